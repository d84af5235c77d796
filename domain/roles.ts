/** The numeric user roles of application.md 6.1. */
export const roles = {
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

export type RoleId = (typeof roles)[keyof typeof roles]

export const roleNames: Readonly<Record<RoleId, string>> = {
  [roles.admin]: 'Admin',
  [roles.driver]: 'Driver',
  [roles.externalDriver]: 'External Driver',
  [roles.scheduler]: 'Scheduler',
  [roles.externalScheduler]: 'External Scheduler',
  [roles.dispatcher]: 'Dispatcher',
  [roles.viewer]: 'Viewer',
  [roles.user]: 'User',
  [roles.externalCourier]: 'External Courier',
  [roles.owner]: 'Owner',
  [roles.externalSupplier]: 'External Supplier',
  [roles.organizationManager]: 'Organization Manager',
}

/** Every permission id: those of application.md 6.2, and the ones that the acts of this product need beside them. */
export const permissionIds = [
  'delivery-orders.create',
  'delivery-orders.read',
  'delivery-orders.assign',
  'delivery-orders.update',
  'delivery-orders.update-limited',
  'delivery-orders.drive',
  'customers.read',
  'users.read',
  'users.update',
  'locations.read',
  'locations.create',
  'locations.update',
  'accounting.read',
  'vendors.read',
  'suppliers.read',
  'tenants.read',
  'tenants.update',
  'delivery-settings.read',
  'applications.create',
  'applications.read',
  'recurring-orders.read',
  'owner.audit-onboarding-requests',
  'owner.change-ownership',
  'owner.update-subscription',
] as const

export type PermissionId = (typeof permissionIds)[number]

/** Anything that can say whether a permission is held: a set of ids, whether typed or read from an answer. */
export interface HeldPermissions {
  has(permission: PermissionId): boolean
}

const dispatcherOrderVerbs: readonly PermissionId[] = [
  'delivery-orders.create',
  'delivery-orders.read',
  'delivery-orders.assign',
  'delivery-orders.update',
]

const schedulerOrderVerbs: readonly PermissionId[] = [
  'delivery-orders.create',
  'delivery-orders.read',
  'delivery-orders.update-limited',
]

const driverOrderVerbs: readonly PermissionId[] = ['delivery-orders.read', 'delivery-orders.drive']

/** Whoever orders also adds the places they order between, so ordering comes with create and update of locations. */
const locationVerbs: readonly PermissionId[] = ['locations.read', 'locations.create', 'locations.update']

const viewerPermissions: readonly PermissionId[] = [
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

/**
 * Default permissions by role (domain-rules 10). External roles carry the verbs on orders alone: the orders in which
 * their tenant is sender, receiver or broker, never the host's users or places. The `owner.` ids cover ownership and
 * subscription, which an Organization Manager does not hold.
 */
const permissionsByRole: Readonly<Record<RoleId, readonly PermissionId[]>> = {
  [roles.admin]: permissionIds,
  [roles.owner]: permissionIds,
  [roles.organizationManager]: permissionIds.filter((id) => !id.startsWith('owner.')),
  [roles.dispatcher]: [...dispatcherOrderVerbs, ...locationVerbs, 'users.read', 'customers.read', 'vendors.read'],
  [roles.scheduler]: [...schedulerOrderVerbs, ...locationVerbs, 'recurring-orders.read'],
  [roles.viewer]: viewerPermissions,
  [roles.driver]: driverOrderVerbs,
  [roles.user]: [],
  [roles.externalDriver]: driverOrderVerbs,
  [roles.externalScheduler]: schedulerOrderVerbs,
  [roles.externalCourier]: dispatcherOrderVerbs,
  [roles.externalSupplier]: schedulerOrderVerbs,
}

const rolesWithoutPrices: ReadonlySet<RoleId> = new Set([roles.driver, roles.externalDriver, roles.viewer, roles.user])

const rolesLimitedToOwnOrders: ReadonlySet<RoleId> = new Set([roles.driver, roles.externalDriver])

const knownRoleIds: ReadonlySet<number> = new Set(Object.values(roles))

/** True for the numbers of application.md 6.1 alone. */
export function isRoleId(value: number): value is RoleId {
  return knownRoleIds.has(value)
}

/** The union of what the roles grant: a person with two roles holds both sets. No role grants nothing. */
export function permissionsOf(held: readonly RoleId[]): ReadonlySet<PermissionId> {
  return new Set(held.flatMap((role) => permissionsByRole[role]))
}

/**
 * Whether prices may be shown: one role that sees prices is enough. Drivers see none unless their courier allows it,
 * which is the courier's setting and decided by the caller.
 */
export function mayReadPrices(held: readonly RoleId[]): boolean {
  return held.some((role) => !rolesWithoutPrices.has(role))
}

/**
 * Whether order reads must be narrowed to the orders assigned to the person. True as well for someone without any
 * role that reads orders, so that a forgotten permission check shows them nothing.
 */
export function seesOnlyOwnOrders(held: readonly RoleId[]): boolean {
  return !held.some(
    (role) => permissionsByRole[role].includes('delivery-orders.read') && !rolesLimitedToOwnOrders.has(role),
  )
}
