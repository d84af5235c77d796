import {
  isUndoable,
  type LastMove,
  type MoveActor,
  undoableMove,
  updateTypeOnEntering,
} from '#domain/orders/order-status.ts'
import { waitTermsOf } from '#domain/pricing/read-snapshot.ts'
import {
  isAnsweredByFiles,
  missingActions,
  orderNext,
  type ProtocolAction,
  stopAhead,
} from '#domain/orders/protocol.ts'
import { waitPeriods, waitTimeCents } from '#domain/orders/wait-time.ts'
import type {
  DeliveryOrderNext,
  Geostamp,
  ProtocolData,
  ProtocolDataInput,
  ProtocolDataProtocol,
  ProtocolEntry,
} from '#generated/model/index.ts'
import { isSold } from './brokerage.ts'
import type { Caller } from './context.ts'
import { takeId } from './lookup.ts'
import { type Actor, addUpdate, fullName } from './order-acts.ts'
import { keepFile } from './order-files.ts'
import type { MockOrder, World } from './world-types.ts'

/** What the courier of the world charges for waiting. */
const waitTimeTerms = { freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null }

/** Where a driver is; null when the device does not know. */
export interface Point {
  readonly lat?: number | null
  readonly lng?: number | null
}

export function geostampsOf(order: MockOrder): readonly Geostamp[] {
  return order.geostamps ?? []
}

/** The check-ins of the periods that have not ended. */
export function openCheckIns(order: MockOrder): readonly Geostamp[] {
  const open = waitPeriods(geostampsOf(order)).filter(({ checkOut }) => checkOut === null)
  return open.map(({ checkIn }) => checkIn)
}

/**
 * Stamps the beginning or the end of waiting, with its entry in the timeline.
 * @param at unix seconds
 */
export function stamp(
  world: World,
  order: MockOrder,
  { type, uid, stop, lat = null, lng = null }: Pick<Geostamp, 'type' | 'uid' | 'stop'> & Point,
  actor: Actor,
  at: number,
): Geostamp {
  const { id: deliveryOrderId, pickupLocation, dropoffLocation } = order.view
  const made: Geostamp = { id: takeId(world), uid, type, stop, createdAt: at, lat, lng, deliveryOrderId }
  order.geostamps = [...geostampsOf(order), made].toSorted((a, b) => a.createdAt - b.createdAt || a.id - b.id)
  addUpdate(world, order, type === 'checkin' ? 'geostamp_check_in' : 'geostamp_check_out', actor, at, {
    geostampUid: uid,
    ...(lat !== null && { lat }),
    ...(lng !== null && { lng }),
    ...(stop === 'pickup'
      ? { fromLocationName: pickupLocation.name, fromLocationAddress: pickupLocation.formattedAddress }
      : { toLocationName: dropoffLocation.name, toLocationAddress: dropoffLocation.formattedAddress }),
  })
  return made
}

/** What the closed periods of both stops come to, in cents, whatever a person typed. */
export function waitTimePrice(order: MockOrder, availableAt = order.view.availableAt): number {
  const terms = waitTermsOf(order.price.revision, waitTimeTerms)
  return terms === null ? 0 : waitTimeCents(geostampsOf(order), availableAt, terms)
}

export function protocolOf({ protocol }: MockOrder): ProtocolDataProtocol {
  return protocol ?? { pickup: [], dropoff: [] }
}

/** What is asked and what was captured; a driver's name stays inside the courier. */
export function protocolDataOf(order: MockOrder, readerTenantId: number | undefined): ProtocolData {
  const isCourier = order.view.receiverTenant.id === readerTenantId
  const entries = (['pickup', 'dropoff'] as const).flatMap(
    (stop) => order.protocolData?.filter(({ type }) => type === stop) ?? [],
  )
  return {
    protocol: protocolOf(order),
    protocolData: entries.map((entry) =>
      isCourier || entry.actorType === 'user'
        ? entry
        : { ...entry, actor: null, actionsWithData: entry.actionsWithData.map(withoutNames) },
    ),
  }
}

type ActionWithData = ProtocolEntry['actionsWithData'][number]

function withoutNames(action: ActionWithData): ActionWithData {
  return { ...action, media: action.media.map((media) => ({ ...media, attachedByName: null })) }
}

/** Required actions of the stop at hand that have no answer yet. */
export function missingActionsOf(order: MockOrder): ProtocolAction[] {
  const stop = stopAhead(order.view.status)
  if (stop === null) return []
  const answers = order.protocolData?.find(({ type }) => type === stop)?.actionsWithData ?? []
  const given = new Map(answers.map(({ id, value, media }) => [id, { value, files: media.length }]))
  return missingActions(protocolOf(order)[stop], given)
}

/**
 * The next move as its caller sees it, and the last one while it may be taken back.
 * @param now unix seconds
 */
export function nextOf(order: MockOrder, caller: Caller, now: number): DeliveryOrderNext {
  const stands = { status: order.view.status, isBrokered: isSold(order) }
  const undo = undoableMove(stands, moverOf(order, caller), lastMoveOf(order, caller), now)
  return { ...orderNext(stands, missingActionsOf(order)), undo }
}

/** Who asks for a move of an order. */
export function moverOf({ view }: MockOrder, { tenant, permissions, user }: Caller): MoveActor {
  return {
    isCourierTenant: view.receiverTenant.id === tenant?.tenant.id,
    permissions,
    isOrdersDriver: view.driver?.id === user.id,
  }
}

/** The move by which an order was picked up or dropped off, where that is its status. */
export function lastMoveOf({ view: { status, times }, updates }: MockOrder, { user }: Caller): LastMove | null {
  if (!isUndoable(status)) return null
  const update = updates.find(({ type }) => type === updateTypeOnEntering[status])
  return { at: times[`${status}At`] ?? 0, isOwn: update?.actorName === fullName(user) }
}

/**
 * Writes down the answers of a stop; an action that is left out keeps its earlier one.
 * @param at unix seconds
 */
export function capture(
  world: World,
  order: MockOrder,
  { stop, lat = null, lng = null, answers }: Pick<ProtocolDataInput, 'stop' | 'answers'> & Point,
  { user }: Actor,
  at: number,
): void {
  const earlier = order.protocolData?.find(({ type }) => type === stop)
  const actionsWithData = protocolOf(order)[stop].map((action): ActionWithData => {
    const answer = answers.find(({ actionId }) => actionId === action.id)
    const before = earlier?.actionsWithData.find(({ id }) => id === action.id)
    const takesFiles = isAnsweredByFiles(action.type)
    if (answer === undefined) return before ?? { ...action, value: null, media: [] }
    return {
      ...action,
      value: takesFiles ? null : (answer.value ?? null),
      media: takesFiles
        ? (answer.uploads ?? []).map(({ name }) => keepFile(world, order, { name, stop, by: fullName(user), at }))
        : [],
    }
  })
  const entry: ProtocolEntry = {
    type: stop,
    date: at,
    geostamp: lat === null || lng === null ? (earlier?.geostamp ?? null) : { lat, lng, date: at },
    actor: { firstName: user.firstName, lastName: user.lastName },
    actorType: order.view.driver?.id === user.id ? 'driver' : 'user',
    actionsWithData,
  }
  order.protocolData = [...(order.protocolData ?? []).filter(({ type }) => type !== stop), entry]
}
