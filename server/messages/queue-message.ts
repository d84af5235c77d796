import { sql, type Kysely } from 'kysely'
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
