import { laneKey, laneText, type LaneEnd } from '#domain/accounting/brokerage-ledger.ts'
import { isOnTime, marginOfOrder } from '#domain/accounting/reports.ts'
import { isBillable } from '#domain/accounting/revenue-state.ts'
import type { CountedOrder } from '#domain/figures/count-orders.ts'
import { usualSide, type FigureDimension, type FigureSide } from '#domain/figures/figures.ts'
import { waitPeriods } from '#domain/orders/wait-time.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { amountsOf } from './accounting.ts'
import { tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import { payOf } from './driver-pay.ts'
import { fullName } from './order-acts.ts'
import { geostampsOf } from './order-records.ts'
import { ordersFor } from './orders.ts'
import type { MockOrder } from './world-types.ts'

/** An order with what it is put together with called by its name. */
export interface MockFigureOrder extends CountedOrder {
  readonly order: MockOrder
  readonly labels: Readonly<Record<FigureDimension, string>>
}

export function sideOf(call: MockCall, { side }: Schema<'AnalyticsParams'>): FigureSide {
  return side ?? usualSide(tenantOf(call.caller).tenant.kind)
}

/** The orders of that side that the question is narrowed to; not yet of its days. */
export function figureOrdersOf(call: MockCall, params: Schema<'AnalyticsParams'>): MockFigureOrder[] {
  const side = sideOf(call, params)
  const { id, timezone } = tenantOf(call.caller).tenant
  const { of } = params
  return ordersFor(call.world, call.caller)
    .filter(({ view }) => (side === 'carried' ? view.receiverTenant.id : view.senderTenant.id) === id)
    .map((order) => counted(order, side, timezone))
    .filter(({ keys }) => of === undefined || keys[of.dimension] === of.key)
}

/** Whether the caller reads what orders of that side cost. */
export function seesMoney({ caller }: MockCall, side: FigureSide): boolean {
  return caller.readsPrices && (side === 'ordered' || (side === 'carried' && caller.permissions.has('accounting.read')))
}

function counted(order: MockOrder, side: FigureSide, timezone: string): MockFigureOrder {
  const { view } = order
  const { times, driver, dueAt } = view
  const day = (at: number | null | undefined) => (at ? wallTimeAt(at, timezone).date : null)
  const price = amountsOf(order)
  const isEarned = isBillable(view.status, order.price.result.totalCadCents ?? null)
  const waits = waitPeriods(geostampsOf(order)).flatMap(({ checkIn, checkOut }) =>
    checkOut === null ? [] : [checkOut.createdAt - checkIn.createdAt],
  )
  const isDelivered = Boolean(times.droppedOffAt)
  const isCarried = side === 'carried'
  const pay = driver === null || !isCarried ? null : payOf(order)
  const preTaxCents = isEarned ? (price?.preTaxCents ?? null) : null
  const payCents = isEarned ? (pay?.plusAdjustmentsTotalCadCents ?? null) : null
  const party = isCarried ? view.senderTenant : view.receiverTenant
  const lane = laneOf(order)
  return {
    order,
    keys: {
      service: view.serviceName,
      party: String(party.id),
      driver: isCarried && driver ? String(driver.id) : '',
      lane: laneKey(lane),
    },
    labels: {
      service: view.serviceName,
      party: party.name,
      driver: driver ? fullName(driver) : '',
      lane: laneText(lane, true),
    },
    placedOn: day(view.createdAt) ?? '',
    deliveredOn: day(times.droppedOffAt),
    cancelledOn: day(times.cancelledAt),
    earnedOn: isEarned ? day(times.completedAt ?? times.cancelledAt) : null,
    isOnTime: isOnTime({ dueAt, droppedOffAt: times.droppedOffAt }),
    waitMinutes:
      isDelivered && waits.length > 0 ? Math.floor(waits.reduce((sum, seconds) => sum + seconds, 0) / 60) : null,
    wayMinutes:
      times.droppedOffAt && times.pickedUpAt ? Math.floor((times.droppedOffAt - times.pickedUpAt) / 60) : null,
    revenueCents: preTaxCents,
    payCents,
    boughtCents: null,
    marginCents: isEarned && isCarried ? marginOfOrder({ preTaxCents, payCents, bought: undefined }) : null,
    isUnpriced: isEarned && price === null,
    lacksPay: isEarned && pay !== null && pay.rate === null,
  }
}

function laneOf({ view }: MockOrder) {
  return { pickup: laneEndOf(view.pickupLocation), dropoff: laneEndOf(view.dropoffLocation) }
}

/** City and province of a stop; the province stands in its address. */
export function laneEndOf({
  city,
  formattedAddress,
}: {
  readonly city: string
  readonly formattedAddress: string
}): LaneEnd {
  return { city, province: /,\s*([A-Z]{2})\b/.exec(formattedAddress)?.[1] ?? '' }
}
