// Generated from openapi/ by `npm run generate`. Never edited by hand.
/** Whose tenant a permission is checked against; `self` is the person of the path. */
export type AccessTenant = 'request' | 'path' | 'order.receiver' | 'order.party' | 'self'
/** Who may call an operation: anyone, anyone signed in, or holders of one of the permissions (none listed: `self` alone decides). */
export type OperationAccess = 'public' | 'signed-in' | { readonly permission: readonly string[]; readonly tenant: AccessTenant }
export interface OperationEntry {
  readonly method: 'get' | 'put' | 'post' | 'patch' | 'delete'
  /** Path template of the contract, without the `/api` prefix. */
  readonly path: string
  /** Served at the root instead of under `/api`. */
  readonly root: boolean
  readonly access: OperationAccess
  readonly tag: string
  /** Accepts `Idempotency-Key`. */
  readonly idempotent: boolean
}

export const operations = {
  getHealth: {"method":"get","path":"/health","root":false,"access":"public","tag":"session","idempotent":false},
  getMe: {"method":"get","path":"/me","root":false,"access":"signed-in","tag":"session","idempotent":false},
  getPermissions: {"method":"get","path":"/permissions","root":false,"access":"signed-in","tag":"session","idempotent":false},
  refreshTokens: {"method":"post","path":"/refresh","root":false,"access":"public","tag":"session","idempotent":false},
  reportError: {"method":"post","path":"/errors","root":false,"access":"public","tag":"session","idempotent":false},
  impersonateUser: {"method":"post","path":"/impersonate","root":false,"access":{"permission":["users.impersonate"],"tenant":"request"},"tag":"session","idempotent":false},
  changePassword: {"method":"post","path":"/users/{userId}/change-password","root":false,"access":{"permission":[],"tenant":"self"},"tag":"session","idempotent":false},
  getCurrentTenant: {"method":"get","path":"/users/{userId}/current-tenant","root":false,"access":{"permission":[],"tenant":"self"},"tag":"users","idempotent":false},
  setCurrentTenant: {"method":"put","path":"/users/{userId}/current-tenant","root":false,"access":{"permission":[],"tenant":"self"},"tag":"session","idempotent":false},
  logout: {"method":"post","path":"/auth/logout","root":false,"access":"public","tag":"session","idempotent":false},
  showLoginPage: {"method":"get","path":"/auth/login","root":true,"access":"public","tag":"hosted-pages","idempotent":false},
  submitLoginPage: {"method":"post","path":"/auth/login","root":true,"access":"public","tag":"hosted-pages","idempotent":false},
  showForgotPasswordPage: {"method":"get","path":"/auth/forgot-password","root":true,"access":"public","tag":"hosted-pages","idempotent":false},
  submitForgotPasswordPage: {"method":"post","path":"/auth/forgot-password","root":true,"access":"public","tag":"hosted-pages","idempotent":false},
  showResetPasswordPage: {"method":"get","path":"/auth/reset-password","root":true,"access":"public","tag":"hosted-pages","idempotent":false},
  submitResetPasswordPage: {"method":"post","path":"/auth/reset-password","root":true,"access":"public","tag":"hosted-pages","idempotent":false},
  getUser: {"method":"get","path":"/users/{userId}","root":false,"access":{"permission":[],"tenant":"self"},"tag":"users","idempotent":false},
  updateUser: {"method":"patch","path":"/users/{userId}","root":false,"access":{"permission":[],"tenant":"self"},"tag":"users","idempotent":false},
  getUserTenantPermissions: {"method":"get","path":"/users/{userId}/permissions","root":false,"access":{"permission":[],"tenant":"self"},"tag":"users","idempotent":false},
  getSwitchableTenants: {"method":"get","path":"/users/{userId}/switchable-tenants","root":false,"access":{"permission":[],"tenant":"self"},"tag":"users","idempotent":false},
  getUserTenants: {"method":"get","path":"/users/{userId}/tenants","root":false,"access":{"permission":[],"tenant":"self"},"tag":"users","idempotent":false},
  getUserInProgressDeliveryOrders: {"method":"get","path":"/users/{userId}/in-progress-delivery-orders","root":false,"access":{"permission":["delivery-orders.assign","delivery-orders.drive"],"tenant":"request"},"tag":"users","idempotent":false},
  assignDeliveryOrders: {"method":"put","path":"/users/{userId}/delivery-orders/bulk","root":false,"access":{"permission":["delivery-orders.assign"],"tenant":"request"},"tag":"users","idempotent":true},
  getTableLayout: {"method":"get","path":"/users/{userId}/table-layouts/{tableId}","root":false,"access":{"permission":[],"tenant":"self"},"tag":"users","idempotent":false},
  saveTableLayout: {"method":"put","path":"/users/{userId}/table-layouts/{tableId}","root":false,"access":{"permission":[],"tenant":"self"},"tag":"users","idempotent":false},
  getCustomerTenants: {"method":"get","path":"/tenants/customers","root":false,"access":{"permission":["customers.read"],"tenant":"request"},"tag":"tenants","idempotent":false},
  getTenant: {"method":"get","path":"/tenants/{tenantId}","root":false,"access":{"permission":["tenants.read"],"tenant":"path"},"tag":"tenants","idempotent":false},
  updateTenant: {"method":"patch","path":"/tenants/{tenantId}","root":false,"access":{"permission":["tenants.update"],"tenant":"path"},"tag":"tenants","idempotent":false},
  getTenantAdminUsable: {"method":"get","path":"/tenants/{tenantId}/tenant-admin-usable","root":false,"access":"signed-in","tag":"tenants","idempotent":false},
  getTenantSubscriptionPlan: {"method":"get","path":"/tenants/{tenantId}/subscription-plan","root":false,"access":"signed-in","tag":"tenants","idempotent":false},
  getTenantFeatures: {"method":"get","path":"/tenants/{tenantId}/subscription-plan-features","root":false,"access":"signed-in","tag":"tenants","idempotent":false},
  getTenantScheduleInfo: {"method":"get","path":"/tenants/{tenantId}/schedule-info","root":false,"access":{"permission":["delivery-orders.create"],"tenant":"request"},"tag":"tenants","idempotent":false},
  getTenantUsers: {"method":"get","path":"/tenants/{tenantId}/users","root":false,"access":{"permission":["users.read"],"tenant":"path"},"tag":"tenants","idempotent":false},
  getTenantUsersByRole: {"method":"get","path":"/tenants/{tenantId}/users-by-role/{role}","root":false,"access":{"permission":["users.read","delivery-orders.assign"],"tenant":"path"},"tag":"tenants","idempotent":false},
  getPaginatedLocations: {"method":"get","path":"/tenants/{tenantId}/paginated-locations","root":false,"access":{"permission":["locations.read"],"tenant":"path"},"tag":"locations","idempotent":false},
  createLocation: {"method":"post","path":"/tenants/{tenantId}/locations","root":false,"access":{"permission":["locations.create"],"tenant":"path"},"tag":"locations","idempotent":true},
  importLocations: {"method":"post","path":"/tenants/{tenantId}/locations/import","root":false,"access":{"permission":["locations.create"],"tenant":"path"},"tag":"locations","idempotent":false},
  getLocation: {"method":"get","path":"/locations/{locationId}","root":false,"access":{"permission":["locations.read"],"tenant":"request"},"tag":"locations","idempotent":false},
  updateLocation: {"method":"patch","path":"/locations/{locationId}","root":false,"access":{"permission":["locations.update"],"tenant":"request"},"tag":"locations","idempotent":false},
  archiveLocations: {"method":"put","path":"/locations/archive","root":false,"access":{"permission":["locations.update"],"tenant":"request"},"tag":"locations","idempotent":false},
  restoreLocations: {"method":"put","path":"/locations/restore","root":false,"access":{"permission":["locations.update"],"tenant":"request"},"tag":"locations","idempotent":false},
  getDistance: {"method":"get","path":"/distance","root":false,"access":"signed-in","tag":"locations","idempotent":false},
  getTimezone: {"method":"get","path":"/tz","root":false,"access":"signed-in","tag":"locations","idempotent":false},
  getAddressSuggestions: {"method":"get","path":"/address-suggestions","root":false,"access":"signed-in","tag":"locations","idempotent":false},
  getTenantServices: {"method":"get","path":"/tenants/{tenantId}/services","root":false,"access":{"permission":["delivery-orders.create"],"tenant":"path"},"tag":"services","idempotent":false},
  getService: {"method":"get","path":"/services/{serviceId}","root":false,"access":{"permission":["delivery-orders.create"],"tenant":"request"},"tag":"services","idempotent":false},
  getServiceRevisionParcelTypes: {"method":"get","path":"/service-revisions/{revisionId}/parcel-types","root":false,"access":{"permission":["delivery-orders.create"],"tenant":"request"},"tag":"services","idempotent":false},
  getServiceRevisionServiceSpeeds: {"method":"get","path":"/service-revisions/{revisionId}/service-speeds","root":false,"access":{"permission":["delivery-orders.create"],"tenant":"request"},"tag":"services","idempotent":false},
  getServiceRevisionTags: {"method":"get","path":"/service-revisions/{revisionId}/tags","root":false,"access":{"permission":["delivery-orders.create"],"tenant":"request"},"tag":"services","idempotent":false},
  createDeliveryOrder: {"method":"post","path":"/delivery-orders","root":false,"access":{"permission":["delivery-orders.create"],"tenant":"request"},"tag":"orders","idempotent":true},
  previewDeliveryOrder: {"method":"post","path":"/delivery-orders/preview","root":false,"access":{"permission":["delivery-orders.create"],"tenant":"request"},"tag":"orders","idempotent":false},
  getPaginatedDeliveryOrders: {"method":"get","path":"/tenants/{tenantId}/paginated-delivery-orders","root":false,"access":{"permission":["delivery-orders.read"],"tenant":"path"},"tag":"orders","idempotent":false},
  getDeliveryOrderPageView: {"method":"get","path":"/delivery-orders/{orderId}/page-view","root":false,"access":{"permission":["delivery-orders.read","delivery-orders.drive"],"tenant":"order.party"},"tag":"orders","idempotent":false},
  getDeliveryOrderInfoView: {"method":"get","path":"/delivery-orders/{orderId}/info-view","root":false,"access":{"permission":["delivery-orders.read","delivery-orders.drive"],"tenant":"order.party"},"tag":"orders","idempotent":false},
  getDeliveryOrderSummary: {"method":"get","path":"/delivery-orders/{orderId}/summary","root":false,"access":{"permission":["delivery-orders.read","delivery-orders.drive"],"tenant":"order.party"},"tag":"orders","idempotent":false},
  getDeliveryOrderUpdates: {"method":"get","path":"/delivery-orders/{orderId}/updates","root":false,"access":{"permission":["delivery-orders.read","delivery-orders.drive"],"tenant":"order.party"},"tag":"orders","idempotent":false},
  getDeliveryOrderPricingItems: {"method":"get","path":"/delivery-orders/{orderId}/pricing-items","root":false,"access":{"permission":["delivery-orders.read"],"tenant":"order.party"},"tag":"orders","idempotent":false},
  getDeliveryOrderNext: {"method":"get","path":"/delivery-orders/{orderId}/next","root":false,"access":{"permission":["delivery-orders.read","delivery-orders.drive"],"tenant":"order.party"},"tag":"orders","idempotent":false},
  moveDeliveryOrderNext: {"method":"post","path":"/delivery-orders/{orderId}/next","root":false,"access":{"permission":["delivery-orders.update","delivery-orders.drive"],"tenant":"order.receiver"},"tag":"orders","idempotent":true},
  markDeliveryOrderPickedUp: {"method":"post","path":"/delivery-orders/{orderId}/picked-up","root":false,"access":{"permission":["delivery-orders.update","delivery-orders.drive"],"tenant":"order.receiver"},"tag":"orders","idempotent":true},
  markDeliveryOrderDroppedOff: {"method":"post","path":"/delivery-orders/{orderId}/dropped-off","root":false,"access":{"permission":["delivery-orders.update","delivery-orders.drive"],"tenant":"order.receiver"},"tag":"orders","idempotent":true},
  markDeliveryOrderCompleted: {"method":"post","path":"/delivery-orders/{orderId}/completed","root":false,"access":{"permission":["delivery-orders.update","delivery-orders.drive"],"tenant":"order.receiver"},"tag":"orders","idempotent":true},
  cancelDeliveryOrder: {"method":"post","path":"/delivery-orders/{orderId}/cancelled","root":false,"access":{"permission":["delivery-orders.update","delivery-orders.update-limited"],"tenant":"order.party"},"tag":"orders","idempotent":true},
  unassignDeliveryOrders: {"method":"post","path":"/tenants/{tenantId}/delivery-orders/unassign","root":false,"access":{"permission":["delivery-orders.assign"],"tenant":"path"},"tag":"orders","idempotent":true},
  getDeliveryOrderReceiptPdf: {"method":"get","path":"/delivery-orders/{orderId}/receipt-pdf","root":false,"access":{"permission":["delivery-orders.read","delivery-orders.drive"],"tenant":"order.party"},"tag":"orders","idempotent":false},
  getDeliveryOrderReceiptHtml: {"method":"get","path":"/delivery-orders/{orderId}/receipt-html","root":false,"access":{"permission":["delivery-orders.read","delivery-orders.drive"],"tenant":"order.party"},"tag":"orders","idempotent":false},
  getDeliveryOrderDropoffReceiptPdf: {"method":"get","path":"/delivery-orders/{orderId}/dropoff-receipt-pdf","root":false,"access":{"permission":["delivery-orders.read","delivery-orders.drive"],"tenant":"order.party"},"tag":"orders","idempotent":false},
  getDeliveryOrderDropoffReceiptHtml: {"method":"get","path":"/delivery-orders/{orderId}/dropoff-receipt-html","root":false,"access":{"permission":["delivery-orders.read","delivery-orders.drive"],"tenant":"order.party"},"tag":"orders","idempotent":false},
  getDeliveryOrderShippingLabelPdf: {"method":"get","path":"/delivery-orders/{orderId}/shipping-label-pdf","root":false,"access":{"permission":["delivery-orders.read","delivery-orders.drive"],"tenant":"order.party"},"tag":"orders","idempotent":false},
  getDeliveryOrderShippingLabelHtml: {"method":"get","path":"/delivery-orders/{orderId}/shipping-label-html","root":false,"access":{"permission":["delivery-orders.read","delivery-orders.drive"],"tenant":"order.party"},"tag":"orders","idempotent":false},
} as const satisfies Record<string, OperationEntry>

export type OperationId = keyof typeof operations
