import type { Kysely } from 'kysely'
import type { TenantFeature } from '#domain/access/navigation.ts'
import { permissionIds, type HeldPermissions } from '#domain/access/role-permissions.ts'
import type { Database } from '#server/db/schema.ts'
import { rolesById } from './own-roles.ts'

/* What a person, and an organization, can do at the moment: asked above the organizations, where neither is that of the request. */

/**
 * What somebody may do in an organization by now; nothing for a person who has left it or was archived. In a system
 * transaction.
 */
export async function permissionsHeldBy(
  db: Kysely<Database>,
  tenantId: number,
  userId: number | null,
): Promise<HeldPermissions> {
  const person = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.tenant_id', '=', tenantId),
    )
    .select(['users.is_admin', 'memberships.roles'])
    .where('users.id', '=', userId)
    .where('users.archived_at', 'is', null)
    .executeTakeFirst()
  if (!person) return new Set()
  if (person.is_admin) return new Set(permissionIds)
  const roles = await rolesById(db, tenantId, person.roles ?? [])
  return new Set([...roles.values()].flatMap(({ permissions }) => permissions))
}

/** What an organization is able to do. */
export async function featuresOf(db: Kysely<Database>, tenantId: number): Promise<ReadonlySet<TenantFeature>> {
  const rows = await db.selectFrom('tenant_features').select('feature').where('tenant_id', '=', tenantId).execute()
  return new Set(rows.map(({ feature }) => feature))
}
