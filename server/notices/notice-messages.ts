import { sql, type Kysely } from 'kysely'
import type { Channel } from '#domain/notices/types.ts'
import { dueAt } from '#domain/notices/when.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Database } from '#server/db/schema.ts'
import { defineJob, type JobRun } from '#server/jobs/job.ts'
import { messageJobName, queueMessage } from '#server/messages/queue-message.ts'
import { composeNotices, sentNotices, type Addressee } from './compose-notices.ts'
import type { Person } from './people-told.ts'

/** Makes one message of all that a person is due to be told by mail, or by telephone. */
export const noticeMessagesJob = defineJob<Omit<Addressee, 'tenantId'>>({
  name: 'notice-messages',
  title: 'E-mails and text messages of what happened',
  attempts: 10,
  pause: { first: 5, longest: 900 },
  atOnce: { here: 2, ofTenant: 2 },
  run: gather,
})

async function gather(run: JobRun, { userId, channel }: Omit<Addressee, 'tenantId'>): Promise<void> {
  const { deps, tenantId } = run
  if (tenantId === null) return
  const made = await deps.systemTransaction(async (db) => {
    await run.progress(db)
    const to = { userId, tenantId, channel }
    const due = await sentNotices(db, { ...to, dueUntil: deps.clock() })
    const message = await composeNotices(db, deps.config.publicUrl, to, due, null)
    const messageId = message && (await queueMessage(db, { ...message, ofNotices: true }))
    const kept = new Set(message?.noticeIds)
    const sends = (ids: readonly number[]) => sql<boolean>`channel = ${channel} and notice_id = any(${ids}::bigint[])`
    const ids = due.map(({ id }) => id)
    await db
      .updateTable('notice_sends')
      .set({ message_id: messageId })
      .where(sends([...kept]))
      .execute()
    await db
      .deleteFrom('notice_sends')
      .where(sends(ids.filter((id) => !kept.has(id))))
      .execute()
    return messageId
  })
  if (made !== null) deps.jobBell.ring(messageJobName.name)
}

/** A notice as far as it decides whether it is mailed or texted. */
interface Told {
  readonly who: Person
  readonly xid: string
  readonly type: string
  readonly channels: readonly Channel[]
}

/**
 * Decides which notices are mailed and texted, and when, and has it done then. Of notices that were just written, in the same system
 * transaction.
 */
export async function planMessages(db: Kysely<Database>, told: readonly Told[], now: number): Promise<void> {
  const sends = told.flatMap(({ who, xid, type, channels }) =>
    (['email', 'sms'] as const)
      .filter((channel) => channels.includes(channel) && (channel === 'email' || who.phone !== null))
      .map((channel) => ({
        user_id: who.userId,
        tenant_id: who.tenantId,
        xid,
        type,
        channel,
        due_at: dueAt(channel, now, who.rhythm),
        once_of: channel === 'sms' ? `${xid} ${type} ${digitsOf(who.phone)}` : null,
      })),
  )
  const mails = sends.filter(({ channel }) => channel === 'email')
  const texts = sends.filter(({ channel }) => channel === 'sms')
  // A mail that said less than this is followed by one that says it; a text message is never followed.
  const again = sql`(notice_id, channel) do update set message_id = null, due_at = excluded.due_at where notice_sends.message_id is not null`
  if (mails.length > 0) await insertSends(db, mails, again)
  if (texts.length > 0) await insertSends(db, texts, sql`do nothing`)
  const byTenant = Map.groupBy(sends, ({ tenant_id: tenantId }) => tenantId)
  for (const [tenantId, those] of byTenant) await inTenant(db, { tenantId }, (there) => enqueueAll(there, those))
}

type Send = Record<'user_id' | 'tenant_id' | 'due_at', number> & { readonly channel: 'email' | 'sms' }

async function insertSends(db: Kysely<Database>, sends: readonly object[], standing: ReturnType<typeof sql>) {
  await sql`
    insert into notice_sends (notice_id, channel, user_id, tenant_id, due_at, once_of)
    select n.id, s.channel, s.user_id, s.tenant_id, s.due_at, s.once_of
    from jsonb_to_recordset(${JSON.stringify(sends)}::jsonb) as s (user_id bigint, tenant_id bigint, xid text, type text, channel text,
      due_at bigint, once_of text)
    join notices n on n.user_id = s.user_id and n.tenant_id = s.tenant_id and n.xid = s.xid::xid8 and n.type = s.type
    on conflict ${standing}`.execute(db)
}

/** Seconds after which what is due has been made a message of, or is forgotten. */
const longestGathering = 60

/** Most at a time: the rest a minute later. */
const mostOverdue = 1_000

/**
 * Has those told of whom a job began, and did not see them, just as they were written down. In a system transaction.
 */
export async function remindOfMessages(db: Kysely<Database>, now: number): Promise<void> {
  const { rows } = await sql<Send>`
    select distinct s.user_id, s.tenant_id, s.channel, s.due_at from notice_sends s
    where s.message_id is null and s.due_at <= ${now - longestGathering}
      and not exists (select from jobs j where j.name = ${noticeMessagesJob.name} and j.tenant_id = s.tenant_id
        and j.key = concat_ws(' ', s.user_id, s.channel, s.due_at) and j.state in ('waiting', 'running'))
      and not exists (select from jobs j where j.name = ${noticeMessagesJob.name} and j.tenant_id = s.tenant_id
        and j.key = concat_ws(' ', s.user_id, s.channel, s.due_at) and j.state = 'failed')
    limit ${mostOverdue}`.execute(db)
  const byTenant = Map.groupBy(rows, ({ tenant_id: tenantId }) => tenantId)
  for (const [tenantId, those] of byTenant) await inTenant(db, { tenantId }, (there) => enqueueAll(there, those))
}

/** One waits for each person, channel and moment. */
async function enqueueAll(db: Kysely<Database>, sends: readonly Send[]): Promise<void> {
  const waiting = new Map(
    sends.map(({ user_id: userId, channel, due_at: due }) => [
      `${userId} ${channel} ${due}`,
      { key: `${userId} ${channel} ${due}`, payload: { userId, channel }, due },
    ]),
  )
  await sql`
    select enqueue_job(${noticeMessagesJob.name}, w.key, w.payload, w.due)
    from jsonb_to_recordset(${JSON.stringify([...waiting.values()])}::jsonb) as w (key text, payload jsonb, due bigint)`.execute(
    db,
  )
}

/** One number, however it was typed. */
function digitsOf(phone: string | null): string {
  return phone?.replaceAll(/\D/g, '') ?? ''
}
