import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { OrderRecord } from './order-record.ts'

/** Clocks of phones run ahead or behind a little; further than this a time is a mistake. Seconds. */
const clockToleranceS = 300

/** How long a request may be on its way before the device gives it up: a difference up to this says nothing of its clock. */
const longestWayS = 30

/**
 * When something happened on a device, unix seconds: mended by how wrong its clock was when it told of it, not in the
 * future, and no earlier than it could have happened, by however slow a clock.
 * @param occurredAt by the clock of the device; now unless given
 * @throws formError on `/occurredAt` for a time in the future, or before the order was there to be worked on
 */
export async function checkedTime(
  ctx: Context,
  order: Pick<OrderRecord, 'id' | 'createdAt'>,
  occurredAt: number | undefined,
): Promise<number> {
  if (occurredAt === undefined) return ctx.now
  const at = occurredAt + clockErrorSeconds(ctx)
  if (at > ctx.now + clockToleranceS) throw formError({ '/occurredAt': ['Must not be in the future'] })
  if (at < order.createdAt - clockToleranceS) {
    throw formError({ '/occurredAt': ['Must not be before the order was placed'] })
  }
  const assignedAt = await firstAssignedAt(ctx, order)
  if (at < assignedAt - clockToleranceS) {
    throw formError({ '/occurredAt': ['Must not be before the order was assigned to you'] })
  }
  return Math.min(Math.max(at, order.createdAt, assignedAt), ctx.now)
}

/** How far the device's clock is behind ours; 0 where it does not say, or may be right. */
function clockErrorSeconds({ now, request: { sentAt } }: Context): number {
  if (sentAt === null) return 0
  return Math.abs(now - sentAt) > longestWayS ? now - sentAt : 0
}

/**
 * When a person who only drives was given the order first: before, nothing of it was on the device. An order that was taken away
 * and given back keeps what happened at first. 0 for the office, which also tells of what it heard by telephone.
 */
async function firstAssignedAt(ctx: Context, { id }: Pick<OrderRecord, 'id'>): Promise<number> {
  if (ctx.permissions.has('delivery-orders.update')) return 0
  const { at } = await ctx.db
    .selectFrom('delivery_order_updates')
    .select((eb) => eb.fn.min('occurred_at').as('at'))
    .where('delivery_order_id', '=', id)
    .where('assignee_user_id', '=', ctx.userId)
    .executeTakeFirstOrThrow()
  return at ?? 0
}
