import { expect } from 'vitest'
import { add, addFirm, addOrder, addPrice, type Firm, type Line } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

/** 1 March in Saskatoon, and 28 February still in Vancouver. */
const night = Date.parse('2026-03-01T07:30:00Z') / 1000
const noon = Date.parse('2026-03-05T18:00:00Z') / 1000

const base: Line = { key: 'base_fee', name: 'Base Fee', cents: 2000 }
const wait = (cents: number, insteadOfCadCents?: number): Line => ({
  key: 'wait_time',
  name: 'Wait Time',
  cents,
  input: { waitTimeCadCents: cents, ...(insteadOfCadCents !== undefined && { insteadOfCadCents }) },
})
const tax = (type: string, percent: number, cents: number, input: object = {}): Line => ({
  key: `tax:${type}`,
  name: type,
  cents,
  input: { type, percent, dropoffProvince: 'SK', ...input },
})

interface Order {
  readonly po: string
  readonly firm: 'Prairie' | 'Pacific'
  readonly values: Readonly<Record<string, unknown>>
  /** Without any there is no price; with none in it, it is pending. */
  readonly lines?: readonly Line[]
  /** The columns of its row that differ from {@link usual}; null if it has none. */
  readonly row: object | null
}

const completed = { status: 'completed', completed_at: noon }
const cancelled = { status: 'cancelled', cancelled_at: noon }
const gst = [{ type: 'GST', name: 'GST', percent: 5, cents: 100 }]
const priced = { pre_tax: 2000, tax: 100, total: 2100, taxes: gst, tax_key: 'GST 5' }
const pricedLines = [base, tax('GST', 5, 100)]

const usual = {
  is_courier: true,
  is_customer: true,
  is_driven: true,
  day: '2026-03-05',
  is_cancelled: false,
  bill_status: 'not_exported',
  parcels: 0,
  weight_kg: 0,
  distance_m: 14_300,
  pre_tax: null,
  tax: null,
  total: null,
  taxes: null,
  tax_key: null,
  fuel: 0,
  wait: 0,
  adjustment: 0,
  discount: 0,
  unbilled_wait: 0,
  open_wait: false,
  fallback: null,
  elsewhere: false,
  billed_pre_tax: null,
  billed_total: null,
  billed_taxes: null,
  not_billable_reason: null,
  paid_at: null,
  state: 'unbilled',
}

const orders: readonly Order[] = [
  {
    po: 'Of every rule',
    firm: 'Prairie',
    values: { ...completed, completed_at: night, total_parcels: 3, total_weight_kg: 12.5, distance_m: 9_000.5 },
    lines: [
      base,
      { key: 'zone:7', name: 'Downtown', cents: 250, input: { stops: 'pickup' } },
      { key: 'zone:fallback', name: 'Outside the Zones', cents: 300, input: { stops: 'dropoff', fallback: true } },
      { key: 'fuel_surcharge', name: 'Fuel', cents: 150 },
      wait(400, 900),
      { key: 'adjustment:0', name: 'Remise', cents: -100 },
      { key: 'adjustment:1', name: 'Stairs', cents: 50 },
      { key: 'floor', name: 'Unused Discount', cents: 7 },
      tax('PST', 6, 183),
      tax('GST', 5, 153),
    ],
    row: {
      day: '2026-03-01',
      parcels: 3,
      weight_kg: 12.5,
      distance_m: 9_000.5,
      pre_tax: 3057,
      tax: 336,
      total: 3393,
      taxes: [
        { type: 'PST', name: 'PST', percent: 6, cents: 183 },
        { type: 'GST', name: 'GST', percent: 5, cents: 153 },
      ],
      tax_key: 'GST 5 + PST 6',
      fuel: 150,
      wait: 400,
      adjustment: -43,
      discount: 100,
      unbilled_wait: 500,
      open_wait: true,
      fallback: 300,
    },
  },
  {
    po: 'Billed, in the taxes of elsewhere',
    firm: 'Prairie',
    values: { ...completed, bill_status: 'exported' },
    lines: [base, wait(900, 400), tax('GST', 5, 145, { dropoffProvince: 'AB' })],
    row: {
      bill_status: 'exported',
      pre_tax: 2900,
      tax: 145,
      total: 3045,
      taxes: [{ ...gst[0], cents: 145 }],
      tax_key: 'GST 5',
      wait: 900,
      elsewhere: true,
      billed_pre_tax: 2900,
      billed_total: 3045,
      billed_taxes: [{ ...gst[0], cents: 145 }],
      state: 'exported',
    },
  },
  {
    po: 'Of an assumed tax',
    firm: 'Prairie',
    values: completed,
    lines: [base, tax('GST', 5, 100, { assumed: true })],
    row: { ...priced, elsewhere: true },
  },
  {
    po: 'Of an assumed tax of nothing',
    firm: 'Prairie',
    values: { ...completed, bill_status: 'not_exportable' },
    lines: [base, tax('Exempt', 0, 0, { assumed: true })],
    row: {
      bill_status: 'not_exportable',
      state: 'notBillable',
      pre_tax: 2000,
      tax: 0,
      total: 2000,
      taxes: [{ type: 'Exempt', name: 'Exempt', percent: 0, cents: 0 }],
      tax_key: 'Exempt 0',
    },
  },
  {
    // It is dated by its last change.
    po: 'Of no tax, completed at no time',
    firm: 'Prairie',
    values: { ...completed, completed_at: null, updated_at: night },
    lines: [base],
    row: { day: '2026-03-01', pre_tax: 2000, tax: 0, total: 2000, taxes: [], tax_key: 'No tax' },
  },
  { po: 'Completed without a price', firm: 'Prairie', values: completed, row: {} },
  { po: 'Completed while its price is pending', firm: 'Prairie', values: completed, lines: [], row: {} },
  {
    po: 'Carried out by another',
    firm: 'Prairie',
    values: { ...completed, isHandedOn: true },
    lines: pricedLines,
    row: { ...priced, is_driven: false },
  },
  {
    po: 'Cancelled at a charge',
    firm: 'Prairie',
    values: { ...cancelled, cancelled_at: night, completed_at: null },
    lines: pricedLines,
    row: { ...priced, is_cancelled: true, day: '2026-03-01' },
  },
  {
    po: 'Cancelled while its price is pending',
    firm: 'Prairie',
    values: cancelled,
    lines: [],
    row: { is_cancelled: true },
  },
  { po: 'Cancelled for nothing', firm: 'Prairie', values: cancelled, lines: [{ ...base, cents: 0 }], row: null },
  { po: 'Cancelled without a price', firm: 'Prairie', values: cancelled, row: null },
  { po: 'Under way', firm: 'Prairie', values: { status: 'droppedOff' }, lines: pricedLines, row: null },
  {
    po: 'At night',
    firm: 'Pacific',
    values: { ...completed, completed_at: night },
    lines: pricedLines,
    row: { ...priced, day: '2026-02-28' },
  },
  {
    po: 'Billed while its price is pending',
    firm: 'Pacific',
    values: { ...completed, bill_status: 'exported' },
    lines: [],
    row: { bill_status: 'exported', state: 'exported' },
  },
]

export async function before(rows: Rows): Promise<void> {
  const firms = {
    Prairie: await addFirm(rows, '0380'),
    Pacific: await addFirm(rows, '0380 as well', { time_zone: 'America/Vancouver' }),
  }
  for (const { po, firm: name, values, lines } of orders) {
    const firm = firms[name]
    const { isHandedOn, ...columns } = values
    const carrier = isHandedOn ? { brokered_to_tenant_id: firms.Pacific.courierId } : { driver_user_id: firm.userId }
    const orderId = await addOrder(rows, firm, po, { ...carrier, ...columns })
    if (lines) await addPrice(rows, firm, orderId, lines)
    if (po === 'Of every rule') await addStamps(rows, firm, orderId)
  }
}

/** The driver came to the pickup twice, and to the drop-off twice, which was never left for good; some stamps have no position. */
async function addStamps(rows: Rows, firm: Firm, orderId: number): Promise<void> {
  const stamps = [
    ['checkin', 'pickup', 1, -600, 10, 10],
    ['checkout', 'pickup', 1, -550, 11, 11],
    ['checkin', 'pickup', 2, -500, 52, -106],
    ['checkout', 'pickup', 2, -450, 53, -106],
    ['checkin', 'pickup', 3, -440, null, null],
    ['checkout', 'pickup', 3, -430, null, null],
    ['checkin', 'dropoff', 4, -420, null, null],
    ['checkout', 'dropoff', 4, -410, 12, 12],
    ['checkin', 'dropoff', 5, -400, 52, -107],
    ['checkout', 'dropoff', 5, -350, 52, -107],
    ['checkin', 'dropoff', 6, -300, 20, 20],
  ] as const
  for (const [type, stop, period, seconds, latitude, longitude] of stamps) {
    await add(rows, 'delivery_order_geostamps', {
      delivery_order_id: orderId,
      uid: `00000000-0000-4000-8000-00000000038${period}`,
      type,
      stop,
      occurred_at: night + seconds,
      latitude,
      longitude,
      user_id: firm.userId,
    })
  }
}

export async function after({ query }: Rows): Promise<void> {
  const found = await query<{ po: string }>(`
    select o.po_number as po, r.tenant_id = o.receiver_tenant_id as is_courier, r.customer_tenant_id = o.sender_tenant_id as is_customer,
      r.driver_user_id is not null as is_driven, r.billable_on::text as day, r.is_cancelled, r.bill_status, r.parcels, r.weight_kg,
      r.distance_m, r.pre_tax_cents as pre_tax, r.tax_cents as tax, r.total_cents as total, r.taxes, r.tax_key, r.fuel_cents as fuel,
      r.wait_cents as wait, r.adjustment_cents as adjustment, r.discount_cents as discount, r.unbilled_wait_cents as unbilled_wait,
      r.has_open_wait as open_wait, r.fallback_cents as fallback, r.is_taxed_elsewhere as elsewhere,
      r.billed_pre_tax_cents as billed_pre_tax, r.billed_total_cents as billed_total, r.billed_taxes, r.not_billable_reason, r.paid_at,
      r.state
    from order_revenues r join delivery_orders o on o.id = r.delivery_order_id join tenants t on t.id = o.receiver_tenant_id
    where t.name in ('Courier of 0380', 'Courier of 0380 as well') order by o.id`)
  expect(found).toEqual(orders.filter(({ row }) => row !== null).map(({ po, row }) => ({ po, ...usual, ...row })))

  const ways = await query<{ po: string; stamped_m: number }>(`
    select o.po_number as po, r.stamped_m from order_revenues r join delivery_orders o on o.id = r.delivery_order_id
    join tenants t on t.id = o.receiver_tenant_id
    where t.name in ('Courier of 0380', 'Courier of 0380 as well') and r.stamped_m is not null`)
  // One degree along the parallel of 52 degrees north.
  expect(ways).toEqual([{ po: 'Of every rule', stamped_m: expect.closeTo(68_456, -2) }])
}
