import type { Kysely } from 'kysely'
import { whyNotGiven } from '#domain/access/colleague-roles.ts'
import { noSuchRole } from '#domain/access/own-roles.ts'
import type { HeldPermissions } from '#domain/access/role-permissions.ts'
import { formError } from '#domain/text/refusal.ts'
import { rolesById, type RoleRecord } from '#server/access/own-roles.ts'
import type { Database } from '#server/db/schema.ts'

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
