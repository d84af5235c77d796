import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { Log } from '#server/log.ts'

/** Seconds from one line of the log about an outage to the next, whatever number of mails does not leave meanwhile. */
const alertEvery = 600

/** Says to the operator's log what became of the mail server, once the transaction is committed. */
export type Alert = (log: Log) => void

const nothing: Alert = () => {}

/**
 * Notes that a mail left, and with it the end of an outage. In a system transaction, as its last statement: all who send wait for the row.
 * @param now unix seconds
 */
export async function noteSent(db: Kysely<Database>, now: number): Promise<Alert> {
  const before = await stateForUpdate(db)
  if (before.last_sent_at === now && before.failing_since === null) return nothing
  await db
    .updateTable('mail_state')
    .set({ last_sent_at: now, failing_since: null, last_failure: null, alerted_at: null })
    .execute()
  const { failing_since: since } = before
  if (since === null) return nothing
  // Production logs warnings, and nothing below them.
  return (log) => log.warn({ since, seconds: now - since }, 'The mail server takes e-mails again.')
}

/**
 * Notes that the mail server took nothing, whatever the mail: it cannot be reached, does not let this server in, or puts off everything.
 * It is the last statement of a system transaction.
 * @param now unix seconds
 */
export async function noteOutage(db: Kysely<Database>, failure: string, now: number): Promise<Alert> {
  const before = await stateForUpdate(db)
  const since = before.failing_since ?? now
  const isAlert = before.alerted_at === null || before.alerted_at <= now - alertEvery
  await db
    .updateTable('mail_state')
    .set({ failing_since: since, last_failure: failure, ...(isAlert && { alerted_at: now }) })
    .execute()
  if (!isAlert) return nothing
  return (log) =>
    log.error(
      { since, reason: failure },
      'No e-mail leaves. Each is tried for two days; see to the mail server or SMTP_URL.',
    )
}

async function stateForUpdate(db: Kysely<Database>) {
  await sql`insert into mail_state default values on conflict do nothing`.execute(db)
  return db.selectFrom('mail_state').selectAll().forUpdate().executeTakeFirstOrThrow()
}
