import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { Principal } from '#server/jobs/in-name-of.ts'

/** In whose name a run is made: the person who wanted it. */
export async function principalOf(db: Kysely<Database>, tenantId: number, userId: number): Promise<Principal> {
  const person = await db
    .selectFrom('users')
    .innerJoin('tenants', (join) => join.on('tenants.id', '=', tenantId))
    .select(['users.first_name', 'users.last_name', 'users.email', 'tenants.name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const names = {
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    tenantName: person.name,
  }
  return { tenantId, userId, names }
}
