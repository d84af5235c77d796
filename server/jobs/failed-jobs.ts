import { sql, type Kysely, type RawBuilder } from 'kysely'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuchFailedJob } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import type { Database } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'

/** Jobs that begin anew with one call: a few seconds for the queue. */
const mostRetried = 5_000

type Pagination = Schema<'FailedJobPagination'>
type SortField = NonNullable<Pagination['sort']>[number]['field']
type Caller = Pick<Context, 'db' | 'tenantId' | 'deps'>

const sorts: Readonly<Record<SortField, RawBuilder<number | string>>> = {
  failedAt: sql<number>`job.ended_at`,
  name: sql<string>`job.name`,
}

/** Whose jobs are told: of the organisation that the request names; null: of all and of the installation itself, in the internal one. */
export async function tenantInSight({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>): Promise<number | null> {
  const { kind } = await db.selectFrom('tenants').select('kind').where('id', '=', tenantId).executeTakeFirstOrThrow()
  return kind === 'Internal' ? null : tenantId
}

async function failedInSight(caller: Pick<Context, 'db' | 'tenantId'>) {
  const tenantId = await tenantInSight(caller)
  return caller.db
    .selectFrom('jobs as job')
    .where('job.state', '=', 'failed')
    .$if(tenantId !== null, (jobs) => jobs.where('job.tenant_id', '=', tenantId))
}

async function failedRows(caller: Caller) {
  return (await failedInSight(caller))
    .leftJoin('tenants as tenant', 'tenant.id', 'job.tenant_id')
    .select(['job.number as id', 'job.name', 'job.error', 'job.attempts', 'job.created_at', 'job.ended_at'])
    .select(['tenant.id as tenant_id', 'tenant.name as tenant_name'])
}

type FailedRow = Awaited<ReturnType<Awaited<ReturnType<typeof failedRows>>['execute']>>[number]

function toFailedJob({ deps }: Pick<Caller, 'deps'>, row: FailedRow): Schema<'FailedJob'> {
  return {
    id: row.id,
    name: row.name,
    title: deps.jobTitles.get(row.name) ?? row.name,
    tenant: row.tenant_id === null ? null : { id: row.tenant_id, name: row.tenant_name ?? '' },
    error: row.error ?? '',
    attempts: row.attempts,
    createdAt: row.created_at,
    failedAt: row.ended_at ?? 0,
  }
}

/** The page that is asked for. In a system transaction. */
export async function failedJobs(caller: Caller, asked?: Pagination): Promise<Schema<'FailedJobPage'>> {
  const request = pageRequest(asked)
  const { field, direction } = sortOf(asked, { field: 'failedAt', direction: 'desc' })
  const sort = sorts[field]
  const name = asked?.filter?.name
  const rows = (await failedRows(caller))
    .$if(name !== undefined, (jobs) => jobs.where('job.name', '=', name ?? ''))
    .select(sort.as('sort_key'))
  const found = await countedPage(
    caller.db,
    rows,
    {
      sort,
      id: sql.ref<number>('job.number'),
      direction,
      cursorOf: (row) => ({ value: row.sort_key, id: row.id }),
    },
    request,
    // Along the index as well: the few that failed stand behind very many others.
    { total: cappedCount(rows.orderBy(sort, direction).orderBy('job.number', direction)) },
  )
  return pageBody(found, request, (row) => toFailedJob(caller, row))
}

/**
 * In a system transaction.
 * @throws notFound when it has not failed, or is of others
 */
export async function failedJob(caller: Caller, number: number): Promise<Schema<'FailedJob'>> {
  const row = await (await failedRows(caller)).where('job.number', '=', number).executeTakeFirst()
  if (!row) throw notFound(noSuchFailedJob)
  return toFailedJob(caller, row)
}

/** A job that begins anew, or for which one alike does that waits already. */
export interface RetriedJob {
  readonly number: number
  readonly name: string
}

/**
 * Lets failed jobs wait again, those that failed first before others; removes those of which one alike waits already. Of two calls at the
 * same moment one finds them failed. In a system transaction.
 * @param which by their numbers, or all of a kind; those that have not failed are passed over
 * @throws formError when it is said by neither
 * @returns those, and whether there are more than {@link mostRetried}
 */
export async function retryFailed(
  caller: Pick<Context, 'db' | 'tenantId' | 'now'>,
  which: Schema<'FailedJobsRetry'>,
): Promise<{ jobs: RetriedJob[]; left: boolean }> {
  const { ids, kind } = which
  if (ids === undefined && kind === undefined) throw formError({ '/ids': ['Required'] })
  const found = await (
    await failedInSight(caller)
  )
    .$if(ids !== undefined, (jobs) => jobs.where('job.number', 'in', ids ?? []))
    .$if(kind !== undefined, (jobs) => jobs.where('job.name', '=', kind ?? ''))
    .select(['job.id', 'job.number', 'job.name'])
    .orderBy('job.ended_at')
    .orderBy('job.number')
    .limit(mostRetried + 1)
    .forUpdate()
    .execute()
  const jobs = found.slice(0, mostRetried)
  await beginAnew(
    caller.db,
    jobs.map(({ id }) => id),
    caller.now,
  )
  return { jobs, left: found.length > jobs.length }
}

/** In a system transaction: also for the command that has no request. */
export async function beginAnew(db: Kysely<Database>, ids: readonly string[], now: number): Promise<void> {
  await sql`
    with chosen as (
      select id, name, coalesce(tenant_id, 0) as owner, key,
        row_number() over (partition by name, tenant_id, key order by number desc) as turn
      from jobs where id = any(${ids}::uuid[])),
    spare as (
      delete from jobs using chosen where jobs.id = chosen.id and (turn > 1 or exists (select from jobs as other
        where other.state = 'waiting' and other.name = chosen.name and coalesce(other.tenant_id, 0) = owner and other.key = chosen.key))
      returning jobs.id),
    begun as (
      update jobs set state = 'waiting', ended_at = null, start_at = ${now} where id = any(${ids}::uuid[])
        and not exists (select from spare where spare.id = jobs.id)
      returning id)
    select from begun`.execute(db)
  await sql`select queue_job(id) from jobs where id = any(${ids}::uuid[])`.execute(db)
}
