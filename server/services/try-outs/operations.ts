import { noSuch } from '#domain/text/refusals.ts'
import { triedAlready } from '#domain/pricing/draft-refusals.ts'
import { sql } from 'kysely'
import { addDays, daySeconds, unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import { notFound } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { cancelJobs, enqueue } from '#server/jobs/enqueue.ts'
import { checkAct } from '#server/resources/act.ts'
import { wantsCsv } from '#server/http/csv.ts'
import { loadMeta, recordServiceAct } from '../own-services.ts'
import { triablePricing } from '../publish-revision.ts'
import { loadRevision, lockDraft } from '../revision-draft.ts'
import { tryOutAsCsv, tryOutCustomers, tryOutOrders } from './results.ts'
import { triedOrders, tryOutJob } from './run-try-out.ts'

/** A draft tried on past orders, and what came of it. */
export const tryOutsHandlers = defineHandlers({
  async getServiceRevisionTryOuts({ path }, ctx) {
    const { id } = await revisionOf(ctx, path)
    const found = await tryOuts(ctx).where('t.service_revision_id', '=', id).executeTakeFirst()
    return { status: 200, body: { data: found ? [shown(found)] : [] } }
  },

  async createServiceRevisionTryOut({ path, query }, ctx) {
    await revisionOf(ctx, path)
    const draft = await lockDraft(ctx, path.revisionId)
    const before = await tryOuts(ctx).where('t.service_revision_id', '=', draft.id).executeTakeFirst()
    if (before?.status === 'running') {
      throw triedAlready()
    }
    const [pricing, { publishedRevision }, period] = await Promise.all([
      triablePricing(ctx, draft),
      loadMeta(ctx, draft.serviceId),
      periodOf(ctx, query.period),
    ])
    const { orders } = await triedOrders(ctx.db, { tenantId: ctx.tenantId, serviceId: draft.serviceId, ...period })
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow()
    if (before) await ctx.db.deleteFrom('try_outs').where('id', '=', before.id).execute()
    const { id } = await ctx.db
      .insertInto('try_outs')
      .values({
        tenant_id: ctx.tenantId,
        service_id: draft.serviceId,
        service_revision_id: draft.id,
        compared_revision_id: publishedRevision?.id ?? null,
        from_at: period.from,
        until_at: period.until,
        pricing: JSON.stringify(pricing),
        versions: JSON.stringify(draft.versions),
        orders,
        started_by: ctx.userId,
        created_at: ctx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordServiceAct(ctx, 'service.draft-tried', draft.serviceId, { revisionId: draft.id, tryOutId: id })
    await enqueue(ctx, tryOutJob, { tryOutId: id }, { key: String(id) })
    return { status: 200, body: shown(await loadTryOutRow(ctx, id)) }
  },

  async getTryOut({ path }, ctx) {
    const row = await loadTryOutRow(ctx, path.tryOutId)
    if (wantsCsv(ctx)) {
      const { rows, body } = await tryOutAsCsv(ctx, row.id)
      const headers = { 'x-total-count': String(rows), 'content-disposition': 'attachment; filename="try-out.csv"' }
      return { status: 200, contentType: 'text/csv', body, headers }
    }
    return { status: 200, body: shown(row) }
  },

  async cancelTryOut({ path }, ctx) {
    const { id, service_id: serviceId, ...tryOut } = await lockTryOut(ctx, path.tryOutId)
    checkAct('cancelTryOut', tryOut)
    await ctx.db.updateTable('try_outs').set({ status: 'cancelled', ended_at: ctx.now }).where('id', '=', id).execute()
    await cancelJobs(ctx.db, tryOutJob, String(id))
    await ctx.db.deleteFrom('try_out_orders').where('try_out_id', '=', id).execute()
    await recordServiceAct(ctx, 'service.try-out-cancelled', serviceId, { tryOutId: id })
    return { status: 200, body: shown(await loadTryOutRow(ctx, id)) }
  },

  async getTryOutOrders({ path, query }, ctx) {
    const { id } = await loadTryOutRow(ctx, path.tryOutId)
    return { status: 200, body: await tryOutOrders(ctx, id, query) }
  },

  async getTryOutCustomers({ path, query }, ctx) {
    const { id } = await loadTryOutRow(ctx, path.tryOutId)
    return { status: 200, body: await tryOutCustomers(ctx, id, query.pagination) }
  },
})

/** The 30 days up to now, or the month before this one by the courier's calendar, in unix seconds. */
async function periodOf(ctx: Context, period: 'last30Days' | 'lastMonth' = 'last30Days') {
  if (period === 'last30Days') return { from: ctx.now - 30 * daySeconds, until: ctx.now + 1 }
  const { time_zone: zone } = await ctx.db
    .selectFrom('tenants')
    .select('time_zone')
    .where('id', '=', ctx.tenantId)
    .executeTakeFirstOrThrow()
  const firstOfThis = `${wallTimeAt(ctx.now, zone).date.slice(0, 7)}-01`
  const firstOfLast = `${addDays(firstOfThis, -1).slice(0, 7)}-01`
  return { from: unixSecondsAt(firstOfLast, 0, zone), until: unixSecondsAt(firstOfThis, 0, zone) }
}

/** Of the request's own courier, with whether the draft has changed since: what it is for and its vehicle are no prices. */
function tryOuts({ db, tenantId }: Context) {
  return db
    .selectFrom('try_outs as t')
    .innerJoin('service_revisions as revision', 'revision.id', 't.service_revision_id')
    .where('t.tenant_id', '=', tenantId)
    .select(['t.id', 't.service_id', 't.service_revision_id', 't.compared_revision_id', 't.status', 't.from_at'])
    .select(['t.until_at', 't.orders', 't.done', 't.created_at', 't.ended_at', 't.summary'])
    .select(
      sql<string | null>`(select first_name || ' ' || last_name from users where id = t.started_by)`.as('started_by'),
    )
    .select(sql<boolean>`revision.versions - 'details' <> t.versions - 'details'`.as('is_outdated'))
}

type TryOutRow = NonNullable<Awaited<ReturnType<ReturnType<typeof tryOuts>['executeTakeFirst']>>>

async function loadTryOutRow(ctx: Context, id: number): Promise<TryOutRow> {
  const row = await tryOuts(ctx).where('t.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(noSuch('try-out'))
  return row
}

/** The same, held until this request is through. */
async function lockTryOut(ctx: Context, id: number): Promise<TryOutRow> {
  await ctx.db
    .selectFrom('try_outs')
    .select('id')
    .where('id', '=', id)
    .where('tenant_id', '=', ctx.tenantId)
    .forUpdate()
    .execute()
  return loadTryOutRow(ctx, id)
}

function shown(row: TryOutRow): Schema<'TryOut'> {
  return {
    id: row.id,
    serviceId: row.service_id,
    revisionId: row.service_revision_id,
    comparedRevisionId: row.compared_revision_id,
    status: row.status,
    from: row.from_at,
    until: row.until_at,
    orders: row.orders,
    done: row.done,
    startedAt: row.created_at,
    startedByName: row.started_by,
    endedAt: row.ended_at,
    isOutdated: row.is_outdated,
    summary: row.summary,
  }
}

/** @throws notFound when it is not one's own, or of another service */
async function revisionOf(ctx: Context, { serviceId, revisionId }: { serviceId: number; revisionId: number }) {
  const revision = await loadRevision(ctx, revisionId)
  if (revision.serviceId !== serviceId) throw notFound('No such revision of this service.')
  return revision
}
