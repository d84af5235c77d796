import { Button } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { failureWords } from '#domain/text/failure-words.ts'
import { useGetFailedJob } from '#generated/client/jobs/jobs.ts'
import type { FailedJob } from '#generated/model/index.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerFoot, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { ownerOf } from './failed-job-columns.tsx'
import { useRetry } from './use-retry.ts'
import styles from './installation.module.css'

/** One that failed, in the drawer over the others. */
export function FailedJobScreen() {
  const id = Number(useParams()['failedJobId'])
  const { data, error, refetch } = useGetFailedJob(id)
  const close = useCloseDrawer(paths.installation())
  const isGone = statusOf(error) === 404 || statusOf(error) === 400
  return (
    <SideDrawer title={data?.title ?? 'Failed job'} onClose={close}>
      {data !== undefined ? (
        <Job job={data} onRetried={close} />
      ) : (
        <SideDrawerBody>
          {error === null ? (
            <SkeletonLines count={6} what="the job" />
          ) : isGone ? (
            <EmptyState title="It has not failed any more">
              Somebody let it begin anew, it is too long ago, or the address of this page was mistyped.
            </EmptyState>
          ) : (
            <ErrorState title="The job could not be loaded" error={error} retry={() => void refetch()} />
          )}
        </SideDrawerBody>
      )}
    </SideDrawer>
  )
}

interface JobProps {
  readonly job: FailedJob
  readonly onRetried: () => void
}

function Job({ job, onRetried }: JobProps) {
  const retry = useRetry()
  const [isBusy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    try {
      await retry({ ids: [job.id] })
      onRetried()
    } catch (error) {
      setBusy(false)
      showError(error, { action: 'retry the job', retry: () => void again() })
    }
  }
  return (
    <>
      <SideDrawerBody>
        <SideDrawerPart>
          <Facts>
            <Fact label="Why">{failureWords(job.error)}</Fact>
            <Fact label="Organization">{ownerOf(job)}</Fact>
            <Fact label="Tried">{job.attempts === 1 ? 'Once' : `${job.attempts} times`}</Fact>
            <Fact label="Wanted since">
              <Moment at={job.createdAt} />
            </Fact>
            <Fact label="Failed">
              <Moment at={job.failedAt} />
            </Fact>
            <Fact label="Number">{job.id}</Fact>
          </Facts>
        </SideDrawerPart>
        {job.error !== '' && (
          <SideDrawerPart>
            <details className={styles.technical}>
              <summary>Technical text</summary>
              <pre>{job.error}</pre>
            </details>
          </SideDrawerPart>
        )}
      </SideDrawerBody>
      <SideDrawerFoot>
        <Button intent="primary" icon={<Refresh />} loading={isBusy} text="Retry" onClick={() => void again()} />
      </SideDrawerFoot>
    </>
  )
}
