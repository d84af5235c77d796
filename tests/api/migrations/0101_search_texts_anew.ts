import { expect } from 'vitest'
import { addLink, addOrder, addTenant, addTrade, place } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

/** Each order has rows of its customer and its courier, the first one of a supplier too. */
export async function before(rows: Rows): Promise<void> {
  const trade = await addTrade(rows, '0101')
  const supplier = await addTenant(rows, 'Supplier of 0101', 'Supplier')
  await addLink(rows, supplier, trade.customer, 'supplier-customer')
  const supplied = { scheduled_by_tenant_id: supplier, supplier_tenant_name: 'Supplier of 0101' }
  await addOrder(rows, trade, {
    po_number: '0101 O’Brien',
    pickup_location: { ...place, name: 'Zoë’s', phone: '+13065550199;ext=12' },
    dropoff_location: { ...place, contactName: 'D’Arcy', phone: null },
    order_notes: 'Call (306) 555-0123',
    ...supplied,
  })
  // Texts as 0020 wrote them have the apostrophes and blanks, and lack the phone numbers.
  await rows.query(`
    update delivery_order_parties p set search_text = concat_ws(' ', o.id, '0101 o’brien',
      'zoe’s   737 broadway avenue, saskatoon, sk s7n 1b3 aylin unal',
      'broadway clinic   737 broadway avenue, saskatoon, sk s7n 1b3 d’arcy call (306) 555-0123')
    from delivery_orders o where o.id = p.delivery_order_id and o.po_number = '0101 O’Brien'`)
  await addOrder(rows, trade, { po_number: '0101 plain' })
}

export async function after({ query }: Rows): Promise<void> {
  const parties = await query<{ po: string; party: string; text: string }>(`
    select o.po_number as po, split_part(t.name, ' ', 1) as party, replace(p.search_text, o.id::text, 'number') as text
    from delivery_orders o join delivery_order_parties p on p.delivery_order_id = o.id
    join tenants t on t.id = p.tenant_id
    where o.po_number like '0101 %' order by o.id, t.name`)
  const address = '737 broadway avenue, saskatoon, sk s7n1b3'
  const told =
    `number 0101 obrien zoes   ${address} aylin unal 306555019912 ` +
    `broadway clinic   ${address} darcy call 3065550123`
  const plain = `number 0101 plain broadway clinic   ${address} aylin unal broadway clinic   ${address} aylin unal `
  expect(parties).toEqual([
    { po: '0101 O’Brien', party: 'Courier', text: told },
    { po: '0101 O’Brien', party: 'Customer', text: told },
    { po: '0101 O’Brien', party: 'Supplier', text: told },
    { po: '0101 plain', party: 'Courier', text: plain },
    { po: '0101 plain', party: 'Customer', text: plain },
  ])
}
