import { sql, type Kysely } from 'kysely'
import { orderEventOf, orderMails, type OrderEventId } from '#domain/messages/order-mails.ts'
import type { NoticeTypeId } from '#domain/notices/types.ts'
import type { Database } from '#server/db/schema.ts'
import { queueOrderNews } from '#server/messages/queue-message.ts'
import { orderNews, outsidersOf, type Outsider } from './outsiders.ts'

/** What happened to an order. */
interface OrderEvent {
  /** Of the act: what was done at once is told at once. */
  readonly xid: string
  readonly type: NoticeTypeId
  readonly orderId: number
}

interface Telling {
  readonly who: Outsider
  readonly event: OrderEventId
  readonly xid: string
}

/**
 * Has people without an account told by mail what happened to their orders, each event once to one address, and of one act in one mail.
 * In the system transaction in which the events were taken.
 */
export async function tellOutsiders(db: Kysely<Database>, events: readonly OrderEvent[]): Promise<void> {
  const concerned = events.filter(({ type }) => orderEventOf(type, 'customer') !== null)
  const outsiders = Map.groupBy(
    await outsidersOf(
      db,
      concerned.map(({ orderId }) => orderId),
    ),
    ({ order }) => order.id,
  )
  const tellings = concerned.flatMap(({ xid, type, orderId }) =>
    (outsiders.get(orderId) ?? []).flatMap((who): Telling[] => {
      const event = orderEventOf(type, who.as)
      return event !== null && who.events.includes(event) ? [{ who, event, xid }] : []
    }),
  )
  if (tellings.length === 0) return
  const told = await firstTold(db, tellings)
  const mails = [...Map.groupBy(told, ({ who, event, xid }) => [xid, event, who.tenantId, who.as, who.email].join(' '))]
  const news = mails.map(([, [first, ...others]]) => mailOf(first as Telling, others))
  const ids = await queueOrderNews(db, orderMails.customer.purpose, news)
  const keys = mails.flatMap(([, group], index) => group.map((each) => ({ ...keyOf(each), message: ids[index] })))
  await sql`
    update order_tellings t set message_id = k.message
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (id bigint, event text, email text, message bigint)
    where t.delivery_order_id = k.id and t.event = k.event and t.email = k.email`.execute(db)
}

/** Those of which nobody at this address was told yet. */
async function firstTold(db: Kysely<Database>, tellings: readonly Telling[]): Promise<Telling[]> {
  const rows = tellings.map((telling) => ({ ...keyOf(telling), as: telling.who.as, tenant: telling.who.tenantId }))
  const { rows: written } = await sql<{ key: string }>`
    insert into order_tellings (delivery_order_id, event, email, told_as, tenant_id)
    select id, event, email, "as", tenant
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id bigint, event text, email text, "as" text, tenant bigint)
    on conflict do nothing returning concat_ws(' ', delivery_order_id, event, email) as key`.execute(db)
  const isNew = new Set(written.map(({ key }) => key))
  return tellings.filter((telling) => {
    const { id, event, email } = keyOf(telling)
    // Of two acts on one order the first tells it.
    return isNew.delete(`${id} ${event} ${email}`)
  })
}

function keyOf({ who, event }: Telling) {
  return { id: who.order.id, event, email: who.email }
}

function mailOf({ who, event }: Telling, others: readonly Telling[]) {
  const { subject, text } = orderNews(event, [who, ...others.map((other) => other.who)], null)
  return {
    tenantId: who.tenantId,
    recipient: who.email,
    subject,
    text,
    language: who.language,
    deliveryOrderId: others.length === 0 ? who.order.id : null,
  }
}
