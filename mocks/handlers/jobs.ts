import { notFound } from '#domain/text/refusal.ts'
import { noSuchFailedJob } from '#domain/text/refusals.ts'
import { defineMocks } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'

/** Jobs that failed, of those whom a world gives any. */
export const jobsMocks = defineMocks({
  getFailedJobs({ query: { pagination } }, call) {
    const wanted = pagination?.filter?.name
    const { failedJobs = [] } = call.world
    return pageOf(call, {
      rows: failedJobs.filter(({ name }) => wanted === undefined || name === wanted),
      sortBy: { failedAt: ({ failedAt }) => failedAt, name: ({ name }) => name },
      usual: { field: 'failedAt', direction: 'desc' },
    })
  },

  retryFailedJob({ path }, { world }) {
    const { failedJobs = [] } = world
    if (!failedJobs.some(({ id }) => id === path.failedJobId)) throw notFound(noSuchFailedJob)
    world.failedJobs = failedJobs.filter(({ id }) => id !== path.failedJobId)
    return { done: true as const }
  },
})
