import { ProgressBar } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { failureWords } from '#domain/text/failure-words.ts'
import type { HealthDetail, JobQueue, RunningJob } from '#generated/model/index.ts'
import { formatDuration } from '#src/orders/cells/format-span.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { queueCount } from './job-words.ts'
import styles from './installation.module.css'
import '#src/ui/cells.css'

interface QueuesProps {
  readonly detail: HealthDetail
}

const none = <span className="wb-cell-none">—</span>

/** Every queue with its length, and what is being worked on. */
export function Queues({ detail: { queues, running } }: QueuesProps) {
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
            {queues.map((queue) => (
              <Queue key={queue.name} queue={queue} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Queue({ queue }: { readonly queue: JobQueue }) {
  const { name, title, waiting, running, failed, oldestWaitingSeconds, lastDoneAt } = queue
  return (
    <tr>
      <th scope="row" title={name}>
        {title}
      </th>
      <td data-label="Waiting">{countOr(waiting)}</td>
      <td data-label="Oldest">{oldestWaitingSeconds === null ? none : formatDuration(oldestWaitingSeconds)}</td>
      <td data-label="Running">{countOr(running)}</td>
      <td data-label="Failed">
        {failed === 0 ? (
          none
        ) : (
          <Link
            className={`wb-lone-link ${styles.bad}`}
            to={paths.installation({ show: 'failed', kind: name })}
            aria-label={`${queueCount(failed)} failed: ${title}`}
          >
            {queueCount(failed)}
          </Link>
        )}
      </td>
      <td data-label="Last done">{lastDoneAt === null ? none : <Moment at={lastDoneAt} />}</td>
    </tr>
  )
}

function countOr(count: number) {
  return count === 0 ? none : queueCount(count)
}

function Running({ job }: { readonly job: RunningJob }) {
  const { title, tenant, attempts, startedAt, done, total, error, nextAttemptAt } = job
  return (
    <li>
      <p className={styles.name}>
        {title} <span className="wb-muted">{tenant?.name ?? 'Waybill'}</span>
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
