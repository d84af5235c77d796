import { sql, type RawBuilder } from 'kysely'
import { noSuchFailedJob } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { recordAct } from '#server/audit.ts'
import { countedPage } from '#server/db/cursor.ts'
import { notFound } from '#domain/text/refusal.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'

type Pagination = Schema<'FailedJobPagination'>
type SortField = NonNullable<Pagination['sort']>[number]['field']

const sorts: Readonly<Record<SortField, RawBuilder<number | string>>> = {
  failedAt: sql<number>`job.ended_at`,
  name: sql<string>`job.name`,
}

/** What failed for good, for those who look after the installation: where they work in the internal organisation, of everybody. */
export const jobsHandlers = defineHandlers({
  async getFailedJobs({ query }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => failedJobs({ ...ctx, db }, query.pagination)) }
  },

  async retryFailedJob({ path: { failedJobId: number } }, ctx) {
    const name = await asSystem(ctx.db, (db) => retry({ ...ctx, db }, number))
    await recordAct(ctx, { action: 'job.retried', entity: 'job', entityId: number, details: { name } })
    ctx.afterCommit(() => ctx.deps.jobBell.ring(name))
    return { status: 200, body: { done: true as const } }
  },
})

/** Of the organisation that the request names; of all, and of the installation itself, where that is the internal one. */
function jobsInSight({ db, tenantId }: Context) {
  return db
    .selectFrom('jobs as job')
    .where('job.state', '=', 'failed')
    .where(
      sql<boolean>`(job.tenant_id = ${tenantId}
        or (select kind = 'Internal' from tenants where tenants.id = ${tenantId}))`,
    )
}

async function failedJobs(ctx: Context, asked?: Pagination): Promise<Schema<'FailedJobPage'>> {
  const request = pageRequest(asked)
  const { field, direction } = sortOf(asked, { field: 'failedAt', direction: 'desc' })
  const sort = sorts[field]
  const name = asked?.filter?.name
  const rows = jobsInSight(ctx)
    .leftJoin('tenants as tenant', 'tenant.id', 'job.tenant_id')
    .$if(name !== undefined, (jobs) => jobs.where('job.name', '=', name ?? ''))
    .select(['job.number as id', 'job.name', 'job.error', 'job.attempts', 'job.created_at', 'job.ended_at'])
    .select(['tenant.id as tenant_id', 'tenant.name as tenant_name', sort.as('sort_key')])
  const found = await countedPage(
    ctx.db,
    rows,
    {
      sort,
      id: sql.ref<number>('job.number'),
      direction,
      cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
    },
    request,
  )
  return pageBody(found, request, ({ id, name: kind, tenant_id: tenantId, tenant_name: tenantName, ...row }) => ({
    id,
    name: kind,
    tenant: tenantId === null ? null : { id: tenantId, name: tenantName ?? '' },
    error: row.error ?? '',
    attempts: row.attempts,
    createdAt: row.created_at,
    failedAt: row.ended_at ?? 0,
  }))
}

/**
 * Lets a failed job wait again, or removes it where one alike waits already.
 * @returns its name
 * @throws notFound when it has not failed
 */
async function retry(ctx: Context, number: number): Promise<string> {
  const { db, now } = ctx
  const job = await jobsInSight(ctx)
    .select(['job.id', 'job.name', 'job.key', 'job.tenant_id'])
    .where('job.number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  if (!job) throw notFound(noSuchFailedJob)
  const other = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'waiting')
    .where('name', '=', job.name)
    .where('key', '=', job.key)
    .where(sql<boolean>`tenant_id is not distinct from ${job.tenant_id}`)
    .executeTakeFirst()
  if (other) {
    await db.deleteFrom('jobs').where('id', '=', job.id).execute()
    return job.name
  }
  await db
    .updateTable('jobs')
    .set({ state: 'waiting', ended_at: null, start_at: now })
    .where('id', '=', job.id)
    .execute()
  await sql`select queue_job(${job.id})`.execute(db)
  return job.name
}
