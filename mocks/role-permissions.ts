import { type PermissionId, permissionsOf as permissionsOfIds } from '#domain/roles.ts'

/** The roles of the mock world by name; what they hold is the product's own rule. */
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

const rolesWithoutPrices: readonly RoleName[] = ['driver', 'externalDriver', 'viewer', 'user']
const rolesWithoutScreens: readonly RoleName[] = ['driver', 'externalDriver', 'user']

/** The names of these numbers; numbers that no role has are left out. */
export function roleNamesOf(ids: readonly number[]): RoleName[] {
  return (Object.keys(roleIds) as RoleName[]).filter((name) => ids.includes(roleIds[name]))
}

/** The union of what the roles hold. */
export function permissionsOf(roles: readonly RoleName[]): ReadonlySet<PermissionId> {
  return permissionsOfIds(roles.map((role) => roleIds[role]))
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
  return !roles.some((role) => permissionsOf([role]).has('delivery-orders.read') && !drives([role]))
}
