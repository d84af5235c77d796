import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byAge, daysOver, invoiceStateLabel, invoiceStateOf, outstandingCents } from './state.ts'
import { anyHistory } from './testing/histories.ts'
import { creditNote, invoice } from './testing/samples.ts'

test.each([
  ['nothing of it is paid', {}, 'open', 10_000],
  ['a cent is', { settledCents: 1 }, 'partPaid', 9_999],
  ['all of it is', { settledCents: 10_000 }, 'paid', 0],
  ['it is of nothing', { totalCents: 0 }, 'paid', 0],
  ['its run was reversed', { voidedOn: '2026-11-02' }, 'void', 0],
  ['its run was reversed, and it was of nothing', { totalCents: 0, voidedOn: '2026-11-02' }, 'void', 0],
] as const)('an invoice where %s', (_what, more, state, outstanding) => {
  expect(invoiceStateOf(invoice(more))).toBe(state)
  expect(outstandingCents(invoice(more))).toBe(outstanding)
})

test('a credit note is owed the other way round', () => {
  expect(outstandingCents(creditNote())).toBe(-3_000)
  expect(outstandingCents(creditNote({ settledCents: 1_000 }))).toBe(-2_000)
  expect(outstandingCents(creditNote({ settledCents: 3_000 }))).toBe(0)
  expect(outstandingCents(creditNote({ voidedOn: '2026-11-02' }))).toBe(0)
})

test('the states in words', () => {
  const words = (kind: 'invoice' | 'creditNote') =>
    (['open', 'partPaid', 'paid', 'void'] as const).map((state) => invoiceStateLabel(kind, state))
  expect(words('invoice')).toEqual(['Open', 'Part paid', 'Paid', 'Void'])
  expect(words('creditNote')).toEqual(['Open', 'Part used', 'Used up', 'Void'])
})

test('days over are counted from the due date, or from its own date', () => {
  expect(daysOver(invoice(), '2026-11-29')).toBe(-1)
  expect(daysOver(invoice(), '2026-11-30')).toBe(0)
  expect(daysOver(invoice(), '2027-02-12')).toBe(74)
  expect(daysOver(creditNote(), '2026-11-01')).toBe(1)
})

test('the oldest comes first, and of one day the one that was made first', () => {
  const made = [
    invoice({ id: 4, dueDate: '2026-12-01' }),
    invoice({ id: 3, dueDate: '2026-11-30' }),
    creditNote({ id: 5 }),
    invoice({ id: 2, dueDate: '2026-11-30' }),
  ]
  expect(made.toSorted(byAge).map(({ id }) => id)).toEqual([5, 2, 3, 4])
})

test('whatever people do, no more is settled of anything than it comes to, and nothing of what is void', () => {
  let [settlements, voids] = [0, 0]
  fc.assert(
    fc.property(anyHistory, (history) => {
      settlements += history.settlements.length
      for (const one of history.invoices) {
        expect(one.settledCents).toBeGreaterThanOrEqual(0)
        expect(one.settledCents).toBeLessThanOrEqual(one.totalCents)
        if (one.voidedOn === null) continue
        voids += 1
        expect(one.settledCents).toBe(0)
      }
    }),
    { numRuns: 500 },
  )
  expect(settlements).toBeGreaterThan(500)
  expect(voids).toBeGreaterThan(50)
})
