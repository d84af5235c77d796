import { forbidden, notFound } from '#domain/text/refusal.ts'
import { internalAlone, noSuchFailedJob } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { actRows, type Act } from '#server/audit.ts'
import { writeTogether } from '#server/db/write-together.ts'
import { asSystem } from '#server/http/as-system.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { failedJob, failedJobs, retryFailed, tenantInSight } from './failed-jobs.ts'
import { releaseSending } from './held-sending.ts'
import { installationHealth } from './installation-health.ts'

/** How the installation stands and what failed for good, for those who look after it. */
export const jobsHandlers = defineHandlers({
  async getHealthDetail(_input, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => installationHealth({ ...ctx, db })) }
  },

  async getFailedJobs({ query }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => failedJobs({ ...ctx, db }, query.pagination)) }
  },

  async getFailedJob({ path }, ctx) {
    return { status: 200, body: await asSystem(ctx.db, (db) => failedJob({ ...ctx, db }, path.failedJobId)) }
  },

  async retryFailedJob({ path }, ctx) {
    const { retried } = await retry(ctx, { ids: [path.failedJobId] })
    if (retried === 0) throw notFound(noSuchFailedJob)
    return { status: 200, body: { done: true as const } }
  },

  async releaseHeldSending({ body: { act } }, ctx) {
    const released = await asSystem(ctx.db, async (db) => {
      if ((await tenantInSight({ ...ctx, db })) !== null) throw forbidden(internalAlone)
      const entryOf = (done: Act) => actRows(ctx, [done])
      return releaseSending(db, ctx.deps.mailJobs, { act, now: ctx.now, entryOf })
    })
    if (released !== null) {
      for (const name of ctx.deps.jobTitles.keys()) ctx.afterCommit(() => ctx.deps.jobBell.ring(name))
    }
    return { status: 200, body: { released } }
  },

  async retryFailedJobs({ body }, ctx) {
    return { status: 200, body: await retry(ctx, body) }
  },
})

async function retry(ctx: Context, which: Schema<'FailedJobsRetry'>): Promise<Schema<'FailedJobsRetried'>> {
  const { jobs, left } = await asSystem(ctx.db, (db) => retryFailed({ ...ctx, db }, which))
  if (jobs.length > 0) {
    const acts = jobs.map(({ number, name }) => ({
      action: 'job.retried',
      entity: 'job',
      entityId: number,
      details: { name },
    }))
    await writeTogether(ctx.db, [actRows(ctx, acts)])
  }
  for (const name of new Set(jobs.map((job) => job.name))) ctx.afterCommit(() => ctx.deps.jobBell.ring(name))
  return { retried: jobs.length, left }
}
