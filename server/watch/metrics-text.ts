import type { Deps } from '#server/http/context.ts'
import { eventsBehind } from '#server/jobs/installation-health.ts'
import { mailState } from '#server/jobs/mail-state.ts'
import { queueLengths } from '#server/jobs/queue-lengths.ts'
import type { MetricGauge } from '#server/metrics/metrics.ts'
import { readInstallation, type InstallationFigures } from './read-installation.ts'

/** The connections of a process to the database. */
export interface PoolCounts {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** Answers with the figures of the process and of the installation, in the format of Prometheus. */
export type MetricsText = () => Promise<string>

/** Figures of the installation are told for so long without another look at the database, in milliseconds. */
const freshMs = 2_000

/**
 * Prepares what `GET /metrics` answers. A database that does not answer is a figure as well, `waybill_database_up`: those of the
 * installation are left out then, and those of the process stand.
 */
export function createMetricsText(deps: Deps, pool: PoolCounts | null): MetricsText {
  const { metrics } = deps
  metrics.watchProcess()
  const tell = gaugesOf(deps)
  let latest: { readonly at: number; readonly looked: Promise<void> } | null = null

  async function look(): Promise<void> {
    try {
      tell.installation(await readAll(deps))
    } catch (error) {
      deps.log.warn({ err: error }, 'The figures of the installation could not be read.')
      tell.absence()
    }
  }

  return async () => {
    const now = performance.now()
    if (latest === null || now - latest.at > freshMs) latest = { at: now, looked: look() }
    await latest.looked
    tell.process(pool)
    return metrics.text()
  }
}

interface Read {
  /** Unix seconds. */
  readonly now: number
  readonly seconds: number
  readonly queues: Awaited<ReturnType<typeof queueLengths>>
  readonly events: Awaited<ReturnType<typeof eventsBehind>>
  readonly mail: Awaited<ReturnType<typeof mailState>>
  readonly figures: InstallationFigures
}

function readAll(deps: Deps): Promise<Read> {
  const now = deps.clock()
  const asked = performance.now()
  return deps.systemTransaction(async (db) => {
    const [queues, events, mail, figures] = await Promise.all([
      queueLengths(db, deps.jobTitles, now),
      eventsBehind({ db, deps, now }),
      mailState(db, deps.mailJobs, now),
      readInstallation(db),
    ])
    return { now, seconds: (performance.now() - asked) / 1_000, queues, events, mail, figures }
  })
}

function gaugesOf({ metrics, config, events, startedAt }: Deps) {
  const all: MetricGauge[] = []
  const gauge = (name: string, help: string, labels: readonly string[] = []): MetricGauge => {
    const made = metrics.gauge(name, help, labels)
    all.push(made)
    return made
  }
  const version = metrics.gauge('info', 'The version that runs.', ['version'])
  const started = metrics.gauge('started_timestamp_seconds', 'When this process started.')
  const connections = metrics.gauge('database_connections', 'Connections of this process to the database, by state.', [
    'state',
  ])
  const streams = metrics.gauge('open_streams', 'Event streams that are open in this process.')
  const up = metrics.gauge('database_up', 'Whether the database answers: 1 or 0.')
  const answer = gauge('database_answer_seconds', 'Time that the database took for the figures of the installation.')
  const bytes = gauge('database_bytes', 'Size of the database.')
  const backup = gauge('last_backup_timestamp_seconds', 'When the last backup was taken with npm run backup.')
  const behind = gauge('outbox_behind', 'Events that this process has not told yet, counted to 1,001.')
  const lag = gauge('outbox_behind_seconds', 'Age of the oldest event that this process has not told yet.')
  const jobs = gauge('jobs', 'Jobs by kind and state, counted to 10,001.', ['kind', 'state'])
  const oldest = gauge('job_oldest_waiting_seconds', 'Age of the oldest job of a kind that should have begun.', [
    'kind',
  ])
  const done = gauge('job_last_done_timestamp_seconds', 'When a job of the kind was last done.', ['kind'])
  const mails = gauge('mails_waiting', 'E-mails that were to leave by now and have not, counted to 10,001.')
  const mailsAge = gauge('mails_oldest_waiting_seconds', 'Age of the oldest e-mail that was to leave by now.')
  const mailFailing = gauge('mail_failing_seconds', 'For how long the mail server has taken nothing; 0 while it does.')
  const mailSent = gauge('mail_last_sent_timestamp_seconds', 'When the mail server took the last e-mail.')
  const webhooks = gauge('webhook_endpoints_failing', 'Webhook endpoints to which nothing comes through.')
  const deliveries = gauge('webhooks_waiting', 'Webhooks that have not left yet, counted to 10,001.')
  const deliveriesAge = gauge('webhooks_oldest_waiting_seconds', 'Age of the oldest webhook that has not left yet.')
  const texts = gauge('texts_waiting', 'Text messages that have not left yet, counted to 10,001.')
  const textsAge = gauge('texts_oldest_waiting_seconds', 'Age of the oldest text message that has not left yet.')

  return {
    process(pool: PoolCounts | null) {
      version.set(1, { version: config.version })
      started.set(startedAt)
      streams.set(events.openStreams)
      if (pool === null) return
      connections.set(pool.totalCount - pool.idleCount, { state: 'used' })
      connections.set(pool.idleCount, { state: 'idle' })
      connections.set(pool.waitingCount, { state: 'wanted' })
    },
    absence() {
      up.set(0)
      for (const each of all) each.reset()
    },
    installation({ now, seconds, queues, events: told, mail, figures }: Read) {
      up.set(1)
      for (const each of all) each.reset()
      answer.set(seconds)
      bytes.set(figures.databaseBytes)
      if (figures.lastBackupAt !== null) backup.set(figures.lastBackupAt)
      if (told.behind !== null) {
        behind.set(told.behind)
        lag.set(told.behindSeconds ?? 0)
      }
      for (const { name: kind, waiting, running, failed, oldestWaitingSeconds, lastDoneAt } of queues) {
        jobs.set(waiting, { kind, state: 'waiting' })
        jobs.set(running, { kind, state: 'running' })
        jobs.set(failed, { kind, state: 'failed' })
        oldest.set(oldestWaitingSeconds ?? 0, { kind })
        if (lastDoneAt !== null) done.set(lastDoneAt, { kind })
      }
      mails.set(mail.waiting)
      mailsAge.set(ageOf(mail.waitingSince, now))
      mailFailing.set(ageOf(mail.failingSince, now))
      if (mail.lastSentAt !== null) mailSent.set(mail.lastSentAt)
      webhooks.set(figures.failingWebhooks)
      deliveries.set(figures.webhooksWaiting)
      deliveriesAge.set(ageOf(figures.webhooksWaitingSince, now))
      texts.set(figures.textsWaiting)
      textsAge.set(ageOf(figures.textsWaitingSince, now))
    },
  }
}

function ageOf(since: number | null, now: number): number {
  return since === null ? 0 : Math.max(0, now - since)
}
