import { sql, type Kysely } from 'kysely'
import { isTold } from '#domain/notices/choices.ts'
import { capacityOf, hears, type OrderOfEvent } from '#domain/notices/hears.ts'
import type { NoticePayload } from '#domain/notices/target.ts'
import type { NoticeFacts } from '#domain/notices/text.ts'
import { isNoticeType, type Channel, type NoticeTypeId } from '#domain/notices/types.ts'
import type { Database, Row } from '#server/db/schema.ts'
import { peopleOf, type Person } from './people-told.ts'

/** A notice that is to be said by another channel than the drawer. */
export type KeptNotice = Pick<
  Row<'notices'>,
  'id' | 'user_id' | 'tenant_id' | 'type' | 'order_ids' | 'facts' | 'payload' | 'is_personal'
>

/** What may still be said of it, and to whom. */
export interface StillTold {
  readonly who: Person
  readonly id: number
  readonly type: NoticeTypeId
  readonly facts: NoticeFacts
  readonly payload: NoticePayload
}

/**
 * What of notices may still be said by a channel, just before it is: who has left, may no longer see the order or switched the type off is
 * told nothing. In a system transaction.
 */
export async function stillTold(
  db: Kysely<Database>,
  channel: Channel,
  notices: readonly KeptNotice[],
): Promise<StillTold[]> {
  if (notices.length === 0) return []
  const tenantIds = notices.map((notice) => notice.tenant_id)
  const people = await peopleOf(db, { tenantIds, userIds: notices.map((notice) => notice.user_id) })
  const orderIds = notices.flatMap((notice) => notice.order_ids)
  const orders = await ordersInSight(db, tenantIds, orderIds)
  return notices.flatMap((notice) => {
    const who = people.get(notice.user_id)?.find(({ tenantId }) => tenantId === notice.tenant_id)
    return who ? toldOf(notice, who, channel, orders.get(notice.tenant_id) ?? new Map()) : []
  })
}

type OrdersInSight = ReadonlyMap<number, OrderOfEvent>

/** The orders in which organizations have a part, by organization, with what decides who hears of them. */
async function ordersInSight(
  db: Kysely<Database>,
  tenantIds: readonly number[],
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrdersInSight>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('delivery_order_parties as party')
    .innerJoin('delivery_orders as o', 'o.id', 'party.delivery_order_id')
    .select(['party.tenant_id', 'o.id', 'o.receiver_tenant_id', 'o.broker_tenant_id', 'o.driver_user_id'])
    .where('party.tenant_id', '=', sql<number>`any(${[...new Set(tenantIds)]}::bigint[])`)
    .where('o.id', '=', sql<number>`any(${[...new Set(orderIds)]}::bigint[])`)
    .execute()
  const orders = new Map<number, Map<number, OrderOfEvent>>()
  for (const row of rows) {
    const ofTenant = orders.get(row.tenant_id) ?? new Map<number, OrderOfEvent>()
    ofTenant.set(row.id, {
      receiverTenantId: row.receiver_tenant_id,
      brokerTenantId: row.broker_tenant_id,
      driverUserId: row.driver_user_id,
    })
    orders.set(row.tenant_id, ofTenant)
  }
  return orders
}

function toldOf(
  { id, type, order_ids: all, facts, payload, is_personal: isPersonal }: KeptNotice,
  who: Person,
  channel: Channel,
  orders: OrdersInSight,
): StillTold[] {
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
      who,
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
