/**
 * Who may do what in the mock world, as plain data: mocks know no rules of the product. A test beside this file compares
 * it with the product's own table, so that the two cannot drift apart unseen.
 */
export const roleIds = {
  admin: 1,
  driver: 2,
  externalDriver: 3,
  scheduler: 4,
  externalScheduler: 5,
  dispatcher: 6,
  viewer: 7,
  user: 8,
  externalCourier: 12,
  owner: 13,
  externalSupplier: 14,
  organizationManager: 15,
} as const

export type RoleName = keyof typeof roleIds

const placing = ['delivery-orders.create', 'delivery-orders.read']
const dispatching = [...placing, 'delivery-orders.assign', 'delivery-orders.update']
const scheduling = [...placing, 'delivery-orders.update-limited']
const driving = ['delivery-orders.read', 'delivery-orders.drive']
const places = ['locations.read', 'locations.create', 'locations.update']
const reading = [
  'delivery-orders.read',
  'customers.read',
  'users.read',
  'locations.read',
  'vendors.read',
  'suppliers.read',
  'tenants.read',
  'delivery-settings.read',
  'applications.read',
  'recurring-orders.read',
]
const managing = [
  ...new Set([...dispatching, ...scheduling, ...driving, ...places, ...reading]),
  'users.update',
  'accounting.read',
  'tenants.update',
  'applications.create',
]
const everything = [
  ...managing,
  'owner.audit-onboarding-requests',
  'owner.change-ownership',
  'owner.update-subscription',
]

const permissionsByRole: Readonly<Record<RoleName, readonly string[]>> = {
  admin: everything,
  owner: everything,
  organizationManager: managing,
  dispatcher: [...dispatching, ...places, 'users.read', 'customers.read', 'vendors.read'],
  scheduler: [...scheduling, ...places, 'recurring-orders.read'],
  viewer: reading,
  driver: driving,
  user: [],
  externalDriver: driving,
  externalScheduler: scheduling,
  externalCourier: dispatching,
  externalSupplier: scheduling,
}

const rolesWithoutPrices: readonly RoleName[] = ['driver', 'externalDriver', 'viewer', 'user']
const rolesWithoutScreens: readonly RoleName[] = ['driver', 'externalDriver', 'user']

/** The names of these numbers; numbers that no role has are left out. */
export function roleNamesOf(ids: readonly number[]): RoleName[] {
  return (Object.keys(roleIds) as RoleName[]).filter((name) => ids.includes(roleIds[name]))
}

/** The union of what the roles hold. */
export function permissionsOf(roles: readonly RoleName[]): ReadonlySet<string> {
  return new Set(roles.flatMap((role) => permissionsByRole[role]))
}

export function readsPrices(roles: readonly RoleName[]): boolean {
  return roles.some((role) => !rolesWithoutPrices.includes(role))
}

/** Whether the web application has anything to do for somebody with these roles. */
export function hasScreens(roles: readonly RoleName[]): boolean {
  return roles.some((role) => !rolesWithoutScreens.includes(role))
}

export function drives(roles: readonly RoleName[]): boolean {
  return roles.some((role) => role === 'driver' || role === 'externalDriver')
}

/** Drivers see the orders that they carry and no others. */
export function seesOwnOrdersOnly(roles: readonly RoleName[]): boolean {
  return !roles.some((role) => permissionsByRole[role].includes('delivery-orders.read') && !drives([role]))
}
