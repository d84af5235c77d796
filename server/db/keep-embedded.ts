import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded.ts'

/*
 * The embedded PostgreSQL has no service manager that would start it again, so each server process that uses it does. Of several that do so
 * at once one starts it and the others join it.
 */

/** Milliseconds. */
const times = {
  /** Between two looks. */
  look: 250,
  /** Before the second start in a row; each further one waits twice as long. The first waits for nothing. */
  backOff: 1_000,
  /** A server that has run for this long has recovered: what happens later is counted anew. */
  recovered: 60_000,
}

/** Starts in a row before it is given up: by then 15 seconds were waited. */
const mostStarts = 5

export interface KeepOptions {
  onLost(): void
  onBack(): void
  /** @param message the sentence for the operator */
  onGivenUp(message: string): void
}

interface KeptServer {
  /** Stops looking, and lets go of the server. */
  release(): Promise<void>
}

/**
 * Starts the server in `directory` again whenever it ends.
 * @param first the server as it runs, which is let go of by the result's `release` from now on
 */
export function keepEmbedded(directory: string, first: EmbeddedPostgres, options: KeepOptions): KeptServer {
  const ending = new AbortController()
  const { signal } = ending
  let server = first
  let startedAt = performance.now()
  let starts = 0

  async function watch(): Promise<void> {
    for (;;) {
      await pause(times.look, undefined, { signal, ref: false })
      if (server.isRunning()) continue
      options.onLost()
      if (performance.now() - startedAt > times.recovered) starts = 0
      const reason = await startAgain()
      if (reason !== null) return options.onGivenUp(reason)
      options.onBack()
    }
  }

  /** @returns `null` once it runs, otherwise why it is given up */
  async function startAgain(): Promise<string | null> {
    let reason = `The embedded PostgreSQL in ${directory} ended ${mostStarts + 1} times in a row.`
    for (; starts < mostStarts;) {
      if (starts > 0) await pause(times.backOff * 2 ** (starts - 1), undefined, { signal, ref: false })
      starts += 1
      try {
        const next = await startEmbeddedPostgres(directory)
        await server.release()
        server = next
        startedAt = performance.now()
        return null
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
    return `${reason} Waybill ends, because it was started again ${mostStarts} times without lasting; postgres/server.log in DATA_DIR says more.`
  }

  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return {
    async release() {
      ending.abort()
      await watching
      await server.release()
    },
  }
}
