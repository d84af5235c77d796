import { roles, type RoleId } from './roles.ts'

const driverRoles: readonly RoleId[] = [roles.driver, roles.externalDriver]
/** Roles with nothing to do in the web application: drivers have their own app, a User has a profile and no more. */
const rolesWithoutScreens: ReadonlySet<RoleId> = new Set([...driverRoles, roles.user])

/** Whether the web application has anything to do for somebody with these roles. */
export function hasScreens(held: readonly RoleId[]): boolean {
  return held.some((role) => !rolesWithoutScreens.has(role))
}

/** Whether one of these roles carries orders. */
export function hasDriverRole(held: readonly RoleId[]): boolean {
  return held.some((role) => driverRoles.includes(role))
}
