import { describe, expect, test } from 'vitest'
import { correctionFollows, isBillable, revenueStateOf } from './revenue-state.ts'
import type { Amounts } from './types.ts'

const gst = { type: 'GST', percent: 5, name: 'GST', cents: 50 } as const
const ten: Amounts = { preTaxCents: 1_000, taxes: [gst] }
const nine: Amounts = { preTaxCents: 900, taxes: [{ ...gst, cents: 45 }] }

describe('an order is', () => {
  test.each([
    ['unbilled until it is billed', 'not_exported', ten, null, 'unbilled'],
    ['billed at the price that it has', 'exported', ten, ten, 'exported'],
    ['billed without a price, as was said by hand', 'exported', null, null, 'exported'],
    ['changed once it costs something else', 'exported', nine, ten, 'changed'],
    ['changed once it bears other taxes', 'exported', { ...ten, taxes: [] }, ten, 'changed'],
    ['changed once it has lost its price', 'exported', null, ten, 'changed'],
    ['not billable, whatever was billed', 'not_exportable', ten, ten, 'notBillable'],
  ] as const)('%s', (_what, billStatus, price, billed, state) => {
    expect(revenueStateOf(billStatus, price, billed)).toBe(state)
  })
})

test.each([
  ['completed', null, true],
  ['completed', 0, true],
  ['cancelled', 500, true],
  ['cancelled', 0, false],
  ['droppedOff', 500, false],
] as const)('one that was %s at %s brings money in: %s', (status, total, expected) => {
  expect(isBillable(status, total)).toBe(expected)
})

test.each([
  [[], null],
  [['PSC-7'], 'It stands on PSC-7, which stays as it is: the next billing run bills or credits any difference.'],
  [
    ['PSC-9', 'PSC-7'],
    'It stands on PSC-9 and 1 earlier one, which stay as they are: the next billing run bills or credits any difference.',
  ],
])('an order on the invoices %o says what follows when its price changes', (numbers, sentence) => {
  expect(correctionFollows(numbers)).toBe(sentence)
})
