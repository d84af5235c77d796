import { isClosed } from '#domain/orders/order-status.ts'
import type { ProtocolAction } from '#domain/orders/protocol.ts'
import type { Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { findOrder, type NewUpdate, type OrderRecord } from '../core/order-record.ts'
import { announceForeign, writeUpdates } from '../core/order-timeline.ts'
import { chargeWaiting } from '../pricing/charge-waiting.ts'
import { idsOnSold } from './brokered-protocol.ts'
import { updateByReceiver } from '../chain/carry-up.ts'
import { sellSidesOf, withinBroker, type BrokerageLink } from '../chain/sell-side.ts'

// Geostamps and proofs of an order that was bought stand on the one it was bought for as well
// (docs/rules/brokerage.md, "What flows where"), as copies,
// so that a person who may see that one sees them. The courier is named; its people are not. Each of these is to be called, and
// awaited by itself, after the record was written, and does nothing for orders that nobody bought.

/** Carries a check-in or a check-out up; a check-out prices the sold order by the terms of its own courier. */
export async function carryUpGeostamp(
  ctx: Context,
  order: OrderRecord,
  stamp: Row<'delivery_order_geostamps'>,
): Promise<void> {
  await eachSold(ctx, order, async (broker, link, sold) => {
    const { uid, type, stop, occurred_at, latitude, longitude } = stamp
    const carried = await broker.db
      .insertInto('delivery_order_geostamps')
      .values({ delivery_order_id: sold.id, uid, type, stop, occurred_at, created_at: ctx.now, latitude, longitude })
      .returningAll()
      .executeTakeFirstOrThrow()
    const updateType = type === 'checkin' ? 'geostamp_check_in' : 'geostamp_check_out'
    await writeUpdates(broker, [
      {
        ...updateByReceiver(broker, link, { updateType, at: occurred_at }),
        ...locationOfStop(sold, stop),
        geostamp_uid: uid,
        latitude,
        longitude,
      },
    ])
    await tell(broker, sold, type === 'checkin' ? 'checked-in' : 'checked-out', { uid, stop })
    if (type === 'checkout' && !isClosed(sold.status)) {
      await chargeWaiting(broker, sold, {
        actor_tenant_id: link.receiverTenantId,
        actor_tenant_name: link.receiverName,
        broker_supplier_name: link.receiverName,
      })
    }
    await carryUpGeostamp(broker, sold, carried)
  })
}

/**
 * Carries up what was captured at a stop, anew each time that something is added to it. Answers to what the sold order itself
 * requires stand there as the answers to that.
 * @param asked the actions that were asked there: the sold order's own revision asks others
 */
export async function carryUpProtocolEntry(
  ctx: Context,
  order: OrderRecord,
  entry: Row<'delivery_order_protocol_entries'>,
  asked: readonly ProtocolAction[],
): Promise<void> {
  await eachSold(ctx, order, async (broker, link, sold) => {
    const ids = await idsOnSold(broker, link, entry.stop, asked)
    const actions = renamed(asked, ids)
    const answers = Object.entries(entry.answers).map(([id, value]) => [ids.get(id) ?? id, value])
    const captured = {
      occurred_at: entry.occurred_at,
      latitude: entry.latitude,
      longitude: entry.longitude,
      actor_type: entry.actor_type,
      answers: JSON.stringify(Object.fromEntries(answers)),
      actions: JSON.stringify(actions),
    }
    const carried = await broker.db
      .insertInto('delivery_order_protocol_entries')
      .values({
        ...captured,
        delivery_order_id: sold.id,
        stop: entry.stop,
        created_at: ctx.now,
        actor_first_name: '',
        actor_last_name: '',
      })
      .onConflict((conflict) => conflict.columns(['delivery_order_id', 'stop']).doUpdateSet(captured))
      .returningAll()
      .executeTakeFirstOrThrow()
    await tell(broker, sold, 'protocol-captured', { stop: entry.stop })
    await carryUpProtocolEntry(broker, sold, carried, actions)
  })
}

/**
 * Carries a file up, unless the broker attached it for the other courier.
 * @param asked the actions that were asked where it was captured; none for a file that was attached by itself
 */
export async function carryUpMedia(
  ctx: Context,
  order: OrderRecord,
  media: Row<'delivery_order_media'>,
  asked: readonly ProtocolAction[] = [],
): Promise<void> {
  await eachSold(ctx, order, async (broker, link, sold) => {
    if (media.attached_by_tenant_id === link.brokerTenantId) return
    const { file_id, name, stop } = media
    const ids = stop === null ? new Map<string, string>() : await idsOnSold(broker, link, stop, asked)
    const action_id = media.action_id === null ? null : (ids.get(media.action_id) ?? media.action_id)
    const carried = await broker.db
      .insertInto('delivery_order_media')
      .values({
        delivery_order_id: sold.id,
        file_id,
        name,
        stop,
        action_id,
        created_at: ctx.now,
        attached_by_tenant_id: link.receiverTenantId,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (stop === null) {
      await writeUpdates(broker, [
        {
          ...updateByReceiver(broker, link, { updateType: 'assigned_attachedMedia', at: ctx.now }),
          media_name: name,
          media_url: `/delivery-orders/${sold.id}/media/${carried.id}`,
        },
      ])
    }
    await tell(broker, sold, 'media-attached', { mediaId: carried.id, name })
    await carryUpMedia(broker, sold, carried, renamed(asked, ids))
  })
}

function renamed(asked: readonly ProtocolAction[], ids: ReadonlyMap<string, string>): ProtocolAction[] {
  return asked.map((action) => ({ ...action, id: ids.get(action.id) ?? action.id }))
}

async function eachSold(
  ctx: Context,
  order: OrderRecord,
  write: (broker: Context, link: BrokerageLink, sold: OrderRecord) => Promise<void>,
): Promise<void> {
  for (const link of await sellSidesOf(ctx, [order])) {
    await withinBroker(ctx, link, async (broker) => write(broker, link, await findOrder(broker, link.sellOrderId)))
  }
}

function locationOfStop(order: OrderRecord, stop: 'pickup' | 'dropoff'): Partial<NewUpdate> {
  return stop === 'pickup'
    ? { from_location_name: order.pickup.name, from_location_address: order.pickup.address }
    : { to_location_name: order.dropoff.name, to_location_address: order.dropoff.address }
}

function tell(ctx: Context, order: OrderRecord, verb: string, details: Record<string, unknown>): Promise<void> {
  return announceForeign(ctx, order, { verb, status: order.status, details })
}
