import { useQueryClient } from '@tanstack/react-query'
import { countText } from '#domain/amounts/count-text.ts'
import { getGetFailedJobsQueryKey, getGetHealthDetailQueryKey, retryFailedJobs } from '#generated/client/jobs/jobs.ts'
import type { FailedJobsRetry } from '#generated/model/index.ts'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { jobWords } from './job-words.ts'

/** Lets failed jobs begin anew, says how many do, and asks again for what is on the screen. */
export function useRetry() {
  const client = useQueryClient()
  return async (which: FailedJobsRetry): Promise<void> => {
    const { retried, left } = await retryFailedJobs(which)
    const begun = `${countText(retried, jobWords)} ${retried === 1 ? 'begins' : 'begin'} anew`
    if (retried === 0) showNotice('Nothing to retry: somebody else was faster')
    else showSuccess(left ? `${begun}; more are left` : begun)
    void client.invalidateQueries({ queryKey: getGetFailedJobsQueryKey() })
    void client.invalidateQueries({ queryKey: getGetHealthDetailQueryKey() })
  }
}
