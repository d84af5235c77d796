import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesToBill } from './corrections.ts'
import { groupings, partyOf } from './groupings.ts'
import { numberInvoices, planInvoices, totalsOf } from './plan-invoices.ts'
import { customer, gst, hst, order, qst } from './testing/samples.ts'
import type { Amounts } from './types.ts'

const customers = new Map([
  [1, customer({ id: 1, name: 'Elm Bakery' })],
  [2, customer({ id: 2, name: 'Ábaco Dental', paymentTerms: 'dueOnReceipt' })],
  [3, customer({ id: 3, name: 'Elm Bakery' })],
])
const tenDollars: Amounts = { preTaxCents: 1_000, taxes: [gst(50)] }
const nineDollars: Amounts = { preTaxCents: 900, taxes: [gst(45)] }
const october = order({ orderId: 9, billableOn: '2026-10-31' })
const november = order({ orderId: 10, billableOn: '2026-11-01' })

/** `invoice of 1, 2026-11: order 10, order 11`. */
function planOf(...[orders, grouping]: [Parameters<typeof planInvoices>[0], Parameters<typeof planInvoices>[1]]) {
  return planInvoices(orders, grouping, customers).map(({ kind, customerId, key, lines }) => {
    return `${kind} of ${customerId}, ${key}: ${lines.map((line) => `${line.kind} ${line.orderId}`).join(', ')}`
  })
}

describe('invoices', () => {
  test('are by name, by key and by order', () => {
    const orders = [3, 1, 2].flatMap((customerId) => [
      order({ orderId: customerId * 100 + 1, customerId, billableOn: '2026-11-02' }),
      order({ orderId: customerId * 100 + 10, customerId }),
      order({ orderId: customerId * 100 + 9, customerId }),
    ])
    expect(planOf(orders, 'CustomerWeek')).toEqual([
      'invoice of 2, 2026-W45: order 201',
      'invoice of 2, 2026-W48: order 209, order 210',
      'invoice of 1, 2026-W45: order 101',
      'invoice of 1, 2026-W48: order 109, order 110',
      'invoice of 3, 2026-W45: order 301',
      'invoice of 3, 2026-W48: order 309, order 310',
    ])
    expect(planOf([november, october], 'CustomerDeliveryOrder')).toEqual([
      'invoice of 1, order-9: order 9',
      'invoice of 1, order-10: order 10',
    ])
    expect(planOf([november, october], 'CustomerCustomer')).toEqual(['invoice of 1, all: order 9, order 10'])
  })

  test('are of the month in which an order was completed, also one that comes late', () => {
    expect(planOf([november, october], 'CustomerMonth')).toEqual([
      'invoice of 1, 2026-10: order 9',
      'invoice of 1, 2026-11: order 10',
    ])
    expect(planInvoices([october], 'CustomerMonth', customers)[0]?.label).toBe('October 2026')
  })

  test('have a row of 0 for an order that costs nothing', () => {
    const free = order({ orderId: 11, price: { preTaxCents: 0, taxes: [] } })
    expect(planOf([november, free], 'CustomerMonth')).toEqual(['invoice of 1, 2026-11: order 10, order 11'])
  })

  test('are not made of what is billed already, nor of what has no price', () => {
    expect(planOf([order({ billed: tenDollars }), order({ price: null })], 'CustomerMonth')).toEqual([])
  })
})

describe('corrections', () => {
  const dearer = { ...october, billed: nineDollars }
  const cheaper = { ...october, price: nineDollars, billed: tenDollars }

  test('stand on the following invoice', () => {
    expect(planOf([dearer, november], 'CustomerMonth')).toEqual(['invoice of 1, 2026-11: correction 9, order 10'])
  })

  test('have an invoice to themselves where none follows', () => {
    expect(planOf([dearer], 'CustomerMonth')).toEqual(['invoice of 1, 2026-10: correction 9'])
    expect(planOf([dearer, { ...november, customerId: 2 }], 'CustomerMonth')).toEqual([
      'invoice of 2, 2026-11: order 10',
      'invoice of 1, 2026-10: correction 9',
    ])
    expect(planOf([dearer, november], 'CustomerDeliveryOrder')).toEqual([
      'invoice of 1, order-9: correction 9',
      'invoice of 1, order-10: order 10',
    ])
  })

  test('that lower an amount are on the credit note of their group', () => {
    expect(planOf([november, cheaper, { ...november, orderId: 8, billableOn: '2026-10-02' }], 'CustomerMonth')).toEqual(
      ['invoice of 1, 2026-10: order 8', 'creditNote of 1, 2026-10: credit 9', 'invoice of 1, 2026-11: order 10'],
    )
  })

  test('of the taxes are a credit note and an invoice of the same group', () => {
    const price = { preTaxCents: 1_000, taxes: [hst(130)] }
    expect(planOf([{ ...october, price, billed: tenDollars }], 'CustomerMonth')).toEqual([
      'invoice of 1, 2026-10: order 9',
      'creditNote of 1, 2026-10: credit 9',
    ])
  })
})

test('no invoice is of drivers, nor of somebody unknown', () => {
  expect(() => planOf([], 'DriverWeek')).toThrow('No grouping of customers: DriverWeek')
  expect(() => planOf([order({ customerId: 5 })], 'CustomerMonth')).toThrow(RangeError)
})

test('whatever the grouping, every line is on one invoice or credit note', () => {
  const anyOrder = fc.record({
    customerId: fc.constantFrom(1, 2, 3),
    billableOn: fc.constantFrom('2026-09-30', '2026-10-01', '2026-11-29', '2026-12-31', '2027-01-01'),
    price: fc.constantFrom(null, tenDollars, nineDollars, { preTaxCents: 500, taxes: [hst(65)] }),
    billed: fc.constantFrom(null, tenDollars, nineDollars),
  })
  const ofCustomers = groupings.filter((grouping) => partyOf(grouping) === 'Customer')
  fc.assert(
    fc.property(fc.array(anyOrder), fc.constantFrom(...ofCustomers), (many, grouping) => {
      const orders = many.map((more, index) => order({ ...more, orderId: index + 1 }))
      const drafts = planInvoices(orders, grouping, customers)
      const lines = drafts.flatMap((draft) => draft.lines.map((line) => ({ draft, line })))
      const byOrder = (one: { orderId: number; kind: string }, other: typeof one) =>
        one.orderId - other.orderId || one.kind.localeCompare(other.kind)
      expect(lines.map(({ line }) => line).toSorted(byOrder)).toEqual(orders.flatMap(linesToBill).toSorted(byOrder))
      expect(lines.every(({ draft, line }) => (draft.kind === 'creditNote') === (line.kind === 'credit'))).toBe(true)
      expect(lines.every(({ draft, line }) => orders[line.orderId - 1]?.customerId === draft.customerId)).toBe(true)
      const keys = drafts.map(({ kind, customerId, key }) => `${kind} ${customerId} ${key}`)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

test('numbers skip none, and only invoices fall due', () => {
  const cheaper = { ...october, price: nineDollars, billed: tenDollars }
  const drafts = planInvoices([november, cheaper, order({ customerId: 2 })], 'CustomerMonth', customers)
  const numbered = numberInvoices(drafts, { prefix: 'PSC-', next: 998, invoiceDate: '2026-11-30', customers })
  expect(numbered.map(({ number, kind, dueDate, customer: { id } }) => [number, kind, id, dueDate])).toEqual([
    ['PSC-998', 'invoice', 2, '2026-11-30'],
    ['PSC-999', 'creditNote', 1, null],
    ['PSC-1000', 'invoice', 1, '2026-12-30'],
  ])
  expect(numbered.map(({ invoiceDate }) => invoiceDate)).toEqual(['2026-11-30', '2026-11-30', '2026-11-30'])
})

test('sums are those of the lines, each tax by itself', () => {
  const lines = [
    { preTaxCents: 1_000, taxes: [gst(50), qst(100)] },
    { preTaxCents: 10, taxes: [gst(1), qst(1)] },
    { preTaxCents: 500, taxes: [hst(65)] },
  ]
  expect(totalsOf(lines)).toEqual({
    preTaxCents: 1_510,
    taxes: [gst(51), hst(65), qst(101)],
    taxCents: 217,
    totalCents: 1_727,
  })
  expect(totalsOf([])).toEqual({ preTaxCents: 0, taxes: [], taxCents: 0, totalCents: 0 })
})
