import { roles, type RoleId } from './roles.ts'

/**
 * What can be read, created, updated and deleted: each is four permissions, such as `vehicles.update`
 * (docs/rules/roles-and-permissions.md, "Permissions").
 */
const permissionNouns = [
  'delivery-orders',
  'recurring-orders',
  'customers',
  'vendors',
  'suppliers',
  'users',
  'roles',
  'locations',
  'services',
  'vehicles',
  'delivery-settings',
  'tenants',
  'applications',
  'invitations',
  'accounting',
  'pricing',
] as const

/** What can be done beside that. */
const otherPermissions = [
  'delivery-orders.assign',
  'delivery-orders.update-limited',
  'delivery-orders.drive',
  'users.impersonate',
  'installation.manage',
  'owner.audit-onboarding-requests',
  'owner.change-ownership',
  'owner.update-subscription',
] as const

const verbs = ['read', 'create', 'update', 'delete'] as const

export type PermissionId =
  | `${(typeof permissionNouns)[number]}.${(typeof verbs)[number]}`
  | (typeof otherPermissions)[number]

/** Every permission id, as the contract's schema `Permission` lists them. */
export const permissionIds: readonly PermissionId[] = [...permissionNouns.flatMap(allVerbs), ...otherPermissions]

function allVerbs(noun: (typeof permissionNouns)[number]): PermissionId[] {
  return verbs.map((verb): PermissionId => `${noun}.${verb}`)
}

/** Anything that can say whether a permission is held: a set of ids, whether typed or read from an answer. */
export interface HeldPermissions {
  has(permission: PermissionId): boolean
}

/** What an operation asks for: one of the permissions, and `also` besides. */
export interface NeededPermissions {
  readonly permission: readonly PermissionId[]
  readonly also?: PermissionId
}

/** Whether that much is held. */
export function holdsNeeded({ permission, also }: NeededPermissions, held: HeldPermissions): boolean {
  return permission.some((id) => held.has(id)) && (also === undefined || held.has(also))
}

const dispatcherOrderVerbs: readonly PermissionId[] = [
  'delivery-orders.create',
  'delivery-orders.read',
  'delivery-orders.assign',
  'delivery-orders.update',
  'pricing.read',
  'pricing.update',
]

const schedulerOrderVerbs: readonly PermissionId[] = [
  'delivery-orders.create',
  'delivery-orders.read',
  'delivery-orders.update-limited',
  'pricing.read',
]

const driverOrderVerbs: readonly PermissionId[] = ['delivery-orders.read', 'delivery-orders.drive']

/** A person who orders also adds the locations they order between. */
const dispatcherLocationVerbs: readonly PermissionId[] = ['locations.read', 'locations.create', 'locations.update']

/** What only those may who look after the installation. */
const administrators: readonly PermissionId[] = ['users.impersonate', 'installation.manage']

const tenantPermissions = permissionIds.filter((id) => !administrators.includes(id))

/** Prices and the books are read by people who were granted it, not by everyone who may look. */
const viewerPermissions = permissionIds.filter(
  (id) => id.endsWith('.read') && id !== 'accounting.read' && id !== 'pricing.read',
)

/**
 * Default permissions by role (docs/rules/roles-and-permissions.md, "Default roles"). External roles carry
 * the verbs on orders alone: the orders in which
 * their tenant is sender, receiver or broker, never the host's users or locations. The `owner.` ids cover ownership and
 * subscription, which an Organization Manager does not hold. To act as somebody else is for administrators alone.
 */
const permissionsByRole: Readonly<Record<RoleId, readonly PermissionId[]>> = {
  [roles.admin]: permissionIds,
  [roles.owner]: tenantPermissions,
  [roles.organizationManager]: tenantPermissions.filter((id) => !id.startsWith('owner.')),
  [roles.dispatcher]: [
    ...dispatcherOrderVerbs,
    ...dispatcherLocationVerbs,
    'users.read',
    'customers.read',
    'vendors.read',
  ],
  [roles.scheduler]: [...schedulerOrderVerbs, ...allVerbs('recurring-orders'), ...allVerbs('locations')],
  [roles.viewer]: viewerPermissions,
  [roles.driver]: driverOrderVerbs,
  [roles.user]: [],
  [roles.externalDriver]: driverOrderVerbs,
  [roles.externalScheduler]: schedulerOrderVerbs,
  [roles.externalCourier]: dispatcherOrderVerbs,
  [roles.externalSupplier]: schedulerOrderVerbs,
}

const rolesLimitedToOwnOrders: ReadonlySet<RoleId> = new Set([roles.driver, roles.externalDriver])

/** The union of what the roles grant: a person with two roles holds both sets. No role grants nothing. */
export function permissionsOf(held: readonly RoleId[]): ReadonlySet<PermissionId> {
  return new Set(held.flatMap((role) => permissionsByRole[role]))
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
