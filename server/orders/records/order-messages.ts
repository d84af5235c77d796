import { sql } from 'kysely'
import {
  addressFor,
  messageChannels,
  messageRecipients,
  refuseTooMany,
  type OrderMessage,
  whyNotReached,
  type MessageChannel,
  type MessageRecipient,
} from '#domain/orders/order-messages.ts'
import { forbidden, formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { countPressedMails } from '#server/messages/press-limit.ts'
import { messageJobName, queueMessage } from '#server/messages/queue-message.ts'
import { asKept, stoppedAmong } from '#server/messages/stops.ts'
import { contactOf } from '#server/relationships/contact-of.ts'
import { isAmongAllLinked } from '#server/relationships/links.ts'
import { lockOrder } from '../core/locked-order.ts'
import { findOrder } from '../core/order-record.ts'
import { actorOf, announce, updateBy } from '../core/order-timeline.ts'
import { orderViewer } from '../core/order-viewer.ts'
import { shownUpdate } from '../queries/updates.ts'

type Recipient = Schema<'OrderRecipients'>['data'][number]

const hour = 3_600

/**
 * Whom an order has to be written to, and where. A customer is its primary contact, else any of its contacts, else who placed the order there;
 * of one whose connection has ended nothing is read any more.
 */
export async function orderRecipients({ db, tenantId }: Context, orderId: number): Promise<Recipient[]> {
  const { rows } = await asSystem(db, (all) =>
    sql<Omit<Recipient, 'stopped'>>`
      with o as (select * from delivery_orders where id = ${orderId}),
      known as (
        select o.* from o where sender_tenant_id = receiver_tenant_id or ${isAmongAllLinked(sql.ref('sender_tenant_id'))}),
      contact as (select asked.* from known o, lateral (${contactOf(sql`o.sender_tenant_id`)}) asked),
      orderer as (
        select u.email, u.phone from known o join delivery_order_updates made on made.delivery_order_id = o.id and made.type = 'created'
          join users u on u.id = made.actor_user_id and u.archived_at is null
          join memberships m on m.user_id = u.id and m.tenant_id = o.sender_tenant_id
        limit 1)
      select 'customer' as "to", coalesce(contact.name, t.name) as name, coalesce(contact.email, orderer.email) as email,
        coalesce(contact.phone, orderer.phone, case when exists (select from known) then t.phone end) as phone
      from o join tenants t on t.id = o.sender_tenant_id left join contact on true left join orderer on true
      union all
      select stop.kind, coalesce(nullif(stop.place ->> 'contactName', ''), stop.place ->> 'name'), stop.place ->> 'email', stop.place ->> 'phone'
      from o, lateral (values ('pickup', o.pickup_location), ('dropoff', o.dropoff_location)) stop (kind, place)
      union all
      select 'driver', u.first_name || ' ' || u.last_name, u.email, u.phone from o join users u on u.id = o.driver_user_id`.execute(
      all,
    ),
  )
  const outside = rows.filter(({ to }) => to !== 'driver').flatMap(({ email, phone }) => [email, phone])
  const stops = await stoppedAmong(db, tenantId, outside)
  const stopped = ({ to, ...who }: Omit<Recipient, 'stopped'>) =>
    messageChannels.filter((channel) => {
      const address = addressFor(channel, who)
      return to !== 'driver' && address !== null && stops.get(asKept(address))?.includes(channel)
    })
  return messageRecipients.flatMap((to) =>
    rows.filter((row) => row.to === to).map((row) => ({ ...row, stopped: stopped(row) })),
  )
}

interface Written {
  readonly channel: MessageChannel
  readonly deliveryOrderId: number
  readonly to: MessageRecipient
  readonly subject: string | null
  readonly text: string
}

/**
 * Sends what somebody of the courier's office wrote, to an address that the order has, and says so on its timeline.
 * @throws notFound; forbidden to everybody but the courier that carries the order out; formError on `/to`; too many requests
 */
export async function sendOrderMessage(ctx: Context, written: Written): Promise<Schema<'DeliveryOrderUpdate'>> {
  const { db, tenantId, userId, now, deps } = ctx
  const { channel, deliveryOrderId: orderId, to } = written
  await lockOrder(ctx, orderId)
  const order = await findOrder(ctx, orderId)
  if (order.receiverTenantId !== tenantId) throw forbidden('Only the courier of an order writes about it.')
  refuseTooMany(await sentLately(ctx, orderId))
  const recipient = (await orderRecipients(ctx, orderId)).find((one) => one.to === to)
  const why = whyNotReached(channel, to, recipient)
  const address = recipient && addressFor(channel, recipient)
  if (why !== null || !recipient || !address) throw formError({ '/to': [why ?? ''] })
  if (channel === 'email') await countPressedMails(ctx, 'mail', [address])
  const actor = actorOf(ctx)
  const subject = written.subject?.trim() ?? null
  const text = written.text.trim()
  const message = { channel, to, name: recipient.name, address, subject, text } satisfies OrderMessage
  await queueMessage(db, {
    tenantId,
    userId: to === 'driver' ? order.driverUserId : null,
    channel,
    recipient: address,
    subject,
    text: `${text}\n\n${channel === 'email' ? '-- \n' : ''}${actor.name}, ${actor.tenantName}`,
    html: null,
    purpose: 'order',
    deliveryOrderId: orderId,
    language: 'en',
  })
  ctx.afterCommit(() => deps.jobBell.ring(messageJobName.name))
  const row = await db
    .insertInto('delivery_order_updates')
    .values({
      ...updateBy(ctx, actor, orderId, { updateType: 'message_sent', at: now }),
      message: JSON.stringify(message),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(ctx, order, { verb: 'messaged', status: order.status, details: { channel, to, address, by: userId } })
  return shownUpdate(row, order, orderViewer(ctx), new Set([order.driverUserId]))
}

/** How many were sent in the last hour: of two at once by one person the second waits. */
async function sentLately({ db, userId, now }: Context, orderId: number) {
  await sql`select pg_advisory_xact_lock(hashtextextended('order-messages', ${userId}))`.execute(db)
  const sent = db
    .selectFrom('delivery_order_updates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('type', '=', sql.lit('message_sent'))
    .where('created_at', '>', now - hour)
  const ofPerson = await sent.where('actor_user_id', '=', userId).executeTakeFirstOrThrow()
  const aboutOrder = await sent.where('delivery_order_id', '=', orderId).executeTakeFirstOrThrow()
  return { ofPerson: ofPerson.count, aboutOrder: aboutOrder.count }
}
