import { notFound } from '#domain/text/refusal.ts'
import { holdsWords, searchWords } from '#domain/text/bare-letters.ts'
import { labelledOrder } from '#domain/orders/order-number.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import type { DeliveryOrderFilter } from '#generated/model/index.ts'
import type { Caller } from './context.ts'
import type { MockOrder, World } from './world-types.ts'

/** This order can be read, and somebody else was always quicker: every act on it is refused. */
export const refusedOrderId = 422

interface Asked {
  readonly world: World
  readonly caller: Caller
}

/** The orders that the caller may see: their organisation's, and of those a driver only the own ones. */
export function ordersFor(world: World, { tenant, roles, ownRoles, user }: Caller): MockOrder[] {
  const ownOnly = seesOnlyOwnOrders({ roles, ownRoles })
  return world.orders.filter(
    ({ tenantIds, view }) =>
      tenant !== null && tenantIds.includes(tenant.tenant.id) && (!ownOnly || view.driver?.id === user.id),
  )
}

/**
 * The order of this number.
 * @throws 404 when there is none, or not for the caller
 */
export function orderFor({ world, caller }: Asked, { orderId }: { readonly orderId: number }): MockOrder {
  const visible = ordersFor(world, caller)
  if (orderId === refusedOrderId) return refusedOrder(visible)
  const order = visible.find(({ view }) => view.id === orderId)
  if (order === undefined) throw notFound(noSuch('delivery order'))
  return order
}

/** Under its number one reads an order that invites every act. */
function refusedOrder(visible: readonly MockOrder[]): MockOrder {
  const order = visible.find(({ view }) => view.status === 'assigned') ?? visible[0]
  if (order === undefined) throw notFound(noSuch('delivery order'))
  return { ...order, view: { ...order.view, id: refusedOrderId } }
}

/** Whether an order passes the filter of a list. */
export function matchesFilter({ view }: MockOrder, filter: DeliveryOrderFilter = {}, { tenant }: Caller): boolean {
  const {
    statuses = [],
    driverId,
    customerId,
    vendorId,
    supplierId,
    carriedOutHere,
    availableFrom,
    availableBefore,
    search,
  } = filter
  return (
    (statuses.length === 0 || statuses.includes(view.status)) &&
    (driverId === undefined || view.driver?.id === driverId) &&
    (customerId === undefined || view.senderTenant.id === customerId) &&
    (vendorId === undefined || (view.receiverTenant.id === vendorId && view.senderTenant.id === tenant?.tenant.id)) &&
    // Nobody but the parties places an order in this world.
    supplierId === undefined &&
    (carriedOutHere === undefined || carriedOutHere === (carrierIdOf(view) === tenant?.tenant.id)) &&
    (availableFrom === undefined || view.availableAt >= availableFrom) &&
    (availableBefore === undefined || view.availableAt < availableBefore) &&
    searchWords(search ?? '').every(
      (word) => labelledOrder(word) === view.id || holdsWords(searchTextOf(view, tenant?.tenant.id), word),
    )
  )
}

function carrierIdOf({ brokerage, receiverTenant }: MockOrder['view']): number {
  return (brokerage?.receiverTenant ?? receiverTenant).id
}

/** One's own name stands in all of one's orders and finds none by itself. */
function searchTextOf(view: MockOrder['view'], tenantId: number | undefined): string {
  const { id, poNumber, orderNotes, pickupLocation, dropoffLocation, senderTenant, driver } = view
  const locations = [pickupLocation, dropoffLocation].map(
    ({ fullName, formattedAddress, phone }) => `${fullName} ${formattedAddress} ${phone ?? ''}`,
  )
  const customer = senderTenant.id === tenantId ? '' : senderTenant.name
  return [id, poNumber, orderNotes, ...locations, customer, driver?.firstName, driver?.lastName].join(' ')
}
