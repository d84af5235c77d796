import { noSuchFailedJob } from '#domain/text/refusals.ts'
import { defineMocks } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import { notFound } from '../refusals.ts'
import { jsonQueryOf } from '../requests.ts'

/** Jobs that failed, of those whom a world gives any. */
export const jobsMocks = defineMocks({
  getFailedJobs(_input, call) {
    const { filter } = jsonQueryOf<{ filter?: { name?: string } }>(call.request, 'pagination') ?? {}
    const { failedJobs = [] } = call.world
    return pageOf(call, call.request, {
      rows: failedJobs.filter(({ name }) => filter?.name === undefined || name === filter.name),
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
