import { type Grouping, spanOf } from '#domain/accounting/groupings.ts'
import { dateWords, dayNumber } from '#domain/planner/days.ts'
import type { AccountingGroup } from '#generated/model/index.ts'
import { orderNumber } from '#src/orders/cells/order-columns.tsx'

/** A group as a list has it, whose rows have numbers. */
export interface GroupRow extends Omit<AccountingGroup, 'id'> {
  /** The same as long as the grouping is: of an order its own. */
  readonly id: number
  /** As the server calls it, `12:2026-11-01`. */
  readonly groupId: string
}

/** More than there are days in the calendar, from the year 1 to the year 9999. */
const mostDays = 4_000_000
const yearOne = dayNumber('0001-01-01')

/** Each group of a grouping has another number: that of its order, else what its customer or driver and its first day make. */
export function rowOfGroup({ id: groupId, ...group }: AccountingGroup): GroupRow {
  const { orderId, partyId, from } = group
  const day = from === null ? 0 : dayNumber(from) - yearOne + 1
  return { ...group, groupId, id: orderId ?? (partyId ?? 0) * mostDays + day }
}

/** Whose orders they are, "Nobody" for those that no driver carried. */
export function partyNameOf({ partyName }: Pick<GroupRow, 'partyName'>): string {
  return partyName ?? 'Nobody'
}

/** The group in words, for those who do not see its row: "Meewasin Pharmacy Group, November 2026". */
export function labelOfGroup(grouping: Grouping, row: Pick<GroupRow, 'partyName' | 'label' | 'orderId'>): string {
  const span = spanOf(grouping)
  if (row.orderId !== null) return `order ${orderNumber(row.orderId)}`
  return span === 'All' ? partyNameOf(row) : `${partyNameOf(row)}, ${row.label}`
}

/** What the id of a group says by itself, for a link to one that is not in sight: "From November 1, 2026". */
export function labelOfGroupId(groupId: string): string {
  const [, day] = /:(\d{4}-\d\d-\d\d)$/.exec(groupId) ?? []
  return day === undefined ? 'All orders' : `From ${dateWords(day)}`
}
