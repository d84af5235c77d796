import { joinActions } from '#domain/orders/brokered-protocol.ts'
import type { ProtocolAction, ProtocolAnswer, StopProtocols, StopType } from '#domain/orders/protocol.ts'
import type { Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import type { AttachedFile } from './attach-upload.ts'

/** What is asked at the stops of an order, what was captured there, and the files that belong to it, oldest first. */
export interface OrderProtocol {
  readonly asked: StopProtocols
  readonly entries: readonly ProtocolEntryRow[]
  readonly files: readonly AttachedFile[]
}

export type ProtocolEntryRow = Row<'delivery_order_protocol_entries'>

/**
 * Who may not read the service any more, or never might, learns what was captured and not what else is asked. What the
 * courier that sold the order requires is asked as well (docs/rules/brokerage.md, "Protocol").
 */
export async function loadProtocol(ctx: Pick<Context, 'db'>, orderId: number): Promise<OrderProtocol> {
  const [asked, entries, files] = await Promise.all([
    askedAtStops(ctx, orderId),
    ctx.db.selectFrom('delivery_order_protocol_entries').selectAll().where('delivery_order_id', '=', orderId).execute(),
    ctx.db
      .selectFrom('delivery_order_media')
      .innerJoin('stored_files', 'stored_files.id', 'delivery_order_media.file_id')
      .selectAll('delivery_order_media')
      .select(['stored_files.content_type', 'stored_files.size_bytes'])
      .where('delivery_order_id', '=', orderId)
      .where('delivery_order_media.action_id', 'is not', null)
      .orderBy('delivery_order_media.id')
      .execute(),
  ])
  return { asked, entries, files }
}

async function askedAtStops(ctx: Pick<Context, 'db'>, orderId: number): Promise<StopProtocols> {
  const row = await ctx.db
    .selectFrom('delivery_orders')
    .leftJoin('service_revisions', 'service_revisions.id', 'delivery_orders.service_revision_id')
    .leftJoin('order_brokerages', 'order_brokerages.buy_order_id', 'delivery_orders.id')
    .select(['service_revisions.protocols', 'order_brokerages.asked as brokered'])
    .where('delivery_orders.id', '=', orderId)
    .executeTakeFirst()
  const at = (stop: StopType) => joinActions(row?.protocols?.[stop] ?? [], row?.brokered?.[stop] ?? [])
  return { pickup: at('pickup'), dropoff: at('dropoff') }
}

/** The files of one action: a new signature takes the place of the one before, other files add up. */
export function filesOf(
  { files }: Pick<OrderProtocol, 'files'>,
  stop: StopType,
  { id, type }: Pick<ProtocolAction, 'id' | 'type'>,
): readonly AttachedFile[] {
  const own = files.filter((file) => file.stop === stop && file.action_id === id)
  return type === 'signature' ? own.slice(-1) : own
}

/** What was captured at a stop, by the id of the action. */
export function answersAt(protocol: OrderProtocol, stop: StopType): ReadonlyMap<string, ProtocolAnswer> {
  const values = protocol.entries.find((entry) => entry.stop === stop)?.answers ?? {}
  const actions = protocol.asked[stop]
  return new Map(
    actions.map((action) => [
      action.id,
      { value: values[action.id] ?? null, files: filesOf(protocol, stop, action).length },
    ]),
  )
}
