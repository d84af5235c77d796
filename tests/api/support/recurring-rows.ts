import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** A recurring order that an organisation places for itself, and a day of it. It is paused: nothing comes of it while others are tried. */
export async function addRecurringOrder(
  db: Kysely<Database>,
  { tenantId, userId, serviceId, locationId }: Record<'tenantId' | 'userId' | 'serviceId' | 'locationId', number>,
): Promise<{ recurringOrderId: number; recurringDay: string }> {
  const { id } = await db
    .insertInto('recurring_orders')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      customer_tenant_id: tenantId,
      courier_tenant_id: tenantId,
      name: 'Morning run',
      status: 'paused',
      service_id: serviceId,
      service_speed_id: 1,
      pickup_location_id: locationId,
      dropoff_location_id: locationId,
      parcels: JSON.stringify([{ parcelTypeId: 1, quantity: 1 }]),
      part_names: JSON.stringify({ speed: '', tags: {}, parcelTypes: {} }),
      recurrence: JSON.stringify({ kind: 'weekdays' }),
      start_date: '2026-11-23',
      pickup_from_s: 32_400,
      agreed_price_cad_cents: 4_500,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { recurringOrderId: id, recurringDay: '2026-11-23' }
}

/** Adds so many of the same as one that is there. In a system transaction. */
export async function copyRecurringOrder(db: Kysely<Database>, id: number, count: number): Promise<void> {
  await sql`
    insert into recurring_orders overriding system value
    select copy.*
    from recurring_orders r, generate_series(1, ${count}::int) n,
      jsonb_populate_record(r, jsonb_build_object('id', nextval(pg_get_serial_sequence('recurring_orders', 'id')), 'copy', n)) copy
    where r.id = ${id}`.execute(db)
}
