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

/** What an organization may put into roles of its own: what its owner may, but for ownership and subscription. */
export const givablePermissions: readonly PermissionId[] = tenantPermissions.filter((id) => !id.startsWith('owner.'))

const givable: ReadonlySet<string> = new Set(givablePermissions)

/** Whether an organization may put it into a role of its own. */
export function isGivable(id: string): id is PermissionId {
  return givable.has(id)
}

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
  [roles.organizationManager]: givablePermissions,
  [roles.dispatcher]: [
    ...dispatcherOrderVerbs,
    ...dispatcherLocationVerbs,
    'recurring-orders.read',
    'users.read',
    'customers.read',
    'vendors.read',
    'vehicles.read',
  ],
  [roles.scheduler]: [
    ...schedulerOrderVerbs,
    ...allVerbs('recurring-orders'),
    ...allVerbs('locations'),
    'vendors.read',
  ],
  [roles.viewer]: viewerPermissions,
  [roles.driver]: driverOrderVerbs,
  [roles.user]: [],
  [roles.externalDriver]: driverOrderVerbs,
  [roles.externalScheduler]: schedulerOrderVerbs,
  [roles.externalCourier]: dispatcherOrderVerbs,
  [roles.externalSupplier]: schedulerOrderVerbs,
}

/** A role of an organization's own, as far as rights go. */
export interface OwnRole {
  readonly id: number
  readonly name: string
  /** What it gives; an id that no organization may give counts for nothing. */
  readonly permissions: readonly string[]
}

/** What a person is in an organization. */
export interface HeldRoles {
  /** The default roles. */
  readonly roles: readonly RoleId[]
  readonly ownRoles: readonly OwnRole[]
}

/** The union of what the roles grant: a person with two roles holds both sets. No role grants nothing. */
export function permissionsOf(held: readonly RoleId[], ownRoles: readonly OwnRole[] = []): ReadonlySet<PermissionId> {
  return new Set(permissionsByHeldRole({ roles: held, ownRoles }).flat())
}

function permissionsByHeldRole({ roles: held, ownRoles }: HeldRoles): (readonly PermissionId[])[] {
  return [
    ...held.map((role) => permissionsByRole[role]),
    ...ownRoles.map(({ permissions }) => permissions.filter(isGivable)),
  ]
}

/** What makes a driver of who holds it by a role of an organization's own. */
export const drivingPermission = 'delivery-orders.drive' satisfies PermissionId

/**
 * Whether orders are given to somebody with these roles: the default role Driver, or one of the organization's own that drives. Owners
 * and managers may drive as they may do everything, and are no drivers. `drives` in `server/access/own-roles.ts` says the same in SQL.
 */
export function isDriver({ roles: held, ownRoles }: HeldRoles): boolean {
  return held.includes(roles.driver) || ownRoles.some(({ permissions }) => permissions.includes(drivingPermission))
}

/** What is done with orders other than driving them. */
const officeVerbs: readonly PermissionId[] = [
  'delivery-orders.create',
  'delivery-orders.update',
  'delivery-orders.delete',
  'delivery-orders.assign',
  'delivery-orders.update-limited',
]

/** Whether a role shows all orders of its organization. One that drives orders, and does nothing else with them, shows those of its driver. */
export function readsEveryOrder(permissions: readonly PermissionId[]): boolean {
  if (!permissions.includes('delivery-orders.read')) return false
  return !permissions.includes('delivery-orders.drive') || officeVerbs.some((id) => permissions.includes(id))
}

/**
 * Whether order reads must be narrowed to the orders assigned to the person. True as well for someone without any
 * role that reads orders, so that a forgotten permission check shows them nothing. It is asked of each role by itself: a role that is
 * added never takes anything away.
 */
export function seesOnlyOwnOrders(held: HeldRoles): boolean {
  return !permissionsByHeldRole(held).some(readsEveryOrder)
}
