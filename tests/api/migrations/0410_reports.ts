import { expect } from 'vitest'
import { addFirm, addLink, addOrder, addTenant } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

const dueAt = 1_770_003_600

/** Orders that were promised and delivered or not, placed by the customer, by its courier and by its supplier. */
export async function before(rows: Rows): Promise<void> {
  const firm = await addFirm(rows, '0410')
  const { courierId, customerId, userId } = firm
  const supplierId = await addTenant(rows, 'Moulin Côté of 0410', { kind: 'Supplier' })
  await addLink(rows, {
    provider: supplierId,
    asker: customerId,
    kind: 'supplier-customer',
    since: 1_700_000_000,
    placesOrders: true,
  })
  const done = { status: 'completed', driver_user_id: userId, completed_at: 1_770_007_200 }
  const bySupplier = { scheduled_by_tenant_id: supplierId, supplier_tenant_name: 'Moulin Côté of 0410' }
  await addOrder(rows, firm, 'In time', { ...done, due_at: dueAt, dropped_off_at: dueAt - 60 })
  await addOrder(rows, firm, 'Not promised', { ...done, dropped_off_at: dueAt + 60 })
  await addOrder(rows, firm, 'By the supplier', { ...done, ...bySupplier, due_at: dueAt + 5 })
  await addOrder(rows, firm, 'By the courier', { ...done, scheduled_by_tenant_id: courierId })
  await addOrder(rows, firm, 'Under way', { ...bySupplier, due_at: dueAt })
  await addOrder(rows, await addFirm(rows, '0410 as well'), 'Of another', { ...done, due_at: dueAt + 9 })
}

export async function after({ query }: Rows): Promise<void> {
  const found = await query(`
    select o.po_number as po, r.due_at, r.dropped_off_at, s.name as supplier
    from order_revenues r join delivery_orders o on o.id = r.delivery_order_id join tenants t on t.id = r.tenant_id
    left join tenants s on s.id = r.supplier_tenant_id
    where t.name in ('Courier of 0410', 'Courier of 0410 as well') order by o.id`)
  const none = { due_at: null, dropped_off_at: null, supplier: null }
  expect(found).toEqual([
    { ...none, po: 'In time', due_at: dueAt, dropped_off_at: dueAt - 60 },
    { ...none, po: 'Not promised', dropped_off_at: dueAt + 60 },
    { ...none, po: 'By the supplier', due_at: dueAt + 5, supplier: 'Moulin Côté of 0410' },
    { ...none, po: 'By the courier' },
    { ...none, po: 'Of another', due_at: dueAt + 9 },
  ])
}
