import { expect } from 'vitest'
import { addOrder, addRow, addTrade, place } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

/** The street, the unit, how the address began until now, and how it begins from now on. */
const addresses = [
  ['110-3160 Preston Ave', '110', '110-110-3160 Preston Ave', '110-3160 Preston Ave'],
  ['Unit 110, 3160 Preston Ave', '110', '110-Unit 110, 3160 Preston Ave', 'Unit 110, 3160 Preston Ave'],
  ['3160 Preston Ave #4b', 'Apt 4B', 'Apt 4B-3160 Preston Ave #4b', '3160 Preston Ave #4b'],
  ['3160 Preston Ave', '110', '110-3160 Preston Ave', '110-3160 Preston Ave'],
  ['12 High St', 'Suite 4', 'Suite 4-12 High St', 'Suite 4, 12 High St'],
  ['12 High St', '#(4)', '#(4)-12 High St', '(4), 12 High St'],
  ['Range Road 3052', '9', '9-Range Road 3052', '9, Range Road 3052'],
  ['110 Preston Ave', '110', '110-110 Preston Ave', '110-110 Preston Ave'],
  ['3160 Preston Ave', '', '3160 Preston Ave', '3160 Preston Ave'],
  ['30 rue Émile, app. 2', '2', '2-30 rue Émile, app. 2', '30 rue Émile, app. 2'],
  ['12 High St', 'Unité 4', 'Unité 4-12 High St', 'Unité 4, 12 High St'],
  // An address that somebody wrote by hand does not begin with the two, and stays.
  ['12 High St', 'Suite 4', 'Suite 4 - 12 High Street', 'Suite 4 - 12 High Street'],
] as const

const rest = ', Saskatoon, SK'
const at = (streetAddress: string, unitNumber: string | null, formatted: string) => ({
  ...place,
  streetAddress,
  unitNumber,
  formattedAddress: `${formatted}${rest}`,
})
const doubled = at(addresses[0][0], addresses[0][1], addresses[0][2])
const suite = at(addresses[4][0], addresses[4][1], addresses[4][2])

export async function before(rows: Rows): Promise<void> {
  const trade = await addTrade(rows, '0102')
  for (const [street, unit, formatted] of addresses) {
    await addRow(rows, 'locations', {
      tenant_id: trade.courier,
      name: street,
      street_address: street,
      unit_number: unit,
      formatted_address: `${formatted}${rest}`,
      latitude: 52,
      longitude: -106,
      time_zone: 'America/Regina',
    })
  }
  const orders = {
    dropoff: [place, doubled],
    pickup: [suite, at('12 High St', null, '12 High St')],
    both: [suite, doubled],
  }
  for (const [name, [pickup, dropoff]] of Object.entries(orders))
    await addOrder(rows, trade, { po_number: `0102 ${name}`, pickup_location: pickup, dropoff_location: dropoff })
  await addOrder(rows, trade, { po_number: '0102 neither' })
}

export async function after({ query }: Rows): Promise<void> {
  const book = await query<{ address: string }>(`
    select l.formatted_address as address from locations l join tenants t on t.id = l.tenant_id
    where t.name = 'Courier of 0102' order by l.id`)
  expect(book.map(({ address }) => address)).toEqual(addresses.map(([, , , mended]) => `${mended}${rest}`))

  const orders = await query(`
    select o.po_number as po, o.pickup_location as pickup, o.dropoff_location as dropoff,
      array(select search_text like '%110-110-3160%' or search_text like '%suite 4-12%' from delivery_order_parties p
        where p.delivery_order_id = o.id) as found_as_before
    from delivery_orders o where o.po_number like '0102 %' order by o.id`)
  const once = { ...doubled, formattedAddress: `110-3160 Preston Ave${rest}` }
  const apart = { ...suite, formattedAddress: `Suite 4, 12 High St${rest}` }
  const order = (name: string, pickup: object, dropoff: object) => ({
    po: `0102 ${name}`,
    pickup,
    dropoff,
    found_as_before: [false, false],
  })
  expect(orders).toEqual([
    order('dropoff', place, once),
    order('pickup', apart, at('12 High St', null, '12 High St')),
    order('both', apart, once),
    order('neither', place, place),
  ])
}
