import { expect, test } from 'vitest'
import { Refusal } from '../text/refusal.ts'
import {
  checkMerge,
  droppedFields,
  joinedRows,
  keptFields,
  mergedFields,
  type MergeStanding,
  whyNotMerged,
} from './merge.ts'

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

const nothing = {
  name: 'Nutana',
  phone: null,
  address: null,
  accountNumber: null,
  notes: null,
  billToName: null,
  billToAddress: null,
  invoiceEmail: null,
  paymentTerms: null,
  billingCycle: null,
  taxExempt: false,
  taxExemptionNumber: null,
  poNumberRequired: false,
  creditHold: false,
  isFavorite: false,
}
const all = {
  name: 'Nutana Florists',
  phone: '+13065550170',
  address: '1 Old Road',
  accountNumber: 'C-7',
  notes: 'Call before noon.',
  billToName: 'Nutana Ltd.',
  billToAddress: '1 Old Road',
  invoiceEmail: 'old@nutana.example',
  paymentTerms: 'net10',
  billingCycle: 'weekly',
  taxExempt: true,
  taxExemptionNumber: 'R123',
  poNumberRequired: true,
  creditHold: true,
  isFavorite: true,
}

test('keeps each value that only the source has, drops those that the target has otherwise, and mentions no other', () => {
  expect([keptFields(all, nothing), droppedFields(all, nothing)]).toEqual([
    mergedFields.filter((field) => field !== 'name'),
    ['name'],
  ])
  expect([keptFields(nothing, all), droppedFields(nothing, all)]).toEqual([[], ['name']])
  expect([keptFields(all, all), droppedFields(all, all)]).toEqual([[], []])
  expect(keptFields({ ...nothing, notes: 'Here' }, { ...nothing, notes: ' ' })).toEqual(['notes'])
  expect(droppedFields(all, { ...all, paymentTerms: 'net30' })).toEqual(['paymentTerms'])
})

test('never mixes the exemption of one with the number of the other', () => {
  const numbered = { ...nothing, taxExemptionNumber: 'R999' }
  expect([keptFields({ ...all, name: 'Nutana' }, numbered), droppedFields(all, numbered)]).toEqual([
    mergedFields.filter((field) => !['name', 'taxExempt', 'taxExemptionNumber'].includes(field)),
    ['name', 'taxExempt', 'taxExemptionNumber'],
  ])
})
