import { entryWords } from '#domain/planner/history.ts'
import type { RecurringOrderEvent } from '#domain/planner/status.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { insertOf, writeTogether, type Insert } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'

/** Entries that are read at a time. */
const pageSize = 50

export interface NewEvent {
  readonly type: RecurringOrderEvent
  readonly date?: string
  readonly deliveryOrderId?: number
  /** It happened by itself. */
  readonly byItself?: boolean
}

/** Writes down what happened to a recurring order, in the person's name unless it happened by itself. */
export async function writeEvent(ctx: Context, recurringOrderId: number, event: NewEvent): Promise<void> {
  await writeTogether(ctx.db, [eventRow(ctx, recurringOrderId, event)])
}

/** The same, to be written together with other rows. */
export function eventRow(ctx: Context, recurringOrderId: number, event: NewEvent): Insert {
  const { firstName, lastName } = ctx.names
  const who = event.byItself ? null : { id: ctx.userId, name: `${firstName} ${lastName}`.trim() }
  return insertOf('recurring_order_events', [
    {
      recurring_order_id: recurringOrderId,
      type: event.type,
      date: event.date ?? null,
      delivery_order_id: event.deliveryOrderId ?? null,
      actor_user_id: who?.id ?? null,
      actor_name: who?.name ?? null,
      created_at: ctx.now,
    },
  ])
}

/** The history, the newest first. @throws notFound */
export async function readEvents(
  { db }: Context,
  recurringOrderId: number,
  before?: number,
): Promise<Schema<'RecurringOrderEvents'>> {
  const found = await db
    .selectFrom('recurring_orders')
    .select('id')
    .where('id', '=', recurringOrderId)
    .executeTakeFirst()
  if (!found) throw notFound(noSuch('recurring order'))
  const rows = await db
    .selectFrom('recurring_order_events')
    .selectAll()
    .where('recurring_order_id', '=', recurringOrderId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  return {
    data: shown.map(({ id, type, date, delivery_order_id: orderId, actor_name: actorName, created_at: createdAt }) => ({
      id,
      type,
      text: entryWords({ event: type, day: date, orderId }),
      date,
      deliveryOrderId: orderId,
      actorName,
      createdAt,
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}
