import { describe, expect, test } from 'vitest'
import { settlementFaults, takingBackFaults, whyNotVoided, type TypedSettlement } from './settlement-refusals.ts'
import { takeBack } from './settlements.ts'
import { credit, creditNote, invoice, payment } from './testing/samples.ts'

const books = {
  invoices: new Map(
    [
      invoice(),
      creditNote(),
      invoice({ id: 14, number: 'INV-14', settledCents: 10_000 }),
      invoice({ id: 15, number: 'INV-15', voidedOn: '2026-11-02' }),
      invoice({ id: 16, number: 'INV-16', customerId: 2 }),
      creditNote({ id: 17, number: 'INV-17', settledCents: 3_000 }),
      creditNote({ id: 18, number: 'INV-18', customerId: 2 }),
    ].map((one) => [one.id, one]),
  ),
  today: '2026-12-31',
  booksClosedUntil: '2026-11-30',
}

const on = (invoiceId: number, cents: number): Partial<TypedSettlement> => ({
  amountCents: cents,
  parts: [{ invoiceId, cents }],
})
const faultsOf = (more: Partial<TypedSettlement>) => {
  const { customerId, kind, day, amountCents, parts, creditNoteId } = payment()
  return settlementFaults({ customerId, kind, day, amountCents, parts, creditNoteId, currency: 'CAD', ...more }, books)
}
const refund = { kind: 'refund' } as const
const used = { kind: 'credit', creditNoteId: 13 } as const

test.each<[string, Partial<TypedSettlement>]>([
  ['a payment of all that is owed', {}],
  ['one of a part of it, today', { ...on(12, 1), day: '2026-12-31' }],
  ['money given back on a credit note', { ...refund, ...on(13, 3_000) }],
  ['a credit note that is used', { ...used, ...on(12, 3_000) }],
])('nothing is wrong with %s', (_what, more) => {
  expect(faultsOf(more)).toEqual({})
})

test.each<[string, Partial<TypedSettlement>, Record<string, string[]>]>([
  ['above what is owed', on(12, 10_001), { '/parts/0/cents': ['$100.01 is more than INV-12 takes: $100.00 is owed'] }],
  [
    'in another currency',
    { currency: 'USD' },
    { '/currency': ['Must be in CAD, which the books are kept in, and not in USD'] },
  ],
  ['of a void invoice', on(15, 100), { '/parts/0/invoiceId': ['INV-15 is void'] }],
  ['of a paid invoice', on(14, 100), { '/parts/0/invoiceId': ['INV-14 is paid already'] }],
  ['on a credit note', on(13, 100), { '/parts/0/invoiceId': ['INV-13 is a credit note, and nobody pays one'] }],
  ['of another customer’s invoice', on(16, 100), { '/parts/0/invoiceId': ['INV-16 is of another customer'] }],
  ['of another customer’s credit note', on(18, 100), { '/parts/0/invoiceId': ['INV-18 is of another customer'] }],
  ['of an invoice that is not there', on(99, 100), { '/parts/0/invoiceId': ['No such invoice: 99.'] }],
  [
    'whose parts do not add up',
    { ...on(12, 6_000), amountCents: 6_470 },
    { '/parts': ['The parts add up to $60.00, and the amount is $64.70'] },
  ],
  [
    'that names an invoice twice',
    {
      parts: [
        { invoiceId: 12, cents: 6_000 },
        { invoiceId: 12, cents: 4_000 },
      ],
    },
    { '/parts/1/invoiceId': ['INV-12 is named twice'] },
  ],
  [
    'of nothing',
    on(12, 0),
    { '/amountCents': ['Must be more than $0.00'], '/parts/0/cents': ['Must be more than $0.00'] },
  ],
  ['for nothing', { amountCents: 100, parts: [] }, { '/parts': ['Choose what it is for'] }],
  ['of tomorrow', { day: '2027-01-01' }, { '/day': ['Must not be after today, December 31, 2026'] }],
  ['within closed books', { day: '2026-11-30' }, { '/day': ['The books are closed up to November 30, 2026'] }],
  ['that uses a credit note', { creditNoteId: 13 }, { '/creditNoteId': ['Only a credit uses a credit note'] }],
])('refused is a payment %s', (_what, more, faults) => {
  expect(faultsOf(more)).toEqual(faults)
})

test.each<[string, Partial<TypedSettlement>, Record<string, string[]>]>([
  [
    'money given back on an invoice',
    { ...refund, ...on(12, 100) },
    { '/parts/0/invoiceId': ['INV-12 is an invoice, and money is given back on credit notes'] },
  ],
  [
    'more given back than is left',
    { ...refund, ...on(13, 3_001) },
    { '/parts/0/cents': ['$30.01 is more than INV-13 takes: $30.00 is left'] },
  ],
  ['money given back twice', { ...refund, ...on(17, 1) }, { '/parts/0/invoiceId': ['INV-17 is used up already'] }],
  ['a credit of none', { ...used, ...on(12, 1), creditNoteId: null }, { '/creditNoteId': ['Choose a credit note'] }],
  [
    'a credit of an invoice',
    { ...used, ...on(12, 1), creditNoteId: 12 },
    { '/creditNoteId': ['Choose a credit note'] },
  ],
  [
    'a credit of what is not there',
    { ...used, ...on(12, 1), creditNoteId: 99 },
    { '/creditNoteId': ['No such credit note: 99.'] },
  ],
  [
    'a credit of one that is used up',
    { ...used, ...on(12, 1), creditNoteId: 17 },
    { '/creditNoteId': ['INV-17 is used up already'] },
  ],
  [
    'a credit of another customer’s',
    { ...used, ...on(12, 1), creditNoteId: 18 },
    { '/creditNoteId': ['INV-18 is of another customer'] },
  ],
  [
    'a credit above what is left of it',
    { ...used, ...on(12, 3_001) },
    { '/amountCents': ['$30.01 is more than INV-13 takes: $30.00 is left'] },
  ],
])('refused is %s', (_what, more, faults) => {
  expect(faultsOf(more)).toEqual(faults)
})

test('refused is a day more than a year before what it is for, the oldest of several', () => {
  const open = { ...books, booksClosedUntil: null }
  const { customerId, kind, amountCents, creditNoteId } = payment()
  const parts = [
    { invoiceId: 12, cents: 100 },
    { invoiceId: 99, cents: amountCents - 100 },
  ]
  const later = new Map([...books.invoices, [99, invoice({ id: 99, number: 'INV-99', invoiceDate: '2027-10-31' })]])
  const dayFault = (day: string) =>
    settlementFaults(
      { customerId, kind, day, amountCents, parts, creditNoteId, currency: 'CAD' },
      { ...open, invoices: later },
    )['/day']
  expect(dayFault('2025-10-30')).toBeUndefined()
  expect(dayFault('2025-10-29')).toEqual(['Must not be more than a year before INV-12, which is of October 31, 2026'])
})

describe('taking back', () => {
  const faults = (more: Partial<Parameters<typeof takingBackFaults>[1]> = {}, settlement = payment()) =>
    takingBackFaults(settlement, {
      day: '2026-12-05',
      today: '2026-12-31',
      booksClosedUntil: null,
      takenBackOn: null,
      ...more,
    })

  test('is done once, and not of what takes back', () => {
    expect(faults()).toEqual({})
    expect(faults({ takenBackOn: '2026-12-04' })).toEqual({ '': ['It was taken back already, on December 4, 2026.'] })
    expect(faults({}, payment({ takesBackId: 1 }))).toEqual({ '': ['It takes another one back, and stays.'] })
  })

  test('has a day like any other, and none before what it takes back', () => {
    expect(faults({ day: '2026-12-03' })).toEqual({})
    expect(faults({ day: '2026-12-02' })).toEqual({
      '/day': ['Must not be before December 3, 2026, the day of what is taken back'],
    })
    expect(faults({ day: '2027-01-01' })).toEqual({ '/day': ['Must not be after today, December 31, 2026'] })
    expect(faults({ booksClosedUntil: '2026-12-10' })).toEqual({
      '/day': ['The books are closed up to December 10, 2026'],
    })
  })
})

test('what money moved for does not become void; what a credit was used for does', () => {
  expect(whyNotVoided([invoice()], [])).toBeNull()
  expect(whyNotVoided([invoice()], [payment()])).toBe(
    'INV-12 has a payment of $100.00 of December 3, 2026. Take it back first.',
  )
  expect(whyNotVoided([invoice()], [payment(), { ...takeBack(payment(), payment()), id: 2 }])).toBeNull()
  expect(whyNotVoided([invoice(), creditNote()], [credit()])).toBeNull()
  expect(whyNotVoided([invoice({ id: 99 })], [payment()])).toBeNull()
})
