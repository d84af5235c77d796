import { serializeParams } from '#src/http/parameters.ts'
import { firstPaths } from '#src/first-paths.ts'

interface Known {
  readonly userId: number
  readonly tenantId: number
}

/** The first page of a list as its address names it when nothing is filtered (use-order-list.ts). */
const newestOrders = { sort: [{ field: 'id', direction: 'desc' }], filter: {}, page: 0, pageSize: 50 }

/**
 * What the page at this address is going to ask, as far as it depends on nothing that is still to be answered: the start of
 * the session (bootstrap.ts), and the first rows of the screen. The same addresses, to the letter, as the generated client
 * builds; a call that differs would be made twice, which tests/e2e/calls.spec.ts notices.
 */
export function firstCalls(pathname: string, search: string, { userId, tenantId }: Known): string[] {
  return [
    '/me',
    `/tenants/${tenantId}/tenant-admin-usable`,
    `/tenants/${tenantId}/subscription-plan-features`,
    `/tenants/${tenantId}/subscription-plan`,
    `/tenants/${tenantId}/clock`,
    '/permissions',
    `/users/${userId}/current-tenant`,
    ...screenCalls(pathname, search, { userId, tenantId }),
  ]
}

function screenCalls(pathname: string, search: string, { userId, tenantId }: Known): string[] {
  if (pathname === firstPaths.orderHistory() && search === '')
    return [
      `/tenants/${tenantId}/paginated-delivery-orders?${serializeParams({ pagination: newestOrders })}`,
      `/users/${userId}/table-layouts/order-history`,
    ]
  const orderId = /^\/delivery-orders\/(\d+)$/.exec(pathname)?.[1]
  if (orderId !== undefined) return [`/delivery-orders/${orderId}/page-view`, `/delivery-orders/${orderId}/updates`]
  return []
}
