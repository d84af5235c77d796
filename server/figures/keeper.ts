import { followEvents, type Follower } from '#server/events/follow-events.ts'
import { defineJob } from '#server/jobs/job.ts'
import type { Deps } from '#server/http/context.ts'
import { keepFigures } from './keep-figures.ts'

/** Follows up each minute, for what a process that ended had not counted. */
export const figuresJob = defineJob({
  name: 'figures',
  title: 'Counting what orders come to',
  attempts: 10,
  pause: { first: 5, longest: 300 },
  atOnce: { here: 1, ofTenant: 1 },
  schedule: { cron: '* * * * *', of: 'installation' },
  run: ({ deps, signal }) => keepFigures(deps, signal),
})

/**
 * Milliseconds between two turns. Orders of a day add to the same sums: of a busy second all are taken in at once, where each by itself
 * would cost as much as half of what placing it does.
 */
const keepPause = 1_000

/** What figures stand on; which orders it is, the database notes with the event (0389_figures.sql). */
const grounds: ReadonlySet<string> = new Set([
  'delivery-order.changed',
  'driver-pay-rates',
  'tenant.changed',
  'customers',
])

/** Counts at once what happened, as soon as the outbox says that something did. */
export function startFigureKeeper(deps: Deps): Follower {
  return followEvents(deps, {
    concerns: (topic) => grounds.has(topic),
    work: (signal) => keepFigures(deps, signal),
    pause: keepPause,
    failure: 'What orders come to was not counted; it is tried again within a minute.',
  })
}
