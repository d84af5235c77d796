import { permissionIds, permissionsOf, type PermissionId } from '#domain/access/role-permissions.ts'
import { isRoleId, roles, type RoleId } from '#domain/access/roles.ts'
import type { RequestCaller } from '#server/db/tenant-transaction.ts'

/** The caller as the request's tenant knows them. */
export interface Person extends Omit<RequestCaller, 'roles'> {
  roles: readonly RoleId[]
  permissions: ReadonlySet<PermissionId>
}

const allPermissions: ReadonlySet<PermissionId> = new Set(permissionIds)

/** What a caller may do. It was read in the request's transaction, so that a role taken away is gone with the very next call. */
export function personOf(caller: RequestCaller): Person {
  const held = caller.roles.filter(isRoleId)
  return {
    ...caller,
    roles: held,
    permissions: caller.admin ? allPermissions : permissionsOf(held, caller.ownRoles),
    onboardingRequired: held.includes(roles.owner) ? caller.onboardingRequired : [],
  }
}
