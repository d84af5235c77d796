import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { DeliveryOrderPageView } from '#generated/model/index.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'
import type { MockOrder } from '#mocks/world-types.ts'

/** An order of the world that stands so, and has its price. */
export function orderThatIs(status: OrderStatus): (mock: MockWorld) => DeliveryOrderPageView {
  return (mock) => orderWhere(mock, ({ view }) => view.status === status && view.pricing.status === 'priced').view
}

/** The first order of the world of which that is so. */
export function orderWhere({ world }: MockWorld, isSo: (order: MockOrder) => boolean): MockOrder {
  const found = world.orders.find(isSo)
  if (found === undefined) throw new Error('The world has no such order')
  return found
}

/** The order of this number as it stands now. */
export function orderNow(mock: MockWorld, id: number): MockOrder {
  return orderWhere(mock, ({ view }) => view.id === id)
}
