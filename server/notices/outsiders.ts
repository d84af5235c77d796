import { sql, type Kysely } from 'kysely'
import { orderMails, type OrderEventId, type ToldAs, type ToldOrder } from '#domain/messages/order-mails.ts'
import { mailText } from '#domain/messages/mail.ts'
import type { Language } from '#domain/notices/text.ts'
import type { Database } from '#server/db/schema.ts'
import { letter, type Letter, type LetterSender } from '#server/mail/letter.ts'
import { contactOf } from '#server/relationships/contact-of.ts'
import { areLinked } from '#server/relationships/links.ts'
import { completeSettings } from '#server/resources/settings.ts'

/** Somebody without an account who is told of an order by mail, in the name of the courier that sold it. */
export interface Outsider {
  readonly as: ToldAs
  /** In lower case. */
  readonly email: string
  readonly order: ToldOrder
  readonly tenantId: number
  readonly organization: string
  /** Whose parcel it is. */
  readonly sender: string
  readonly timeZone: string
  readonly language: Language
  /** What the courier has them told. */
  readonly events: readonly OrderEventId[]
}

interface Row extends Omit<Outsider, 'order' | 'organization' | 'language' | 'events'>, ToldOrder {
  readonly name: string
  readonly more: object | null
}

/**
 * Who outside is told of orders, as it stands now: the customer's contact while the customer is one, and the contact of the drop-off.
 * Who belongs to an organisation of the order chooses for themselves what they hear, and who asked not to be written to hears nothing. In a
 * system transaction.
 */
export async function outsidersOf(db: Kysely<Database>, orderIds: readonly number[]): Promise<Outsider[]> {
  if (orderIds.length === 0) return []
  const seller = sql.ref<number>('o.seller_id')
  const customer = sql.ref<number>('o.sender_tenant_id')
  const { rows } = await sql<Row>`
    with o as (
      select id, coalesce(broker_tenant_id, receiver_tenant_id) as seller_id, sender_tenant_id, due_at, pickup_location, dropoff_location,
        array[sender_tenant_id, receiver_tenant_id, broker_tenant_id, scheduled_by_tenant_id] as parties
      from delivery_orders where id = any(${[...new Set(orderIds)]}::bigint[])),
    told as (
      select o.id, 'customer' as told_as, asked.email from o, lateral (${contactOf(sql`o.sender_tenant_id`, { hasEmail: true })}) asked
      where o.sender_tenant_id <> o.seller_id and ${areLinked(seller, customer)}
      union all
      select o.id, 'consignee', o.dropoff_location ->> 'email' from o)
    select o.id, told.told_as as "as", lower(trim(told.email)) as email, o.due_at as "dueAt", o.seller_id as "tenantId", seller.name,
      seller.time_zone as "timeZone", sender.name as sender, settings.more,
      concat_ws(', ', o.pickup_location ->> 'name', o.pickup_location ->> 'city') as "from",
      concat_ws(', ', o.dropoff_location ->> 'name', o.dropoff_location ->> 'city') as "to"
    from told join o on o.id = told.id join tenants seller on seller.id = o.seller_id join tenants sender on sender.id = o.sender_tenant_id
      left join notification_settings settings on settings.tenant_id = o.seller_id
    where trim(told.email) <> ''
      and not exists (select from users u join memberships m on m.user_id = u.id
        where lower(u.email) = lower(trim(told.email)) and u.archived_at is null and m.tenant_id = any(o.parties))
      and not exists (select from outside_addresses a where a.tenant_id = o.seller_id and a.channel = 'email'
        and a.address = lower(trim(told.email)) and a.stopped_at is not null)
    order by o.id`.execute(db)
  const customers = new Set(rows.flatMap(({ as, id, email }) => (as === 'customer' ? [`${id} ${email}`] : [])))
  return rows
    .filter(({ as, id, email }) => as === 'customer' || !customers.has(`${id} ${email}`))
    .map(({ id, from, to, dueAt, name, more, ...row }) => {
      const set = completeSettings('notificationSettings', more ?? {})
      return {
        ...row,
        order: { id, from, to, dueAt },
        organization: set.senderName ?? name,
        language: set.language,
        events: row.as === 'customer' ? set.customerEvents : set.consigneeEvents,
      }
    })
}

/** News of orders of one event for one address, as a mail. @param footer of the sender, and how to stop it */
export function orderNews(
  event: OrderEventId,
  told: readonly [Outsider, ...Outsider[]],
  look: { readonly sender: LetterSender; readonly footer: readonly string[] } | null,
): Letter & { readonly subject: string } {
  const [{ as, organization, sender, timeZone, language }] = told
  const orders = told.map(({ order }) => order)
  const { subject, ...text } = mailText(orderMails[as], { event, orders, organization, sender, timeZone }, language)
  const { sender: from, footer } = look ?? { sender: { name: organization, color: null, logo: null }, footer: [] }
  return { subject, ...letter({ ...text, sender: from, footer }) }
}
