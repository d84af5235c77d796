import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '#generated/handlers.ts'
import type { Act } from '#server/audit.ts'
import type { Database } from '#server/db/schema.ts'
import { writeTogether, type Insert } from '#server/db/write-together.ts'
import type { MailJobs } from '#server/http/context.ts'
import type { AnyJob } from './job.ts'

/*
 * After a restore what the backup was to send waits for an operator: the system that the backup is of may run on, or may have sent it. Held
 * is what is older than the restore, and every job that makes something to be sent by the clock. What people do in the restored system is sent.
 */

/** The jobs that tell browsers, or make messages of what happened, by name: server/job-list.ts stands above this. */
const otherKinds = ['push-notices', 'notice-messages', 'invoice-reminders']

const discarded = 'It was discarded after a restore.'

/** Whether something of an age (unix seconds) is held, as a condition of SQL. */
export function isHeldSince(createdAt: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from sending_hold where ${createdAt} <= sending_hold.held_before)`
}

/**
 * Whether a row of `jobs` is not begun now, because nothing is to leave.
 * @param isSendingOn the SENDING of the process
 */
export function isHeldBack(jobs: readonly AnyJob[], isSendingOn: boolean): RawBuilder<boolean> {
  const those = (isMeant: (sends: AnyJob['sends']) => boolean) =>
    jobs.filter(({ sends }) => isMeant(sends)).map(({ name }) => name)
  const senders = those((sends) => sends !== undefined && sends !== 'later')
  const makers = those((sends) => sends === 'later')
  return sql<boolean>`(jobs.name = any(${senders}::text[]) and (${!isSendingOn}::boolean or ${isHeldSince(sql`jobs.created_at`)})
    or jobs.name = any(${makers}::text[]) and exists (select from sending_hold))`
}

/** Holds what is to be sent up to now. By the owner or in a system transaction, as the last step of a restore. */
export async function holdSending(query: (text: string) => Promise<unknown>): Promise<void> {
  await query(`insert into sending_hold (held_before) values (unix_now())
    on conflict (is_only) do update set held_before = excluded.held_before`)
}

/** Counts what is held; null: nothing, or nothing any more. In a system transaction. */
export async function heldSending(
  db: Kysely<Database>,
  { mails, messages }: MailJobs,
): Promise<Schema<'HeldSending'> | null> {
  const { rows } = await sql<Schema<'HeldSending'>>`
    with open as (
      select name, payload from jobs, sending_hold where state in ('waiting', 'running') and created_at <= held_before),
    ways as (
      select m.channel, count(*)::int as count from open join messages m on m.id = (open.payload ->> 'messageId')::bigint
      where open.name = any(${messages}::text[]) group by 1)
    select held_before as "since",
      (select count(*)::int from open where name = any(${mails}::text[]))
        + coalesce((select count from ways where channel = 'email'), 0)
        + (select count(*)::int from notice_sends s join notices n on n.id = s.notice_id
            where s.message_id is null and s.channel = 'email' and n.created_at <= held_before) as emails,
      coalesce((select count from ways where channel = 'sms'), 0)
        + (select count(*)::int from notice_sends s join notices n on n.id = s.notice_id
            where s.message_id is null and s.channel = 'sms' and n.created_at <= held_before) as texts,
      (select count(*)::int from webhook_deliveries where state = 'waiting' and created_at <= held_before)
        + (select count(*)::int from webhook_events where created_at <= held_before) as webhooks,
      (select count(*)::int from open where name = 'push-notices') as pushes,
      (select count(*)::int from notice_events where created_at <= held_before) as events,
      (select count(*)::int from open where name = 'invoice-reminders') as "reminderRuns",
      (select count(*)::int from report_schedules where next_at <= unix_now()) as reports
    from sending_hold`.execute(db)
  return rows[0] ?? null
}

/** The decision about what is held, and the person who makes it. */
interface Release {
  readonly act: 'send' | 'discard'
  /** Unix seconds. */
  readonly now: number
  /** The audit entry of the act, with the person who does it; null where no organization has an audit of the installation yet. */
  readonly entryOf: (act: Act) => Insert | null
}

/**
 * Lets what is held be sent, each once, or discards all of it, and writes the act into the audit. In a system transaction; of two at the
 * same moment one finds it.
 * @returns what was held; null: nothing
 */
export async function releaseSending(
  db: Kysely<Database>,
  mailJobs: MailJobs,
  { act, now, entryOf }: Release,
): Promise<Schema<'HeldSending'> | null> {
  await sql`select from sending_hold for update`.execute(db)
  const held = await heldSending(db, mailJobs)
  if (held === null) return null
  const kinds = [...mailJobs.mails, ...mailJobs.messages, ...otherKinds]
  if (act === 'discard') await discard(db, kinds, now)
  await db.deleteFrom('sending_hold').execute()
  if (act === 'send') {
    await sql`select queue_job(id) from jobs where state in ('waiting', 'running') and name = any(${kinds}::text[])
      and created_at <= ${held.since}`.execute(db)
  }
  const action = { send: 'held-sending.sent', discard: 'held-sending.discarded' }[act]
  const entry = entryOf({ action, entity: 'installation', entityId: null, details: held })
  if (entry !== null) await writeTogether(db, [entry])
  return held
}

async function discard(db: Kysely<Database>, kinds: readonly string[], now: number): Promise<void> {
  const isOld = (column: string) => isHeldSince(sql.ref(column))
  await db
    .updateTable('messages')
    .set({ state: 'skipped', failure: discarded })
    .where('state', 'in', ['waiting', 'sending'])
    .where(isOld('messages.created_at'))
    .execute()
  await db
    .updateTable('reminder_runs')
    .set({ state: 'failed', failure: discarded, ended_at: now })
    .where('state', 'in', ['waiting', 'running'])
    .where(isOld('reminder_runs.created_at'))
    .execute()
  await db
    .deleteFrom('jobs')
    .where('state', 'in', ['waiting', 'running'])
    .where('name', 'in', kinds)
    .where(isOld('jobs.created_at'))
    .execute()
  await sql`delete from notice_sends using notices where notices.id = notice_sends.notice_id and notice_sends.message_id is null
    and ${isOld('notices.created_at')}`.execute(db)
  await db.deleteFrom('notice_events').where(isOld('notice_events.created_at')).execute()
  await db.deleteFrom('webhook_events').where(isOld('webhook_events.created_at')).execute()
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_at: null, failure: discarded })
    .where('state', '=', 'waiting')
    .where(isOld('webhook_deliveries.created_at'))
    .execute()
  // Only the next time is found anew, as for one whose organization has changed its clocks.
  await db
    .updateTable('report_schedules')
    .set({ next_at: now + 86_400, next_zone: '' })
    .where('next_at', '<=', now)
    .execute()
}
