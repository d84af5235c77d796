import type { Kysely } from 'kysely'
import { askedToStop } from '#domain/text/refusals.ts'
import { afterQuiet } from '#domain/notices/when.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Database, Row, RowChange } from '#server/db/schema.ts'
import type { Deps } from '#server/http/context.ts'
import { defineJob, GiveUp, type JobRun } from '#server/jobs/job.ts'
import { drawAttached } from '#server/billing/papers/attached-papers.ts'
import { betweenOutsideCalls } from '#server/http/outside-calls.ts'
import { isTooLate, mailPatience } from '#server/mail/patience.ts'
import { senderOf, type MailSender } from '#server/mail/sender.ts'
import { messageJobName, queueSending } from '#server/messages/queue-message.ts'
import { stopOf, stopUrl } from '#server/messages/stops.ts'
import { composeMessage, type MessageParts } from './compose-message.ts'

/** Seconds for which a text message is tried whose service is away: docs/production.md. */
const textPatience = 86_400

/** Sends a message that was written down. */
export const messageJob = defineJob<{ messageId: number }>({
  name: messageJobName.name,
  title: 'E-mails and text messages',
  ...mailPatience,
  atOnce: { here: 4, ofTenant: 2 },
  sends: 'messages',
  run: (run, { messageId }) => sendMessage(run, messageId),
  failed: ({ deps, id }, { messageId }) => giveUpMessage(deps, id, messageId),
})

type Message = Row<'messages'>

async function sendMessage(run: JobRun, messageId: number): Promise<void> {
  const { deps } = run
  const look = await lookOf(deps, messageId)
  const taken = await deps.systemTransaction((db) => take(db, run, messageId, look))
  if (taken === null) return
  await (taken.message.channel === 'email' ? sendMail(deps, run.id, taken, look) : sendText(run, taken))
}

/** A message that is to be sent now. */
interface Taken {
  readonly message: Message
  readonly sent: MessageParts
  readonly stopUrl: string | null
}

/** In whose look a mail of an organization is sent; null: it is no mail, or of none. */
function lookOf(deps: Deps, messageId: number): Promise<MailSender | null> {
  return betweenOutsideCalls((outside) =>
    deps.systemTransaction(async (db) => {
      const message = await db
        .selectFrom('messages')
        .select('tenant_id')
        .where('id', '=', messageId)
        .where('channel', '=', 'email')
        .executeTakeFirst()
      const tenantId = message?.tenant_id ?? null
      return tenantId === null ? null : senderOf({ db, deps, outside }, tenantId)
    }),
  )
}

/**
 * Takes it for this job, if it is to be sent. Of a text message nobody knows what became of it when the process ended while it was sent:
 * it is never tried again.
 */
async function take(
  db: Kysely<Database>,
  run: JobRun,
  messageId: number,
  look: MailSender | null,
): Promise<Taken | null> {
  await run.progress(db)
  const message = await db.selectFrom('messages').selectAll().where('id', '=', messageId).forUpdate().executeTakeFirst()
  if (!message || isOver(message)) return null
  // Somebody had it sent anew, by another job.
  if (message.job_id !== null && message.job_id !== run.id) return null
  const left = (state: Message['state'], failure: string) => set(db, messageId, { job_id: run.id, state, failure })
  if (message.channel === 'sms' && message.state === 'sending') {
    return left('unknown', 'The server ended while it was sent.')
  }
  const stop = await stopOfMessage(db, message)
  if (stop !== null && stop.stoppedAt !== null) return left('skipped', `${askedToStop}.`)
  const { publicUrl } = run.deps.config
  const stopLink = stop && stopUrl(publicUrl, stop.uid)
  const composed = await composeMessage(db, publicUrl, message, look, stopLink)
  if (composed === null) return left('skipped', 'It was not for them any more.')
  if (message.channel === 'sms' && run.deps.sms === null) return left('skipped', 'No SMS service is configured.')
  const now = run.deps.clock()
  const quietUntil = message.channel === 'sms' && composed.rhythm ? afterQuiet(now, composed.rhythm) : now
  if (quietUntil > now) return putOff(db, message, quietUntil)
  const change = { ...composed.kept, job_id: run.id, state: 'sending', failure: null } as const
  await set(db, messageId, change)
  return { message: { ...message, ...change, papers: message.papers }, sent: composed.sent, stopUrl: stopLink }
}

/** How somebody outside makes it stop; null: it is for one of our own people, or of the installation. */
function stopOfMessage(db: Kysely<Database>, message: Message) {
  const { tenant_id: tenantId, user_id: userId, channel, recipient: address } = message
  return tenantId === null || userId !== null ? null : stopOf(db, { tenantId, channel, address })
}

/** Text messages wait for the end of the quiet hours, also when they are tried again. */
async function putOff(db: Kysely<Database>, { id: messageId, tenant_id: tenantId }: Message, startAfter: number) {
  await set(db, messageId, { job_id: null, state: 'waiting' })
  if (tenantId !== null) {
    await inTenant(db, { tenantId }, (there) => queueSending(there, messageId, startAfter))
  }
  return null
}

function isOver({ state, channel }: Message): boolean {
  return state === 'sent' || state === 'skipped' || (channel === 'sms' && state === 'unknown')
}

async function sendMail(
  deps: Deps,
  jobId: string,
  { message, sent, stopUrl: stopLink }: Taken,
  look: MailSender | null,
): Promise<void> {
  const { id, recipient: to, subject, purpose, tenant_id: tenantId } = message
  const attachments = tenantId === null ? [] : await drawAttached(deps, tenantId, message.papers ?? [])
  const from = look && { name: look.name, replyTo: look.replyTo }
  try {
    await deps.mailer.send({
      ...sent,
      jobId,
      to,
      subject: subject ?? '',
      purpose,
      tenantId,
      from,
      stopUrl: stopLink,
      isWritten: true,
      attachments,
    })
  } catch (error) {
    // The mailer says that it failed; until the last attempt has, it waits.
    await deps.systemTransaction((db) => set(db, id, { state: 'waiting' }))
    throw error
  }
}

/** @throws where it surely was not sent: GiveUp when it never will be */
async function sendText({ deps, wantedSince }: JobRun, { message, sent }: Taken): Promise<void> {
  const { sms, systemTransaction, clock } = deps
  const { id, recipient: to } = message
  const { text } = sent
  const outcome = (await sms?.send({ id: String(id), to, text })) ?? { state: 'away', reason: 'No SMS service.' }
  const now = clock()
  if (outcome.state === 'sent') {
    await systemTransaction((db) => set(db, id, { state: 'sent', sent_at: now, failure: null }))
    return
  }
  const { state, reason: failure } = outcome
  const states = { away: 'waiting', refused: 'failed', unknown: 'unknown' } as const
  await systemTransaction((db) => set(db, id, { state: states[state], failure, failed_at: now }))
  if (state === 'away' && !isTooLate(wantedSince, textPatience, now)) throw new Error(failure)
  if (state !== 'unknown') throw new GiveUp(failure)
}

/** @returns null, for those that have nothing to send then */
async function set(db: Kysely<Database>, id: number, change: RowChange<'messages'>): Promise<null> {
  await db.updateTable('messages').set(change).where('id', '=', id).execute()
  return null
}

/** It stands among the failed ones, and can be sent anew; a text message that was on its way may have arrived. */
async function giveUpMessage({ systemTransaction, clock }: Deps, jobId: string, messageId: number): Promise<void> {
  await systemTransaction((db) =>
    db
      .updateTable('messages')
      .set((eb) => ({
        state: eb
          .case()
          .when(eb.and([eb('channel', '=', 'sms'), eb('state', '=', 'sending')]))
          .then('unknown' as const)
          .else('failed' as const)
          .end(),
        failed_at: clock(),
      }))
      .where('id', '=', messageId)
      .where('job_id', '=', jobId)
      .where('state', 'in', ['waiting', 'sending'])
      .execute(),
  )
}
