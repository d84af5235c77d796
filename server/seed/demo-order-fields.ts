import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

export const demoWards = ['Emergency', 'Pharmacy', 'Laboratory', 'Long-term care'] as const

/**
 * What Prairie Sky is asked to keep of an order.
 * @returns the ids of the fields by their names
 */
export async function insertOrderFields(
  db: Kysely<Database>,
  tenantId: number,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const own = { tenant_id: tenantId, created_at: now, updated_at: now }
  const rows = await db
    .insertInto('delivery_order_fields')
    .values([
      { ...own, name: 'Cost centre', kind: 'text', help: 'As on your purchase order', position: 1, pinned: true },
      {
        ...own,
        name: 'Ward',
        kind: 'choice',
        options: JSON.stringify(demoWards),
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
    .returning(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}
