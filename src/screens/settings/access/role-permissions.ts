import { isGivable, permissionsOf, type PermissionId } from '#domain/access/role-permissions.ts'
import { isRoleId } from '#domain/access/roles.ts'

/** As much of a role as a list or a row of them tells. */
interface NamedRole {
  readonly id: number
  readonly name: string
  /** Of one of the organization's own. */
  readonly permissions?: readonly string[]
}

/** What a role allows: a default one by its number, another by what stands in it. */
export function permissionsOfRole({ id, permissions = [] }: NamedRole): readonly PermissionId[] {
  return isRoleId(id) ? [...permissionsOf([id])] : permissions.filter(isGivable)
}
