import { stopTypes, type ProtocolAction, type StopType } from '#domain/orders/protocol.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { shownMedia } from '#server/orders/records/order-media.ts'
import { findOrder, type OrderRecord } from '../core/order-record.ts'
import { seesDrivers } from '../core/order-viewer.ts'
import { filesOf, loadProtocol, type OrderProtocol, type ProtocolEntryRow } from './stop-protocol.ts'

/** What is asked at the stops of an order, and what was captured there. */
export async function protocolData(ctx: Context, orderId: number): Promise<Schema<'ProtocolData'>> {
  const order = await findOrder(ctx, orderId)
  return shownProtocol(ctx, order, await loadProtocol(ctx, orderId))
}

export function shownProtocol(ctx: Context, order: OrderRecord, protocol: OrderProtocol): Schema<'ProtocolData'> {
  return {
    protocol: { pickup: protocol.asked.pickup.map(shownAction), dropoff: protocol.asked.dropoff.map(shownAction) },
    protocolData: stopTypes.flatMap((stop) =>
      protocol.entries.filter((entry) => entry.stop === stop).map((entry) => shownEntry(ctx, order, protocol, entry)),
    ),
  }
}

function shownEntry(
  ctx: Context,
  order: OrderRecord,
  protocol: OrderProtocol,
  entry: ProtocolEntryRow,
): Schema<'ProtocolEntry'> {
  const { stop, occurred_at: date, latitude: lat, longitude: lng } = entry
  return {
    type: stop,
    date,
    geostamp: lat === null || lng === null ? null : { lat, lng, date },
    actor: actorOf(ctx, order, entry),
    actorType: entry.actor_type,
    actionsWithData: actionsOf(protocol, entry, stop).map((action) => ({
      ...shownAction(action),
      value: shownValue(entry.answers[action.id]),
      media: filesOf(protocol, stop, action).map((file) => shownMedia(ctx, order, file)),
    })),
  }
}

/** As they were asked when the stop was captured; what is only to be read is never answered. */
function actionsOf({ asked }: OrderProtocol, { actions }: ProtocolEntryRow, stop: StopType) {
  return (actions ?? asked[stop]).filter(({ type }) => type !== 'block')
}

/** Nobody's name stands on what the people of another courier captured for a brokered order. */
function actorOf(ctx: Context, order: OrderRecord, entry: ProtocolEntryRow): Schema<'ProtocolEntry'>['actor'] {
  if (entry.actor_user_id === null || !seesDrivers(order, ctx)) return null
  return { firstName: entry.actor_first_name, lastName: entry.actor_last_name }
}

function shownAction({ id, type, label, description, required, options, ...number }: ProtocolAction) {
  const { unit, minimum, maximum } = number
  return { id, type, label, description, required, options: [...options], unit, minimum, maximum }
}

type Value = Schema<'ProtocolEntry'>['actionsWithData'][number]['value']

function shownValue(value: ProtocolEntryRow['answers'][string] | undefined): Value {
  return value ?? null
}
