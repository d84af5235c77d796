import { noCommentToAnswer } from '#domain/orders/brokerage-refusals.ts'
import { formError, conflictOf } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { lockOrder } from '../core/locked-order.ts'
import { requirePrices } from '../pricing/pricing-change.ts'
import { type NewUpdate, findOrder } from '../core/order-record.ts'
import { announce, announceForeign, actorOf, updateBy, writeUpdates } from '../core/order-timeline.ts'
import { applyEdits } from './apply-edits.ts'
import { lockBoughtOrders } from '../chain/carry-down-notes.ts'
import { updateByReceiver } from '../chain/carry-up.ts'
import { setException, updateByBroker } from '../chain/exceptions.ts'
import { withinBroker } from '../chain/sell-side.ts'
import { findNotice, type BrokerageNotice } from '../chain/brokerage-notices.ts'

/**
 * Accepts or answers what the other courier of a brokerage changed
 * (docs/rules/brokerage.md, "Exceptions"). Agreeing to another price makes it the
 * agreed one, agreeing to an edit of the sold order makes the same edit on the bought one; an answer leaves both as they are, and another price to be accepted.
 * @throws forbidden for a price by those who may not read prices
 * @throws formError on `/comment` of an answer without one; `edit_conflict` when there is nothing like it to answer any more,
 *   or more than was shown; `parcels_do_not_fit`
 */
export async function answerBrokerage(ctx: Context, orderId: number, body: Schema<'BrokerageAnswer'>): Promise<void> {
  const comment = body.comment?.trim() ?? ''
  if (!body.accept && comment === '') throw formError({ '/comment': [noCommentToAnswer] })
  if (body.exception === 'bought_price_changed') await requirePrices(ctx)
  const below = await lockBoughtOrders(ctx, orderId)
  const order = await lockOrder(ctx, orderId)
  const told = await findNotice(ctx, order, body.exception)
  if (told === null || told.version !== body.version) throw conflictOf('this order')

  if (body.exception === 'sold_order_edited') {
    if (body.accept) await applyEdits(ctx, order, told, below)
    await settle(ctx, told, { edits: '[]' })
  }
  if (body.exception === 'bought_price_changed' && body.accept) {
    await settle(ctx, told, { agreed_pre_tax_cents: told.boughtCents })
  }
  // A price that was not agreed to stands all the same, and so does the exception, until it is accepted or changed.
  if (body.accept || body.exception !== 'bought_price_changed') await setException(ctx, orderId, body.exception, false)
  // A courier that has only read an answer has nothing to say to it.
  const isRead = body.exception === 'brokerage_answered' && body.accept
  if (!isRead) await writeAnswer(ctx, told, { accept: body.accept, comment })
  await announce(ctx, order, {
    verb: 'brokerage-answered',
    status: order.status,
    details: { exception: body.exception, accept: body.accept, comment },
  })
}

/** The brokerage is the broker's to write. */
function settle(
  ctx: Context,
  { link }: BrokerageNotice,
  change: { readonly edits: string } | { readonly agreed_pre_tax_cents: number | null },
): Promise<void> {
  return withinBroker(ctx, link, async ({ db }) => {
    await db.updateTable('order_brokerages').set(change).where('buy_order_id', '=', link.buyOrderId).execute()
  })
}

interface Answer {
  readonly accept: boolean
  readonly comment: string
}

/** In both timelines; what was not agreed to is an exception of the other courier's. */
async function writeAnswer(ctx: Context, told: BrokerageNotice, { accept, comment }: Answer): Promise<void> {
  const { link, isSold, exception } = told
  const step = { updateType: 'brokerage_answered', at: ctx.now } as const
  const about: Partial<NewUpdate> = {
    answered_exception: exception,
    accepted: accept,
    comment: comment === '' ? null : comment,
    ...(exception === 'bought_price_changed' && {
      pricing_from_cents: told.agreedCents,
      pricing_to_cents: told.boughtCents,
    }),
    ...(exception === 'sold_order_edited' && { changes: JSON.stringify(told.edits) }),
  }
  const [ownId, otherId] = isSold ? [link.sellOrderId, link.buyOrderId] : [link.buyOrderId, link.sellOrderId]
  await writeUpdates(ctx, [{ ...updateBy(ctx, actorOf(ctx), ownId, step), ...about }])
  await withinBroker(ctx, link, async (broker) => {
    const update = isSold ? await updateByBroker(broker, link, step) : updateByReceiver(broker, link, step)
    await writeUpdates(broker, [{ ...update, ...about }])
    if (!accept) {
      await setException(broker, otherId, 'brokerage_answered', true)
      await broker.db
        .updateTable('order_brokerages')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('buy_order_id', '=', link.buyOrderId)
        .execute()
    }
    const other = await findOrder(broker, otherId)
    await announceForeign(broker, other, {
      verb: 'brokerage-answered',
      status: other.status,
      details: { exception, accept, comment },
    })
  })
}
