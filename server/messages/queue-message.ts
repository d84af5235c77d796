import { sql, type Kysely } from 'kysely'
import type { AttachedPaper } from '#domain/messages/attached-paper.ts'
import type { Language } from '#domain/notices/text.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Database } from '#server/db/schema.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import type { JobName } from '#server/jobs/job.ts'

/** Sends a message that was written down (`server/notices/send-message.ts`). */
export const messageJobName: JobName<{ messageId: number }> = { name: 'message' }

/** A message as it is to be sent. */
export interface NewMessage {
  /** In whose log it stands; null: of the installation. */
  readonly tenantId: number | null
  /** Null: somebody who has no account. */
  readonly userId: number | null
  readonly channel: 'email' | 'sms'
  /** An e-mail address, or a telephone number. */
  readonly recipient: string
  /** Null: a text message has none. */
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  /** What it is for, such as `notices`, as the log calls it. */
  readonly purpose: string
  readonly deliveryOrderId: number | null
  readonly language: Language
  /** It is of notices (`notice_sends`), and looked at again when it is sent. */
  readonly ofNotices?: boolean
  readonly papers?: readonly AttachedPaper[]
}

/** News of orders for somebody outside (`order_tellings`): what it says, and whether it may be said, is looked at again when it is sent. */
export type OrderNews = Pick<NewMessage, 'recipient' | 'subject' | 'text' | 'language' | 'deliveryOrderId'> & {
  readonly tenantId: number
}

/**
 * Writes a message down, with the job that sends it: it is sent if and only if the transaction is committed, an e-mail once and perhaps
 * twice, a text message once or not at all. Of a request's transaction it is a message of the request's organisation, in a system
 * transaction of any. Ring {@link messageJobName} once it is committed.
 * @returns the number of the message
 */
export async function queueMessage(db: Kysely<Database>, message: NewMessage): Promise<number> {
  const { id, here } = await db
    .insertInto('messages')
    .values({
      tenant_id: message.tenantId,
      user_id: message.userId,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      text_body: message.text,
      html_body: message.html,
      purpose: message.purpose,
      delivery_order_id: message.deliveryOrderId,
      language: message.language,
      of_notices: message.ofNotices ?? false,
      papers: message.papers ? JSON.stringify(message.papers) : null,
    })
    .returning(['id', sql<number | null>`current_tenant_id()`.as('here')])
    .executeTakeFirstOrThrow()
  const { tenantId } = message
  if (tenantId === null || tenantId === here) await queueSending(db, id)
  else await inTenant(db, { tenantId }, (there) => queueSending(there, id))
  return id
}

/** The job that sends a message, from a moment on (unix seconds). In a transaction of the message's organisation. */
export async function queueSending(db: Kysely<Database>, messageId: number, startAfter?: number): Promise<void> {
  await insertJob(
    db,
    messageJobName,
    { messageId },
    { key: String(messageId), ...(startAfter !== undefined && { startAfter }) },
  )
}

/**
 * Writes news of orders down with the jobs that send them: as many as there are in a few statements. In a system transaction.
 * @returns their numbers, in the same order
 */
export async function queueOrderNews(
  db: Kysely<Database>,
  purpose: string,
  news: readonly OrderNews[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('messages', 'id'))::bigint as id from generate_series(1, ${news.length}::int)`.execute(
    db,
  )
  const numbered = news.map((each, index) => ({ id: rows[index]?.id, ...each }))
  await sql`
    insert into messages (id, tenant_id, channel, recipient, subject, text_body, purpose, delivery_order_id, language, of_orders)
    overriding system value
    select id, "tenantId", 'email', recipient, subject, text, ${purpose}, "deliveryOrderId", language, true
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as n (
      id bigint, "tenantId" bigint, recipient text, subject text, text text, "deliveryOrderId" bigint, language text)`.execute(
    db,
  )
  for (const [tenantId, those] of Map.groupBy(numbered, (each) => each.tenantId)) {
    const jobs = those.map(({ id }) => ({ key: String(id), payload: { messageId: id } }))
    await inTenant(db, { tenantId }, (there) =>
      sql`select enqueue_job(${messageJobName.name}, key, payload, null)
        from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as j (key text, payload jsonb)`.execute(there),
    )
  }
  return rows.map(({ id }) => id)
}
