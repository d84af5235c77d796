import { sql, type SqlBool } from 'kysely'
import { checkDaysOff } from '#domain/orders/days-off.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { drives } from '#server/access/own-roles.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { createOf, deleteOf, getOf, updateOf } from '#server/resources/handlers.ts'
import { list, ofTenant } from '#server/resources/read.ts'
import { defineResource } from '#server/resources/resource.ts'

const driverName = sql<string>`(select first_name || ' ' || last_name from users where id = absences.user_id)`

const absences = defineResource('absence', 'absences', {
  also: { driver_name: driverName },
  check: async (ctx, _given, { after, before }) => {
    const { userId, fromDay, untilDay } = after
    await lockDriver(ctx, userId)
    const others = await ctx.db
      .selectFrom('absences')
      .select(['from_day as fromDay', 'until_day as untilDay'])
      .where('tenant_id', '=', ctx.tenantId)
      .where('user_id', '=', userId)
      .where('until_day', '>=', fromDay)
      .where('from_day', '<=', untilDay)
      .$if(before !== null, (query) => query.where('id', '!=', before?.id ?? 0))
      .orderBy('from_day')
      .limit(1)
      .execute()
    checkDaysOff({ fromDay, untilDay }, others)
  },
})

/**
 * Nobody else gives this driver days off until this request is through: of two on the same days the second sees the first.
 * @throws formError when the person does not drive for the request's tenant
 */
async function lockDriver({ db, tenantId }: Context, userId: number): Promise<void> {
  const driver = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where(drives(tenantId, sql`memberships.roles`))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!driver) throw formError({ '/userId': ['Must be a driver of this organization'] })
}

/** The tenant's, or for a driver who may not read people their own. */
function whose({ tenantId, userId, permissions }: Context) {
  const ofAll = ofTenant(tenantId)
  if (permissions.has('users.read')) return ofAll
  const isOwn: typeof ofAll.isMeant = (owner) => sql<SqlBool>`(${owner} = ${tenantId} and absences.user_id = ${userId})`
  return { ...ofAll, isMeant: isOwn }
}

export const absencesHandlers = defineHandlers({
  async getTenantAbsences({ query }, ctx) {
    return { status: 200, body: list(absences, ctx, query, whose(ctx)) }
  },
  getAbsence: getOf(absences, whose),
  createAbsence: createOf(absences),
  updateAbsence: updateOf(absences),
  deleteAbsence: deleteOf(absences),
})
