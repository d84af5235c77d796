import { sql } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import type { DaysOff } from '#domain/orders/days-off.ts'
import type { AssignableDriver } from '#domain/orders/move-refusals.ts'
import { noSuchColleague } from '#domain/text/refusals.ts'
import { notFound } from '#domain/text/refusal.ts'
import { drives } from '#server/access/own-roles.ts'
import type { Context } from '#server/http/context.ts'
import { comingDaysOff } from './days-off.ts'
import { fullName } from './order-timeline.ts'

export interface Driver extends AssignableDriver {
  readonly id: number
  readonly email: string
  /** That have not gone by. */
  readonly daysOff: readonly DaysOff[]
  /** Of the request's tenant, by whose calendar they are off. */
  readonly timeZone: string
}

/**
 * A person of the request's tenant, archived or not, or an external one, as far as assigning cares.
 * @throws notFound when the person never belonged to it
 */
export async function findDriver(ctx: Context, userId: number): Promise<Driver> {
  const row = await ctx.db
    .selectFrom('people')
    .innerJoin('users', 'users.id', 'people.user_id')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.tenant_id', '=', 'people.tenant_id').onRef('memberships.user_id', '=', 'people.user_id'),
    )
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .innerJoin('tenants', 'tenants.id', 'people.tenant_id')
    .select(['tenants.time_zone', comingDaysOff(ctx.tenantId, ctx.now).as('days_off')])
    .select([
      drives(ctx.tenantId, sql`coalesce(memberships.roles, people.archived_roles)`).as('is_driver'),
      sql<number | null>`coalesce(people.archived_at, users.archived_at)`.as('archived_at'),
    ])
    .where('people.tenant_id', '=', ctx.tenantId)
    .where('people.user_id', '=', userId)
    .executeTakeFirst()
  const found = row && row.archived_at === null ? row : ((await externalDriver(ctx, userId)) ?? row)
  if (!found) throw notFound(noSuchColleague)
  return {
    id: userId,
    name: fullName(found),
    email: found.email,
    holdsDriverRole: found.is_driver,
    archived: found.archived_at !== null,
    daysOff: found.days_off,
    timeZone: found.time_zone,
  }
}

/** Asked of those alone who are none of one's own people: somebody of a linked organization who drives here. */
async function externalDriver({ db, tenantId }: Context, userId: number) {
  const { rows } = await sql<{
    first_name: string
    last_name: string
    email: string
    roles: number[]
    time_zone: string
  }>`
    select first_name, last_name, email, roles, (select time_zone from tenants where id = ${tenantId}) as time_zone
    from external_people() where user_id = ${userId}`.execute(db)
  return (
    rows[0] && { ...rows[0], is_driver: rows[0].roles.includes(roles.externalDriver), days_off: [], archived_at: null }
  )
}

/** Name and e-mail of drivers by id, for the timeline entries of those whom an order is taken from. */
export async function namesOfDrivers(
  ctx: Context,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, { name: string; email: string }>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map((row) => [row.id, { name: fullName(row), email: row.email }]))
}
