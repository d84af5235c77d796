import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { insertPeople, ServiceIds } from '#tests/api/orders/order-fixtures.ts'
import { addOrder } from '#tests/api/support/rows.ts'

type People = Awaited<ReturnType<typeof insertPeople>>

/** The question of a billing run in the middle of which something is killed: all that was completed until the end of October 2026. */
export const billedUntilOctober = {
  until: '2026-10-31',
  invoiceDate: '2026-10-31',
  grouping: 'CustomerDeliveryOrder',
} as const

/** Matches the books of the courier, whose customer has so many orders of $10.50 that were completed last month. In a system transaction. */
export async function matchBooks(
  db: Kysely<Database>,
  { tenants, users }: People,
  service: ServiceIds,
  orders: number,
): Promise<void> {
  const { courier, customer } = tenants
  const ids = { serviceId: service.id, revisionId: service.revisionId }
  const orderId = await addOrder(
    { systemTransaction: (work) => work(db) },
    { sender: customer, receiver: courier },
    users.scheduler,
    ids,
  )
  await sql`insert into delivery_orders (sender_tenant_id, receiver_tenant_id, scheduled_by_tenant_id, sender_user_id, sender_user_name,
      service_id, service_revision_id, service_name, pickup_location, dropoff_location, available_at, distance_m, time_s, status,
      completed_at, driver_user_id, total_cents)
    select sender_tenant_id, receiver_tenant_id, scheduled_by_tenant_id, sender_user_id, sender_user_name, service_id, service_revision_id,
      service_name, pickup_location, dropoff_location, available_at, distance_m, time_s, 'completed',
      extract(epoch from timestamp '2026-10-15')::bigint + place, ${users.driver}, 1050
    from delivery_orders, generate_series(1, ${orders}::int) as place where id = ${orderId}`.execute(db)
  const tax = {
    key: 'tax:GST',
    group: 'tax',
    name: 'GST (5%)',
    priceCadCents: 50,
    reason: { rule: 'tax', input: { type: 'GST', percent: 5 } },
  }
  await sql`insert into delivery_order_prices (delivery_order_id, service_revision_id, pricing_type, inputs, lines, base_cents, pre_tax_cents,
      tax_cents, total_cents)
    select id, service_revision_id, 'fixed', '{}', ${JSON.stringify([tax])}::jsonb, 1000, 1000, 50, 1050
    from delivery_orders where status = 'completed'`.execute(db)
  await sql`select keep_order_revenues(array(select id from delivery_orders where status = 'completed'))`.execute(db)
  await db
    .insertInto('accounting_settings')
    .values({
      tenant_id: courier,
      more: JSON.stringify({ package: 'xero', usualAccount: '4000', invoicePrefix: 'KR-' }),
    })
    .execute()
  await db
    .insertInto('accounting_mappings')
    .values({ tenant_id: courier, package: 'xero', kind: 'tax', key: 'GST 5', code: 'GST on Income' })
    .execute()
  await db.updateTable('customers').set({ bill_to_name: 'Meewasin Inc.' }).where('tenant_id', '=', courier).execute()
}
