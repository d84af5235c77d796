import type { HttpHandler } from 'msw'
import { getGetPaginatedDeliveryOrdersMockHandler } from '#generated/client/orders/orders.msw.ts'
import {
  getGetMeMockHandler,
  getGetPermissionsMockHandler,
  getLogoutMockHandler,
  getReportErrorMockHandler,
  getSetCurrentTenantMockHandler,
} from '#generated/client/session/session.msw.ts'
import {
  getGetTenantAdminUsableMockHandler,
  getGetTenantClockMockHandler,
  getGetTenantFeaturesMockHandler,
  getGetTenantMockHandler,
  getGetTenantSubscriptionPlanMockHandler,
  getGetTenantUsersMockHandler,
} from '#generated/client/tenants/tenants.msw.ts'
import {
  getGetCurrentTenantMockHandler,
  getGetSwitchableTenantsMockHandler,
  getGetUserTenantsMockHandler,
} from '#generated/client/users/users.msw.ts'
import type {
  Me,
  PermissionId,
  PermissionSet,
  Tenant,
  TenantClock,
  TenantFeature,
  TenantSummary,
} from '#generated/model/index.ts'
import { regina } from './zones.ts'

export const dana: Me = {
  id: 2,
  firstName: 'Dana',
  lastName: 'Kowalski',
  email: 'dispatcher@prairiesky.example',
  admin: false,
  phone: '+13065550123',
  image: null,
  timezone: 'America/Regina',
  unitPreference: 'MetricMixed',
  notificationsRefreshedAt: null,
  impersonated: false,
}

export const prairieSky: TenantSummary = {
  id: 1,
  name: 'Prairie Sky Couriers',
  kind: 'Courier',
  image: null,
  timezone: 'America/Regina',
}
export const meewasin: TenantSummary = {
  id: 3,
  name: 'Meewasin Pharmacy Group',
  kind: 'Customer',
  image: null,
  timezone: 'America/Regina',
}

const prairieSkyTenant: Tenant = {
  ...prairieSky,
  accountType: 'organization',
  address: null,
  phone: null,
  orderSupportPhone: null,
  billToName: null,
  billToAddress: null,
  timezone: 'America/Regina',
}

/** What differs from a dispatcher of Prairie Sky Couriers who may do everything there. */
export interface WorldChanges {
  readonly me?: Partial<Me>
  readonly tenants?: readonly TenantSummary[]
  readonly current?: TenantSummary | null
  readonly usable?: boolean
  readonly isDriver?: boolean
  readonly features?: TenantFeature[]
  readonly permissions?: readonly string[]
  readonly roles?: number[]
  readonly readsPrices?: boolean
  readonly unassigned?: number
  readonly clock?: TenantClock
}

const everyPermission = [
  'delivery-orders.create',
  'delivery-orders.read',
  'delivery-orders.assign',
  'delivery-orders.update',
  'customers.read',
  'vendors.read',
  'users.read',
  'locations.read',
  'locations.create',
  'locations.update',
  'tenants.read',
]

function permissionSet(changes: WorldChanges): PermissionSet {
  return {
    tenantId: prairieSky.id,
    roles: changes.roles ?? [6],
    permissions: (changes.permissions ?? everyPermission).map((id) => ({ id: id as PermissionId })),
    permissionToken: 'permission-1',
    readsPrices: changes.readsPrices ?? true,
  }
}

function page<Row>(data: Row[], total = data.length) {
  return { data, total, totalIsCapped: false, page: 0, pageSize: 50 }
}

/** The calls that a signed-in person's shell makes, answered coherently. */
export function sessionWorld(changes: WorldChanges = {}): HttpHandler[] {
  const tenants = [...(changes.tenants ?? [prairieSky])]
  const current = changes.current === undefined ? (tenants[0] ?? null) : changes.current
  return [
    getGetMeMockHandler({ ...dana, ...changes.me }),
    getGetCurrentTenantMockHandler({ tenant: current }),
    getSetCurrentTenantMockHandler({ done: true }),
    getGetUserTenantsMockHandler({ data: tenants }),
    getGetSwitchableTenantsMockHandler(page(tenants)),
    getGetTenantAdminUsableMockHandler({ usable: changes.usable ?? true, isDriver: changes.isDriver ?? false }),
    getGetTenantFeaturesMockHandler({ features: changes.features ?? ['Courier', 'Planner', 'CourierLocations'] }),
    getGetTenantClockMockHandler(changes.clock ?? regina),
    getGetTenantSubscriptionPlanMockHandler({ id: 1, name: 'Fleet', description: 'Everything', priceCadCents: 19_900 }),
    getGetPermissionsMockHandler(permissionSet(changes)),
    getGetTenantMockHandler({ ...prairieSkyTenant, ...current }),
    getGetTenantUsersMockHandler(page([])),
    getGetPaginatedDeliveryOrdersMockHandler(page([], changes.unassigned ?? 0)),
    getLogoutMockHandler({ done: true }),
    getReportErrorMockHandler({ done: true }),
  ]
}
