import { Callout, SegmentedControl } from '@blueprintjs/core'
import { Outlet, useMatch, useSearchParams } from 'react-router-dom'
import { failureWords } from '#domain/text/failure-words.ts'
import { useGetHealthDetail } from '#generated/client/jobs/jobs.ts'
import type { HealthDetail } from '#generated/model/index.ts'
import { formatDuration } from '#src/orders/cells/format-span.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { MomentInText } from '#src/resources/MomentInText.tsx'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { HeldSending } from './HeldSending.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { failedWords, lookEvery, queueCount } from './job-words.ts'
import { Queues } from './Queues.tsx'
import styles from './installation.module.css'

/** For those who look after the installation: what waits, what runs, what failed, and how the server that answered stands. */
export function InstallationScreen() {
  const { tenant } = useSession()
  const [params, setParams] = useSearchParams()
  const isDrawerOpen = useMatch(paths.failedJob(':failedJobId')) !== null
  const showsFailed = isDrawerOpen || params.get('show') === 'failed'
  const { data, error, refetch } = useGetHealthDetail({ query: { refetchInterval: lookEvery } })
  const isOfAll = tenant.kind === 'Internal'
  return (
    <div className={showsFailed ? 'wb-page wb-list-page' : 'wb-page'}>
      <PageHeader title="Installation" subtitle={data && <Server detail={data} />} />
      {data === undefined ? (
        error === null ? (
          <SkeletonLines count={8} />
        ) : (
          <ErrorState title="How it stands could not be loaded" error={error} retry={() => void refetch()} />
        )
      ) : (
        <>
          {error !== null && (
            <Callout intent="warning">The server does not answer: these are the figures of when it last did.</Callout>
          )}
          {data.databaseShortage !== null && (
            <Callout intent="danger">
              <strong>{data.databaseShortage.reason}</strong> It refused something last{' '}
              <Moment at={data.databaseShortage.at} />. What cannot be saved is refused, and nothing is saved by halves.
            </Callout>
          )}
          {!data.sending.isOn && (
            <Callout intent="warning">
              <strong>Nothing leaves.</strong> The server runs with SENDING=off: e-mails, text messages, webhooks and
              notices to browsers wait.
            </Callout>
          )}
          {data.sending.held !== null && isOfAll && <HeldSending held={data.sending.held} />}
          <MailOutage mail={data.mail} />
          <Figures detail={data} />
          {!isOfAll && (
            <Callout>
              What runs and what failed is that of {tenant.name}. In the internal organization it is everybody's.
            </Callout>
          )}
          <div className="wb-filter-bar">
            <SegmentedControl
              aria-label="Show"
              size="small"
              options={[
                { label: 'Queues', value: 'queues' },
                { label: isOfAll ? failedLabel(data) : 'Failed jobs', value: 'failed' },
              ]}
              value={showsFailed ? 'failed' : 'queues'}
              onValueChange={(show) => setParams(show === 'failed' ? { show } : {})}
            />
          </div>
          {showsFailed ? <FailedJobs queues={data.queues} /> : <Queues detail={data} />}
        </>
      )}
      <Outlet />
    </div>
  )
}

interface OfDetail {
  readonly detail: HealthDetail
}

function failedLabel({ queues }: HealthDetail): string {
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0)
  return failed === 0 ? failedWords.title : `${failedWords.title}: ${queueCount(failed)}`
}

function Server({ detail: { version, startedAt } }: OfDetail) {
  return (
    <>
      Waybill {version}, running since <MomentInText at={startedAt} />
    </>
  )
}

function Figures({ detail }: OfDetail) {
  const { queues, openStreams, databaseMs } = detail
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0)
  const oldest = Math.max(0, ...queues.map(({ oldestWaitingSeconds }) => oldestWaitingSeconds ?? 0))
  return (
    <section className={`wb-card ${styles.figures}`} aria-label="Figures">
      <dl>
        <div>
          <dt>Jobs waiting</dt>
          <dd>
            {queueCount(waiting)} {oldest > 0 && <small>the oldest for {formatDuration(oldest)}</small>}
          </dd>
        </div>
        <div>
          <dt>Last e-mail sent</dt>
          <dd>
            <Mail mail={detail.mail} />
          </dd>
        </div>
        <div>
          <dt>Open streams</dt>
          <dd>
            {openStreams.toLocaleString('en-CA')} <small>of this server</small>
          </dd>
        </div>
        <div>
          <dt>Events</dt>
          <dd>
            <Events events={detail.events} />
          </dd>
        </div>
        <div>
          <dt>Database</dt>
          <dd>
            {databaseMs} ms <small>for these figures</small>
          </dd>
        </div>
      </dl>
    </section>
  )
}

function MailOutage({ mail: { failingSince, lastFailure, waiting } }: Pick<HealthDetail, 'mail'>) {
  if (failingSince === null) return null
  return (
    <Callout intent="danger">
      <strong>No e-mail leaves.</strong> None has left since <MomentInText at={failingSince} />.{' '}
      {failureWords(lastFailure ?? '')} {queueCount(waiting)} {waiting === 1 ? 'e-mail waits' : 'e-mails wait'}: each is
      tried for two days, and leaves within a quarter of an hour once the mail server takes e-mails again.
    </Callout>
  )
}

function Mail({ mail: { lastSentAt, waiting, waitingSince } }: Pick<HealthDetail, 'mail'>) {
  return (
    <>
      {lastSentAt === null ? 'Never' : <Moment at={lastSentAt} />}{' '}
      {waitingSince !== null && (
        <small>
          {queueCount(waiting)} {waiting === 1 ? 'waits' : 'wait'} since <MomentInText at={waitingSince} />
        </small>
      )}
    </>
  )
}

function Events({ events: { behind, behindSeconds } }: Pick<HealthDetail, 'events'>) {
  if (behind === null) return <span className={styles.bad}>Not read</span>
  if (behind === 0 || behindSeconds === null) return 'Up to date'
  return (
    <>
      {behind > 1_000 ? '1,000+' : behind} <small>behind, the oldest for {formatDuration(behindSeconds)}</small>
    </>
  )
}
