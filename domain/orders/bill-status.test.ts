import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { billStatusEditable, billStatusLabels, billStatuses } from './bill-status.ts'
import { orderStatuses } from './order-status.ts'

describe('who may set the billing status', () => {
  test.each([
    ['exported', 'exported', true],
    ['exported', 'not_exported', true],
    ['not_exported', 'exported', true],
    ['not_exported', null, true],
    [null, 'not_exportable', true],
    ['not_exported', 'not_exported', false],
    ['not_exportable', 'not_exported', false],
    ['not_exported', 'not_exportable', false],
  ] as const)('initially %s, now %s: %s', (initial, current, editable) => {
    expect(billStatusEditable({ initial, current, status: 'completed', forced: false })).toBe(editable)
  })

  test('a person who is forced may always, and of a cancelled order everybody', () => {
    const billed = fc.constantFrom(null, ...billStatuses)
    fc.assert(
      fc.property(billed, billed, fc.constantFrom(...orderStatuses), (initial, current, status) => {
        expect(billStatusEditable({ initial, current, status, forced: true })).toBe(true)
        expect(billStatusEditable({ initial, current, status: 'cancelled', forced: false })).toBe(true)
      }),
    )
  })

  test('it does not matter which of the two was billed', () => {
    const status = fc.constantFrom(null, ...billStatuses)
    fc.assert(
      fc.property(status, status, (one, other) => {
        const ways = [
          billStatusEditable({ initial: one, current: other, status: 'assigned', forced: false }),
          billStatusEditable({ initial: other, current: one, status: 'assigned', forced: false }),
        ]
        expect(new Set(ways).size).toBe(1)
      }),
    )
  })
})

test('every status has its label', () => {
  expect(billStatuses.map((status) => billStatusLabels[status])).toEqual(['Unbilled', 'Billed', 'Not Billable'])
})
