import { ProgressBar } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { failureWords } from '#domain/text/failure-words.ts'
import type { HealthDetail, JobQueue, RunningJob } from '#generated/model/index.ts'
import { formatDuration } from '#src/orders/cells/format-span.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { ownerOf } from './failed-job-columns.tsx'
import { queueCount } from './job-words.ts'
import styles from './installation.module.css'
import '#src/ui/cells.css'

interface QueuesProps {
  readonly detail: HealthDetail
}

/** Every queue with its length, and what is being worked on. */
export function Queues({ detail: { queues, running, waitingAgain } }: QueuesProps) {
  return (
    <>
      <section aria-labelledby="running-jobs">
        <h2 className="wb-section-title" id="running-jobs">
          Running
        </h2>
        {running.length === 0 ? (
          <p className="wb-muted">Nothing runs at this moment.</p>
        ) : (
          <ul className={styles.running}>
            {running.map((job) => (
              <Running key={job.id} job={job} />
            ))}
          </ul>
        )}
      </section>
      {waitingAgain.length > 0 && (
        <section aria-labelledby="jobs-waiting-again">
          <h2 className="wb-section-title" id="jobs-waiting-again">
            Waiting for the next attempt
          </h2>
          <ul className={styles.running}>
            {waitingAgain.map((job) => (
              <Running key={job.id} job={job} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="queues">
        <h2 className="wb-section-title" id="queues">
          Queues
        </h2>
        <table className={styles.queues}>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Waiting</th>
              <th scope="col">Oldest</th>
              <th scope="col">Running</th>
              <th scope="col">Failed</th>
              <th scope="col">Last done</th>
            </tr>
          </thead>
          <tbody>
            {busyFirst(queues).map((queue) => (
              <Queue key={queue.name} queue={queue} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** Those with something in them first: most clear up once an hour, and are empty. */
function busyFirst(queues: readonly JobQueue[]): readonly JobQueue[] {
  const rank = ({ failed, waiting, running }: JobQueue) => (failed > 0 ? 0 : waiting + running > 0 ? 1 : 2)
  return queues.toSorted((one, other) => rank(one) - rank(other))
}

function Queue({ queue }: { readonly queue: JobQueue }) {
  const { name, title, waiting, waitingAgain, running, failed, oldestWaitingSeconds, lastDoneAt } = queue
  const failedText = queueCount(failed)
  return (
    <tr>
      <th scope="row" title={name}>
        {title}
      </th>
      <Figure label="Waiting">
        {waiting > 0 && (
          <>
            {queueCount(waiting)} {waitingAgain > 0 && <small>{queueCount(waitingAgain)} after a failure</small>}
          </>
        )}
      </Figure>
      <Figure label="Oldest">{oldestWaitingSeconds !== null && formatDuration(oldestWaitingSeconds)}</Figure>
      <Figure label="Running">{running > 0 && queueCount(running)}</Figure>
      <Figure label="Failed">
        {failed > 0 && (
          <Link
            className={`wb-lone-link ${styles.bad}`}
            to={paths.installation({ show: 'failed', kind: name })}
            aria-label={`${failedText} failed: ${title}`}
          >
            {failedText}
          </Link>
        )}
      </Figure>
      <Figure label="Last done">{lastDoneAt !== null && <Moment at={lastDoneAt} />}</Figure>
    </tr>
  )
}

/** @param label said on a phone, where there are no columns */
function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <td data-label={label} data-none={children === false || undefined}>
      {children === false ? <span className="wb-cell-none">—</span> : children}
    </td>
  )
}

function Running({ job }: { readonly job: RunningJob }) {
  const { title, attempts, startedAt, done, total, error, nextAttemptAt } = job
  return (
    <li>
      <p className={styles.name}>
        {title} <span className="wb-muted">{ownerOf(job)}</span>
      </p>
      {done !== null && total !== null && (
        <>
          <ProgressBar
            aria-label={`Progress of ${title}`}
            intent="primary"
            animate={false}
            stripes={false}
            value={done / Math.max(1, total)}
          />
          <p>
            {queueCount(done)} of {queueCount(total)}
          </p>
        </>
      )}
      <p className="wb-muted">
        {nextAttemptAt === null ? (
          <>
            Begun <Moment at={startedAt} />
            {attempts > 1 && `, attempt ${attempts}`}
          </>
        ) : (
          <>
            Failed {attempts === 1 ? 'once' : `${attempts} times`}, next attempt <Moment at={nextAttemptAt} />
          </>
        )}
      </p>
      {error !== null && <p>{failureWords(error)}</p>}
    </li>
  )
}
