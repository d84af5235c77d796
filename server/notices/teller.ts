import { setTimeout as pause } from 'node:timers/promises'
import { defineJob } from '#server/jobs/job.ts'
import type { Deps } from '#server/http/context.ts'
import { remindOfMessages } from './notice-messages.ts'
import { tellNotices } from './tell-notices.ts'

/** Milliseconds between two looks: of what is done in quick succession all is told at once. */
const together = 50

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

export interface NoticeTeller {
  /** Ends it, when what is under way is told. */
  stop(): Promise<void>
}

/** Tells people at once what happened, as soon as the outbox says that something did: a job for each act would cost more than the telling. */
export function startNoticeTeller(deps: Deps): NoticeTeller {
  const stopping = new AbortController()
  const { signal } = stopping
  let isWoken = false
  let running: Promise<void> | null = null

  async function work(): Promise<void> {
    while (isWoken && !signal.aborted) {
      isWoken = false
      try {
        await tellNotices(deps, signal)
        await pause(together, undefined, { signal })
      } catch (error) {
        if (!signal.aborted)
          deps.log.warn({ err: error }, 'People were not told what happened; it is tried again within a minute.')
      }
    }
    running = null
  }

  const unsubscribe = deps.events.subscribe(({ topic }) => {
    // What it does itself.
    if (topic === 'notices') return
    isWoken = true
    running ??= work()
  })
  return {
    async stop() {
      unsubscribe()
      stopping.abort()
      await running
    },
  }
}
