import { notFound } from '#domain/text/refusal.ts'
import { noSuchFailedJob } from '#domain/text/refusals.ts'
import type { FailedJobsRetry, HealthDetail, RunningJob } from '#generated/model/index.ts'
import { defineMocks } from '../define-mocks.ts'
import { pageOf } from '../pages.ts'
import type { World } from '../world-types.ts'

/** How the installation stands and what failed, of those whom a world gives any. */
export const jobsMocks = defineMocks({
  getHealthDetail: (_input, { world }) => ({
    version: 'mocks',
    startedAt: world.now,
    databaseMs: 0,
    databaseShortage: world.databaseShortage ?? null,
    openStreams: 1,
    events: { behind: 0, behindSeconds: null },
    mail: world.mailState ?? {
      lastSentAt: null,
      waiting: 0,
      waitingSince: null,
      failingSince: null,
      lastFailure: null,
    },
    sending: { isOn: true, held: world.heldSending ?? null },
    queues: queuesOf(world),
    running: openJobs(world, (job) => job.nextAttemptAt === null),
    waitingAgain: openJobs(world, (job) => job.nextAttemptAt !== null),
  }),

  getFailedJobs({ query: { pagination } }, call) {
    const wanted = pagination?.filter?.name
    const { failedJobs = [] } = call.world
    return pageOf(call, {
      rows: failedJobs.filter(({ name }) => wanted === undefined || name === wanted),
      sortBy: { failedAt: ({ failedAt }) => failedAt, name: ({ name }) => name },
      usual: { field: 'failedAt', direction: 'desc' },
    })
  },

  getFailedJob({ path }, { world }) {
    const job = world.failedJobs?.find(({ id }) => id === path.failedJobId)
    if (job === undefined) throw notFound(noSuchFailedJob)
    return job
  },

  retryFailedJob({ path }, { world }) {
    if (retry(world, { ids: [path.failedJobId] }) === 0) throw notFound(noSuchFailedJob)
    return { done: true as const }
  },

  releaseHeldSending(_input, { world }) {
    const released = world.heldSending ?? null
    world.heldSending = null
    return { released }
  },

  retryFailedJobs: ({ body }, { world }) => ({ retried: retry(world, body), left: false }),
})

/** @returns how many */
function retry(world: World, { ids, kind }: FailedJobsRetry): number {
  const { failedJobs = [] } = world
  world.failedJobs = failedJobs.filter((job) => !(ids?.includes(job.id) ?? job.name === kind))
  return failedJobs.length - world.failedJobs.length
}

function openJobs({ runningJobs = [] }: World, isMeant: (job: RunningJob) => boolean): RunningJob[] {
  return runningJobs.filter((job) => isMeant(job))
}

function queuesOf({ failedJobs = [], runningJobs = [] }: World): HealthDetail['queues'] {
  const jobs = [...failedJobs, ...runningJobs]
  return [...new Map(jobs.map(({ name, title }) => [name, title]))].map(([name, title]) => {
    const open = runningJobs.filter((job) => job.name === name)
    const [again] = open.filter((job) => job.nextAttemptAt !== null)
    const waiting = open.filter((job) => job.nextAttemptAt !== null).length
    return {
      name,
      title,
      waiting,
      waitingAgain: waiting,
      running: open.length - waiting,
      failed: failedJobs.filter((job) => job.name === name).length,
      oldestWaitingSeconds: null,
      lastDoneAt: null,
      nextAttemptAt: again?.nextAttemptAt ?? null,
      lastError: again?.error ?? null,
    }
  })
}
