import { sql, type Kysely } from 'kysely'
import { whyNotGiven } from '#domain/access/colleague-roles.ts'
import { permissionIds, permissionsOf, type HeldPermissions } from '#domain/access/role-permissions.ts'
import { isRoleId } from '#domain/access/roles.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Database } from '#server/db/schema.ts'

/** Makes a person one of an organization's people, or adds roles to those that they have there. In a system transaction. */
export async function grantMembership(
  db: Kysely<Database>,
  { tenantId, userId, roles, now }: { tenantId: number; userId: number; roles: readonly number[]; now: number },
): Promise<void> {
  await db
    .insertInto('memberships')
    .values({ tenant_id: tenantId, user_id: userId, roles: [...roles], created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({
        roles: sql`(select array_agg(distinct held) from unnest(memberships.roles || excluded.roles) as held)`,
      }),
    )
    .execute()
}

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
  return person.is_admin ? new Set(permissionIds) : permissionsOf((person.roles ?? []).filter(isRoleId))
}

/** @throws formError on `/roles` for those that the giver cannot give */
export function refuseRoles(roles: readonly number[], held: HeldPermissions): void {
  const reasons = new Set(roles.map((role) => whyNotGiven(role, held)).filter((reason) => reason !== null))
  if (reasons.size > 0) throw formError({ '/roles': [...reasons] })
}
