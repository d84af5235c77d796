import { readsEveryOrder, isGivable, type HeldRoles, type PermissionId } from './role-permissions.ts'
import { roles, type RoleId } from './roles.ts'

const driverRoles: readonly RoleId[] = [roles.driver, roles.externalDriver]
/** Roles with nothing to do in the web application: drivers have their own app, a User has a profile and no more. */
const rolesWithoutScreens: ReadonlySet<RoleId> = new Set([...driverRoles, roles.user])
/** The same of a role of an organization's own: what is done in the drivers' app. */
const driving: readonly PermissionId[] = ['delivery-orders.read', 'delivery-orders.drive']

/** Whether the web application has anything to do for somebody with these roles. */
export function hasScreens({ roles: held, ownRoles }: HeldRoles): boolean {
  return (
    held.some((role) => !rolesWithoutScreens.has(role)) ||
    ownRoles.some((role) => {
      const permissions = role.permissions.filter(isGivable)
      return readsEveryOrder(permissions) || permissions.some((id) => !driving.includes(id))
    })
  )
}

/** Whether one of these roles carries orders. */
export function hasDriverRole({ roles: held, ownRoles }: HeldRoles): boolean {
  return (
    held.some((role) => driverRoles.includes(role)) ||
    ownRoles.some((role) => {
      const permissions = role.permissions.filter(isGivable)
      return permissions.includes('delivery-orders.drive') && !readsEveryOrder(permissions)
    })
  )
}
