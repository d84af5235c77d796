import type { DeliveryOrderData, OrderTemplate } from '#generated/model/index.ts'
import { templateOfOrder } from '#src/orders/templates/template-of-order.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { draftOfTemplate } from './template-order.ts'

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

function orderedAgain(order: DeliveryOrderData, isBack: boolean): Draft {
  const again = draftOfTemplate({ order: templateOfOrder(order), customerName: order.customerTenant.name })
  const { pickupLocationId, dropoffLocationId } = again
  return isBack ? { ...again, pickupLocationId: dropoffLocationId, dropoffLocationId: pickupLocationId } : again
}
