import { expect } from 'vitest'
import { addLink, addOrder, addPerson, addPrice, addTenant, addTrade } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

export async function before(rows: Rows): Promise<void> {
  const trade = await addTrade(rows, '0027')
  const { courier, service } = trade
  const driver = await addPerson(rows, courier, 'driver@m0027.example')
  const priced = await addOrder(rows, trade, {
    po_number: '0027 priced',
    due_at: 1_690_009_000,
    status: 'assigned',
    driver_user_id: driver,
  })
  await addPrice(rows, priced, service, 2000)
  await addPrice(rows, await addOrder(rows, trade, { po_number: '0027 free' }), service, 0)
  const pending = await addOrder(rows, trade, { po_number: '0027 pending', due_at: 1_690_008_000 })
  await addPrice(rows, pending, service, null)
  await addOrder(rows, trade, { po_number: '0027 unpriced', status: 'cancelled', cancelled_at: 1_690_000_500 })

  const broker = await addTenant(rows, 'Broker of 0027')
  await addLink(rows, courier, broker, 'courier-broker')
  const bought = await addOrder(rows, trade, {
    po_number: '0027 brokered',
    broker_tenant_id: broker,
    status: 'pickedUp',
    driver_user_id: driver,
  })
  await addPrice(rows, bought, service, 4000)
}

export async function after({ query }: Rows): Promise<void> {
  const parties = await query(`
    select o.po_number as po, split_part(t.name, ' ', 1) as party, o.total_cents as of_order, p.total_cents, p.due_at,
      p.driver_user_id is not null as has_driver
    from delivery_orders o join delivery_order_parties p on p.delivery_order_id = o.id
    join tenants t on t.id = p.tenant_id
    where o.po_number like '0027 %' order by o.id, t.name`)
  const row = (po: string, party: string, total: number | null, dueAt: number | null, hasDriver: boolean) => ({
    po: `0027 ${po}`,
    party,
    of_order: total,
    total_cents: total,
    due_at: dueAt,
    has_driver: hasDriver,
  })
  expect(parties).toEqual([
    row('priced', 'Courier', 2100, 1_690_009_000, true),
    row('priced', 'Customer', 2100, 1_690_009_000, true),
    row('free', 'Courier', 0, null, false),
    row('free', 'Customer', 0, null, false),
    row('pending', 'Courier', null, 1_690_008_000, false),
    row('pending', 'Customer', null, 1_690_008_000, false),
    row('unpriced', 'Courier', null, null, false),
    row('unpriced', 'Customer', null, null, false),
    // The broker had the driver in its row until this migration.
    row('brokered', 'Broker', 4200, null, false),
    row('brokered', 'Courier', 4200, null, true),
    row('brokered', 'Customer', 4200, null, true),
  ])
}
