import pg, { type ClientConfig } from 'pg'
import { lossError } from '#server/db/lost-connection.ts'
import type { Log } from '#server/log.ts'
import { createRecentEvents, type OutboxEntry, type RecentEvents } from './recent-events.ts'
import { sharedTopics, topics, type LinkedAs } from './topics.ts'

/** Told of what is read, once a process and in the order in which it was committed. */
export interface OutboxListener {
  told(entries: readonly OutboxEntry[]): void
  /** What somebody may do here has changed: a person's rights, those of everybody in an organisation, or of anybody (null). */
  rightsChanged(of: RightsOf): void
  /** Time to look at the rights of those who listen, although nothing was said of them. */
  rightsDue(): void
}

/** null: nobody knows whose. */
export type RightsOf = { readonly userId: number } | { readonly tenantId: number } | null

export interface OutboxReader {
  /** null until the outbox has been read for the first time. */
  readonly recent: RecentEvents | null
  /**
   * Whether all is known that was committed until a moment ago, and by this process until now, the notices of changed rights among it:
   * the database gives out a notice before it answers the next question on the same connection.
   */
  readonly isCurrent: boolean
  /** Looks now: something may have been written by this process. Other processes are woken as well. */
  wake(): void
  /** Asks on the reader's own connection, which is nobody's request; null while there is none. */
  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]> | null
  close(): Promise<void>
}

/** Milliseconds. */
const times = {
  /** Of what is written in quick succession all is looked at once: each look costs a tenth of an act. */
  together: 10,
  /** Behind LISTEN, should a word be lost or come from a program that gives none. */
  poll: 1_000,
  /** An older transaction is still running: what came after it waits, so that nothing is passed over. */
  heldBack: 20,
  /** After it was held back for as long, it is asked whether by a transaction of this database. */
  heldBackLong: 250,
  /** Until another connection is tried, when one was lost. */
  reconnect: 1_000,
  /** How old the last look may be that nothing was held back from. Streams would be as late. */
  behind: 2_500,
  /** Rights that changed without a word, such as by hand, are looked at as often. */
  rights: 30_000,
}

/** Rows of one look; a process that slept reads more than one. */
const batch = 500
/** Of what happened before the process began, so that streams go on over a restart. */
const earlierEvents = 2_000

interface EntryRow {
  xid: string
  id: number
  tenantId: number
  topic: string
  key: string
  audience: number[]
  drivers: number[] | null
  people: number[] | null
  /** Of topics that linked organisations hear of: to whom the one that it happened in is what. */
  linked: { as: LinkedAs; tenantId: number }[] | null
}

const topicsToShare = sharedTopics.map((topic) => `'${topic}'`).join()

const entryColumns = `xid::text, id, tenant_id as "tenantId", topic, coalesce(payload ->> 'key', '') as key, audience_tenant_ids as audience,
  payload -> 'driverUserIds' as drivers, payload -> 'userIds' as people, case when topic in (${topicsToShare}) then
    (select json_agg(json_build_object('as', l.linked_as, 'tenantId', l.tenant_id)) from listeners_of(outbox.tenant_id) l) end as linked`

const oldestRunning = 'pg_snapshot_xmin(pg_current_snapshot())'

/**
 * Below the oldest transaction that is still running nothing can be added any more, and what stands there is read in an order that is
 * the same for everybody. What stands above it is waited for. Where that is, is asked once a look: asked twice it may have moved.
 */
const lookBelow = (horizon: string) => `with known as materialized (
      select ${horizon} as horizon, ${oldestRunning} as oldest, (select xid from outbox order by xid desc, id desc limit 1) as newest)
    select
    (select coalesce(json_agg(e order by e.xid::bigint, e.id), '[]') from (
      select ${entryColumns} from outbox
      where (outbox.xid, id) > ($1::text::xid8, $2::bigint) and outbox.xid < (select horizon from known)
      order by outbox.xid, id limit ${batch}) e) as entries,
    coalesce(newest >= horizon, false) as "isHeldBack", coalesce(newest >= oldest, false) as "isHeldBackByAny" from known`

/**
 * The oldest that is running in this database. Transactions of all databases of a PostgreSQL are counted together, and those of others
 * write nothing here. Which are surely theirs say the locks that they hold on themselves; of which it is not known, is ours.
 */
const oldestRunningHere = `coalesce((select running from pg_snapshot_xip(pg_current_snapshot()) as running
    where not exists(select from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted and l.transactionid = running::xid
        and a.datid <> (select oid from pg_database where datname = current_database()))
    order by running limit 1), pg_snapshot_xmax(pg_current_snapshot()))`

const looks = {
  usual: { name: 'look_for_events', text: lookBelow(oldestRunning) },
  /** Asks for more than is wanted each time. */
  longHeldBack: { name: 'look_past_other_databases', text: lookBelow(oldestRunningHere) },
}

const lookBack = `with known as materialized (select ${oldestRunningHere} as horizon) select (select horizon from known)::text as horizon,
    (select coalesce(json_agg(e order by e.xid::bigint, e.id), '[]') from (
      select ${entryColumns} from outbox where outbox.xid < (select horizon from known)
      order by outbox.xid desc, id desc limit ${earlierEvents}) e) as entries`

/**
 * Reads the outbox for the whole process over one connection of its own, which also listens: notices only wake it, a poll follows up.
 * Losing the connection loses nothing: it goes on from where it stood.
 * @param settings of a connection as the owner of the database
 */
export function readOutbox(settings: ClientConfig, log: Log, listener: OutboxListener): OutboxReader {
  let client: pg.Client | null = null
  let recent: RecentEvents | null = null
  let isClosed = false
  let isLooking = false
  let lookAgain = false
  let isWoken = false
  /** How often something was said to be written here, and how often of that it has been looked. */
  let wakes = 0
  let wakesSeen = 0
  /** Since when something, of whichever database, holds back; null: nothing does. */
  let heldBackSince: number | null = null
  /** When the last look began, by the process's own clock. */
  let lookedAt = Number.NEGATIVE_INFINITY
  /** When the last one did that nothing was held back from. */
  let knownAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  const connecting = new AbortController()
  const rights = setInterval(() => listener.rightsDue(), times.rights).unref()
  let running: Promise<void> = connect()

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...settings, application_name: 'waybill outbox', keepAlive: true, pipeline: true })
    try {
      next.on('error', () => {})
      next.on('end', () => lost(next))
      next.on('notification', ({ channel, payload = '', processId }) => {
        if (channel === 'rights') listener.rightsChanged(peopleOf(payload))
        else if (processId !== Reflect.get(next, 'processID')) look()
      })
      await next.connect()
      await next.query(`set role waybill_system; listen outbox; listen rights`)
      if (recent === null) recent = await begin(next)
    } catch (error) {
      if (!isClosed) log.warn({ err: lossError(error) }, 'The outbox cannot be read for now.')
      await next.end().catch(() => {})
      lost(next)
      return
    }
    if (isClosed) return next.end()
    client = next
    log.databaseAnswers?.()
    // What was told while nobody listened.
    listener.rightsChanged(null)
    look()
  }

  function lost(which: pg.Client): void {
    if (client === which) client = null
    else if (client !== null) return
    clearTimeout(timer)
    if (isClosed || connecting.signal.aborted) return
    timer = setTimeout(() => {
      running = connect()
    }, times.reconnect).unref()
  }

  function look(): void {
    if (client === null || recent === null || isClosed) return
    if (isLooking) {
      lookAgain = true
      return
    }
    clearTimeout(timer)
    const early = lookedAt + times.together - performance.now()
    if (early > 0) timer = setTimeout(look, early).unref()
    else running = lookWith(client, recent)
  }

  async function lookWith(on: pg.Client, known: RecentEvents): Promise<void> {
    isLooking = true
    let wait = times.poll
    let isAllRead = false
    try {
      // A server that stops leaves what it has not read to the others: a backlog would hold its end up.
      while (!isAllRead && !connecting.signal.aborted) {
        lookAgain = false
        const wakesBefore = wakes
        lookedAt = performance.now()
        const { xid, id } = known.cursor
        const isLong = heldBackSince !== null && lookedAt - heldBackSince >= times.heldBackLong
        const { rows } = await on.query<{ entries: EntryRow[]; isHeldBack: boolean; isHeldBackByAny: boolean }>({
          ...(isLong ? looks.longHeldBack : looks.usual),
          values: [String(xid), id],
        })
        heldBackSince = rows[0]?.isHeldBackByAny ? (heldBackSince ?? lookedAt) : null
        const entries = (rows[0]?.entries ?? []).map(entryOf)
        if (entries.length > 0) {
          known.add(entries)
          listener.told(entries)
        }
        isAllRead = entries.length < batch
        // What is held back may be what was written here.
        if (!rows[0]?.isHeldBack && isAllRead) {
          knownAt = lookedAt
          wakesSeen = wakesBefore
        }
        // Beside the acts' own transactions: within them it would make their commits wait for each other.
        if (isWoken) {
          isWoken = false
          await on.query('notify outbox')
        }
        wait = rows[0]?.isHeldBack ? times.heldBack : times.poll
      }
    } catch (error) {
      // A connection that was lost says so itself; whatever else it is, the poll tries again.
      if (client !== null && !isClosed) log.warn({ err: lossError(error) }, 'The outbox could not be read.')
    } finally {
      isLooking = false
    }
    if (client === on && !isClosed) timer = setTimeout(look, lookAgain ? times.together : wait).unref()
  }

  return {
    get recent() {
      return client === null ? null : recent
    },
    get isCurrent() {
      return client !== null && wakesSeen === wakes && performance.now() - knownAt < times.behind
    },
    wake() {
      isWoken = true
      wakes += 1
      look()
    },
    query: (text, values) =>
      client === null ? null : client.query({ text, values: [...values] }).then(({ rows }) => rows),
    async close() {
      isClosed = true
      connecting.abort()
      clearInterval(rights)
      clearTimeout(timer)
      const last = client
      client = null
      await running
      await last?.end()
    },
  }
}

async function begin(client: pg.Client): Promise<RecentEvents> {
  const { rows } = await client.query<{ horizon: string; entries: EntryRow[] }>(lookBack)
  const earlier = (rows[0]?.entries ?? []).map(entryOf)
  // The row's number of the first that can come from now on is above 0.
  return createRecentEvents(earlier, { xid: Number(rows[0]?.horizon ?? 0), id: 0 })
}

function entryOf({ xid, id, tenantId, topic, key, audience, drivers, people, linked }: EntryRow): OutboxEntry {
  const sharedAs = topics.get(topic)?.sharedAs ?? []
  const told = linked?.filter((each) => sharedAs.includes(each.as)).map((each) => each.tenantId) ?? []
  return {
    at: { xid: Number(xid), id },
    topic,
    key,
    tenantId,
    audienceTenantIds: audience,
    sharedTenantIds: [...new Set(told)].filter((each) => !audience.includes(each)),
    driverUserIds: drivers,
    userIds: people,
  }
}

/** `user 12` or `tenant 5`, as the triggers of the database say it. */
function peopleOf(payload: string): RightsOf {
  const [, kind, id] = /^(user|tenant) (\d+)$/.exec(payload) ?? []
  if (kind === undefined) return null
  return kind === 'user' ? { userId: Number(id) } : { tenantId: Number(id) }
}
