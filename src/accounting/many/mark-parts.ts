import { spanOf } from '#domain/accounting/groupings.ts'
import type { BillStatusesChange } from '#generated/model/index.ts'
import { type AccountingQuestion, filterOf } from '../accounting-address.ts'
import type { GroupRow } from '../group-row.ts'

/** Orders that are marked together: those that were ticked, or all of ticked groups. */
export interface MarkedOrders {
  /** How many. */
  readonly count: number
  /** As they are asked for: a part at a time, so that one sees how far it is and can stop it. */
  readonly parts: readonly MarkPart[]
}

export interface MarkPart {
  readonly count: number
  readonly of: Pick<BillStatusesChange, 'orderIds' | 'groups'>
}

/** What the contract takes at once, and what is done at once to show how far it is. */
const most = { groups: 100, orders: 5_000, ids: 250 }

/** Orders by their numbers. */
export function markedOrders(orderIds: readonly number[]): MarkedOrders {
  const parts: MarkPart[] = []
  for (let from = 0; from < orderIds.length; from += most.ids) {
    const ids = orderIds.slice(from, from + most.ids)
    parts.push({ count: ids.length, of: { orderIds: ids } })
  }
  return { count: orderIds.length, parts }
}

/** All orders of ticked groups that the filters let through; of a grouping by order they are the groups. */
export function markedGroups(question: AccountingQuestion, rows: readonly GroupRow[]): MarkedOrders {
  if (spanOf(question.grouping) === 'Order') return markedOrders(rows.map(({ id }) => id))
  const { grouping, from, until } = question
  const parts: { count: number; ids: string[] }[] = []
  for (const { groupId, sums } of rows) {
    const last = parts.at(-1)
    if (last !== undefined && last.ids.length < most.groups && last.count + sums.orders <= most.orders) {
      last.ids.push(groupId)
      last.count += sums.orders
    } else parts.push({ count: sums.orders, ids: [groupId] })
  }
  return {
    count: rows.reduce((sum, { sums }) => sum + sums.orders, 0),
    parts: parts.map(({ count, ids }) => ({
      count,
      of: { groups: { grouping, ids, from, until, ...filterOf(question) } },
    })),
  }
}
