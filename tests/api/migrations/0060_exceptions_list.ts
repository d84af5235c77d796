import { expect } from 'vitest'
import { addLink, addOrder, addPrice, addTenant, addTrade } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

export async function before(rows: Rows): Promise<void> {
  const trade = await addTrade(rows, '0060')
  const { courier, customer, service } = trade
  const [broker, supplier] = [
    await addTenant(rows, 'Broker of 0060'),
    await addTenant(rows, 'Supplier of 0060', 'Supplier'),
  ]
  await addLink(rows, courier, broker, 'courier-broker')
  await addLink(rows, supplier, customer, 'supplier-customer')
  const exceptions = ['bought_price_changed']
  const cancelled = { status: 'cancelled', cancelled_at: 1_690_000_500 }
  const add = async (name: string, preTaxCents: number | null, values: object = {}) => {
    const id = await addOrder(rows, trade, { po_number: `0060 ${name}`, ...values })
    if (preTaxCents !== null) await addPrice(rows, id, service, preTaxCents)
  }
  await add('fine', 1000)
  await add('free', 0)
  await add('unpriced', null)
  await add('unpriced, cancelled', null, cancelled)
  await add('excepted', 1000, { exceptions })
  await add('excepted, cancelled', null, { exceptions, ...cancelled })
  await add('brokered', 1000, { exceptions, broker_tenant_id: broker })
  const supplied = { scheduled_by_tenant_id: supplier, supplier_tenant_name: 'Supplier of 0060' }
  await add('supplied', 1000, { exceptions, ...supplied })
  await add('supplied, unpriced', null, supplied)
  // Rows of a cancelled order without a price say what no rule says, so that it has to be taken back.
  await rows.query(`
    update delivery_order_parties p set has_exceptions = true from delivery_orders o
    where o.id = p.delivery_order_id and o.po_number = '0060 unpriced, cancelled'`)
}

export async function after({ query }: Rows): Promise<void> {
  const parties = await query<{ po: string; party: string; has_exceptions: boolean }>(`
    select o.po_number as po, split_part(t.name, ' ', 1) as party, p.has_exceptions
    from delivery_orders o join delivery_order_parties p on p.delivery_order_id = o.id
    join tenants t on t.id = p.tenant_id
    where o.po_number like '0060 %' order by o.id, t.name`)
  expect(parties.map(({ po, party, has_exceptions: has }) => [po.slice(5), party, has])).toEqual([
    ['fine', 'Courier', false],
    ['fine', 'Customer', false],
    ['free', 'Courier', false],
    ['free', 'Customer', false],
    ['unpriced', 'Courier', true],
    ['unpriced', 'Customer', false],
    ['unpriced, cancelled', 'Courier', false],
    ['unpriced, cancelled', 'Customer', false],
    ['excepted', 'Courier', true],
    ['excepted', 'Customer', false],
    ['excepted, cancelled', 'Courier', true],
    ['excepted, cancelled', 'Customer', false],
    ['brokered', 'Broker', false],
    ['brokered', 'Courier', true],
    ['brokered', 'Customer', false],
    ['supplied', 'Courier', true],
    ['supplied', 'Customer', false],
    ['supplied', 'Supplier', false],
    ['supplied, unpriced', 'Courier', true],
    ['supplied, unpriced', 'Customer', false],
    ['supplied, unpriced', 'Supplier', false],
  ])
}
