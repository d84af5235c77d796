import { sql, type Kysely } from 'kysely'
import { isTold } from '#domain/notices/choices.ts'
import { capacityOf, hears, type OrderOfEvent } from '#domain/notices/hears.ts'
import { noticeMail, noticeSms } from '#domain/notices/message-text.ts'
import { noticeTarget } from '#domain/notices/target.ts'
import { noticeText } from '#domain/notices/text.ts'
import { isNoticeType, type NoticeTypeId } from '#domain/notices/types.ts'
import type { Rhythm } from '#domain/notices/when.ts'
import type { Database, Row } from '#server/db/schema.ts'
import { letter } from '#server/mail/letter.ts'
import type { NewMessage } from '#server/messages/queue-message.ts'
import { oneLine } from '#domain/text/one-line.ts'
import { peopleOf, type Person } from './people-told.ts'

type Channel = NewMessage['channel']

/** For whom a message of notices is. */
export interface Addressee {
  readonly userId: number
  readonly tenantId: number
  readonly channel: Channel
}

/** A notice that is to be said, as far as that is decided. */
export type SentNotice = Pick<Row<'notices'>, 'id' | 'type' | 'order_ids' | 'facts' | 'payload'> &
  Pick<Row<'notice_sends'>, 'is_personal'>

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
): Promise<SentNotice[]> {
  return db
    .selectFrom('notice_sends as send')
    .innerJoin('notices', 'notices.id', 'send.notice_id')
    .select(['notices.id', 'notices.type', 'notices.order_ids', 'notices.facts', 'notices.payload', 'send.is_personal'])
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
    })
    .orderBy('notices.created_at')
    .orderBy('notices.id')
    .forUpdate('send')
    .execute()
}

/**
 * Says notices in one message, as far as the person may still know of them and still wants to be told so: who has left, may no longer
 * see the order or switched it off gets nothing. In a system transaction.
 * @returns null: there is nothing to say
 */
export async function composeNotices(
  db: Kysely<Database>,
  publicUrl: string,
  { userId, tenantId, channel }: Addressee,
  notices: readonly SentNotice[],
): Promise<ComposedMessage | null> {
  if (notices.length === 0) return null
  const people = await peopleOf(db, { tenantIds: [tenantId], userIds: [userId] })
  const who = people.get(userId)?.[0]
  const recipient = channel === 'email' ? who?.email : who?.phone
  if (!who || !recipient) return null
  const orders = await ordersInSight(
    db,
    tenantId,
    notices.flatMap((notice) => notice.order_ids),
  )
  const told = notices.flatMap((notice) => toldOf(notice, who, channel, orders))
  const [first] = told
  if (!first) return null
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
    ...contentOf(who, channel, said, publicUrl),
    purpose: told.length === 1 ? first.type : 'notices',
    deliveryOrderId: orderIds.size === 1 ? ([...orderIds][0] ?? null) : null,
    language: who.language,
    noticeIds: told.map(({ id }) => id),
    rhythm: who.rhythm,
  }
}

/** The orders that an organization has a part in, with what decides who hears of them. */
async function ordersInSight(
  db: Kysely<Database>,
  tenantId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OrderOfEvent>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('delivery_order_parties as party')
    .innerJoin('delivery_orders as o', 'o.id', 'party.delivery_order_id')
    .select(['o.id', 'o.receiver_tenant_id', 'o.broker_tenant_id', 'o.driver_user_id'])
    .where('party.tenant_id', '=', tenantId)
    .where('o.id', '=', sql<number>`any(${[...new Set(ids)]}::bigint[])`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        receiverTenantId: row.receiver_tenant_id,
        brokerTenantId: row.broker_tenant_id,
        driverUserId: row.driver_user_id,
      },
    ]),
  )
}

function toldOf(
  { id, type, order_ids: all, facts, payload, is_personal: isPersonal }: SentNotice,
  who: Person,
  channel: Channel,
  orders: ReadonlyMap<number, OrderOfEvent>,
) {
  if (!isNoticeType(type) || !isTold(type, channel, capacityOf(who, who.delivers), who.choices)) return []
  const mayKnow = (order: OrderOfEvent | null) =>
    hears({ type, actorUserId: null, actorTenantId: null, order, forUserId: isPersonal ? who.userId : null }, who)
  const orderIds = all.filter((orderId) => {
    const order = orders.get(orderId)
    return order !== undefined && mayKnow(asToldTo(type, order, who))
  })
  if (all.length > 0 ? orderIds.length === 0 : !mayKnow(null)) return []
  const [orderId] = orderIds
  const open = type !== 'assignmentEnded' || !who.ownOrdersOnly
  return [
    {
      id,
      type,
      facts: { ...facts, orderIds },
      payload: { ...payload, ...(open && orderId !== undefined && { delivery_order_id: orderId }) },
    },
  ]
}

/** Who lost an order is told so, as long as they did not get it back. */
function asToldTo(type: NoticeTypeId, order: OrderOfEvent, { userId }: Person): OrderOfEvent {
  if (type !== 'assignmentEnded') return order
  return { ...order, driverUserId: order.driverUserId === userId ? null : userId }
}

function pageOf(target: string | null, publicUrl: string): string | null {
  return target === null ? null : `${publicUrl}${target}`
}

function contentOf(
  { language, tenantName, firstName }: Person,
  channel: Channel,
  said: readonly { readonly text: string; readonly url: string | null }[],
  publicUrl: string,
): Pick<NewMessage, 'subject' | 'text' | 'html'> {
  const told = { sentences: said.map(({ text }) => text), organization: oneLine(tenantName) }
  const only = said.length === 1 ? said[0]?.url : null
  if (channel === 'sms') return { subject: null, text: noticeSms(language, told, only ?? publicUrl), html: null }
  const { subject, open, ...parts } = noticeMail(language, told, oneLine(firstName), `${publicUrl}/profile`)
  return {
    subject,
    ...letter({
      language,
      sender: { name: told.organization, color: null, logo: null },
      ...parts,
      list: said,
      ...(only && { action: { label: open, url: only } }),
    }),
  }
}
