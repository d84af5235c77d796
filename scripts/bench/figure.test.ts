import { expect, test } from 'vitest'
import { isWithinBudget, median, percentile } from './figure.ts'
import { tableOf } from './table.ts'

const start = { group: 'Server', name: 'warm start', value: 1_234.5, unit: 'ms' } as const

test('a budget is a most or a least, and reaching it keeps it', () => {
  expect(isWithinBudget({ ...start, budget: { at: 'most', value: 1_234.5 } })).toBe(true)
  expect(isWithinBudget({ ...start, budget: { at: 'most', value: 1_234 } })).toBe(false)
  expect(isWithinBudget({ ...start, unit: '×', value: 0.9, budget: { at: 'least', value: 0.9 } })).toBe(true)
  expect(isWithinBudget({ ...start, unit: '×', value: 0.89, budget: { at: 'least', value: 0.9 } })).toBe(false)
  expect(isWithinBudget(start)).toBeUndefined()
})

test('the middle is that of the sorted values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 9, 1, 2])).toBe(5.5)
})

test('a percentile is one of the values, and of few the last one', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([1, 50, 99, 100].map((share) => percentile(hundred, share))).toEqual([1, 50, 99, 100])
  expect([50, 99].map((share) => percentile([3, 1, 2], share))).toEqual([2, 3])
})

test('the table has a heading for each group, and says in words what is over its budget', () => {
  const table = tableOf([
    { ...start, budget: { at: 'most', value: 1_500 } },
    { group: 'Orders', name: 'list', value: 1_820.4, unit: '/s' },
    { group: 'Orders', name: 'list, of the bare peer', value: 0.857, unit: '×', budget: { at: 'least', value: 0.9 } },
  ])
  expect(table.split('\n').map((line) => line.trimEnd())).toEqual([
    'Server',
    '  warm start              1,235 ms    at most 1,500 ms  within',
    'Orders',
    '  list                    1,820 /s',
    '  list, of the bare peer    0.86 ×    at least 0.90 ×   over budget',
  ])
})
