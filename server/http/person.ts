import { sql, type Kysely } from 'kysely'
import { isRoleId, permissionIds, permissionsOf, roles, type RoleId } from '#domain/roles.ts'
import type { Database } from '#server/db/schema.ts'
import { unauthorized } from '#server/errors.ts'

/** The caller as the request's tenant knows them. */
export interface Person {
  /** null when the request names no tenant, or one that the person does not belong to. */
  tenantId: number | null
  admin: boolean
  roles: readonly RoleId[]
  permissions: ReadonlySet<string>
  /** 0 for an administrator who is no member of the tenant. */
  permissionVersion: number
  /** What an owner still has to fill in before going on, such as `billing`. */
  onboardingRequired: readonly string[]
}

const ALL_PERMISSIONS: ReadonlySet<string> = new Set(permissionIds)

/**
 * Loads the caller in the request's transaction, so that a role taken away is gone with the very next call. If the tenant
 * that the transaction was opened for turns out not to be theirs, the transaction is closed to it.
 *
 * @param asked the tenant that the transaction was opened for
 * @throws unauthorized when the person was archived
 */
export async function loadPerson(db: Kysely<Database>, userId: number, asked: number | null): Promise<Person> {
  const row = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.tenant_id', '=', asked ?? 0),
    )
    .leftJoin('tenants', (join) => join.on('tenants.id', '=', asked ?? 0))
    .where('users.id', '=', userId)
    .select([
      'users.is_admin',
      'users.archived_at',
      'memberships.roles',
      'memberships.permission_version',
      'tenants.id as tenant_id',
      'tenants.archived_at as tenant_archived_at',
      'tenants.onboarding_required_types',
    ])
    .executeTakeFirst()
  if (!row || row.archived_at !== null) throw unauthorized()

  const belongs = row.roles !== null || row.is_admin
  if (asked === null || row.tenant_id === null || row.tenant_archived_at !== null || !belongs) {
    if (asked !== null) await sql`select set_config('app.tenant_id', '', true)`.execute(db)
    return {
      tenantId: null,
      admin: row.is_admin,
      roles: [],
      permissions: row.is_admin ? ALL_PERMISSIONS : new Set(),
      permissionVersion: 0,
      onboardingRequired: [],
    }
  }
  const held = (row.roles ?? []).filter(isRoleId)
  return {
    tenantId: row.tenant_id,
    admin: row.is_admin,
    roles: held,
    permissions: row.is_admin ? ALL_PERMISSIONS : permissionsOf(held),
    permissionVersion: row.permission_version ?? 0,
    onboardingRequired: held.includes(roles.owner) ? (row.onboarding_required_types ?? []) : [],
  }
}
