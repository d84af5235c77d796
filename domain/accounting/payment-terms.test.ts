import { expect, test } from 'vitest'
import { dueDateOf, termsWords } from './payment-terms.ts'
import { paymentTerms } from './types.ts'

test.each([
  ['dueOnReceipt', '2026-11-30'],
  ['net10', '2026-12-10'],
  ['net20', '2026-12-20'],
  ['net30', '2026-12-30'],
  ['net60', '2027-01-29'],
  ['net90', '2027-02-28'],
] as const)('%s of November 30 falls due on %s', (terms, due) => {
  expect(dueDateOf(terms, '2026-11-30')).toBe(due)
})

test('the terms in words', () => {
  expect(paymentTerms.map(termsWords)).toEqual(['Due on receipt', 'Net 10', 'Net 20', 'Net 30', 'Net 60', 'Net 90'])
})
