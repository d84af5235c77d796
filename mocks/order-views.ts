import type { SettingReference } from '#domain/pricing/explain-price.ts'
import { zoneNameAt } from '#domain/pricing/zone-index.ts'
import type {
  DeliveryOrderInfoView,
  DeliveryOrderListItem,
  DeliveryOrderPageView,
  DeliveryOrderData,
  DeliveryOrderSummary,
  PriceSetting,
  Pricing,
  ServiceSummary,
  TenantRef,
} from '#generated/model/index.ts'
import { shownBrokerage } from './brokerage.ts'
import type { Caller } from './context.ts'
import { pickFields } from './lookup.ts'
import { shownExceptions } from './brokerage-notices.ts'
import type { MockOrder, World } from './world-types.ts'

/** The order's page as the caller may see it. */
export function pageViewOf(order: MockOrder, caller: Caller): DeliveryOrderPageView {
  return {
    ...order.view,
    ...shownExceptions(order, caller.tenant?.tenant.id),
    pricing: visiblePricing(order.view.pricing, caller),
    brokerage: shownBrokerage(order, caller),
  }
}

/** The order's row in lists: every value that the page shows too is the page's. */
export function rowOf(world: World, order: MockOrder, caller: Caller): DeliveryOrderListItem {
  const { view } = order
  const { row } = world.samples
  const { id, name } = view.receiverTenant
  return {
    ...pickFields(row, { ...view, ...shownExceptions(order, caller.tenant?.tenant.id) }),
    brokeredTo: brokeredToOf(order, caller),
    receiverTenant: { id, name },
    pickupLocation: pickFields(row.pickupLocation, view.pickupLocation),
    dropoffLocation: pickFields(row.dropoffLocation, view.dropoffLocation),
    dropoffZone: id === caller.tenant?.tenant.id ? zoneOf(order) : null,
    pricing: pickFields(row.pricing, visiblePricing(view.pricing, caller)),
  }
}

function zoneOf({ price, view }: MockOrder): string | null {
  const { latitude, longitude } = view.dropoffLocation
  return zoneNameAt(price.revision.serviceMap ?? null, { lat: latitude, lng: longitude })
}

export function infoViewOf(world: World, order: MockOrder, caller: Caller): DeliveryOrderInfoView {
  const { view } = order
  const { info } = world.samples
  return {
    ...pickFields(info, view),
    pickupLocation: pickFields(info.pickupLocation, view.pickupLocation),
    brokeredTo: brokeredToOf(order, caller),
    pricing: visiblePricing(view.pricing, caller),
    cancellationReason: view.cancellation?.reason ?? null,
  }
}

export function summaryOf(world: World, order: MockOrder, caller: Caller): DeliveryOrderSummary {
  return pickFields(world.samples.summary, { ...rowOf(world, order, caller), uid: order.view.uid })
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
  return part && service ? { ...priceSource(service), ...part } : null
}

/** By which revision of which service. */
export function priceSource({ id, revisionId }: ServiceSummary): { serviceId: number; serviceRevisionId: number } {
  return { serviceId: id, serviceRevisionId: revisionId }
}

/** The courier that carries out what the caller's own sold. */
function brokeredToOf(order: MockOrder, caller: Caller): TenantRef | null {
  const brokerage = shownBrokerage(order, caller)
  return brokerage !== null && brokerage.sellOrderId === order.view.id ? brokerage.receiverTenant : null
}

/** The price, or that there is one, for somebody who may not read the amounts. */
export function visiblePricing(pricing: Pricing, { readsPrices }: Caller): Pricing {
  if (readsPrices) return pricing
  const { beforeCancellation: _before, ...kept } = pricing
  return { ...kept, hidden: true, priceCadCents: null, preTaxCadCents: null, lineItems: [] }
}
