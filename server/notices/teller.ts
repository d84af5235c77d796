import { followEvents, type Follower } from '#server/events/follow-events.ts'
import { defineJob } from '#server/jobs/job.ts'
import type { Deps } from '#server/http/context.ts'
import { remindOfMessages } from './notice-messages.ts'
import { tellNotices } from './tell-notices.ts'

/** Follows up each minute, for what a process that ended had not told. */
export const noticesJob = defineJob({
  name: 'notices',
  title: 'Telling people what happened',
  attempts: 10,
  pause: { first: 5, longest: 300 },
  atOnce: { here: 1, ofTenant: 1 },
  schedule: { cron: '* * * * *', of: 'installation' },
  async run({ deps, signal }) {
    await tellNotices(deps, signal)
    await deps.systemTransaction((db) => remindOfMessages(db, deps.clock()))
  },
})

/** Tells people at once what happened, as soon as the outbox says that something did: a job for each act would cost more than the telling. */
export function startNoticeTeller(deps: Deps): Follower {
  return followEvents(deps, {
    // Not of what it does itself.
    concerns: (topic) => topic !== 'notices',
    work: (signal) => tellNotices(deps, signal),
    failure: 'People were not told what happened; it is tried again within a minute.',
  })
}
