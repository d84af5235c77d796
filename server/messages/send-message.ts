import type { Kysely } from 'kysely'
import type { Database, Row } from '#server/db/schema.ts'
import type { Deps } from '#server/http/context.ts'
import { defineJob, GiveUp, type JobRun } from '#server/jobs/job.ts'

/** Sends a message that was written down; it is tried less and less often over about a day. */
export const messageJob = defineJob<{ messageId: number }>({
  name: 'message',
  title: 'E-mails and text messages',
  attempts: 17,
  pause: { first: 30, longest: 3 * 3_600 },
  atOnce: { here: 4, ofTenant: 2 },
  run: (run, { messageId }) => sendMessage(run, messageId),
  failed: ({ deps, id }, { messageId }) => giveUpMessage(deps, id, messageId),
})

type Message = Row<'messages'>

async function sendMessage(run: JobRun, messageId: number): Promise<void> {
  const { deps } = run
  const message = await deps.systemTransaction((db) => take(db, run, messageId))
  if (message === null) return
  await (message.channel === 'email' ? sendMail(deps, run.id, message) : sendText(deps, message))
}

/**
 * Takes it for this job, if it is to be sent. Of a text message nobody knows what became of it when the process ended while it was sent:
 * it is never tried again.
 */
async function take(db: Kysely<Database>, run: JobRun, messageId: number): Promise<Message | null> {
  await run.progress(db)
  const message = await db.selectFrom('messages').selectAll().where('id', '=', messageId).forUpdate().executeTakeFirst()
  if (!message || isOver(message)) return null
  // Somebody had it sent anew, by another job.
  if (message.job_id !== null && message.job_id !== run.id) return null
  const set = (change: Partial<Pick<Message, 'state' | 'failure'>>) =>
    db
      .updateTable('messages')
      .set({ job_id: run.id, ...change })
      .where('id', '=', messageId)
      .execute()
  if (message.channel === 'sms' && message.state === 'sending') {
    await set({ state: 'unknown', failure: 'The server ended while it was sent.' })
    return null
  }
  if (message.channel === 'sms' && run.deps.sms === null) {
    await set({ state: 'skipped', failure: 'No SMS service is configured.' })
    return null
  }
  await set({ state: 'sending', failure: null })
  return message
}

function isOver({ state, channel }: Message): boolean {
  return state === 'sent' || state === 'skipped' || (channel === 'sms' && state === 'unknown')
}

async function sendMail({ mailer, systemTransaction }: Deps, jobId: string, message: Message): Promise<void> {
  const { id, recipient: to, subject, text_body: text, html_body: html, purpose } = message
  try {
    await mailer.send({ jobId, to, subject: subject ?? '', text, ...(html !== null && { html }), purpose })
  } catch (error) {
    // The mailer says that it failed; until the last attempt has it waits.
    await systemTransaction((db) => setState(db, id, { state: 'waiting' }))
    throw error
  }
}

/** @throws where it surely was not sent: GiveUp when it never will be */
async function sendText({ sms, systemTransaction, clock }: Deps, message: Message): Promise<void> {
  const { id, recipient: to, text_body: text } = message
  const outcome = (await sms?.send({ id: String(id), to, text })) ?? { state: 'unknown', reason: '' }
  const set = (change: Change) => systemTransaction((db) => setState(db, id, change))
  if (outcome.state === 'sent') return set({ state: 'sent', sent_at: clock(), failure: null })
  const { state, reason: failure } = outcome
  if (state === 'unknown') return set({ state, failure, failed_at: clock() })
  await set({ state: state === 'away' ? 'waiting' : 'failed', failure, failed_at: clock() })
  throw state === 'away' ? new Error(failure) : new GiveUp(failure)
}

type Change = Partial<Pick<Message, 'state' | 'failure' | 'sent_at' | 'failed_at'>>

async function setState(db: Kysely<Database>, id: number, change: Change): Promise<void> {
  await db.updateTable('messages').set(change).where('id', '=', id).execute()
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
