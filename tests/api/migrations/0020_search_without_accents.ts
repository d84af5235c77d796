import { expect } from 'vitest'
import { addOrder, addRow, addTrade, place } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

export async function before(rows: Rows): Promise<void> {
  const trade = await addTrade(rows, '0020')
  await addRow(rows, 'locations', {
    tenant_id: trade.courier,
    external_reference: 'Été-20',
    name: 'Łukasz Straße',
    friendly_name: 'Þing Æble Œuvre',
    formatted_address: '12 Rue Crémazie, Montréal, QC',
    city: 'Montréal',
    postal_code: 'H2P 1T1',
    contact_name: 'Søren Đorđe',
    latitude: 45.5,
    longitude: -73.6,
    time_zone: 'America/Toronto',
  })
  await addRow(rows, 'gazetteer_places', {
    source: 'm0020',
    source_key: '1',
    name: 'Île-des-Chênes',
    formatted_address: 'Île-des-Chênes, MB',
    postal_code: 'R0A 0T1',
    latitude: 49.7,
    longitude: -97,
  })
  await addOrder(rows, trade, {
    po_number: '0020-É',
    pickup_location: { ...place, name: 'Café Ünal', contactName: 'Tomás Peña' },
    dropoff_location: { ...place, name: 'ŁUKASZ & Søn', formattedAddress: '12 Rue Crémazie' },
    order_notes: 'Straße, Ærø',
  })
  const plain = await addOrder(rows, trade, { po_number: '0020-ASCII' })
  // Capitals that no search text has show whether a row was written.
  await rows.query(`update delivery_order_parties set search_text = 'LEFT ALONE' where delivery_order_id = $1`, [plain])
}

/** The same for both owners: delivery_order_parties is not forced on its owner, who therefore sees its rows. */
export async function after({ query, one }: Rows): Promise<void> {
  const parties = await query(`
    select o.po_number, t.kind, replace(p.search_text, o.id::text, 'number') as text
    from delivery_order_parties p join delivery_orders o on o.id = p.delivery_order_id
    join tenants t on t.id = p.tenant_id
    where o.po_number like '0020-%' order by o.id, t.kind`)
  const bare =
    'number 0020-e cafe unal   737 broadway avenue, saskatoon, sk s7n 1b3 tomas pena ' +
    'lukasz & son   12 rue cremazie aylin unal strasse, aero'
  expect(parties).toEqual([
    { po_number: '0020-É', kind: 'Courier', text: bare },
    { po_number: '0020-É', kind: 'Customer', text: bare },
    { po_number: '0020-ASCII', kind: 'Courier', text: 'LEFT ALONE' },
    { po_number: '0020-ASCII', kind: 'Customer', text: 'LEFT ALONE' },
  ])
  expect(await one(`select search_text from locations where external_reference = 'Été-20'`)).toEqual({
    search_text: 'lukasz strasse thing aeble oeuvre ete-20  12 rue cremazie, montreal, qc montreal h2p 1t1 soren dorde',
  })
  expect(await one(`select search_text from gazetteer_places where source = 'm0020'`)).toEqual({
    search_text: 'ile-des-chenes ile-des-chenes, mb r0a 0t1',
  })
}
