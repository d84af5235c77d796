import { sql, type Kysely } from 'kysely'
import { noticeMail, noticeSms } from '#domain/notices/message-text.ts'
import { noticeTarget } from '#domain/notices/target.ts'
import { noticeText } from '#domain/notices/text.ts'
import type { Rhythm } from '#domain/notices/when.ts'
import { oneLine } from '#domain/text/one-line.ts'
import { isHeldSince } from '#server/jobs/held-sending.ts'
import type { Database } from '#server/db/schema.ts'
import { letter } from '#server/mail/letter.ts'
import type { MailSender } from '#server/mail/sender.ts'
import type { NewMessage } from '#server/messages/queue-message.ts'
import type { Person } from './people-told.ts'
import { stillTold, type KeptNotice } from './still-told.ts'

type Channel = NewMessage['channel']

/** For whom a message of notices is. */
export interface Addressee {
  readonly userId: number
  readonly tenantId: number
  readonly channel: Channel
}

type Look = Pick<MailSender, 'name' | 'color' | 'logo' | 'footer'>

/** A message, and the notices that are in it. */
export interface ComposedMessage extends NewMessage {
  readonly tenantId: number
  readonly noticeIds: readonly number[]
  readonly rhythm: Rhythm
}

/** What is to be said by these rows of notice_sends, in the order in which it happened. */
export async function sentNotices(
  db: Kysely<Database>,
  which: { readonly messageId: number } | (Addressee & { readonly dueUntil: number }),
): Promise<KeptNotice[]> {
  return db
    .selectFrom('notice_sends as send')
    .innerJoin('notices', 'notices.id', 'send.notice_id')
    .select(['notices.id', 'notices.user_id', 'notices.tenant_id', 'notices.type', 'notices.order_ids'])
    .select(['notices.facts', 'notices.payload', 'notices.is_personal'])
    .$if('messageId' in which, (sends) =>
      sends.where('send.message_id', '=', 'messageId' in which ? which.messageId : null),
    )
    .$if('userId' in which, (sends) => {
      const { userId, tenantId, channel, dueUntil } = which as Addressee & { dueUntil: number }
      return sends
        .where('send.user_id', '=', userId)
        .where('send.tenant_id', '=', tenantId)
        .where('send.channel', '=', channel)
        .where('send.message_id', 'is', null)
        .where('send.due_at', '<=', dueUntil)
        .where(sql<boolean>`not ${isHeldSince(sql.ref('notices.created_at'))}`)
    })
    .orderBy('notices.created_at')
    .orderBy('notices.id')
    .forUpdate('send')
    .execute()
}

/**
 * Says notices in one message, as far as the person may still know of them and still wants to be told so: who has left, may no longer
 * see the order or switched it off gets nothing. In a system transaction.
 * @param look of the organization, where the mail is about to be sent; null: it is only written down
 * @returns null: there is nothing to say
 */
export async function composeNotices(
  db: Kysely<Database>,
  publicUrl: string,
  { userId, tenantId, channel }: Addressee,
  notices: readonly KeptNotice[],
  look: Look | null,
): Promise<ComposedMessage | null> {
  const told = await stillTold(db, channel, notices)
  const [first] = told
  if (!first) return null
  const { who } = first
  const recipient = channel === 'email' ? who.email : who.phone
  if (recipient === null) return null
  const said = told.map(({ type, facts, payload }) => ({
    text: noticeText(type, facts, who.language).sentence,
    url: pageOf(noticeTarget(type, payload), publicUrl),
  }))
  const orderIds = new Set(told.flatMap(({ facts }) => facts.orderIds))
  return {
    tenantId,
    userId,
    channel,
    recipient,
    ...contentOf(who, channel, said, { publicUrl, look }),
    purpose: told.length === 1 ? first.type : 'notices',
    deliveryOrderId: orderIds.size === 1 ? ([...orderIds][0] ?? null) : null,
    language: who.language,
    noticeIds: told.map(({ id }) => id),
    rhythm: who.rhythm,
  }
}

function pageOf(target: string | null, publicUrl: string): string | null {
  return target === null ? null : `${publicUrl}${target}`
}

function contentOf(
  { language, tenantName, firstName }: Person,
  channel: Channel,
  said: readonly { readonly text: string; readonly url: string | null }[],
  { publicUrl, look }: { readonly publicUrl: string; readonly look: Look | null },
): Pick<NewMessage, 'subject' | 'text' | 'html'> {
  const told = { sentences: said.map(({ text }) => text), organization: oneLine(tenantName) }
  const only = said.length === 1 ? said[0]?.url : null
  if (channel === 'sms') return { subject: null, text: noticeSms(language, told, only ?? publicUrl), html: null }
  const choicesUrl = `${publicUrl}/profile/edit-notifications`
  const { subject, open, footer, ...parts } = noticeMail(language, told, oneLine(firstName), choicesUrl)
  return {
    subject,
    ...letter({
      language,
      sender: look ?? { name: told.organization, color: null, logo: null },
      ...parts,
      footer: [...(look?.footer ?? []), ...footer],
      list: said,
      ...(only && { action: { label: open, url: only } }),
    }),
  }
}
