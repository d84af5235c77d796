import { noSuch } from '#domain/text/refusals.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { isAmongLinked } from '#server/relationships/links.ts'
import { findOrder, type OrderRecord } from '../core/order-record.ts'

const mostPartners = 100

/** A courier that carries out orders for the request's tenant. */
export type Partner = Schema<'OrderParty'>

/** The couriers that the order can be brokered to, by name. They are live broker partners, but not the one that ordered it. */
export async function brokerageReceivers(ctx: Context, orderId: number): Promise<Schema<'BrokerageReceivers'>> {
  const order = await findOrder(ctx, orderId)
  const receivers = await partnersFor(ctx, order)
    .select(['t.id', 't.name'])
    .orderBy('t.name')
    .orderBy('t.id')
    .limit(mostPartners)
    .execute()
  return { receivers }
}

/** @throws notFound when the order cannot be brokered to that courier */
export async function findPartner(ctx: Context, order: OrderRecord, receiverTenantId: number): Promise<Partner> {
  const row = await partnersFor(ctx, order)
    .where('t.id', '=', receiverTenantId)
    .select(['t.id', 't.name', 't.image', 't.address', 't.phone', 't.order_support_phone'])
    .executeTakeFirst()
  if (!row) throw notFound(noSuch('broker partner'))
  return {
    id: row.id,
    name: row.name,
    image: row.image,
    address: row.address === '' ? null : row.address,
    phone: row.order_support_phone ?? row.phone,
  }
}

function partnersFor(ctx: Context, order: OrderRecord) {
  return ctx.db
    .selectFrom('tenants as t')
    .where(({ ref }) => isAmongLinked('carrier', ref('t.id')))
    .where('t.kind', '=', 'Courier')
    .where('t.archived_at', 'is', null)
    .where('t.id', '!=', order.senderTenantId)
}
