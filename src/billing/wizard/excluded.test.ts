import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excludedIn, excludedInput, excludedText, withExcluded, type DraftExclusion } from './excluded.ts'

const elm: DraftExclusion = { kind: 'customer', id: 12, reason: 'It is in dispute.' }
const pallet: DraftExclusion = { kind: 'order', id: 10_330, reason: 'Ask Ana: 50 | 60 %, really?' }

test('an address holds what is excluded, by its reasons', () => {
  expect(excludedText([])).toBeUndefined()
  expect(excludedText([elm, { ...elm, id: 14 }])).toBe('c12,c14:It%20is%20in%20dispute.')
  expect(excludedIn(excludedText([elm, pallet]) ?? '')).toEqual([elm, pallet])
})

test('what somebody typed into the address is left out where it names nothing', () => {
  expect(excludedIn('')).toEqual([])
  expect(excludedIn('c12')).toEqual([])
  expect(excludedIn('c12,x3,o-1,c1.5,c12:Why|c:Because|o7:%')).toEqual([{ kind: 'customer', id: 12, reason: 'Why' }])
  expect(excludedIn(`c1:${'x'.repeat(400)}`)[0]?.reason).toHaveLength(300)
})

test('anything that can be excluded comes back from its address', () => {
  const one = fc.record({
    kind: fc.constantFrom('customer' as const, 'order' as const),
    id: fc.integer({ min: 1, max: 1_000_000 }),
    reason: fc
      .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  })
  const several = fc.uniqueArray(one, { maxLength: 20, selector: ({ kind, id }) => `${kind}${id}` })
  fc.assert(
    fc.property(several, (excluded) => {
      const back = excludedIn(excludedText(excluded) ?? '')
      expect(back).toHaveLength(excluded.length)
      expect(back).toEqual(expect.arrayContaining([...excluded]))
    }),
  )
})

test('the contract takes customers and orders apart, and what is named already keeps its reason', () => {
  const both = withExcluded([elm], [{ ...elm, reason: 'Another.' }, pallet])
  expect(both).toEqual([elm, pallet])
  expect(excludedInput(both)).toEqual({
    excludedCustomers: [{ customerId: 12, reason: elm.reason }],
    excludedOrders: [{ orderId: 10_330, reason: pallet.reason }],
  })
  expect(excludedInput([])).toEqual({})
})
