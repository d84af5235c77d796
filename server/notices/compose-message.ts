import type { Kysely } from 'kysely'
import { stopWords } from '#domain/messages/stops.ts'
import type { Rhythm } from '#domain/notices/when.ts'
import type { Database, Row, RowChange } from '#server/db/schema.ts'
import { letter } from '#server/mail/letter.ts'
import type { MailSender } from '#server/mail/sender.ts'
import { composeNotices, sentNotices } from './compose-notices.ts'
import { orderNews, outsidersOf } from './outsiders.ts'

type Message = Row<'messages'>

/** What leaves, with the link by which it is stopped; the log keeps it without. */
export interface MessageParts {
  readonly text: string
  readonly html?: string
}

interface ComposedNow {
  readonly kept: RowChange<'messages'>
  readonly sent: MessageParts
  /** Null: it waits for no quiet hours. */
  readonly rhythm: Rhythm | null
}

/**
 * A message as it is to be said now, just before it leaves. In a system transaction.
 * @param look of the organization that sends it; null: of none, or it is no mail
 * @param stopLink by which somebody outside makes it stop; null: it is for one of our own people
 * @returns null: nothing of it may be said any more
 */
export async function composeMessage(
  db: Kysely<Database>,
  publicUrl: string,
  message: Message,
  look: MailSender | null,
  stopLink: string | null,
): Promise<ComposedNow | null> {
  if (message.of_notices) return composeAgain(db, publicUrl, message, look)
  const organization = look?.name ?? 'Waybill'
  const words = stopWords[message.language]
  const stopLines = stopLink === null ? [] : [words.inMail(organization, stopLink)]
  if (message.of_orders) return composeNews(db, message, look, stopLines)
  return { kept: {}, sent: sentAsWritten(message, look, stopLines, stopLink), rhythm: null }
}

async function composeAgain(db: Kysely<Database>, publicUrl: string, message: Message, look: MailSender | null) {
  const { id: messageId, user_id: userId, tenant_id: tenantId, channel } = message
  if (userId === null || tenantId === null) return null
  const notices = await sentNotices(db, { messageId })
  const composed = await composeNotices(db, publicUrl, { userId, tenantId, channel }, notices, look)
  if (composed === null) return null
  const { recipient, subject, text, html, language, rhythm } = composed
  const kept = { recipient, subject, text_body: text, html_body: html, language }
  return { kept, sent: { text, ...(html !== null && { html }) }, rhythm }
}

/** As far as they are still those who are told: the address was not corrected, the customer is one, and the courier has it told. */
async function composeNews(db: Kysely<Database>, message: Message, look: MailSender | null, stopLines: string[]) {
  const tellings = await db
    .selectFrom('order_tellings')
    .select(['delivery_order_id', 'event', 'told_as'])
    .where('message_id', '=', message.id)
    .execute()
  const orderIds = tellings.map((telling) => telling.delivery_order_id)
  const [event] = tellings.map((telling) => telling.event)
  const told = (await outsidersOf(db, orderIds)).filter(
    ({ as, email, order, events }) =>
      email === message.recipient &&
      events.some((wanted) => wanted === event) &&
      tellings.some((telling) => telling.delivery_order_id === order.id && telling.told_as === as),
  )
  const [first, ...others] = told
  const known = first?.events.find((wanted) => wanted === event)
  if (!first || known === undefined) return null
  const said = (lines: readonly string[]) =>
    orderNews(known, [first, ...others], look && { sender: look, footer: [...look.footer, ...lines] })
  const kept = said([])
  return {
    kept: { subject: kept.subject, text_body: kept.text, html_body: kept.html, language: first.language },
    sent: said(stopLines),
    rhythm: null,
  }
}

/** What somebody wrote is made a letter of here. */
function sentAsWritten(
  { text_body: text, html_body: html, channel, language }: Message,
  look: MailSender | null,
  stopLines: readonly string[],
  stopLink: string | null,
): MessageParts {
  if (channel === 'sms') return { text: stopLink === null ? text : `${text}\n${stopWords[language].inText(stopLink)}` }
  if (html !== null) return { text, html }
  const footer = [...(look?.footer ?? []), ...stopLines]
  const written = letter({ language, sender: look, paragraphs: text.split(/\n{2,}/), footer })
  return { text: [text, ...footer].join('\n\n'), html: written.html }
}
