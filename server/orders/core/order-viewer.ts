import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import type { Context } from '#server/http/context.ts'
import type { OrderRecord } from './order-record.ts'

/** Who looks at orders, and how much of them that person may see. */
export interface OrderViewer {
  readonly tenantId: number
  readonly userId: number
  /** A driver sees the orders assigned to him and no other. */
  readonly ownOrdersOnly: boolean
  readonly seesPrices: boolean
}

/**
 * What the caller of this request may see of orders
 * (docs/rules/roles-and-permissions.md, "Permissions" and "Default roles"): prices with `pricing.read`. Who drives sees none beside
 * that, unless their courier allows it.
 */
export function orderViewer(
  ctx: Pick<Context, 'tenantId' | 'userId' | 'admin' | 'roles' | 'ownRoles' | 'permissions' | 'driversSeePrices'>,
): OrderViewer {
  const seesPricesAsDriver = ctx.driversSeePrices && ctx.permissions.has('delivery-orders.drive')
  return {
    tenantId: ctx.tenantId,
    userId: ctx.userId,
    ownOrdersOnly: !ctx.admin && seesOnlyOwnOrders(ctx),
    seesPrices: ctx.permissions.has('pricing.read') || seesPricesAsDriver,
  }
}

/**
 * Courier, customer and supplier read who drives; a courier that bought the order of another one does not
 * (docs/rules/brokerage.md, "Who reads what").
 */
export function seesDrivers(
  order: Pick<OrderRecord, 'senderTenantId' | 'receiverTenantId' | 'brokerTenantId' | 'scheduledByTenantId'>,
  { tenantId }: Pick<OrderViewer, 'tenantId'>,
): boolean {
  if (tenantId === order.receiverTenantId) return true
  return [order.senderTenantId, order.scheduledByTenantId].includes(tenantId) && tenantId !== order.brokerTenantId
}

/**
 * The viewer of one order: who neither pays nor earns, the supplier that placed it, learns no price
 * (docs/rules/invitations-and-customers.md, "Links").
 */
export function viewerOf(
  viewer: OrderViewer,
  { senderTenantId, receiverTenantId }: Pick<OrderRecord, 'senderTenantId' | 'receiverTenantId'>,
): OrderViewer {
  const hasAPrice = viewer.tenantId === senderTenantId || viewer.tenantId === receiverTenantId
  return { ...viewer, seesPrices: viewer.seesPrices && hasAPrice }
}
