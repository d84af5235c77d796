import type { Kysely } from 'kysely'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import type { Database } from '#server/db/schema.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context, Deps } from '#server/http/context.ts'
import type { AskOutside } from '#server/http/outside-calls.ts'

const nobodysRequest = {
  id: 'recurring-orders',
  ip: '',
  host: '',
  origin: '',
  fetchSite: '',
  userAgent: '',
  cookie: '',
  accept: '',
  idempotencyKey: null,
  ifNoneMatch: '',
  lastEventId: '',
  sentAt: null,
} as const

/** What runs by itself, in the name of the person who wanted it. */
interface Whose {
  readonly tenantId: number
  readonly userId: number
}

/**
 * The context of an act that an organisation wanted and nobody asks for now: it is the organisation that acts, in the name of the person who
 * set it up, whether or not they still belong to it.
 * @param db in a transaction of that tenant and person
 */
export async function contextOfRun(
  deps: Deps,
  db: Kysely<Database>,
  outside: AskOutside,
  { tenantId, userId }: Whose,
): Promise<Context> {
  const held = [roles.owner]
  const names = await asSystem(db, (all) =>
    all
      .selectFrom('users')
      .innerJoin('tenants', (join) => join.on('tenants.id', '=', tenantId))
      .select(['users.first_name as firstName', 'users.last_name as lastName', 'users.email'])
      .select('tenants.name as tenantName')
      .where('users.id', '=', userId)
      .executeTakeFirstOrThrow(),
  )
  return {
    db,
    deps,
    outside,
    // What a run makes wakes those who follow it by its events.
    afterCommit: () => {},
    userId,
    names,
    tenantId,
    now: deps.clock(),
    familyId: 0,
    roles: held,
    ownRoles: [],
    permissions: permissionsOf(held),
    permissionVersion: 0,
    admin: false,
    driversSeePrices: false,
    external: null,
    unitPreference: 'Metric',
    impersonatorUserId: null,
    timeZone: 'UTC',
    request: nobodysRequest,
  }
}
