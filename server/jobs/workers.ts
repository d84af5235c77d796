import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { lossError } from '#server/db/lost-connection.ts'
import type { Deps } from '#server/http/context.ts'
import type { AnyJob } from './job.ts'
import { mendFutureClaims } from './future-claims.ts'
import { reconcileQueues } from './queues.ts'
import { runJob, type ScheduledData } from './run-job.ts'
import { keepSchedules } from './schedules.ts'

/** Seconds between two looks at a queue that nobody rang for: jobs of other processes, retries and what was to start later. */
const pollSeconds = 1
/** The same for what a schedule makes: nobody waits for it. */
const scheduledPollSeconds = 5

/** Seconds between two looks for jobs whose process is gone. */
const watchSeconds = 2

/** Seconds that jobs get to leave off when the server stops. */
const stopSeconds = 10

/** How often what only changes by accident is looked after: jobs that are not queued, couriers whose clock was changed. Milliseconds. */
const upkeepMs = 60_000

export interface Workers {
  /** Takes no further jobs, and lets those that run leave off. */
  stop(): Promise<void>
}

/**
 * A pg-boss that is not started: it hands out jobs, and settles them, and does nothing by itself.
 * @param pool of the database's owner, to whom its tables belong
 */
export function openBoss(pool: Pool): PgBoss {
  const query = (text: string, values?: unknown[]) =>
    values === undefined ? pool.query(text) : pool.query(text, values)
  let claimed: Promise<unknown> = Promise.resolve()
  return new PgBoss({
    db: {
      // Two claims at once would each see the organisation have a place left, and both take it.
      executeSql(text, values) {
        if (!text.includes('SKIP LOCKED')) return query(text, values)
        const claim = claimed.then(() => query(text, values))
        claimed = claim.catch(() => {})
        return claim
      },
    },
    migrate: false,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
    // Its warnings are about a queue that is all there is in a database; ours is a small part of one.
    monitorVacuum: false,
  })
}

/** Milliseconds by which a clock is set back at least, for timers to be made anew: less is the drift that time servers correct. */
const setBackMs = 10_000

/** The options of tests. */
interface UpkeepOptions {
  /** Milliseconds between two looks after what only changes by accident. */
  readonly everyMs?: number
  readonly ahead?: () => number
}

/** The machine's clock against one that nobody sets, in milliseconds: less than before once the machine's was set back. */
const clockAhead = () => Date.now() - performance.now()

/** Works on the jobs that this or another process enqueues, until it is stopped. */
export async function startWorkers(
  deps: Deps,
  pool: Pool,
  jobs: readonly AnyJob[],
  { everyMs = upkeepMs, ahead = clockAhead }: UpkeepOptions = {},
): Promise<Workers> {
  let round = await beginRound(deps, pool, jobs)
  let before = ahead()
  let isStopping = false
  async function keepUp(): Promise<void> {
    try {
      const isSetBack = ahead() < before - setBackMs
      before = ahead()
      if (await mendFutureClaims(pool))
        deps.log.warn({}, 'The clock of the database was ahead for a while. Scheduled jobs go on by its present time.')
      if (isSetBack && !isStopping) {
        // Timers of pg-boss wait for a moment by the clock as it was.
        deps.log.warn({}, 'The clock of the machine was set back. Work on jobs begins anew.')
        await round.stop()
        round = await beginRound(deps, pool, jobs)
      }
      await reconcileQueues(deps, jobs)
      await keepSchedules(deps, round.boss, jobs)
    } catch (error) {
      deps.log.warn({ err: lossError(error) }, 'The queue of jobs was not looked after.')
    }
  }
  let upkeep = keepUp()
  const timer = setInterval(() => (upkeep = upkeep.then(keepUp)), everyMs)
  deps.jobBell.listener = (name) => round.notify(name)
  return {
    async stop() {
      deps.jobBell.listener = null
      isStopping = true
      clearInterval(timer)
      await round.stop()
      await upkeep
      // The upkeep may have begun another meanwhile.
      await round.stop()
    },
  }
}

/** A pg-boss at work on every kind of job. */
async function beginRound(deps: Deps, pool: Pool, jobs: readonly AnyJob[]) {
  const boss = openBoss(pool)
  const stopping = new AbortController()
  boss.on('error', (error) => {
    if (!deps.shortage.note(error)) deps.log.warn({ err: lossError(error) }, 'The queue of jobs failed, and goes on.')
  })
  await boss.start()
  const workers = new Map<string, string[]>()
  for (const job of jobs) {
    workers.set(
      job.name,
      await Promise.all(Array.from({ length: job.atOnce.here }, () => work(deps, boss, job, stopping.signal))),
    )
  }
  return {
    boss,
    notify: (name: string) => workers.get(name)?.forEach((id) => boss.notifyWorker(id)),
    /** Takes no further jobs, and lets those that run leave off. */
    async stop() {
      const stopped = boss.stop({ timeout: stopSeconds * 1_000 })
      stopping.abort(new Error('The server stops.'))
      await stopped
    },
  }
}

/** @returns the worker's id */
async function work(deps: Deps, boss: PgBoss, job: AnyJob, stopping: AbortSignal): Promise<string> {
  const id: string = await boss.work<
    ScheduledData | null,
    void,
    { includeMetadata: true; pollingIntervalSeconds: number; groupConcurrency: number }
  >(
    job.name,
    {
      pollingIntervalSeconds: job.schedule ? scheduledPollSeconds : pollSeconds,
      groupConcurrency: job.atOnce.ofTenant,
      includeMetadata: true,
    },
    async ([taken]) => {
      // Where there was one there may be more: it looks again at once.
      boss.notifyWorker(id)
      if (taken) await runJob(deps, job, taken, stopping)
    },
  )
  return id
}
