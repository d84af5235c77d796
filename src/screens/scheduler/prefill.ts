import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import { type Draft, emptyDraft, emptyParcel } from './draft.ts'

/** What an address of the scheduler asks to begin with: `?pickup=&dropoff=&service=&again={orderId}`. */
export interface PrefillRequest {
  readonly pickupLocationId: number | null
  readonly dropoffLocationId: number | null
  readonly serviceId: number | null
  readonly againOrderId: number | null
}

/** Reads the address; what is no id is left out. */
export function prefillRequest(search: URLSearchParams): PrefillRequest {
  const id = (name: string) => {
    const value = Number(search.get(name))
    return Number.isSafeInteger(value) && value > 0 ? value : null
  }
  return {
    pickupLocationId: id('pickup'),
    dropoffLocationId: id('dropoff'),
    serviceId: id('service'),
    againOrderId: id('again'),
  }
}

/**
 * The draft that an address asks for. An order that is ordered again gives everything but what belongs to that one time:
 * its day and its purchase order.
 */
export function prefilledDraft(request: PrefillRequest, order: DeliveryOrderPageView | null): Draft {
  const again = order === null ? emptyDraft : orderedAgain(order)
  return {
    ...again,
    ...(request.pickupLocationId !== null && { pickupLocationId: request.pickupLocationId }),
    ...(request.dropoffLocationId !== null && { dropoffLocationId: request.dropoffLocationId }),
    ...(request.serviceId !== null && { service: { id: request.serviceId, name: '', courierTenantId: null } }),
  }
}

function orderedAgain(order: DeliveryOrderPageView): Draft {
  return {
    ...emptyDraft,
    customer: { id: order.senderTenant.id, name: order.senderTenant.name },
    service: { id: null, name: order.serviceName, courierTenantId: order.receiverTenant.id },
    pickupLocationId: order.pickupLocation.id,
    dropoffLocationId: order.dropoffLocation.id,
    parcels: order.parcelDetails.map(({ name, quantity, weightKg }, index) => ({
      ...emptyParcel,
      key: index + 1,
      type: { id: null, name },
      quantity,
      weightKg,
    })),
    speed: { id: null, name: order.serviceSpeedName },
    tags: order.tags.map(({ name }) => ({ id: null, name })),
    orderNotes: order.orderNotes ?? '',
  }
}
