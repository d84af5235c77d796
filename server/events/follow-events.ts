import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import type { Events } from './events.ts'

/** Milliseconds between two turns of work, unless it says otherwise: of what is done in quick succession all is worked on at once. */
const usualPause = 50

export interface Follower {
  /** Ends it, when what is under way is done. */
  stop(): Promise<void>
}

export interface EventWork {
  /** Whether something is to be done for what happened. */
  concerns(topic: string): boolean
  work(signal: AbortSignal): Promise<void>
  /** Milliseconds between two turns, of work that costs the less the more is done at once. */
  readonly pause?: number
  /** What the log says of a turn that failed. Nothing is lost by it where a schedule follows up. */
  readonly failure: string
}

/** Works whenever the outbox says that something happened, one turn after the other: what happens during one is for the next. */
export function followEvents(
  { events, log }: { readonly events: Events; readonly log: Log },
  { concerns, work, failure, pause: between = usualPause }: EventWork,
): Follower {
  const stopping = new AbortController()
  const { signal } = stopping
  let isWoken = false
  let running: Promise<void> | null = null

  async function takeTurns(): Promise<void> {
    while (isWoken && !signal.aborted) {
      isWoken = false
      try {
        await work(signal)
        await pause(between, undefined, { signal })
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, failure)
      }
    }
    running = null
  }

  const unsubscribe = events.subscribe(({ topic }) => {
    if (!concerns(topic)) return
    isWoken = true
    running ??= takeTurns()
  })
  return {
    async stop() {
      unsubscribe()
      stopping.abort()
      await running
    },
  }
}
