import type { NoticeTypeId } from './types.ts'

/** A notice as far as it is put together with its neighbours. */
export interface FoldedNotice {
  readonly id: number
  readonly type: NoticeTypeId
  /** Unix seconds. */
  readonly createdAt: number
  readonly isUnread: boolean
  readonly orderIds: readonly number[]
}

/** How many of a kind stand by themselves. */
const mostAlone = 2

/** Seconds between two that belong together. */
const near = 30 * 60

/**
 * Puts neighbours of one kind together, as a drawer shows them: twelve orders that were assigned one after the other are one line, which
 * opens. What is unread is never put together with what is not.
 * @param notices the newest first
 * @returns the same in the same order, each group with the newest first
 */
export function foldNotices<Notice extends FoldedNotice>(notices: readonly Notice[]): readonly (readonly Notice[])[] {
  const groups: Notice[][] = []
  for (const notice of notices) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && belongsTo(last, notice)) group.push(notice)
    else groups.push([notice])
  }
  return groups.flatMap((group) => (group.length <= mostAlone ? group.map((each) => [each]) : [group]))
}

function belongsTo(newer: FoldedNotice, older: FoldedNotice): boolean {
  return (
    newer.type === older.type &&
    newer.isUnread === older.isUnread &&
    newer.createdAt - older.createdAt <= near &&
    newer.orderIds.length > 0 &&
    older.orderIds.length > 0
  )
}
