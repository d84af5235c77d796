import { sql, type Kysely } from 'kysely'
import { permissionsOf, seesOnlyOwnOrders, type OwnRole } from '#domain/access/role-permissions.ts'
import { isRoleId } from '#domain/access/roles.ts'
import type { Choices } from '#domain/notices/choices.ts'
import type { Candidate } from '#domain/notices/hears.ts'
import type { Language } from '#domain/notices/text.ts'
import type { Rhythm } from '#domain/notices/when.ts'
import { ownRolesOfMember } from '#server/access/own-roles.ts'
import type { Database } from '#server/db/schema.ts'

/** Somebody of an organization, with how they want to be told. */
export interface Person extends Candidate {
  readonly delivers: boolean
  readonly choices: Choices
  readonly rhythm: Rhythm
  readonly language: Language
  readonly email: string
  /** Null: none that a text message could go to. */
  readonly phone: string | null
  readonly firstName: string
  readonly tenantName: string
}

/** Those people of those organizations, by their numbers, as they stand now: whose right has ended since is not told. */
export async function peopleOf(
  db: Kysely<Database>,
  { tenantIds, userIds }: { readonly tenantIds: readonly number[]; readonly userIds: readonly number[] },
): Promise<ReadonlyMap<number, Person[]>> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .leftJoin('notification_choices as chosen', 'chosen.user_id', 'users.id')
    .select(['memberships.user_id', 'memberships.tenant_id', 'memberships.roles', ownRolesOfMember.as('own_roles')])
    .select(['users.email', 'users.phone', 'users.first_name', 'tenants.name as tenant_name'])
    .select((eb) => eb.fn.coalesce('users.time_zone', 'tenants.time_zone').as('time_zone'))
    .select(['chosen.choices', 'chosen.digest', 'chosen.quiet_from', 'chosen.quiet_to', 'chosen.language'])
    .select(
      sql<boolean>`exists (select from tenant_features f where f.tenant_id = memberships.tenant_id and f.feature = 'Courier')`.as(
        'delivers',
      ),
    )
    .where('users.archived_at', 'is', null)
    .where('tenants.archived_at', 'is', null)
    .where('memberships.tenant_id', '=', anyOf(tenantIds))
    .where('memberships.user_id', '=', anyOf(userIds))
    .execute()
  const people = new Map<number, Person[]>()
  for (const { user_id: userId, tenant_id: tenantId, own_roles: ownRoles, ...row } of rows) {
    const held = { roles: row.roles.filter(isRoleId), ownRoles: ownRoles satisfies OwnRole[] }
    const person: Person = {
      userId,
      tenantId,
      permissions: permissionsOf(held.roles, ownRoles),
      ownOrdersOnly: seesOnlyOwnOrders(held),
      delivers: row.delivers,
      choices: row.choices ?? {},
      rhythm: {
        digest: row.digest ?? 'atOnce',
        quietFrom: row.quiet_from,
        quietTo: row.quiet_to,
        timeZone: row.time_zone,
      },
      language: row.language ?? 'en',
      email: row.email,
      phone: row.phone?.trim() || null,
      firstName: row.first_name,
      tenantName: row.tenant_name,
    }
    people.set(userId, [...(people.get(userId) ?? []), person])
  }
  return people
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...new Set(ids)]}::bigint[])`
}
