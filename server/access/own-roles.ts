import { sql, type Kysely, type RawBuilder } from 'kysely'
import { drivingPermission, permissionsOf, type OwnRole, type PermissionId } from '#domain/access/role-permissions.ts'
import { firstOwnRoleId, isRoleId, roleNames, roles } from '#domain/access/roles.ts'
import type { Database } from '#server/db/schema.ts'

/** A role, of the organisation's own or a default one. */
export interface RoleRecord {
  readonly id: number
  readonly name: string
  readonly permissions: readonly PermissionId[]
}

/** The roles of the organisation's own that a row of `memberships` holds, beside it in a query. */
export const ownRolesOfMember = sql<OwnRole[]>`(
  select coalesce(json_agg(json_build_object('id', own.id, 'name', own.name, 'permissions', own.permissions) order by own.id), '[]')
  from roles as own where own.id = any (memberships.roles) and own.tenant_id = memberships.tenant_id)`

/**
 * Roles by their number, those of the request tenant's own and default ones. Until the transaction ends nobody changes them.
 * @returns those that there are
 */
export async function rolesById(
  db: Kysely<Database>,
  tenantId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RoleRecord>> {
  const own = ids.filter((id) => id >= firstOwnRoleId)
  const rows =
    own.length === 0
      ? []
      : await db
          .selectFrom('roles')
          .select(['id', 'name', 'permissions'])
          .where('tenant_id', '=', tenantId)
          .where('archived_at', 'is', null)
          .where(sql<boolean>`id = any (${own})`)
          .orderBy('id')
          .forShare()
          .execute()
  return new Map<number, RoleRecord>([
    ...ids.filter(isRoleId).map((id) => [id, defaultRole(id)] as const),
    ...rows.map((role) => [role.id, { ...role, permissions: [...permissionsOf([], [role])] }] as const),
  ])
}

/**
 * Whether who holds these roles drives for the tenant: `isDriver` of the domain, in SQL. The roles that drive are looked up once for all rows.
 * @param held a column of numbers of roles
 */
export function drives(tenantId: number, held: RawBuilder<number[]>): RawBuilder<boolean> {
  return sql<boolean>`${held} && (array[${sql.lit(roles.driver)}]::bigint[] || array(
    select driving.id from roles as driving
    where driving.tenant_id = ${tenantId} and ${sql.lit(drivingPermission)} = any (driving.permissions)))`
}

/** @param id of a default role */
export function defaultRole(id: Parameters<typeof permissionsOf>[0][number]): RoleRecord {
  return { id, name: roleNames[id], permissions: [...permissionsOf([id])] }
}
