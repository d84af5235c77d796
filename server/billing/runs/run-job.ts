import { sql } from 'kysely'
import type { Context, Deps } from '#server/http/context.ts'
import { inNameOf, type Principal } from '#server/jobs/in-name-of.ts'
import { defineJob, JobTaken } from '#server/jobs/job.ts'
import { eventRows } from '#server/outbox.ts'
import { writeTogether } from '#server/db/write-together.ts'
import type { Row } from '#server/db/schema.ts'
import { principalOf } from './principal.ts'
import { RunRefused, writeRun } from './write-run.ts'

/** Makes a billing run. Beside the requests, one at a time in a process: two of one courier would wait for each other. */
export const billingRunJob = defineJob<{ billingExportId: number }>({
  name: 'billing-run',
  title: 'Billing run',
  attempts: 5,
  pause: { first: 5, longest: 60 },
  atOnce: { here: 1, ofTenant: 1 },
  async run({ deps, tenantId, progress, signal }, { billingExportId: id }) {
    if (tenantId === null) return
    const begun = await begin(deps, tenantId, id)
    if (begun === null) return
    const { row, principal } = begun
    const question = {
      until: row.until_date,
      invoiceDate: row.invoice_date,
      grouping: row.grouping,
      customerIds: row.customer_ids,
    }
    try {
      await inNameOf(deps, principal, 'billing-run', async (ctx) => {
        await progress(ctx.db)
        await writeRun(ctx, id, question, row.expected, async (done, total) => {
          signal.throwIfAborted()
          await report(deps, principal, id, { done, total })
        })
      })
    } catch (error) {
      if (!(error instanceof RunRefused)) throw error
      await inNameOf(deps, principal, 'billing-run', (ctx) => fail(ctx, id, error.message))
    }
  },
  async failed({ deps, tenantId }, { billingExportId: id }) {
    if (tenantId === null) return
    const found = await begin(deps, tenantId, id)
    if (found === null) return
    await inNameOf(deps, found.principal, 'billing-run', (ctx) =>
      fail(
        ctx,
        id,
        'It could not be made, and nothing of it was. Make it again, or ask those who run the installation.',
      ),
    )
  },
})

interface BegunRun {
  readonly row: Row<'billing_exports'>
  readonly principal: Principal
}

/** Null: it was cancelled, or is over. */
async function begin(deps: Deps, tenantId: number, id: number): Promise<BegunRun | null> {
  return deps.systemTransaction(async (db) => {
    const row = await db
      .updateTable('billing_exports')
      .set({ state: 'running' })
      .where('id', '=', id)
      .where('tenant_id', '=', tenantId)
      .where('state', 'in', ['waiting', 'running'])
      .returningAll()
      .executeTakeFirst()
    if (!row) return null
    return { row, principal: await principalOf(db, tenantId, row.made_by_user_id) }
  })
}

/** Said in a transaction of its own, so that those who watch see it while the run is not through; one that was cancelled ends here. */
async function report(
  deps: Deps,
  { tenantId, userId }: Principal,
  id: number,
  amount: { readonly done: number; readonly total: number },
): Promise<void> {
  const isRunning = await deps.tenantTransaction({ tenantId, userId }, async (db) => {
    const updated = await sql`update billing_exports set done = ${amount.done}, total = ${amount.total}
      where id = ${id} and state = 'running' returning id`.execute(db)
    await writeTogether(db, [
      eventRows({ tenantId, now: deps.clock() }, [
        { topic: 'billing-exports', key: id, payload: { action: 'progress' } },
      ]),
    ])
    return updated.rows.length > 0
  })
  if (!isRunning) throw new JobTaken()
  deps.events.wake()
}

async function fail(ctx: Context, id: number, failure: string): Promise<void> {
  await ctx.db
    .updateTable('billing_exports')
    .set({ state: 'failed', failure, ended_at: ctx.now, done: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
  await writeTogether(ctx.db, [eventRows(ctx, [{ topic: 'billing-exports', key: id, payload: { action: 'failed' } }])])
}
