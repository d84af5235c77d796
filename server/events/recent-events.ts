import { isAfter, type Cursor } from './cursor.ts'

/** A row of the outbox, as streams and jobs are told of it. */
export interface OutboxEntry {
  readonly at: Cursor
  readonly topic: string
  /** Which row it happened to. */
  readonly key: string
  /** The organisation that it happened in. */
  readonly tenantId: number
  /** Who is told of it as their own, and the linked organisations beside them that see it. */
  readonly audienceTenantIds: readonly number[]
  readonly sharedTenantIds: readonly number[]
  /** Of what a driver sees only where it is their own: whose it is and was. null: it is nobody's in particular. */
  readonly driverUserIds: readonly number[] | null
  /** Of what is for some people alone; null: for all who may ask. */
  readonly userIds: readonly number[] | null
}

/** Some 300 bytes each. */
const mostKept = 10_000

/** What has happened of late, kept in memory so that a stream which broke off goes on where it stopped. */
export interface RecentEvents {
  /** Of the last one that was read. */
  readonly cursor: Cursor
  add(entries: readonly OutboxEntry[]): void
  /** What came after a cursor, oldest first; null when more has happened than is known here. */
  since(cursor: Cursor): readonly OutboxEntry[] | null
}

/**
 * @param earlier what had happened before, oldest first
 * @param cursor up to where that is known
 */
export function createRecentEvents(earlier: readonly OutboxEntry[], cursor: Cursor): RecentEvents {
  const kept = [...earlier]
  let last = cursor
  /** Before this anything may have happened. What is discarded leaves the newest: where nothing is, nothing has ever happened. */
  let floor = earlier[0]?.at ?? { xid: 0, id: 0 }
  return {
    get cursor() {
      return last
    },
    add(entries) {
      kept.push(...entries)
      last = entries.at(-1)?.at ?? last
      // A quarter at a time: to cut one off for each that comes would move all of them each time.
      if (kept.length <= mostKept * 1.25) return
      kept.splice(0, kept.length - mostKept)
      floor = kept[0]?.at ?? floor
    },
    since(from) {
      if (isAfter(floor, from)) return null
      // From behind: those who ask have mostly missed little.
      let start = kept.length
      for (let entry = kept[start - 1]; entry && isAfter(entry.at, from); entry = kept[start - 1]) start -= 1
      return kept.slice(start)
    },
  }
}
