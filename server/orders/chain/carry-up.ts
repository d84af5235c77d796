import type { MoveStep, OrderStatus } from '#domain/orders/order-status.ts'
import type { Context } from '#server/http/context.ts'
import {
  orderColumns,
  toOrderRecord,
  type NewUpdate,
  type OrderChange,
  type OrderRecord,
} from '../core/order-record.ts'
import { announceForeign, locationOf, stampsOf, undoChanges, writeUpdates } from '../core/order-timeline.ts'
import { endExceptions } from './exceptions.ts'
import { sellSidesOf, withinBroker, type BrokerageLink, type MaybePurchase } from './sell-side.ts'

/** What became of an order. */
export interface CarriedMove {
  readonly order: MaybePurchase
  readonly status: OrderStatus
  readonly steps: readonly MoveStep[]
  /** Of a cancellation. */
  readonly reason?: string
}

/**
 * Tells the orders for which these were bought what became of them
 * (docs/rules/brokerage.md, "What flows where"): the same status, times and timeline
 * entries, by the name of the courier and without that of any person. One that was cancelled is given back: the order it
 * was bought for waits for a driver, or another courier, again.
 *
 * To be called, and awaited by itself, after the move was written; it does nothing for orders that nobody bought.
 */
export async function carryUp(ctx: Context, moves: readonly CarriedMove[]): Promise<void> {
  const links = await sellSidesOf(
    ctx,
    moves.map(({ order }) => order),
  )
  for (const link of links) {
    const move = moves.find(({ order }) => order.id === link.buyOrderId)
    if (move) await withinBroker(ctx, link, (broker) => follow(broker, link, move))
  }
}

async function follow(ctx: Context, link: BrokerageLink, move: CarriedMove): Promise<void> {
  const isGivenBack = move.status === 'cancelled'
  const status = isGivenBack ? 'created' : move.status
  const steps = isGivenBack ? move.steps.map(givenBack) : move.steps
  const sold = await change(ctx, link, {
    ...(status === 'created' ? { assigned_at: null, picked_up_at: null, dropped_off_at: null } : stampsOf(steps)),
    ...(isGivenBack && { brokered_to_tenant_id: null }),
    status,
  })
  if (isGivenBack) {
    await ctx.db
      .updateTable('order_brokerages')
      .set({ ended_at: ctx.now })
      .where('buy_order_id', '=', link.buyOrderId)
      .execute()
    await endExceptions(ctx, link)
  }
  await writeUpdates(
    ctx,
    steps.map((step) => ({
      ...updateByReceiver(ctx, link, step),
      ...locationOf(sold, step),
      reason: move.reason ?? null,
    })),
  )
  await announceForeign(ctx, sold, {
    verb: isGivenBack ? 'given-back' : steps.some(({ undone }) => undone !== undefined) ? 'undone' : verbs[status],
    status,
    details: { status, buyOrderId: link.buyOrderId },
  })
  await carryUp(ctx, [{ order: sold, status, steps }])
}

function givenBack({ at }: MoveStep): MoveStep {
  return { status: 'created', at, updateType: 'created_unassigned' }
}

const verbs: Readonly<Record<OrderStatus, string>> = {
  created: 'unassigned',
  assigned: 'assigned',
  pickedUp: 'picked-up',
  droppedOff: 'dropped-off',
  completed: 'completed',
  cancelled: 'cancelled',
}

/** A sold order moves with the one that was bought for it and in no other way, so it is where that one was. */
async function change(ctx: Context, link: BrokerageLink, changes: OrderChange): Promise<OrderRecord> {
  const row = await ctx.db
    .updateTable('delivery_orders')
    .set({ ...changes, updated_at: ctx.now })
    .where('id', '=', link.sellOrderId)
    .where('brokered_to_tenant_id', '=', link.receiverTenantId)
    .returning(orderColumns)
    .executeTakeFirstOrThrow()
  return toOrderRecord(row)
}

/** The part of a carried timeline entry that says whose act it was: the courier's, of no person that others could name. */
export function updateByReceiver(ctx: Context, link: BrokerageLink, step: Omit<MoveStep, 'status'>): NewUpdate {
  return {
    delivery_order_id: link.sellOrderId,
    type: step.updateType,
    occurred_at: step.at,
    created_at: ctx.now,
    actor_tenant_id: link.receiverTenantId,
    actor_tenant_name: link.receiverName,
    broker_supplier_name: link.receiverName,
    ...undoChanges(step),
  }
}
