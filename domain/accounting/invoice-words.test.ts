import { expect, test } from 'vitest'
import { invoiceKindLabels, invoiceStates, invoiceStateText } from './invoice-words.ts'

test('what is paid of an invoice is used of a credit note', () => {
  expect(invoiceStates.map((state) => invoiceStateText('invoice', state))).toEqual([
    'Open',
    'Part paid',
    'Paid',
    'Void',
  ])
  expect(invoiceStates.map((state) => invoiceStateText('creditNote', state))).toEqual([
    'Open',
    'Part used',
    'Used up',
    'Void',
  ])
  expect(invoiceKindLabels.creditNote).toBe('Credit note')
})
