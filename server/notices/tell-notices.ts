import { sql, type Kysely } from 'kysely'
import { channelsOf } from '#domain/notices/choices.ts'
import { capacityOf, hears, type NoticeEvent } from '#domain/notices/hears.ts'
import type { NoticePayload } from '#domain/notices/target.ts'
import type { NoticeFacts } from '#domain/notices/text.ts'
import { isNoticeType, noticeOfTimeline, steps, type Channel, type NoticeTypeId } from '#domain/notices/types.ts'
import type { OrderUpdateType } from '#domain/orders/order-status.ts'
import { inTurn } from '#server/db/in-turn.ts'
import type { Database } from '#server/db/schema.ts'
import type { Deps } from '#server/http/context.ts'
import { isHeldSince } from '#server/jobs/held-sending.ts'
import { messageJobName } from '#server/messages/queue-message.ts'
import { peopleOf, type Person } from './people-told.ts'
import { noticeMessagesJob, planMessages } from './notice-messages.ts'
import { insertPushJobs, pushJob } from './push/send-pushes.ts'
import { tellOutsiders } from './tell-outsiders.ts'

/** Events that are looked at in one transaction. */
const batch = 500

/**
 * People of the events that are taken in one, each counted for each event: until they are told the process answers nobody (20 ms for so many).
 * One event is taken however many it concerns, and with it what else belongs to its act.
 */
const mostPeople = 2_000

/** Orders of one notice; of a larger act the rest is counted in another one. */
const mostOrders = 1_000

/** Any number that no other advisory lock of ours has: "told". */
const tellersLock = 0x746f6c64

/**
 * Tells people what happened since it was last done, until nothing is left. Processes may do so at once: one tells at a time, and another
 * goes on should it end.
 */
export async function tellNotices(
  deps: Pick<Deps, 'systemTransaction' | 'clock' | 'jobBell' | 'events'>,
  signal?: AbortSignal,
): Promise<void> {
  let mayBeMore = true
  while (mayBeMore) {
    const { taken, found } = await inTurn(deps, tellersLock, (db) => tellBatch(db, deps.clock()), signal)
    if (taken > 0) {
      for (const { name } of [noticeMessagesJob, messageJobName, pushJob]) deps.jobBell.ring(name)
      // The bells of those who are looking: by itself the outbox is read once a second.
      deps.events.wake()
    }
    mayBeMore = found === batch || taken < found
  }
}

/** Takes events and writes what follows from them in one transaction. @returns how many, and of how many that were looked at */
async function tellBatch(db: Kysely<Database>, now: number): Promise<{ taken: number; found: number }> {
  const taken = await takeEvents(db)
  const [first] = taken
  if (!first) return { taken: 0, found: 0 }
  const events = withoutSkippedSteps(taken.flatMap(eventOf))
  const people = await peopleOf(db, {
    tenantIds: events.flatMap(({ audience }) => audience),
    userIds: events.flatMap(({ people: those }) => those),
  })
  const told = fold(events.flatMap((event) => noticesOf(event, people)))
  if (told.length > 0) {
    await insertNotices(db, told)
    await planMessages(db, told, now)
    await insertPushJobs(db, told)
  }
  await tellOutsiders(
    db,
    events.flatMap(({ xid, type, facts }) => facts.orderIds.map((orderId) => ({ xid, type, orderId }))),
  )
  return { taken: taken.length, found: first.found }
}

interface TakenEvent {
  readonly id: number
  readonly xid: string
  readonly type: string | null
  readonly update_type: OrderUpdateType | null
  readonly order_id: number | null
  readonly facts: Omit<NoticeFacts, 'orderIds'>
  readonly payload: NoticePayload
  readonly actor_user_id: number | null
  readonly actor_tenant_id: number | null
  readonly actor_name: string | null
  /** Unix seconds. */
  readonly created_at: number
  readonly for_user_id: number | null
  readonly audience: number[]
  readonly people: number[]
  readonly receiver_tenant_id: number | null
  readonly broker_tenant_id: number | null
  /** Whom the entry names, or who has the order. */
  readonly driver_id: number | null
  /** Whom the entry names. */
  readonly assignee_id: number | null
  readonly driver_name: string | null
  readonly comment: string | null
  readonly media_name: string | null
  readonly media_url: string | null
  readonly reason: string | null
  /** How many were looked at. */
  readonly found: number
}

/**
 * Acts whole, also where the last of a batch goes on: what was skipped, and what is told together, is seen in all of an act alone. In the
 * order of the timeline: what notes its entries goes through them in any.
 */
async function takeEvents(db: Kysely<Database>): Promise<TakenEvent[]> {
  const { rows } = await sql<TakenEvent>`
    with looked as (select id, xid, cardinality(people) as told from notice_events
      where not ${isHeldSince(sql.ref('notice_events.created_at'))} order by id limit ${batch}),
    next as (select xid from (select xid, sum(told) over (order by id) - told as before from looked) weighed where before < ${mostPeople}),
    taken as (delete from notice_events where xid in (select xid from next) returning *)
    select taken.id, taken.xid::text, taken.type, taken.delivery_order_id as order_id, taken.facts, taken.payload, taken.created_at,
      taken.actor_user_id, taken.actor_tenant_id, taken.for_user_id, taken.audience_tenant_ids as audience, taken.people,
      u.type as update_type, u.assignee_user_id as assignee_id, u.actor_name, u.comment, u.media_name, u.media_url, u.reason,
      o.receiver_tenant_id, o.broker_tenant_id, (select count(*) from looked) as found,
      d.id as driver_id, d.first_name || ' ' || d.last_name as driver_name
    from taken left join delivery_order_updates u on u.id = taken.order_update_id
      left join delivery_orders o on o.id = taken.delivery_order_id
      left join users d on d.id = coalesce(u.assignee_user_id, o.driver_user_id)
    order by taken.xid, taken.order_update_id, taken.id`.execute(db)
  return rows
}

/** What happened, with what may be said of it. */
interface ToldEvent extends NoticeEvent, Pick<TakenEvent, 'xid' | 'people' | 'audience' | 'payload' | 'created_at'> {
  readonly facts: NoticeFacts
  readonly actorName: string | null
  readonly driver: { readonly id: number; readonly name: string } | null
}

function eventOf(row: TakenEvent): ToldEvent[] {
  const type = row.update_type === null ? row.type : noticeOfTimeline(row.update_type, row.assignee_id !== null)
  if (type === null || !isNoticeType(type)) return []
  const {
    order_id: orderId,
    receiver_tenant_id: receiver,
    comment,
    media_name: mediaName,
    media_url: mediaUrl,
    reason,
  } = row
  return [
    {
      ...row,
      type,
      actorUserId: row.actor_user_id,
      actorTenantId: row.actor_tenant_id,
      actorName: row.actor_name,
      forUserId: row.for_user_id,
      order:
        receiver === null
          ? null
          : { receiverTenantId: receiver, brokerTenantId: row.broker_tenant_id, driverUserId: row.driver_id },
      driver: row.driver_id === null ? null : { id: row.driver_id, name: row.driver_name ?? '' },
      facts: {
        ...row.facts,
        orderIds: orderId === null ? [] : [orderId],
        ...(comment !== null && { comment }),
        ...(mediaName !== null && { mediaName }),
        ...(mediaUrl !== null && { mediaUrl }),
        ...(reason !== null && { reason }),
      },
    },
  ]
}

/** An office that skips steps has made one move. */
function withoutSkippedSteps(events: readonly ToldEvent[]): ToldEvent[] {
  const last = new Map<string, ToldEvent>()
  const keyOf = ({ xid, facts }: ToldEvent) => `${xid} ${facts.orderIds[0]}`
  for (const event of events) if (steps.includes(event.type)) last.set(keyOf(event), event)
  return events.filter((event) => !steps.includes(event.type) || last.get(keyOf(event)) === event)
}

interface Notice {
  readonly who: Person
  readonly userId: number
  readonly tenantId: number
  readonly isPersonal: boolean
  readonly xid: string
  readonly type: NoticeTypeId
  readonly facts: NoticeFacts
  readonly payload: object
  /** When it happened, unix seconds. */
  readonly createdAt: number
  readonly channels: readonly Channel[]
}

/** Who belongs to several of its organizations is told once: in the one that delivers, else in the one that comes first. */
function noticesOf(event: ToldEvent, people: ReadonlyMap<number, readonly Person[]>): Notice[] {
  const { audience, order, type, xid } = event
  const rank = ({ tenantId }: Person) => (tenantId === order?.receiverTenantId ? -1 : audience.indexOf(tenantId))
  return event.people.flatMap((userId) => {
    const [who] = (people.get(userId) ?? [])
      .filter((person) => audience.includes(person.tenantId) && hears(event, person))
      .toSorted((a, b) => rank(a) - rank(b))
    if (!who) return []
    const channels = channelsOf(type, capacityOf(who, who.delivers), who.choices)
    if (channels.length === 0) return []
    const isInside = who.tenantId === order?.receiverTenantId
    const driverName = isInside ? event.driver?.name : undefined
    const isColleague = who.tenantId === event.actorTenantId
    return [
      {
        who,
        userId,
        tenantId: who.tenantId,
        isPersonal: event.forUserId !== null,
        xid,
        type,
        channels,
        createdAt: event.created_at,
        facts: {
          ...event.facts,
          ...(driverName !== undefined && { driverName }),
          ...(event.driver?.id === userId && { isOwn: true }),
        },
        payload: {
          ...event.payload,
          ...(isInside &&
            event.driver && {
              driver_id: event.driver.id,
              driver_name: event.driver.name,
              driver_tenant_id: who.tenantId,
            }),
          ...(isColleague && event.actorName !== null && { actor_name: event.actorName }),
          ...(isColleague && event.actorName !== null && event.actorUserId !== null && { actor_id: event.actorUserId }),
        },
      },
    ]
  })
}

/** One act is told once for each type, however many orders it was done to. */
function fold(notices: readonly Notice[]): Notice[] {
  const folded = new Map<string, Notice>()
  for (const notice of notices) {
    const key = `${notice.userId} ${notice.tenantId} ${notice.xid} ${notice.type}`
    const before = folded.get(key)
    if (!before) folded.set(key, notice)
    else {
      const orderIds = [...new Set([...before.facts.orderIds, ...notice.facts.orderIds])]
      const facts = { ...inBoth(before.facts, notice.facts), orderIds, ...allOf(before.facts, notice.facts) }
      folded.set(key, { ...before, facts, payload: inBoth(before.payload, notice.payload) })
    }
  }
  return [...folded.values()]
}

/** The number of things that one notice keeps; a sentence names the first ones and counts the others. */
const mostThings = 1_000

/** Things that are no orders are told together with the facts of each, because only those name them. */
function allOf(one: NoticeFacts, other: NoticeFacts): Pick<NoticeFacts, 'among'> {
  if (one.orderIds.length > 0 || other.orderIds.length > 0) return {}
  const { orderIds: _none, among, ...first } = one
  const { orderIds: _neither, ...next } = other
  return { among: [...(among ?? [first]), next].slice(0, mostThings) }
}

/** What holds of both: orders of several drivers are told together without a name. */
function inBoth<Said extends object>(one: Said, other: Said): Partial<Said> {
  const same = Object.entries(one).filter(([name, value]) => Reflect.get(other, name) === value)
  return Object.fromEntries(same) as Partial<Said>
}

async function insertNotices(db: Kysely<Database>, notices: readonly Notice[]): Promise<void> {
  const rows = notices.map(({ facts: { orderIds, ...facts }, ...notice }) => ({
    user_id: notice.userId,
    tenant_id: notice.tenantId,
    xid: notice.xid,
    type: notice.type,
    order_ids: orderIds,
    facts,
    payload: notice.payload,
    in_app: notice.channels.includes('inApp'),
    is_personal: notice.isPersonal,
    created_at: notice.createdAt,
  }))
  await sql`
    insert into notices (user_id, tenant_id, xid, type, order_ids, facts, payload, in_app, is_personal, created_at)
    select n.user_id, n.tenant_id, n.xid::xid8, n.type,
      array(select value::bigint from jsonb_array_elements_text(n.order_ids) as value limit ${mostOrders}), n.facts, n.payload, n.in_app, n.is_personal, n.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
      user_id bigint, tenant_id bigint, xid text, type text, order_ids jsonb, facts jsonb, payload jsonb, in_app boolean, is_personal boolean, created_at bigint)
    on conflict (user_id, tenant_id, xid, type) do update
      set order_ids = (notices.order_ids || excluded.order_ids)[1:${sql.lit(mostOrders)}], read_at = null`.execute(db)
}
