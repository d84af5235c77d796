import { expect, it } from 'vitest'
import type { AccountingQuestion } from '../accounting-address.ts'
import type { GroupRow } from '../group-row.ts'
import { markedGroups, markedOrders } from './mark-parts.ts'

const question: AccountingQuestion = {
  grouping: 'CustomerMonth',
  from: '2026-11-01',
  until: '2026-11-30',
  search: '',
  filter: { states: ['unbilled'] },
}
const rowsOf = (...orders: number[]) =>
  orders.map((count, at) => ({ id: at + 1, groupId: `${at + 1}:2026-11-01`, sums: { orders: count } }) as GroupRow)

it('takes no more orders and no more groups at once than the contract does', () => {
  const { count, parts } = markedGroups(question, rowsOf(3_000, 2_000, 1, 4_000))
  expect(count).toBe(9_001)
  expect(parts.map((part) => [part.count, part.of.groups?.ids.length])).toEqual([
    [5_000, 2],
    [4_001, 2],
  ])
  expect(markedGroups(question, rowsOf(...Array.from({ length: 150 }, () => 1))).parts).toHaveLength(2)
})

it('names the days and the filter, so that no order is marked that is not shown', () => {
  expect(markedGroups(question, rowsOf(3)).parts[0]?.of.groups).toEqual({
    grouping: 'CustomerMonth',
    ids: ['1:2026-11-01'],
    from: '2026-11-01',
    until: '2026-11-30',
    filter: { states: ['unbilled'] },
  })
})

it('names the orders themselves where each is a group', () => {
  const byOrder = { ...question, grouping: 'CustomerDeliveryOrder' } as const
  expect(markedGroups(byOrder, rowsOf(1, 1)).parts).toEqual([{ count: 2, of: { orderIds: [1, 2] } }])
  expect(markedOrders(Array.from({ length: 600 }, (_, id) => id)).parts.map(({ count }) => count)).toEqual([
    250, 250, 100,
  ])
})
