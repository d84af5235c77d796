import { Readable } from 'node:stream'
import type { ClientConfig } from 'pg'
import {
  permissionIds,
  permissionsOf,
  seesOnlyOwnOrders,
  type HeldPermissions,
  type HeldRoles,
  type OwnRole,
} from '#domain/access/role-permissions.ts'
import { isRoleId, type RoleId } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import type { ExternalStanding, RequestCaller } from '#server/db/tenant-transaction.ts'
import { lossError } from '#server/db/lost-connection.ts'
import { serverBusy } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { cursorText, parseCursor, type Cursor } from './cursor.ts'
import { readOutbox, type OutboxReader, type RightsOf } from './outbox-reader.ts'
import type { OutboxEntry } from './recent-events.ts'
import { touchedPaths } from './topics.ts'
import { createUnchangedAnswers, type UnchangedAnswers } from './unchanged-answers.ts'

/** Who listens, as the request found them. */
export interface StreamOwner {
  readonly userId: number
  /** The sign-in; with its end the stream ends. */
  readonly familyId: number
  readonly tenantId: number
  readonly roles: readonly RoleId[]
  readonly ownRoles: readonly OwnRole[]
  readonly admin: boolean
  readonly permissionVersion: number
  /** For which other organization they work there; null in their own. */
  readonly external: Pick<ExternalStanding, 'tenantId'> | null
}

type TenantEvents = Schema<'TenantEvents'>

/** What happens, told to whom it concerns. */
export interface Events {
  /** Begins to read the outbox; without it streams are open and hear nothing. */
  start(settings: ClientConfig): void
  /** To be called when something may have been written. */
  wake(): void
  /**
   * An open stream of server-sent events.
   * @param lastEventId the Last-Event-ID header, empty if there is none
   * @throws serverBusy when the person, or the process, has too many
   */
  open(owner: StreamOwner, lastEventId: string): Readable
  /** What has happened since then, at once. */
  since(owner: StreamOwner, lastEventId: string): TenantEvents
  /** Tells what else is to be done with each event, in the order in which they were committed. @returns ends it */
  subscribe(tell: (entry: OutboxEntry) => void): () => void
  /** What polls are told without the database. */
  readonly unchanged: UnchangedAnswers
  /** How many streams are open. */
  readonly openStreams: number
  /** Up to where this process has read the outbox; null while it does not. */
  readonly cursor: Cursor | null
  /** Ends all streams and stops reading. */
  close(): Promise<void>
}

const limits = {
  /** Open streams: a browser has one however many tabs it has. */
  perPerson: 20,
  perProcess: 20_000,
  /** Bytes that a reader may leave unread before it is dropped: it comes again with its cursor. */
  unread: 1_000_000,
  /** Of one answer; who missed more asks everything anew. */
  answered: 300,
  /** Streams whose rights are looked at with one statement. */
  checked: 500,
}

/** Seconds between two signs of life of a stream: proxies cut what is silent for a minute, some after half of one. */
const heartbeatSeconds = 20

/** Milliseconds after which a browser comes again, and how much each waits beside: a process that restarts is not asked by all at once. */
const retry = { least: 1_000, spread: 4_000 }
/** The same where what somebody may do has changed: the menu waits for it. */
const retryWithRights = { least: 50, spread: 450 }

/** What a set of roles allows to hear: the same for all who hold them, and so kept once. */
interface Rights {
  readonly key: string
  readonly permissions: HeldPermissions
  readonly ownOrdersOnly: boolean
}

class EventStream extends Readable {
  readonly owner: StreamOwner
  readonly rights: Rights
  private isOver = false
  private begin: ((stream: EventStream) => void) | null

  /** @param begin called when somebody reads: of a request that fails after its handler nobody ever does */
  constructor(owner: StreamOwner, rights: Rights, begin: (stream: EventStream) => void) {
    super({ highWaterMark: 0 })
    this.owner = owner
    this.rights = rights
    this.begin = begin
  }

  /** Messages are pushed when they come. */
  override _read(): void {
    const { begin } = this
    this.begin = null
    begin?.(this)
  }

  tell(message: string | Buffer): void {
    if (this.destroyed || this.isOver) return
    this.push(message)
    if (this.readableLength > limits.unread) this.destroy()
  }

  /** What is still unread is not waited for. */
  end(): void {
    this.isOver = true
    if (this.readableLength > 0) this.destroy()
    else if (!this.destroyed) this.push(null)
  }
}

/** @param secret of the installation, with which versions of answers are signed */
export function createEvents(log: Log, secret: string): Events {
  const streamsOf = new Map<number, Set<EventStream>>()
  const countOf = new Map<number, number>()
  const beats = Array.from({ length: heartbeatSeconds }, () => new Set<EventStream>())
  const rightsByRoles = new Map<string, Rights>()
  const subscribers = new Set<(entry: OutboxEntry) => void>()
  let openStreams = 0
  let turn = 0
  let isClosed = false
  let reader: OutboxReader | null = null
  const unchanged = createUnchangedAnswers(secret, () => reader)
  const heart = setInterval(beat, 1_000).unref()

  function rightsOf({ roles, ownRoles, admin }: HeldRoles & { readonly admin: boolean }): Rights {
    const own = ownRoles.map(({ permissions }) => permissions.join()).toSorted()
    const key = admin ? 'admin' : [roles.toSorted((a, b) => a - b).join(), ...own].join(' ')
    const known = rightsByRoles.get(key)
    if (known) return known
    const rights = {
      key,
      permissions: admin ? new Set(permissionIds) : permissionsOf(roles, ownRoles),
      ownOrdersOnly: !admin && seesOnlyOwnOrders({ roles, ownRoles }),
    }
    rightsByRoles.set(key, rights)
    return rights
  }

  /** A twentieth of all streams each second, so that no turn of the process is long. */
  function beat(): void {
    turn = (turn + 1) % heartbeatSeconds
    for (const stream of beats[turn] ?? []) stream.tell(`event: beat\nid: ${cursorNow()}\ndata: {}\n\n`)
  }

  function cursorNow(): string {
    return cursorText(reader?.recent?.cursor ?? { xid: 0, id: 0 })
  }

  function told(entries: readonly OutboxEntry[]): void {
    for (const entry of entries) {
      for (const tell of subscribers) tell(entry)
      const messages = new Map<string, Buffer | null>()
      for (const tenantId of new Set([...entry.audienceTenantIds, ...entry.sharedTenantIds])) {
        for (const stream of streamsOf.get(tenantId) ?? []) {
          if (!concerns(entry, stream.owner, stream.rights.ownOrdersOnly)) continue
          const kind = `${tenantId} ${stream.rights.key}`
          const message = messages.get(kind) ?? messageOf(entry, stream)
          messages.set(kind, message)
          if (message !== null) stream.tell(message)
        }
      }
    }
  }

  function messageOf(entry: OutboxEntry, stream: Heard): Buffer | null {
    const event = eventFor(entry, stream)
    return event && Buffer.from(`id: ${cursorText(entry.at)}\ndata: ${JSON.stringify(event)}\n\n`)
  }

  function add(stream: EventStream): void {
    const { tenantId, userId } = stream.owner
    const ofTenant = streamsOf.get(tenantId) ?? new Set()
    streamsOf.set(tenantId, ofTenant.add(stream))
    countOf.set(userId, (countOf.get(userId) ?? 0) + 1)
    const ofBeat = beats[openStreams % heartbeatSeconds]
    ofBeat?.add(stream)
    openStreams += 1
    stream.once('close', () => {
      ofTenant.delete(stream)
      if (ofTenant.size === 0 && streamsOf.get(tenantId) === ofTenant) streamsOf.delete(tenantId)
      const left = (countOf.get(userId) ?? 1) - 1
      if (left > 0) countOf.set(userId, left)
      else countOf.delete(userId)
      ofBeat?.delete(stream)
      openStreams -= 1
    })
  }

  function rightsChanged(of: RightsOf): void {
    unchanged.forget(of)
    lookAtRights(of)
  }

  function lookAtRights(of: RightsOf): void {
    const ofTenants = of !== null && 'tenantId' in of ? [streamsOf.get(of.tenantId) ?? []] : [...streamsOf.values()]
    const streams = ofTenants.flatMap((ofTenant) => [...ofTenant])
    const concerned =
      of !== null && 'userId' in of ? streams.filter(({ owner }) => owner.userId === of.userId) : streams
    for (let from = 0; from < concerned.length; from += limits.checked) {
      void checkRights(concerned.slice(from, from + limits.checked))
    }
  }

  /** Ends the streams of those who may no longer what they might when they opened them: they come again, and are asked anew. */
  async function checkRights(streams: readonly EventStream[]): Promise<void> {
    const owners = streams.map(({ owner }) => owner)
    const asked = reader?.query<{ caller: RequestCaller | null }>(
      `select open_request(user_id, family_id, tenant_id, null) as caller
       from unnest($1::bigint[], $2::bigint[], $3::bigint[]) with ordinality as o(user_id, family_id, tenant_id, place) order by place`,
      [
        owners.map(({ userId }) => userId),
        owners.map(({ familyId }) => familyId),
        owners.map(({ tenantId }) => tenantId),
      ],
    )
    const found = await asked?.catch((error: unknown) =>
      log.warn({ err: lossError(error) }, 'The rights of streams could not be read.'),
    )
    if (!found) return
    for (const [place, stream] of streams.entries()) {
      if (standsAs(stream.owner, found[place]?.caller ?? null)) continue
      stream.tell(waitOf(retryWithRights))
      stream.end()
    }
  }

  function standsAs(owner: StreamOwner, caller: RequestCaller | null): boolean {
    if (caller === null || caller.tenantId !== owner.tenantId) return false
    const rights = rightsOf({ ...caller, roles: caller.roles.filter(isRoleId) })
    const isForTheSame = (caller.external?.tenantId ?? null) === (owner.external?.tenantId ?? null)
    return rights === rightsOf(owner) && isForTheSame && caller.permissionVersion === owner.permissionVersion
  }

  /** What a listener missed; null: nobody knows. */
  function missed(
    heard: Heard,
    lastEventId: string,
  ): readonly (readonly [OutboxEntry, Schema<'TenantEvent'>])[] | null {
    const cursor = parseCursor(lastEventId)
    const entries = cursor && reader?.recent?.since(cursor)
    if (!entries) return null
    return entries.flatMap((entry) => {
      const event = isFor(entry, heard.owner, heard.rights.ownOrdersOnly) ? eventFor(entry, heard) : null
      return event === null ? [] : [[entry, event] as const]
    })
  }

  function begin(stream: EventStream, lastEventId: string): void {
    stream.tell(waitOf(retry))
    const events = lastEventId === '' ? [] : missed(stream, lastEventId)
    for (const [entry] of events ?? []) stream.tell(messageOf(entry, stream) ?? '')
    stream.tell(`event: ${events === null ? 'stale' : 'ready'}\nid: ${cursorNow()}\ndata: {}\n\n`)
    add(stream)
    // A right that was taken away while the request was under way was told before anybody knew of the stream.
    void checkRights([stream])
  }

  return {
    start(settings) {
      reader = readOutbox(settings, log, { told, rightsChanged, rightsDue: () => lookAtRights(null) })
    },
    wake: () => reader?.wake(),
    unchanged,
    open(owner, lastEventId) {
      if (isClosed || openStreams >= limits.perProcess || (countOf.get(owner.userId) ?? 0) >= limits.perPerson) {
        throw serverBusy()
      }
      return new EventStream(owner, rightsOf(owner), (stream) => begin(stream, lastEventId))
    },
    since(owner, lastEventId) {
      const heard = { owner, rights: rightsOf(owner) }
      const events = lastEventId === '' ? [] : missed(heard, lastEventId)
      const stale = events === null || events.length > limits.answered
      return { cursor: cursorNow(), stale, events: stale ? [] : events.map(([, event]) => event) }
    },
    subscribe(tell) {
      subscribers.add(tell)
      return () => void subscribers.delete(tell)
    },
    get openStreams() {
      return openStreams
    },
    get cursor() {
      return reader?.recent?.cursor ?? null
    },
    async close() {
      isClosed = true
      clearInterval(heart)
      for (const stream of [...streamsOf.values()].flatMap((ofTenant) => [...ofTenant])) stream.end()
      await reader?.close()
    },
  }
}

/** How long to wait before coming again. */
function waitOf({ least, spread }: typeof retry): string {
  return `retry: ${least + Math.floor(Math.random() * spread)}\n\n`
}

type Heard = Pick<EventStream, 'owner' | 'rights'>

type Listening = Pick<StreamOwner, 'userId' | 'tenantId' | 'external'>

/**
 * What is for some people alone the others hear nothing of. Of orders a driver hears of those alone that are or were theirs. An external person hears of nothing else: of those of the organization
 * that they work for, or of their own.
 */
function concerns(entry: OutboxEntry, { userId, external }: Listening, ownOrdersOnly: boolean): boolean {
  const { driverUserIds, audienceTenantIds, userIds } = entry
  if (userIds !== null) return userIds.includes(userId)
  const isTheirs = driverUserIds?.includes(userId) ?? false
  if (external === null) return driverUserIds === null || !ownOrdersOnly || isTheirs
  return driverUserIds !== null && (isTheirs || (!ownOrdersOnly && audienceTenantIds.includes(external.tenantId)))
}

/** Whether an event is told to somebody, as far as it is not a question of what they may ask. */
export function isFor(entry: OutboxEntry, listening: Listening, ownOrdersOnly: boolean): boolean {
  const { audienceTenantIds, sharedTenantIds } = entry
  const { tenantId } = listening
  return (
    (audienceTenantIds.includes(tenantId) || sharedTenantIds.includes(tenantId)) &&
    concerns(entry, listening, ownOrdersOnly)
  )
}

function eventFor(entry: OutboxEntry, { owner, rights }: Heard): Schema<'TenantEvent'> | null {
  const touches = touchedPaths({ tenantId: owner.tenantId, permissions: rights.permissions }, entry)
  return touches.length === 0 ? null : { topic: entry.topic, key: entry.key, touches }
}
