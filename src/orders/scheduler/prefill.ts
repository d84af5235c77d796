import { valuesOf } from '#domain/orders/order-fields.ts'
import type { DeliveryOrderData, OrderTemplate } from '#generated/model/index.ts'
import { draftOfTemplate } from '#src/orders/templates/template-order.ts'
import { type Draft, emptyDraft, emptyParcel } from './draft.ts'

/** What an address of the scheduler asks to begin with: `?customer=&vendor=&pickup=&dropoff=&service=&template=&again={orderId}&back=yes`. */
export interface PrefillRequest {
  readonly customerId: number | null
  /** A courier, whose services come first. */
  readonly vendorId: number | null
  readonly pickupLocationId: number | null
  readonly dropoffLocationId: number | null
  readonly serviceId: number | null
  readonly templateId: number | null
  readonly againOrderId: number | null
  /** Whether that order is meant the other way round. */
  readonly isBack: boolean
}

/** Reads the address; what is no id is left out. */
export function prefillRequest(search: URLSearchParams): PrefillRequest {
  const id = (name: string) => {
    const value = Number(search.get(name))
    return Number.isSafeInteger(value) && value > 0 ? value : null
  }
  return {
    customerId: id('customer'),
    vendorId: id('vendor'),
    pickupLocationId: id('pickup'),
    dropoffLocationId: id('dropoff'),
    serviceId: id('service'),
    templateId: id('template'),
    againOrderId: id('again'),
    isBack: search.get('back') === 'yes',
  }
}

/** What was read of it, each as far as it is asked for. */
export interface Prefill {
  readonly order?: DeliveryOrderData | undefined
  readonly template?: OrderTemplate | undefined
  /** None where it could not be read. */
  readonly customer?: Draft['customer'] | undefined
}

/**
 * The draft that an address asks for. An order that is ordered again gives everything but what belongs to that one time:
 * its day and its purchase order; the way back is the same the other way round.
 */
export function prefilledDraft(request: PrefillRequest, { order, template, customer }: Prefill = {}): Draft {
  const begun = template ? draftOfTemplate(template) : order ? orderedAgain(order, request.isBack) : emptyDraft
  return {
    ...begun,
    ...(customer && { customer: { id: customer.id, name: customer.name } }),
    ...(request.pickupLocationId !== null && { pickupLocationId: request.pickupLocationId }),
    ...(request.dropoffLocationId !== null && { dropoffLocationId: request.dropoffLocationId }),
    ...(request.vendorId !== null && { service: { id: null, name: '', courierTenantId: request.vendorId } }),
    ...(request.serviceId !== null && { service: { id: request.serviceId, name: '', courierTenantId: null } }),
  }
}

/** The draft of an order that was placed, to order it again. @param isBack the other way round */
export function orderedAgain(order: DeliveryOrderData, isBack: boolean): Draft {
  const { pickupLocationId, dropoffLocationId } = order
  return {
    ...emptyDraft,
    customer: order.customerTenant,
    service: { ...order.service, courierTenantId: order.courierTenant.id },
    pickupLocationId: isBack ? dropoffLocationId : pickupLocationId,
    dropoffLocationId: isBack ? pickupLocationId : dropoffLocationId,
    parcels: order.parcels.map(({ parcelTypeId: id, name, quantity, weightKg, typed }, index) => ({
      ...emptyParcel,
      key: index + 1,
      type: { id, name },
      quantity,
      weightKg,
      ...(typed && { typed }),
    })),
    speed: order.serviceSpeed,
    tags: order.tags,
    orderNotes: order.orderNotes ?? '',
    orderFields: valuesOf(order.orderFields),
  }
}
