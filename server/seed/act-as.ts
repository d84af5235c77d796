import { sql, type Kysely } from 'kysely'
import type { RoleId } from '#domain/access/roles.ts'
import type { Database } from '#server/db/schema.ts'
import type { CallerNames, Context, Deps } from '#server/http/context.ts'
import type { AskOutside } from '#server/http/outside-calls.ts'
import { unaskedContext } from '#server/http/unasked-context.ts'
import { demoTimeZone, type DemoWorld } from './demo-organisations.ts'

/** Where the demo is played: one transaction, on what the product is built on, among the organisations made before. */
export interface Stage {
  db: Kysely<Database>
  deps: Deps
  world: DemoWorld
  /** Of those who have acted, by who and where: one acts hundreds of times. */
  names: Map<string, CallerNames>
}

export interface Actor {
  email: string
  role: RoleId
  tenantId: number
  /** Roles whose permissions the person holds for this act beside those of `role`. */
  alsoHolds?: readonly RoleId[]
}

/** The demo depends on nobody: what it has no answer to by itself does not belong into it. */
const outside: AskOutside = (key) => {
  throw new Error(`The demo would have to ask for "${key}" outside its transaction.`)
}

/** Its transaction is committed when all of it is played. */
const startNothing = () => {
  throw new Error('The demo starts nothing that begins with its commit.')
}

/**
 * Runs one act of the product as a person at an instant: under the row-level security that a request would have.
 * @param afterCommit what to do with something that would begin with the commit of the act
 */
export async function actAs<Result>(
  stage: Stage,
  { email, role, tenantId, alsoHolds = [] }: Actor,
  now: number,
  act: (ctx: Context) => Promise<Result>,
  afterCommit: Context['afterCommit'] = startNothing,
): Promise<Result> {
  const { db, deps, world } = stage
  const userId = world.users.get(email) ?? 0
  const names = await namesOf(stage, userId, tenantId)
  const entered = sql`select set_config('app.tenant_id', ${String(tenantId)}, true),
    set_config('app.user_id', ${String(userId)}, true), set_config('role', 'waybill_app', true)`.execute(db)
  // What the act asks first follows on the same connection, without waiting for the answer to this.
  const acted = act(
    unaskedContext({
      id: 'seed',
      role,
      alsoHolds,
      db,
      deps,
      outside,
      afterCommit,
      userId,
      names,
      tenantId,
      now,
      timeZone: demoTimeZone,
    }),
  )
  const [result] = await Promise.all([acted, entered])
  await sql`select set_config('role', 'waybill_system', true)`.execute(db)
  return result
}

/** By what the person is called, and the organisation for which they act. */
export async function namesOf({ db, names }: Stage, userId: number, tenantId: number): Promise<CallerNames> {
  const key = `${userId} in ${tenantId}`
  const known = names.get(key)
  if (known) return known
  const found = await db
    .selectFrom('users')
    .innerJoin('tenants', (join) => join.on('tenants.id', '=', tenantId))
    .select(['users.first_name as firstName', 'users.last_name as lastName', 'users.email'])
    .select('tenants.name as tenantName')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  names.set(key, found)
  return found
}
