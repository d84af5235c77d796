import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** What Prairie Sky is asked to keep of an order. */
export async function insertOrderFields(db: Kysely<Database>, tenantId: number, now: number): Promise<void> {
  const own = { tenant_id: tenantId, created_at: now, updated_at: now }
  await db
    .insertInto('delivery_order_fields')
    .values([
      { ...own, name: 'Cost centre', kind: 'text', help: 'As on your purchase order', position: 1, pinned: true },
      {
        ...own,
        name: 'Ward',
        kind: 'choice',
        options: JSON.stringify(['Emergency', 'Pharmacy', 'Laboratory', 'Long-term care']),
        position: 2,
      },
      {
        ...own,
        name: 'Call before arriving',
        kind: 'yesNo',
        shown_in: JSON.stringify(['Scheduler', 'Order']),
        position: 3,
      },
    ])
    .execute()
}
