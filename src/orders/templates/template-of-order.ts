import { valuesOf } from '#domain/orders/order-fields.ts'
import type { DeliveryOrderData, OrderTemplateChoice, OrderTemplateOrder } from '#generated/model/index.ts'

/** What of an order that was placed is ordered again: all but what belongs to that one time, its day and its purchase order. */
export function templateOfOrder(order: DeliveryOrderData): OrderTemplateOrder {
  const { customerTenant, courierTenant, service, pickupLocationId, dropoffLocationId, serviceSpeed, tags } = order
  return {
    customerTenantId: customerTenant.id,
    courierTenantId: courierTenant.id,
    service: choiceOf(service),
    ...(pickupLocationId !== null && { pickupLocationId }),
    ...(dropoffLocationId !== null && { dropoffLocationId }),
    parcels: order.parcels.map(({ parcelTypeId: id, name, quantity, weightKg, typed }) => ({
      type: choiceOf({ id, name }),
      quantity,
      ...(weightKg !== null && { weightKg, ...(typed && { typed }) }),
    })),
    speed: choiceOf(serviceSpeed),
    tags: tags.map(choiceOf),
    ...(order.orderNotes !== null && { orderNotes: order.orderNotes }),
    orderFields: Object.entries(valuesOf(order.orderFields)).map(([id, value]) => ({ fieldId: Number(id), value })),
  }
}

/** By its name alone where the revision that it was ordered of is not told. */
function choiceOf({ id, name }: { readonly id: number | null; readonly name: string }): OrderTemplateChoice {
  return { ...(id !== null && { id }), name }
}
