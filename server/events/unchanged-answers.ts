import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { hasSeen, parseSnapshot, type Snapshot } from '#domain/events/snapshot.ts'
import type { RequestCaller } from '#server/db/tenant-transaction.ts'
import type { OutboxReader, RightsOf } from './outbox-reader.ts'
import type { OutboxEntry } from './recent-events.ts'

/** Who asks, by which sign-in and in which organisation. */
export interface Asker {
  readonly userId: number
  readonly familyId: number
  readonly tenantId: number
}

/** What an answer depends on beside rows and the caller: its address, and headers. */
export type Question = readonly (string | undefined)[]

/** A caller that {@link UnchangedAnswers} remembers. */
export type Standing = Omit<RequestCaller, 'party' | 'seen'>

export interface UnchangedAnswers {
  /** To be taken before the caller is read: what is known by then of changed rights. */
  readonly mark: number
  /** Keeps who the caller was found to be, unless rights have changed since the mark. */
  remember(asker: Asker, caller: RequestCaller, mark: number): void
  forget(of: RightsOf): void
  /**
   * Names an answer: what it shows, for whom and of what.
   * @param now unix seconds
   */
  version(asker: Asker, asked: Question, caller: RequestCaller, now: number): string
  /**
   * Whether an answer is still what it was, from memory alone.
   * @param version as the caller has it
   * @param touches whether an event is about the answer, for the caller as they are known
   * @param now unix seconds
   * @returns the version that it has now; null: it may have changed, or nobody knows
   */
  recheck(
    asker: Asker,
    asked: Question,
    version: string,
    touches: (entry: OutboxEntry, caller: Standing) => boolean,
    now: number,
  ): string | null
}

/** Callers of a process whose standing is remembered, some 500 bytes each. */
const remembered = 20_000

/** Seconds after which an answer is made anew although nobody knows of a change, and a caller is read anew. */
const longest = 600

/**
 * Knows without the database that an answer has not changed. Three things make that sure:
 *
 * - The version of an answer says what it shows: PostgreSQL's snapshot, which was taken with the caller's standing before the first row was
 *   read. An act whose transaction is not in it may be missing in the answer, whenever its event was read here; one that is in it is not
 *   missing, although its event comes later. So it does not matter what the outbox reader knew when the answer was made.
 * - The version is signed together with the question and all that is known of the caller: who has one was given this very answer, in
 *   this sign-in and with these rights.
 * - The caller's standing is remembered from requests, and forgotten with each notice that rights have changed, and when the
 *   connection that hears of them was lost. A request that was under way then does not bring it back.
 *
 * While the reader is behind nothing is known. Another process that has heard less than the one whose stream the browser reads cannot tell it
 * "unchanged" of what that stream told: the browser gives up the version of what is touched (src/http/kept-answers.ts).
 *
 * @param reader null before the outbox is read
 */
export function createUnchangedAnswers(secret: string, reader: () => OutboxReader | null): UnchangedAnswers {
  const standings = new LRUCache<string, { asker: Asker; caller: Standing }>({ max: remembered, ttl: longest * 1_000 })
  let notices = 0

  function signed(asker: Asker, asked: Question, caller: Standing, stamp: string): string {
    const { userId, familyId, tenantId } = asker
    return createHmac('sha256', secret)
      .update(JSON.stringify(['version', stamp, userId, familyId, tenantId, asked, caller]))
      .digest('base64url')
  }

  function written(asker: Asker, asked: Question, caller: Standing, stamp: string): string {
    return `W/"${stamp}.${signed(asker, asked, caller, stamp)}"`
  }

  return {
    get mark() {
      return notices
    },
    remember(asker, caller, mark) {
      if (mark === notices) standings.set(keyOf(asker), { asker, caller: standingOf(caller) })
    },
    forget(of) {
      notices += 1
      if (of === null) standings.clear()
      else
        for (const [key, { asker }] of standings.entries())
          if ('userId' in of ? asker.userId === of.userId : asker.tenantId === of.tenantId) standings.delete(key)
    },
    version: (asker, asked, caller, now) => written(asker, asked, standingOf(caller), `${caller.seen}.${now}`),
    recheck(asker, asked, version, touches, now) {
      const outbox = reader()
      const known = parse(version)
      const caller = standings.get(keyOf(asker))?.caller
      if (!outbox?.isCurrent || !outbox.recent || !known || !caller) return null
      const { seen, at, stamp, signature } = known
      if (now - at > longest || !isSame(signature, signed(asker, asked, caller, stamp))) return null
      const { recent } = outbox
      const later = recent.since({ xid: seen.floor, id: 0 })
      if (later === null || later.some((entry) => !hasSeen(seen, entry.at.xid) && touches(entry, caller))) return null
      // What was read by now has been looked at: the next time it need not be. Of the newest transaction there may be more to come.
      const { xid } = recent.cursor
      return xid < seen.ceiling ? version : written(asker, asked, caller, `${xid}:${xid}:.${at}`)
    },
  }
}

function keyOf({ userId, familyId, tenantId }: Asker): string {
  return `${userId} ${familyId} ${tenantId}`
}

function standingOf({ party: _ofAnOrder, seen: _ofTheRequest, ...standing }: RequestCaller): Standing {
  return standing
}

interface Version {
  readonly stamp: string
  readonly seen: Snapshot
  readonly at: number
  readonly signature: string
}

function parse(version: string): Version | null {
  const [, snapshot = '', at, signature] = /^W\/"([\d:,]+)\.(\d{1,12})\.([\w-]{43})"$/.exec(version) ?? []
  const seen = parseSnapshot(snapshot)
  if (seen === null || at === undefined || signature === undefined) return null
  return { stamp: `${snapshot}.${at}`, seen, at: Number(at), signature }
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
