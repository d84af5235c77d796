import { sql } from 'kysely'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { tenantInSight } from './failed-jobs.ts'
import { heldSending } from './held-sending.ts'
import { mailState } from './mail-state.ts'
import { queueLengths } from './queue-lengths.ts'

const mostRunning = 20
/** Events that are counted at most. */
const mostBehind = 1_001

/** pg-boss alone knows when. */
const nextAttempt = sql<number | null>`(select extract(epoch from start_after)::bigint from pgboss.job as queued
  where queued.name = job.name and queued.id = job.id and queued.state = 'retry')`

type Caller = Pick<Context, 'db' | 'tenantId' | 'deps' | 'now'>
type HealthDetail = Schema<'HealthDetail'>

/** How the installation stands, as this process sees it. In a system transaction. */
export async function installationHealth(caller: Caller): Promise<HealthDetail> {
  const { db, deps, now } = caller
  const tenantId = await tenantInSight(caller)
  const asked = performance.now()
  const [queues, mail, held, running, waitingAgain, events] = await Promise.all([
    queueLengths(db, deps.jobTitles, now),
    mailState(db, deps.mailJobs, now),
    heldSending(db, deps.mailJobs),
    openJobs(caller, tenantId, false),
    openJobs(caller, tenantId, true),
    eventsBehind(caller),
  ])
  return {
    version: deps.config.version,
    startedAt: deps.startedAt,
    databaseMs: Math.round(performance.now() - asked),
    databaseShortage: deps.shortage.now(),
    openStreams: deps.events.openStreams,
    events,
    mail,
    sending: { isOn: deps.config.sending, held },
    queues,
    running,
    waitingAgain,
  }
}

/**
 * @param tenantId whose, null: everybody's
 * @param waitsAgain whether those are meant that wait for their next attempt, or those that somebody is at
 */
async function openJobs(
  { db, deps }: Pick<Caller, 'db' | 'deps'>,
  tenantId: number | null,
  waitsAgain: boolean,
): Promise<HealthDetail['running']> {
  const rows = await db
    .selectFrom('jobs as job')
    .where('job.state', '=', 'running')
    .where(waitsAgain ? sql<boolean>`job.waits_again` : sql<boolean>`not job.waits_again`)
    .$if(tenantId !== null, (jobs) => jobs.where('job.tenant_id', '=', tenantId))
    .leftJoin('tenants as tenant', 'tenant.id', 'job.tenant_id')
    .select(['job.number as id', 'job.name', 'job.attempts', 'job.started_at', 'job.done', 'job.total', 'job.error'])
    .select(['tenant.id as tenant_id', 'tenant.name as tenant_name'])
    .select(nextAttempt.as('next_attempt_at'))
    .orderBy('job.started_at', waitsAgain ? 'desc' : 'asc')
    .orderBy('job.number', waitsAgain ? 'desc' : 'asc')
    .limit(mostRunning)
    .execute()
  return rows.map(
    ({ tenant_id: id, tenant_name: name, started_at: startedAt, next_attempt_at: nextAttemptAt, ...row }) => ({
      ...row,
      title: deps.jobTitles.get(row.name) ?? row.name,
      tenant: id === null ? null : { id, name: name ?? '' },
      startedAt: startedAt ?? 0,
      nextAttemptAt,
    }),
  )
}

/** Counts the events that this process has not told yet. In a system transaction. */
export async function eventsBehind({
  db,
  deps,
  now,
}: Pick<Caller, 'db' | 'deps' | 'now'>): Promise<HealthDetail['events']> {
  const { cursor } = deps.events
  if (cursor === null) return { behind: null, behindSeconds: null }
  const { rows } = await sql<{ behind: number; since: number | null }>`
    select count(*)::int as behind, min(created_at) as since from (
      select created_at from outbox where (xid, id) > (${String(cursor.xid)}::text::xid8, ${cursor.id}::bigint)
      order by xid, id limit ${sql.lit(mostBehind)}) as untold`.execute(db)
  const { behind = 0, since = null } = rows[0] ?? {}
  return { behind, behindSeconds: since === null ? null : Math.max(0, now - since) }
}
