import { jobs } from '#server/job-list.ts'
import { runJob, type ScheduledData } from '#server/jobs/run-job.ts'
import { openBoss } from '#server/jobs/workers.ts'
import { pushJob } from '#server/notices/push/send-pushes.ts'
import { tellNotices } from '#server/notices/tell-notices.ts'
import { webhooksJob } from '#server/webhooks/jobs.ts'
import type { ReleaseWorld } from './release-world.ts'

/** Those that stay in this process: nobody is to be called over the network. */
const ownJobs = jobs.filter((job) => job !== pushJob && job !== webhooksJob)

/** Tells people what has happened, and does the jobs that are due and those that come of them. Throws when one fails. */
export async function workOff({ deps, database }: ReleaseWorld): Promise<void> {
  await tellNotices(deps)
  const boss = openBoss(database.pool)
  const { signal } = new AbortController()
  let isBusy = true
  while (isBusy) {
    isBusy = false
    for (const job of ownJobs) {
      for (const found of await boss.fetch<ScheduledData | null>(job.name, { batchSize: 10, includeMetadata: true })) {
        isBusy = true
        await runJob(deps, job, { ...found, signal }, signal)
        await boss.complete(job.name, found)
      }
    }
  }
}
