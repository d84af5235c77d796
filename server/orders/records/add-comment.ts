import { refuseCancelled } from '#domain/orders/move-refusals.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { announce, actorOf, updateBy } from '../core/order-timeline.ts'
import { orderViewer } from '../core/order-viewer.ts'
import { shownUpdate } from '../queries/updates.ts'
import { lockRecordedOrder } from './recorded-order.ts'

/**
 * Writes a comment into the timeline of an order, without the blanks around it.
 * @throws formError `order_cancelled` on a cancelled order
 */
export async function addComment(
  ctx: Context,
  orderId: number,
  body: Schema<'CommentInput'>,
): Promise<Schema<'DeliveryOrderUpdate'>> {
  const order = await lockRecordedOrder(ctx, orderId)
  refuseCancelled(order.status, 'comment')
  const comment = body.comment.trim()
  const [actor, viewer] = await Promise.all([actorOf(ctx), orderViewer(ctx)])
  const row = await ctx.db
    .insertInto('delivery_order_updates')
    .values({
      ...updateBy(ctx, actor, orderId, { updateType: 'assigned_commented', at: ctx.now }),
      comment,
      commenter_name: actor.name,
      commenter_email: actor.email,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(ctx, order, { verb: 'commented', status: order.status, details: { comment } })
  return shownUpdate(row, order, viewer, new Set([order.driverUserId]))
}
