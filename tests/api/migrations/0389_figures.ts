import { expect } from 'vitest'
import { addFirm, addOrder, addTenant } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

/** A courier of two orders, one that is archived and has one, and one that has none, as its customers have none to carry out. */
export async function before(rows: Rows): Promise<void> {
  const firm = await addFirm(rows, '0389')
  await addOrder(rows, firm, 'First')
  await addOrder(rows, firm, 'Second', { status: 'cancelled', cancelled_at: 1_770_000_000 })
  await addOrder(rows, await addFirm(rows, '0389 archived', { archived_at: 1_770_000_000 }), 'First')
  await addTenant(rows, 'Courier of 0389 without orders')
}

export async function after({ query }: Rows): Promise<void> {
  const found = await query(`
    select t.name, c.delivery_order_id, c.after_order_id from tenants t join figure_changes c on c.tenant_id = t.id
    where t.name like '%of 0389%' order by t.id`)
  const change = { delivery_order_id: null, after_order_id: 0 }
  expect(found).toEqual([
    { name: 'Courier of 0389', ...change },
    { name: 'Courier of 0389 archived', ...change },
  ])
}
