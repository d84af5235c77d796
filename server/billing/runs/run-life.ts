import { sql } from 'kysely'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { actRows, recordAct } from '#server/audit.ts'
import { lastingRefusal } from '#server/db/error-code.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Row } from '#server/db/schema.ts'
import type { Context, Deps } from '#server/http/context.ts'
import { cancelJobs } from '#server/jobs/enqueue.ts'
import { inNameOf, type Principal } from '#server/jobs/in-name-of.ts'
import { defineJob, JobTaken, type Job } from '#server/jobs/job.ts'
import { actorOf } from '#server/orders/core/order-timeline.ts'
import { eventRows } from '#server/outbox.ts'
import { principalOf } from './principal.ts'

/** What all of these have: who wanted it, its state, how far it is, and how it ended. */
type RunTable = 'billing_exports' | 'pay_exports' | 'reminder_runs' | 'order_imports'

/** A kind of run: somebody wants it, a job makes it, and those who watch see how far it is. */
export interface RunKind<Table extends RunTable = RunTable> {
  readonly table: Table
  /** As the audit calls it, such as `billing-export`. */
  readonly entity: string
  readonly topic: string
  /** The name of its job. */
  readonly job: string
  /** Of one that is cancelled or fails what was done stays done; else nothing of it does. */
  readonly keepsWhatIsDone?: boolean
}

/** Holds a run of the request's courier until the request is through: it does not keep one that is under way from writing what it makes. */
export async function holdRun(ctx: Context, { table }: RunKind, id: number): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} and tenant_id = ${ctx.tenantId} for no key update`.execute(
    ctx.db,
  )
}

/** Writes down an act on a run and tells of it. */
export async function tellOfRun(
  ctx: Context,
  { entity, topic }: RunKind,
  id: number,
  { verb, details = {} }: { readonly verb: string; readonly details?: object },
): Promise<void> {
  await writeTogether(ctx.db, [
    actRows(ctx, [{ action: `${entity}.${verb}`, entity, entityId: id, details }]),
    eventRows(ctx, [{ topic, key: id, payload: { action: verb } }]),
  ])
}

/** Cancels a run that is held, and may be cancelled. */
export async function cancelRun(ctx: Context, kind: RunKind, id: number): Promise<void> {
  await endRun(ctx, kind, id, { state: 'cancelled', failure: null })
  await cancelJobs(ctx.db, { name: kind.job }, String(id))
  await tellOfRun(ctx, kind, id, { verb: 'cancelled' })
}

/** @param failure why nothing was made, in words */
async function endRun(
  ctx: Context,
  { table, keepsWhatIsDone = false }: RunKind,
  id: number,
  { state, failure }: { readonly state: 'done' | 'failed' | 'cancelled'; readonly failure: string | null },
): Promise<void> {
  await sql`update ${sql.table(table)} set state = ${state}, failure = ${failure}, ended_at = ${ctx.now},
      done = case when ${keepsWhatIsDone} then done else 0 end
    where id = ${id} and state in ('waiting', 'running')`.execute(ctx.db)
}

/** The same of one that a job is at: those who watch are told, and nobody did it. */
export async function closeRun(
  ctx: Context,
  kind: RunKind,
  id: number,
  end: { readonly state: 'done' | 'failed'; readonly failure: string | null },
): Promise<void> {
  await endRun(ctx, kind, id, end)
  await writeTogether(ctx.db, [eventRows(ctx, [{ topic: kind.topic, key: id, payload: { action: end.state } }])])
}

/** A run that is under way. */
export interface BegunRun<Table extends RunTable> {
  readonly row: Row<Table>
  readonly principal: Principal
}

/** Null: it was cancelled, or is over. */
export function beginRun<Table extends RunTable>(
  deps: Deps,
  { table }: RunKind<Table>,
  tenantId: number,
  id: number,
): Promise<BegunRun<Table> | null> {
  return deps.systemTransaction(async (db) => {
    const { rows } = await sql<
      Row<Table> & { made_by_user_id: number }
    >`update ${sql.table(table)} set state = 'running'
      where id = ${id} and tenant_id = ${tenantId} and state in ('waiting', 'running') returning *`.execute(db)
    const [row] = rows
    return row === undefined ? null : { row, principal: await principalOf(db, tenantId, row.made_by_user_id) }
  })
}

/** A run that cannot be made, in words; nothing of it was written. */
export class RunRefused extends Error {}

/** How many orders are written, of how many. */
export type ReportRun = (done: number, total: number) => Promise<void>

/**
 * The job that makes a run all in one transaction. Beside the requests, one at a time in a process: two of one courier would wait for
 * each other.
 * @param key by which the job names its run
 * @param make throws {@link RunRefused} with what keeps it from being made
 */
export function defineRunJob<Table extends RunTable, Key extends string>(
  kind: RunKind<Table>,
  { title, key }: { readonly title: string; readonly key: Key },
  make: (ctx: Context, row: Row<Table>, report: ReportRun) => Promise<void>,
): Job<Readonly<Record<Key, number>>> {
  return defineJob<Readonly<Record<Key, number>>>({
    name: kind.job,
    title,
    attempts: 5,
    pause: { first: 5, longest: 60 },
    atOnce: { here: 1, ofTenant: 1 },
    async run({ deps, tenantId, progress, signal }, { [key]: id }) {
      const begun = tenantId === null ? null : await beginRun(deps, kind, tenantId, id)
      if (begun === null) return
      const { row, principal } = begun
      try {
        await inNameOf(deps, principal, kind.job, async (ctx) => {
          await progress(ctx.db)
          await make(ctx, row, async (done, total) => {
            signal.throwIfAborted()
            await report(deps, principal, kind, { id, done, total })
          })
        })
      } catch (error) {
        const failure = failureOf(deps, error)
        if (failure === null) throw error
        await inNameOf(deps, principal, kind.job, (ctx) => closeRun(ctx, kind, id, { state: 'failed', failure }))
      }
    },
    async failed({ deps, tenantId }, { [key]: id }) {
      const begun = tenantId === null ? null : await beginRun(deps, kind, tenantId, id)
      if (begun === null) return
      const failure =
        'It could not be made, and nothing of it was. Make it again, or ask those who run the installation.'
      await inNameOf(deps, begun.principal, kind.job, (ctx) => closeRun(ctx, kind, id, { state: 'failed', failure }))
    },
  })
}

/** Tells why another attempt would end in the same way, in words; null where it may end otherwise. */
function failureOf({ log }: Pick<Deps, 'log'>, error: unknown): string | null {
  if (error instanceof RunRefused) return error.message
  const refusal = lastingRefusal(error)
  if (refusal === null) return null
  log.error({ err: error }, 'The database refuses what a run writes.')
  return `The database refuses it (${refusal}), and nothing of it was made. Ask those who run the installation.`
}

/** Said in a transaction of its own, so that those who watch see it while the run is not through; one that was cancelled ends here. */
async function report(
  deps: Deps,
  { tenantId, userId }: Principal,
  { table, topic }: RunKind,
  { id, done, total }: { readonly id: number; readonly done: number; readonly total: number },
): Promise<void> {
  const isRunning = await deps.tenantTransaction({ tenantId, userId }, async (db) => {
    const updated = await sql`update ${sql.table(table)} set done = ${done}, total = ${total}
      where id = ${id} and state = 'running' returning id`.execute(db)
    await writeTogether(db, [
      eventRows({ tenantId, now: deps.clock() }, [{ topic, key: id, payload: { action: 'progress' } }]),
    ])
    return updated.rows.length > 0
  })
  if (!isRunning) throw new JobTaken()
  deps.events.wake()
}

/** Where the files of a run are kept. */
export interface RunFileKind {
  readonly table: 'billing_files' | 'pay_files'
  /** The column that names the run. */
  readonly of: 'billing_export_id' | 'pay_export_id'
  /** What is counted in one, and of which kind it is. */
  readonly columns: readonly string[]
}

/** A file of a run by its place, counted from 1. */
export interface RunFileRef {
  readonly runId: number
  readonly position: number
}

/** The files of a run of the request's courier, without what is in them. */
export async function runFiles<File>(
  { db, tenantId }: Context,
  { table, of, columns }: RunFileKind,
  id: number,
): Promise<File[]> {
  const { rows } = await sql<File>`
    select position, name, rows, ${sql.join(columns.map((column) => sql.ref(column)))},
      downloaded_at as "downloadedAt", downloaded_by_name as "downloadedByName"
    from ${sql.table(table)} where ${sql.ref(of)} = ${id} and tenant_id = ${tenantId} order by position`.execute(db)
  return rows
}

/** A file of a run, as it was written. @throws notFound */
export async function runFile({ db, tenantId }: Context, { table, of }: RunFileKind, { runId, position }: RunFileRef) {
  const { rows } = await sql<{ name: string; content: string }>`
    select name, content from ${sql.table(table)}
    where ${sql.ref(of)} = ${runId} and position = ${position} and tenant_id = ${tenantId}`.execute(db)
  const [file] = rows
  if (!file) throw notFound(noSuch('file'))
  return file
}

/** Remembers who has a file of a run. @throws notFound */
export async function markFileDownloaded(
  ctx: Context,
  { entity, table, of }: RunFileKind & Pick<RunKind, 'entity'>,
  { runId, position }: RunFileRef,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    update ${sql.table(table)} set downloaded_at = ${ctx.now}, downloaded_by_name = ${actorOf(ctx).name}
    where ${sql.ref(of)} = ${runId} and position = ${position} and tenant_id = ${ctx.tenantId} returning name`.execute(
    ctx.db,
  )
  const [file] = rows
  if (!file) throw notFound(noSuch('file'))
  await recordAct(ctx, { action: `${entity}.downloaded`, entity, entityId: runId, details: { file: file.name } })
}
