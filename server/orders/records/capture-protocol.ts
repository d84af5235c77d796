import { brokeredError } from '#domain/orders/brokerage-refusals.ts'
import { checkAnswers, type CheckedAnswer, isAnsweredByFiles, refuseClosed } from '#domain/orders/protocol.ts'
import { refuseErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { attachUpload, type AttachedFile } from './attach-upload.ts'
import { keepBroughtObjects } from '#server/uploads/store-object.ts'
import { carryUpMedia, carryUpProtocolEntry } from './carry-up-records.ts'
import { checkedTime } from '../core/checked-time.ts'
import type { OrderRecord } from '../core/order-record.ts'
import { announce } from '../core/order-timeline.ts'
import { protocolData } from './protocol-data.ts'
import { lockRecordedOrder, pointColumns } from './recorded-order.ts'
import { loadProtocol, type ProtocolEntryRow } from './stop-protocol.ts'

type Input = Schema<'ProtocolDataInput'>
type Answers = ProtocolEntryRow['answers']

type Answer = CheckedAnswer<Schema<'MediaInput'>>

/**
 * Writes down what was captured at a stop. Answers that are left out keep what was captured before, null takes one back;
 * the entry says when, where and by whom it was captured last.
 * @throws formError naming each answer that does not fit its action, or `order_closed`
 */
export async function captureProtocol(ctx: Context, orderId: number, body: Input): Promise<Schema<'ProtocolData'>> {
  const point = pointColumns(body)
  const order = await lockRecordedOrder(ctx, orderId)
  if (order.brokeredToTenantId !== null) throw brokeredError()
  refuseClosed(order.status)
  const occurredAt = await checkedTime(ctx, order, body.occurredAt)

  const { asked, entries } = await loadProtocol(ctx, orderId)
  const actions = asked[body.stop]
  const { errors, answers } = checkAnswers(actions, body.answers)
  refuseErrors(errors)
  const named = answers.flatMap(({ uploads, pointer }) =>
    uploads.map(({ url }, index) => ({ url, pointer: `${pointer}/uploads/${index}/url` })),
  )
  await keepBroughtObjects(ctx, named)
  const before = entries.find(({ stop }) => stop === body.stop)
  // Who saves again at the same stop, and finds no position this time, has not left the place that he found before.
  const place = point.latitude === null && before?.actor_user_id === ctx.userId ? placeOf(before) : point
  const entry = await storeEntry(ctx, order, {
    ...place,
    stop: body.stop,
    occurred_at: occurredAt,
    answers: merged(before?.answers ?? {}, answers),
    actions: [...actions],
  })
  const attached: AttachedFile[] = []
  // One after the other: in the list of files they stand as they were given.
  for (const { action, uploads, pointer } of answers) {
    for (const [index, { name, url }] of uploads.entries()) {
      const where = { stop: body.stop, actionId: action.id, pointer: `${pointer}/uploads/${index}/url` }
      attached.push(await attachUpload(ctx, { orderId, name, url, ...where }))
    }
  }
  await announce(ctx, order, {
    verb: 'protocol-captured',
    status: order.status,
    before: before?.answers,
    details: { stop: body.stop, occurredAt, answers: answers.map(({ action, value }) => [action.id, value]) },
  })
  await carryUpProtocolEntry(ctx, order, entry, actions)
  for (const file of attached) await carryUpMedia(ctx, order, file, actions)
  return protocolData(ctx, orderId)
}

function placeOf({ latitude, longitude }: ProtocolEntryRow) {
  return { latitude, longitude }
}

function merged(before: Answers, answers: readonly Answer[]): Answers {
  const values = new Map(Object.entries(before))
  for (const { action, value } of answers) {
    if (isAnsweredByFiles(action.type)) continue
    const given = typeof value === 'string' ? value.trim() : value
    if (given === null || given === '') values.delete(action.id)
    else values.set(action.id, typeof given === 'object' ? [...given] : given)
  }
  return Object.fromEntries(values)
}

async function storeEntry(
  ctx: Context,
  order: OrderRecord,
  entry: Pick<ProtocolEntryRow, 'stop' | 'occurred_at' | 'latitude' | 'longitude' | 'answers' | 'actions'>,
): Promise<ProtocolEntryRow> {
  const person = await ctx.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', ctx.userId)
    .executeTakeFirstOrThrow()
  const captured = {
    ...entry,
    answers: JSON.stringify(entry.answers),
    actions: JSON.stringify(entry.actions),
    created_at: ctx.now,
    actor_user_id: ctx.userId,
    actor_first_name: person.first_name,
    actor_last_name: person.last_name,
    actor_type: order.driverUserId === ctx.userId ? ('driver' as const) : ('user' as const),
  }
  return ctx.db
    .insertInto('delivery_order_protocol_entries')
    .values({ ...captured, delivery_order_id: order.id })
    .onConflict((conflict) => conflict.columns(['delivery_order_id', 'stop']).doUpdateSet(captured))
    .returningAll()
    .executeTakeFirstOrThrow()
}
