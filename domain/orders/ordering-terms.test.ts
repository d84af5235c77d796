import { describe, expect, it } from 'vitest'
import { Refusal } from '../text/refusal.ts'
import { creditHoldText, missingPoNumber, poNumberFaults, refuseCreditHold } from './ordering-terms.ts'

const terms = {
  creditHold: true,
  poNumberRequired: true,
  taxExemption: null,
  courierName: 'Prairie Sky Couriers',
  courierPhone: '+13065550199',
}

describe('a credit hold', () => {
  it.each([
    [
      'courier',
      'Meewasin is on credit hold: new orders are stopped. Take the hold off on its page, under Terms.',
      '/customerTenantId',
    ],
    ['customer', 'Prairie Sky Couriers does not take new orders from you for now. Call (306) 555-0199.', '/serviceId'],
    [
      'supplier',
      'Prairie Sky Couriers does not take new orders for Meewasin for now. Ask Meewasin.',
      '/customerTenantId',
    ],
  ] as const)('is refused in words for the %s, at a field that it has', (by, text, pointer) => {
    expect(creditHoldText(terms, 'Meewasin', by)).toBe(text)
    const act = () => refuseCreditHold(terms, 'Meewasin', by)
    expect(act).toThrow(Refusal)
    expect(act).toThrow(expect.objectContaining({ code: 'credit_hold', message: text, errors: { [pointer]: [text] } }))
  })

  it('that there is not stops nothing, and a courier without a phone number is asked', () => {
    for (const none of [null, { ...terms, creditHold: false }])
      expect(() => refuseCreditHold(none, 'Meewasin', 'courier')).not.toThrow()
    expect(creditHoldText({ ...terms, courierPhone: null }, 'Meewasin', 'customer')).toContain('Ask them why.')
  })
})

it('a PO number is asked for where the courier asks for one, and a blank one is none', () => {
  const text = 'Prairie Sky Couriers asks for a PO number on each of these orders'
  expect(['', '  ', 'PO-7'].map((typed) => missingPoNumber(terms, typed))).toEqual([text, text, null])
  expect(missingPoNumber({ ...terms, poNumberRequired: false }, '')).toBeNull()
  expect(poNumberFaults(terms, ' ')).toEqual({ '/poNumber': [text] })
  expect(poNumberFaults(null, '')).toEqual({})
})
