import { expect } from 'vitest'
import { addFirm, addOrder, addPrice } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

const lines = [{ key: 'base_fee', name: 'Base Fee', cents: 1_200 }]

/** Makes the database a day older than 0070, and adds prices of before 0070 ran, of afterwards, and one without a line. */
export async function before(rows: Rows): Promise<void> {
  await rows.query(`reset role;
    update schema_migrations set applied_at = applied_at - interval '1 day' where name = '0001_foundations.sql';
    set local role waybill_system`)
  const firm = await addFirm(rows, '0445')
  for (const [po, computedAt, priced] of [
    ['long before 0445', 1_700_000_000, lines],
    ['pending before 0445', 1_700_000_000, []],
    ['since then 0445', 4_000_000_000, lines],
  ] as const) {
    const orderId = await addOrder(rows, firm, po)
    await addPrice(rows, firm, orderId, priced)
    await rows.query('update delivery_order_prices set computed_at = $2 where delivery_order_id = $1', [
      orderId,
      computedAt,
    ])
  }
}

export async function after({ query }: Rows): Promise<void> {
  const explained = () =>
    query(`select o.po_number, p.explained_in from delivery_order_prices p join delivery_orders o on o.id = p.delivery_order_id
      where o.po_number like '% 0445' order by o.id`)
  expect(await explained()).toEqual([
    { po_number: 'long before 0445', explained_in: 'Metric' },
    { po_number: 'pending before 0445', explained_in: 'Metric' },
    { po_number: 'since then 0445', explained_in: null },
  ])

  // A price that stays the same keeps its unit, one that is worked out anew is explained in the reader's.
  await query(`update delivery_order_prices set version = version + 1 where explained_in is not null`)
  await query(`update delivery_order_prices p set lines = p.lines, computed_at = 4000000000
    from delivery_orders o where o.id = p.delivery_order_id and o.po_number = 'pending before 0445'`)
  expect(await explained()).toEqual([
    { po_number: 'long before 0445', explained_in: 'Metric' },
    { po_number: 'pending before 0445', explained_in: null },
    { po_number: 'since then 0445', explained_in: null },
  ])
}
