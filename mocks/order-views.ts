import type { SettingReference } from '#domain/pricing/explain-price.ts'
import { zoneNameAt } from '#domain/pricing/zone-index.ts'
import type {
  DeliveryOrderInfoView,
  DeliveryOrderListItem,
  DeliveryOrderPageView,
  DeliveryOrderData,
  DeliveryOrderSummary,
  ListPricing,
  OrderLocation,
  PriceSetting,
  Pricing,
  ServiceSummary,
  TenantRef,
} from '#generated/model/index.ts'
import { shownBrokerage } from './brokerage.ts'
import type { Caller } from './context.ts'
import { shownExceptions } from './told.ts'
import type { MockOrder, World } from './world-types.ts'

/** The order's page as the caller may see it. */
export function pageViewOf(order: MockOrder, caller: Caller): DeliveryOrderPageView {
  return {
    ...order.view,
    ...shownExceptions(order, caller.tenant?.tenant.id),
    pricing: shown(order.view.pricing, caller),
    brokerage: shownBrokerage(order, caller),
  }
}

/** The order's row in lists: every value that the page shows too is the page's. */
export function rowOf(world: World, order: MockOrder, caller: Caller): DeliveryOrderListItem {
  const { view } = order
  const { id, status, billStatus, poNumber, orderNotes, availableAt, dueAt, createdAt, updatedAt } = view
  const { senderTenant, receiverTenant, driver, serviceName, serviceSpeedName, serviceSpeedTextColor } = view
  const { tags, totalParcels, totalWeightKg, distanceM, timeS, exceptions } = view
  return {
    ...world.samples.row,
    id,
    status,
    billStatus,
    poNumber,
    orderNotes,
    availableAt,
    dueAt,
    createdAt,
    updatedAt,
    senderTenant,
    brokeredTo: brokeredToOf(order, caller),
    driver,
    serviceName,
    serviceSpeedName,
    serviceSpeedTextColor,
    tags,
    totalParcels,
    totalWeightKg,
    distanceM,
    timeS,
    exceptions: shownExceptions(order, caller.tenant?.tenant.id).exceptions ?? exceptions,
    receiverTenant: {
      id: receiverTenant.id,
      name: receiverTenant.name,
    },
    pickupLocation: locationSummary(view.pickupLocation),
    dropoffLocation: locationSummary(view.dropoffLocation),
    dropoffZone: receiverTenant.id === caller.tenant?.tenant.id ? zoneOf(order) : null,
    pricing: listed(view.pricing, caller),
  }
}

function zoneOf({ price, view }: MockOrder): string | null {
  const { latitude, longitude } = view.dropoffLocation
  return zoneNameAt(price.revision.serviceMap ?? null, { lat: latitude, lng: longitude })
}

export function infoViewOf(world: World, order: MockOrder, caller: Caller): DeliveryOrderInfoView {
  const { view } = order
  const { id, status, driver, senderTenant, receiverTenant, parcelDetails, cancellation, updatedAt } = view
  return {
    ...world.samples.info,
    id,
    status,
    driver,
    senderTenant,
    receiverTenant,
    pickupLocation: locationSummary(view.pickupLocation),
    parcelDetails,
    cancellation,
    updatedAt,
    brokeredTo: brokeredToOf(order, caller),
    pricing: shown(view.pricing, caller),
    billStatus: view.billStatus,
    pricingVersion: view.pricingVersion,
    geostampsEnabled: view.geostampsEnabled,
    cancellationReason: cancellation?.reason ?? null,
  }
}

export function summaryOf(world: World, order: MockOrder, caller: Caller): DeliveryOrderSummary {
  const row = rowOf(world, order, caller)
  const { id, status, poNumber, availableAt, dueAt, serviceName, serviceSpeedName } = row
  const { senderTenant, receiverTenant, driver, pickupLocation, dropoffLocation, totalParcels, pricing } = row
  return {
    ...world.samples.summary,
    uid: order.view.uid,
    id,
    status,
    poNumber,
    availableAt,
    dueAt,
    serviceName,
    serviceSpeedName,
    senderTenant,
    receiverTenant,
    driver,
    pickupLocation,
    dropoffLocation,
    totalParcels,
    pricing,
  }
}

/** What the order was placed with; only services of today keep their parts' ids. */
export function dataOf({ services }: World, { view }: MockOrder): DeliveryOrderData {
  const { id, uid, senderTenant, receiverTenant, serviceName, serviceSpeedName, availableAt, poNumber, orderNotes } =
    view
  const service = services.find(
    ({ summary }) => summary.name === serviceName && summary.courierTenant.id === receiverTenant.id,
  )
  return {
    id,
    uid,
    customerTenant: senderTenant,
    courierTenant: { id: receiverTenant.id, name: receiverTenant.name },
    service: { id: service?.summary.id ?? null, name: serviceName },
    serviceSpeed: {
      id: service?.speeds.find(({ name }) => name === serviceSpeedName)?.id ?? null,
      name: serviceSpeedName,
    },
    tags: view.tags.map(({ id: tagId, name }) => ({ id: tagId, name })),
    pickupLocationId: view.pickupLocation.id,
    dropoffLocationId: view.dropoffLocation.id,
    parcels: view.parcelDetails.map(({ id: parcelTypeId, ...parcel }) => ({ parcelTypeId, ...parcel })),
    availableAt,
    poNumber,
    orderNotes,
    orderFields: view.orderFields,
  }
}

/** A part of the service that an order was placed with; only services of today are known. */
export function settingOf(world: World, { view }: MockOrder, part: SettingReference | null): PriceSetting | null {
  const service = world.services.find(({ summary }) => summary.name === view.serviceName)?.summary
  return part && service ? { ...pricedBy(service), ...part } : null
}

/** By which revision of which service. */
export function pricedBy({ id, revisionId }: ServiceSummary): { serviceId: number; serviceRevisionId: number } {
  return { serviceId: id, serviceRevisionId: revisionId }
}

/** The courier that carries out what the caller's own sold. */
function brokeredToOf(order: MockOrder, caller: Caller): TenantRef | null {
  const brokerage = shownBrokerage(order, caller)
  return brokerage !== null && brokerage.sellOrderId === order.view.id ? brokerage.receiverTenant : null
}

/** The price, or that there is one, for somebody who may not read the amounts. */
export function shown(pricing: Pricing, { readsPrices }: Caller): Pricing {
  if (readsPrices) return pricing
  const { beforeCancellation: _before, ...kept } = pricing
  return { ...kept, hidden: true, priceCadCents: null, preTaxCadCents: null, lineItems: [] }
}

function listed(pricing: Pricing, caller: Caller): ListPricing {
  const { hidden, status, priceCadCents } = shown(pricing, caller)
  return { hidden, status, priceCadCents }
}

function locationSummary({ id, name, formattedAddress, city, latitude, longitude }: OrderLocation) {
  return { id, name, formattedAddress, city, latitude, longitude }
}
