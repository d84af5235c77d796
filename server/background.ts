import type { Log } from '#server/log.ts'

/** Work that an answer does not wait for, yet that a stopping server does. */
export interface Background {
  /** Starts the work; a failure is logged. */
  run(name: string, work: () => Promise<void>): void
  /** Whether the server stops: work that can be taken up again leaves off. */
  readonly isStopping: boolean
  stop(): void
  /** Resolves when everything that was started is over. */
  settled(): Promise<void>
}

/** Milliseconds. */
const anHour = 3_600_000

/** Does the work now and every hour. @returns what stops it */
export function runHourly(background: Background, name: string, work: () => Promise<void>): () => void {
  const run = () => background.run(name, work)
  run()
  const timer = setInterval(run, anHour)
  timer.unref()
  return () => clearInterval(timer)
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>()
  let isStopping = false
  return {
    get isStopping() {
      return isStopping
    },
    stop() {
      isStopping = true
    },
    run(name, work) {
      const task = work()
        .catch((error: unknown) => log.error({ err: error, task: name }, 'A task in the background failed.'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settled() {
      // A task may start another.
      while (running.size > 0) await Promise.all(running)
    },
  }
}
