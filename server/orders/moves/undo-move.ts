import { brokeredError } from '#domain/orders/brokerage-refusals.ts'
import {
  isUndoable,
  type LastMove,
  planUndo,
  type UndoableMove,
  undoableMove as undoableOf,
  updateTypeOnEntering,
} from '#domain/orders/order-status.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { carryUp } from '../chain/carry-up.ts'
import { checkedTime } from '../core/checked-time.ts'
import { moveConflict, refusedMove } from '../core/last-acts.ts'
import { compareAndSet, moveActor } from './move-order.ts'
import { findOrder, type OrderRecord } from '../core/order-record.ts'
import { actorOf, announce, stampColumns, stampsOf, updateBy } from '../core/order-timeline.ts'

/**
 * Takes a pickup or drop-off back (docs/rules/order-status.md, "Taking a move back"); the timeline keeps both times.
 * @throws invalidTransition when the order has no such move, or is not where the caller believes it
 * @throws formError `undo_expired` when only the office may do so by now
 * @throws brokeredError while another courier carries it out
 */
export async function undoMove(
  ctx: Context,
  orderId: number,
  { from, occurredAt }: Schema<'OrderNextMove'>,
): Promise<Schema<'OrderMoved'>> {
  const order = await findOrder(ctx, orderId)
  const { status } = order
  if (order.brokeredToTenantId !== null) throw brokeredError()
  const moved = await lastMove(ctx, order)
  if (moved === null || (from !== undefined && from !== status)) throw await moveConflict(ctx, order)
  const at = await checkedTime(ctx, order, occurredAt)
  const plan = planUndo({ from: status, actor: moveActor(ctx, order), moved, at })
  if (!plan.ok) throw await refusedMove(ctx, order, plan.refusal)

  const [step] = plan.steps
  const undone = await compareAndSet(ctx, order, { ...stampsOf(plan.steps), status: step.status })
  await announce(ctx, order, {
    verb: 'undone',
    status: step.status,
    before: { status },
    details: { status: step.status, occurredAt: step.at },
    updates: [updateBy(ctx, actorOf(ctx), orderId, step)],
  })
  await carryUp(ctx, [{ order, status: step.status, steps: plan.steps }])
  return undone
}

/** What the person who asks may take back now, or null. */
export async function undoableMove(ctx: Context, order: OrderRecord): Promise<UndoableMove | null> {
  const isBrokered = order.brokeredToTenantId !== null
  if (isBrokered || order.receiverTenantId !== ctx.tenantId) return null
  return undoableOf({ status: order.status, isBrokered }, moveActor(ctx, order), await lastMove(ctx, order), ctx.now)
}

/** The move by which the order was picked up or dropped off, where that is its status. */
async function lastMove(ctx: Context, { id, status }: OrderRecord): Promise<LastMove | null> {
  if (!isUndoable(status)) return null
  const { at, movedBy } = await ctx.db
    .selectFrom('delivery_orders')
    .where('id', '=', id)
    .select((eb) => [
      `${stampColumns[status]} as at`,
      eb
        .selectFrom('delivery_order_updates')
        .select('actor_user_id')
        .where('delivery_order_id', '=', id)
        .where('type', '=', updateTypeOnEntering[status])
        .orderBy('id', 'desc')
        .limit(1)
        .as('movedBy'),
    ])
    .executeTakeFirstOrThrow()
  return { at: at ?? ctx.now, isOwn: movedBy === ctx.userId }
}
