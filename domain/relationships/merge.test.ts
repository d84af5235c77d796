import { expect, test } from 'vitest'
import { Refusal } from '../text/refusal.ts'
import { checkMerge, joinedRows, type MergeStanding, whyNotMerged } from './merge.ts'

const fit: MergeStanding = {
  isCustomer: true,
  isConnected: true,
  isArchived: false,
  mergedInto: null,
  hasPeople: false,
  isOffered: false,
  hasOthers: false,
}

test.each([
  [{ isCustomer: false }, 'Must be one that you deliver for'],
  [{ isConnected: false }, 'Is not connected with you any more'],
  [{ isArchived: true }, 'Is archived'],
  [{ isConnected: false, isArchived: true, mergedInto: 'Oak' }, 'Was merged into Oak already'],
  [{ hasPeople: true }, 'Has people of its own, who keep it'],
  [{ isOffered: true }, 'Is offered to somebody. Revoke that first'],
  [{ hasOthers: true }, 'Is connected with others, who would lose it'],
  [{}, null],
])('of %o it says %s', (otherwise, why) => {
  expect(whyNotMerged({ ...fit, ...otherwise })).toBe(why)
})

test('names each of the two that cannot be merged, and a customer is not merged with itself', () => {
  const refused = (ids: Parameters<typeof checkMerge>[0], standings: Parameters<typeof checkMerge>[1]) => {
    try {
      checkMerge(ids, standings)
      return null
    } catch (error) {
      return error instanceof Refusal ? (error.errors ?? error.kind) : error
    }
  }
  const both = { sourceTenantId: 1, targetTenantId: 2 }
  expect(refused(both, { source: fit, target: fit })).toBeNull()
  expect(refused({ sourceTenantId: 1, targetTenantId: 1 }, { source: fit, target: fit })).toEqual({
    '/targetTenantId': ['Must be another customer'],
  })
  expect(refused(both, { source: undefined, target: { ...fit, hasPeople: true } })).toBe('not-found')
  expect(refused(both, { source: { ...fit, isArchived: true }, target: { ...fit, hasPeople: true } })).toEqual({
    '/sourceTenantId': ['Is archived'],
    '/targetTenantId': ['Has people of its own, who keep it'],
  })
})

test('joins what has the same key, first of the same name, and never loses what is in use to what was archived', () => {
  const row = (id: number, key: string | null, name = 'Desk', isArchived = false) => ({ id, key, name, isArchived })
  const source = [
    row(1, 'a', 'Dóck'),
    row(2, 'a', 'Elsewhere'),
    row(3, 'b'),
    row(4, 'b', 'Old', true),
    row(5, null),
    row(6, 'c'),
  ]
  const target = [row(20, 'a', 'Desk'), row(21, 'a', 'Dock'), row(22, 'b', 'Gone', true), row(23, null)]
  expect([...joinedRows(source, target)]).toEqual([
    [1, 21],
    [2, 20],
    [4, 22],
  ])
})
