import { expect } from 'vitest'
import { addLink, addOrder, addPrice, addRow, addService, addTenant, addTrade } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

/** Five orders sold and bought: at a price, for nothing, with a pending price and none, and one bought twice. */
export async function before(rows: Rows): Promise<void> {
  const trade = await addTrade(rows, '0011')
  const carrier = await addTenant(rows, 'Carrier of 0011')
  await addLink(rows, carrier, trade.courier, 'courier-broker')
  const bought = {
    ...trade,
    courier: carrier,
    customer: trade.courier,
    service: await addService(rows, carrier, 'Far'),
  }

  const sell = async (preTaxCents: number) => {
    const id = await addOrder(rows, trade, { brokered_to_tenant_id: carrier })
    await addPrice(rows, id, trade.service, preTaxCents)
    return id
  }
  const buy = async (po: string, sellOrderId: number, preTaxCents?: number | null, ended: number | null = null) => {
    const id = await addOrder(rows, bought, { po_number: po, broker_tenant_id: trade.courier })
    if (preTaxCents !== undefined) await addPrice(rows, id, bought.service, preTaxCents)
    await rows.query(
      `insert into order_brokerages (buy_order_id, sell_order_id, tenant_id, receiver_tenant_id, ended_at)
       values ($1, $2, $3, $4, $5)`,
      [id, sellOrderId, trade.courier, carrier, ended],
    )
  }
  await buy('0011 priced', await sell(5000), 3210)
  await buy('0011 free', await sell(5001), 0)
  await buy('0011 pending', await sell(5002), null)
  await buy('0011 unpriced', await sell(5003))
  const soldTwice = await sell(5004)
  await buy('0011 given back', soldTwice, 2900, 1_690_000_100)
  await buy('0011 bought anew', soldTwice, 3100)
  await addRow(rows, 'delivery_order_updates', { delivery_order_id: soldTwice, type: 'created_brokered' })
}

export async function after({ query }: Rows): Promise<void> {
  const brokerages = await query(`
    select o.po_number, b.agreed_pre_tax_cents, b.edits, b.asked, b.version
    from order_brokerages b join delivery_orders o on o.id = b.buy_order_id
    where o.po_number like '0011 %' order by o.id`)
  const begun = { edits: [], asked: { pickup: [], dropoff: [] }, version: 1 }
  expect(brokerages).toEqual([
    { po_number: '0011 priced', agreed_pre_tax_cents: 3210, ...begun },
    { po_number: '0011 free', agreed_pre_tax_cents: 0, ...begun },
    { po_number: '0011 pending', agreed_pre_tax_cents: null, ...begun },
    { po_number: '0011 unpriced', agreed_pre_tax_cents: null, ...begun },
    { po_number: '0011 given back', agreed_pre_tax_cents: 2900, ...begun },
    { po_number: '0011 bought anew', agreed_pre_tax_cents: 3100, ...begun },
  ])
}
