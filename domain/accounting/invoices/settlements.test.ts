import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liveSettlements, outstandingAt, settledCentsOf, takeBack } from './settlements.ts'
import { outstandingCents } from './state.ts'
import { anyHistory, historyEnds } from './testing/histories.ts'
import { credit, creditNote, invoice, payment } from './testing/samples.ts'

test('a credit settles its credit note as well', () => {
  const settled = settledCentsOf([payment({ amountCents: 7_000, parts: [{ invoiceId: 12, cents: 7_000 }] }), credit()])
  expect([...settled]).toEqual([
    [12, 10_000],
    [13, 3_000],
  ])
})

test('what is taken back is as if it had never been, and stands there twice', () => {
  const row = { ...takeBack(payment(), { day: '2026-12-05', note: 'The cheque bounced' }), id: 2 }
  expect(row).toEqual({
    ...payment(),
    id: 2,
    day: '2026-12-05',
    note: 'The cheque bounced',
    amountCents: -10_000,
    parts: [{ invoiceId: 12, cents: -10_000 }],
    takesBackId: 1,
  })
  expect(settledCentsOf([payment(), row]).get(12)).toBe(0)
  expect(liveSettlements([payment(), row, credit({ id: 3 })])).toEqual([credit({ id: 3 })])
})

test('a credit that is taken back frees its credit note', () => {
  const row = { ...takeBack(credit(), { day: '2026-12-05', note: '' }), id: 3 }
  expect([...settledCentsOf([credit(), row]).values()]).toEqual([0, 0])
})

test('what was owed on a day', () => {
  const invoices = [invoice({ settledCents: 10_000 }), creditNote({ invoiceDate: '2026-11-05' })]
  const owed = (day: string) =>
    outstandingAt(day, invoices, [payment()]).map((one) => [one.invoice.number, one.outstandingCents])
  expect(owed('2026-10-30')).toEqual([])
  expect(owed('2026-10-31')).toEqual([['INV-12', 10_000]])
  expect(owed('2026-12-02')).toEqual([
    ['INV-12', 10_000],
    ['INV-13', -3_000],
  ])
  expect(owed('2026-12-03')).toEqual([['INV-13', -3_000]])
})

test('one that became void was owed until the day before', () => {
  const invoices = [invoice({ voidedOn: '2026-11-15' })]
  expect(outstandingAt('2026-11-14', invoices, [])).toHaveLength(1)
  expect(outstandingAt('2026-11-15', invoices, [])).toEqual([])
})

test('one that was paid before its date was owed the other way round until then', () => {
  const early = payment({ day: '2026-10-30' })
  expect(outstandingAt('2026-10-30', [invoice()], [early])).toEqual([{ invoice: invoice(), outstandingCents: -10_000 }])
  expect(outstandingAt('2026-10-31', [invoice()], [early])).toEqual([])
})

test('what was owed at the end of it all is what is owed now', () => {
  fc.assert(
    fc.property(anyHistory, ({ invoices, settlements }) => {
      const then = outstandingAt(historyEnds, invoices, settlements).map((one) => [
        one.invoice.id,
        one.outstandingCents,
      ])
      const now = invoices.map((one) => [one.id, outstandingCents(one)]).filter(([, cents]) => cents !== 0)
      expect(then).toEqual(now)
    }),
  )
})
