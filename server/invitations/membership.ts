import type { Kysely } from 'kysely'
import { whyNotGiven } from '#domain/access/colleague-roles.ts'
import { noSuchRole } from '#domain/access/own-roles.ts'
import type { TenantFeature } from '#domain/access/navigation.ts'
import { permissionIds, type HeldPermissions } from '#domain/access/role-permissions.ts'
import { formError } from '#domain/text/refusal.ts'
import { rolesById, type RoleRecord } from '#server/access/own-roles.ts'
import type { Database } from '#server/db/schema.ts'

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

/** The roles of these numbers that the giver may give by now. */
export async function rolesGiven(
  db: Kysely<Database>,
  tenantId: number,
  ids: readonly number[],
  held: HeldPermissions,
): Promise<RoleRecord[]> {
  const roles = await rolesById(db, tenantId, ids)
  return [...roles.values()].filter((role) => whyNotGiven(role, held) === null)
}

/** @throws formError on `/roles` for those that there are not, and those that the giver cannot give */
export async function checkRoles(
  db: Kysely<Database>,
  tenantId: number,
  ids: readonly number[],
  held: HeldPermissions,
): Promise<RoleRecord[]> {
  const roles = await rolesById(db, tenantId, ids)
  const reasons = new Set(
    ids
      .map((id) => roles.get(id))
      .map((role) => (role ? whyNotGiven(role, held) : noSuchRole))
      .filter((reason) => reason !== null),
  )
  if (reasons.size > 0) throw formError({ '/roles': [...reasons] })
  return [...roles.values()]
}
