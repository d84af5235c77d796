import { sql, type Kysely } from 'kysely'
import { afterQuiet } from '#domain/notices/when.ts'
import { noticeTarget } from '#domain/notices/target.ts'
import { noticeText } from '#domain/notices/text.ts'
import type { Channel } from '#domain/notices/types.ts'
import type { Database } from '#server/db/schema.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import { defineJob, type JobRun } from '#server/jobs/job.ts'
import { refreshTokenSeconds } from '#server/http/tokens.ts'
import { stillTold } from '../still-told.ts'
import { pushContact, readPushKeys } from './push-keys.ts'
import { sendPush, type PushOutcome } from './push-request.ts'

/** Messages of an act that are on their way at a time. */
const atOnce = 10

/** Seconds that a push service keeps a message for a browser that is not there: what happened a day ago is in the drawer. */
const keptSeconds = 86_400

/** How often a browser that could not be reached is tried, and the seconds before the second time: each further pause is twice the one before. */
const mostAttempts = 7
const firstPauseSeconds = 30

/** What people were told in one transaction. */
interface PushesOfAct {
  readonly xid: string
  readonly attempt: number
  /** The browsers that could not be reached before; null: all. */
  readonly subscriptionIds: number[] | null
}

/** Sends notices to the browsers of those who switched it on for their type. */
export const pushJob = defineJob<PushesOfAct>({
  name: 'push-notices',
  title: 'Notices to browsers',
  attempts: 3,
  pause: { first: 5, longest: 60 },
  atOnce: { here: 2, ofTenant: 2 },
  sends: 'pushes',
  run: sendPushes,
})

/** Has an act's notices sent to browsers, where somebody who wants it has one: one job for all of its people. In a system transaction. */
export async function insertPushJobs(
  db: Kysely<Database>,
  notices: readonly { readonly userId: number; readonly xid: string; readonly channels: readonly Channel[] }[],
): Promise<void> {
  const wanted = notices.filter(({ channels }) => channels.includes('push'))
  if (wanted.length === 0) return
  const rows = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sign_in_families', 'sign_in_families.id', 'push_subscriptions.family_id')
    .select('sign_in_families.user_id')
    .distinct()
    .where('push_subscriptions.ended_at', 'is', null)
    .where('sign_in_families.revoked_at', 'is', null)
    .where('sign_in_families.user_id', '=', sql<number>`any(${wanted.map(({ userId }) => userId)}::bigint[])`)
    .execute()
  const reached = new Set(rows.map((row) => row.user_id))
  const xids = new Set(wanted.filter(({ userId }) => reached.has(userId)).map(({ xid }) => xid))
  for (const xid of xids) await insertJob(db, pushJob, { xid, attempt: 1, subscriptionIds: null }, { key: xid })
}

async function sendPushes(run: JobRun, payload: PushesOfAct): Promise<void> {
  const { deps } = run
  const { keys, messages } = await deps.systemTransaction(async (db) => ({
    keys: await readPushKeys(db),
    messages: await messagesOf(db, payload, deps.clock()),
  }))
  if (messages.length === 0) return
  const { default: webPush } = await import('web-push')
  const vapidDetails = { subject: pushContact(deps.config), ...keys }
  const outcomes = new Map<number, PushOutcome>()
  async function sendNext(queue: Iterator<Message>): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const { subscription, topic, text, isSilent } = next.value
      const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, text, {
        vapidDetails,
        TTL: keptSeconds,
        topic,
        urgency: isSilent ? 'low' : 'normal',
        contentEncoding: 'aes128gcm',
      })
      const sent = { endpoint, headers: textHeaders(headers), body: body ?? Buffer.alloc(0) }
      const outcome = await sendPush(sent, { allowPrivate: deps.config.allowPrivatePush, signal: run.signal })
      outcomes.set(subscription.id, outcome)
    }
  }
  const queue = messages.values()
  await Promise.all(Array.from({ length: atOnce }, () => sendNext(queue)))

  const those = (wanted: PushOutcome) => [...outcomes].flatMap(([id, outcome]) => (outcome === wanted ? [id] : []))
  const [gone, later, refused] = [those('gone'), those('later'), those('refused')]
  if (refused.length > 0) deps.log.warn({ count: refused.length }, 'Push services refused notices.')
  await deps.systemTransaction(async (db) => {
    await run.progress(db, { done: outcomes.size - later.length, total: outcomes.size })
    if (gone.length > 0) await db.deleteFrom('push_subscriptions').where('id', 'in', gone).execute()
    if (later.length === 0 || payload.attempt === mostAttempts) return
    const { xid, attempt } = payload
    await insertJob(
      db,
      pushJob,
      { xid, attempt: attempt + 1, subscriptionIds: later },
      { key: `${xid} ${attempt + 1}`, startAfter: deps.clock() + firstPauseSeconds * 2 ** (attempt - 1) },
    )
  })
}

/** A header of several values is not sent: push services know none. */
function textHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

interface Message {
  readonly subscription: {
    readonly id: number
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** Of two of one topic that wait for a browser the older is dropped. */
  readonly topic: string
  readonly text: string
  readonly isSilent: boolean
}

/** What goes to whom, by what they may and want now. What was read meanwhile is not sent any more. */
async function messagesOf(
  db: Kysely<Database>,
  { xid, subscriptionIds }: PushesOfAct,
  now: number,
): Promise<Message[]> {
  const notices = await db
    .selectFrom('notices')
    .select(['id', 'user_id', 'tenant_id', 'type', 'order_ids', 'facts', 'payload', 'is_personal'])
    .where('xid', '=', xid)
    .where('read_at', 'is', null)
    .where('tenant_id', 'not in', (row) =>
      row.selectFrom('tenants').select('tenants.id').where('tenants.suspended_at', 'is not', null),
    )
    .execute()
  const told = await stillTold(db, 'push', notices)
  if (told.length === 0) return []
  const subscriptions = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sign_in_families', 'sign_in_families.id', 'push_subscriptions.family_id')
    .select(['push_subscriptions.id', 'endpoint', 'p256dh', 'auth', 'sign_in_families.user_id'])
    .where('sign_in_families.user_id', '=', sql<number>`any(${told.map(({ who }) => who.userId)}::bigint[])`)
    .where('push_subscriptions.ended_at', 'is', null)
    .where('sign_in_families.revoked_at', 'is', null)
    .where('sign_in_families.impersonator_user_id', 'is', null)
    .where('sign_in_families.last_used_at', '>', now - refreshTokenSeconds)
    .$if(subscriptionIds !== null, (query) =>
      query.where('push_subscriptions.id', '=', sql<number>`any(${subscriptionIds ?? []}::bigint[])`),
    )
    .execute()
  return told.flatMap(({ who, id, type, facts, payload }) => {
    const { title, sentence } = noticeText(type, facts)
    const isSilent = afterQuiet(now, who.rhythm) > now
    const text = JSON.stringify({ id, title, sentence, path: noticeTarget(type, payload), isSilent })
    return subscriptions
      .filter((subscription) => subscription.user_id === who.userId)
      .map(({ id: subscriptionId, endpoint, p256dh, auth }) => ({
        subscription: { id: subscriptionId, endpoint, keys: { p256dh, auth } },
        topic: `notice-${id}`,
        text,
        isSilent,
      }))
  })
}
