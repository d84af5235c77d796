import { expect } from 'vitest'
import { addFirm, addOrder, addPrice, type Line } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

const zone = (key: string, name: string, stops?: string): Line => ({
  key,
  name,
  cents: 300,
  input: { serviceMapId: 1, strategy: 'both', ...(stops === undefined ? {} : { stops }) },
})
const baseFee: Line = { key: 'base_fee', name: 'Base Fee', cents: 1200 }

/** The lines of each order, and what its zone becomes; of `null` there is no price. */
const orders: Readonly<Record<string, readonly [lines: readonly Line[] | null, zone: string | null]>> = {
  'Drop-off alone': [[baseFee, zone('zone:7', 'Île-des-Chênes', 'dropoff')], 'Île-des-Chênes'],
  'Both in one': [[zone('zone:7', 'Downtown', 'pickup,dropoff'), baseFee], 'Downtown'],
  'One each': [[zone('zone:8', 'North', 'pickup'), zone('zone:9', 'South', 'dropoff')], 'South'],
  'Pickup alone': [[baseFee, zone('zone:7', 'Downtown', 'pickup')], null],
  'Outside them all': [[zone('zone:7', 'Downtown', 'pickup'), zone('zone:fallback', 'Outside', 'dropoff')], null],
  'Of no stop': [[zone('zone:7', 'Downtown')], null],
  'Of no zone': [[{ ...zone('tag:7', 'Cold', 'dropoff') }], null],
  'Without a reason': [[{ key: 'zone:7', name: 'Downtown', cents: 300, input: null }], null],
  Pending: [[], null],
  'Without a price': [null, null],
}

export async function before(rows: Rows): Promise<void> {
  const firms = [await addFirm(rows, '0120'), await addFirm(rows, '0120 as well')]
  for (const firm of firms) {
    for (const [po, [lines]] of Object.entries(orders)) {
      const orderId = await addOrder(rows, firm, po)
      if (lines !== null) await addPrice(rows, firm, orderId, lines)
    }
  }
}

export async function after({ query }: Rows): Promise<void> {
  for (const courier of ['Courier of 0120', 'Courier of 0120 as well']) {
    const found = await query<{ po_number: string; dropoff_zone: string | null }>(
      `select po_number, dropoff_zone from delivery_orders o join tenants t on t.id = o.receiver_tenant_id where t.name = $1`,
      [courier],
    )
    expect(Object.fromEntries(found.map((order) => [order.po_number, order.dropoff_zone]))).toEqual(
      Object.fromEntries(Object.entries(orders).map(([po, [, name]]) => [po, name])),
    )
  }
}
