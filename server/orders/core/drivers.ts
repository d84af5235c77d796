import type { DaysOff } from '#domain/orders/days-off.ts'
import type { AssignableDriver } from '#domain/orders/move-refusals.ts'
import { noSuchColleague } from '#domain/text/refusals.ts'
import { roles } from '#domain/access/roles.ts'
import { notFound } from '#domain/text/refusal.ts'
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
 * A member of the request's tenant, as far as assigning cares.
 * @throws notFound when the person does not belong to it
 */
export async function findDriver(ctx: Context, userId: number): Promise<Driver> {
  const row = await ctx.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['memberships.roles', 'users.first_name', 'users.last_name', 'users.email', 'users.archived_at'])
    .select(['tenants.time_zone', comingDaysOff(ctx.tenantId, ctx.now).as('days_off')])
    .where('memberships.tenant_id', '=', ctx.tenantId)
    .where('memberships.user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound(noSuchColleague)
  return {
    id: userId,
    name: fullName(row),
    email: row.email,
    holdsDriverRole: row.roles.includes(roles.driver),
    archived: row.archived_at !== null,
    daysOff: row.days_off,
    timeZone: row.time_zone,
  }
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
