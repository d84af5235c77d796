import { marginOf } from '#domain/accounting/brokerage-ledger.ts'
import { brokerageRefusal, brokeredError } from '#domain/orders/brokerage-refusals.ts'
import type { OrderedParcel } from '#domain/orders/order-changes.ts'
import { totalsOf } from '#domain/orders/order-components.ts'
import { fitParcels, misfitText } from '#domain/orders/parcel-fit.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import type { Brokerage, BrokerageOfferOptionsItem, ServiceSpeed } from '#generated/model/index.ts'
import type { Caller } from './context.ts'
import { takeId } from './lookup.ts'
import { newPrice } from './price.ts'
import type { MockOrder, MockService, World } from './world-types.ts'

/** The parcels of an order as types of the other courier, and why some of them cannot go. */
export function fitToService(
  { view }: MockOrder,
  service: MockService,
  units: UnitPreference,
): { parcels: OrderedParcel[]; problems: string[] } {
  const { parcels, misfits } = fitParcels(view.parcelDetails, service.parcelTypes)
  return {
    parcels: parcels.map(({ type, ...measures }) => ({ parcelTypeId: type.id, name: type.name, ...measures })),
    problems: misfits.map((piece) => misfitText(piece, service.summary.name, units)),
  }
}

/** A service at a speed for this order, the amounts for people who may read them. The way is the one that was sold. */
export function optionOf(
  order: MockOrder,
  service: MockService,
  speed: ServiceSpeed,
  { readsPrices, user }: Caller,
): BrokerageOfferOptionsItem {
  const { view, price } = order
  const { parcels, problems } = fitToService(order, service, user.unitPreference)
  const { pickupProvince, dropoffProvince, timeZone, pickup, dropoff } = price.inputs.input
  const dueAt = speed.durationS === null ? null : view.availableAt + speed.durationS
  const { result } = newPrice({
    offer: { pricing: service.pricing, timeZone },
    components: { parcels, speed, tags: [] },
    totals: totalsOf(parcels),
    route: { distanceM: view.distanceM },
    pickupProvince: pickupProvince ?? '',
    dropoffProvince: dropoffProvince ?? '',
    isInterlined: true,
    availableAt: view.availableAt,
    dueAt,
    ...(pickup && { pickup }),
    ...(dropoff && { dropoff }),
  })
  const isPriced = readsPrices && problems.length === 0
  const buyPreTaxCadCents = isPriced ? result.preTaxCadCents : null
  return {
    serviceId: service.summary.id,
    serviceName: service.summary.name,
    vehicleName: service.summary.vehicleName,
    serviceSpeedId: speed.id,
    serviceSpeedName: speed.name,
    dueAt,
    buyPreTaxCadCents,
    buyPriceCadCents: isPriced ? result.totalCadCents : null,
    marginCadCents: marginOf(view.pricing.preTaxCadCents, buyPreTaxCadCents),
    problems,
  }
}

/** Why an order cannot be brokered, or null. */
export function refusalOf({ view: { status, brokerage, driver } }: MockOrder): string | null {
  return brokerageRefusal({ status, isBrokered: brokerage !== null, hasDriver: driver !== null })
}

/** Shown to the courier between the two orders alone: the receiver of the one, the sender of the other. */
export function shownBrokerage({ view }: MockOrder, { tenant, readsPrices }: Caller): Brokerage | null {
  const { brokerage, id, receiverTenant, senderTenant } = view
  if (brokerage === null) return null
  const broker = brokerage.sellOrderId === id ? receiverTenant : senderTenant
  if (tenant?.tenant.id !== broker.id) return null
  return readsPrices
    ? brokerage
    : { ...brokerage, sellPreTaxCadCents: null, buyPreTaxCadCents: null, marginCadCents: null }
}

/** Whether another courier carries the order out, so that nobody moves it here. */
export function isSold({ view }: MockOrder): boolean {
  return view.brokerage?.sellOrderId === view.id
}

/** @throws 422 `brokered` */
export function refuseSold(order: MockOrder): void {
  if (isSold(order)) throw brokeredError()
}

/** Whether the order was bought: placed to carry out one of another courier. */
export function isBought({ view }: MockOrder): boolean {
  return view.brokerage?.buyOrderId === view.id
}

/** After an edit of a sold order: its notes reach the other courier, unless that one wrote its own over `from`. */
export function carryDownNotes(world: World, sold: MockOrder, from: string | null): void {
  const { brokerage, orderNotes, updatedAt } = sold.view
  const bought = isSold(sold) ? world.orders.find(({ view }) => view.id === brokerage?.buyOrderId) : undefined
  if (bought === undefined || bought.view.status === 'completed' || bought.view.orderNotes !== from) return
  bought.view = { ...bought.view, orderNotes, updatedAt }
}

/** After an act on an order that was bought: the one it was bought for stands where it stands, without a driver's name. */
export function carryUp(world: World, { view, updates }: MockOrder): void {
  const { brokerage } = view
  if (brokerage?.buyOrderId !== view.id) return
  const sold = world.orders.find((order) => order.view.id === brokerage.sellOrderId)
  const [newest] = updates
  if (sold === undefined || newest === undefined) return
  const isGivenBack = view.status === 'cancelled'
  const none = { assignedAt: null, pickedUpAt: null, droppedOffAt: null, completedAt: null, cancelledAt: null }
  sold.view = {
    ...sold.view,
    status: isGivenBack ? 'created' : view.status,
    times: isGivenBack ? none : view.times,
    updatedAt: view.updatedAt,
    brokerage: isGivenBack ? null : sold.view.brokerage,
  }
  const { actorName: _actor, assigneeName: _assignee, assigneeEmail: _email, ...told } = newest
  sold.updates.unshift({
    ...told,
    id: takeId(world),
    deliveryOrderId: sold.view.id,
    type: isGivenBack ? 'created_unassigned' : newest.type,
    brokerSupplierName: brokerage.receiverTenant.name,
  })
  if (isGivenBack) view.brokerage = null
}
