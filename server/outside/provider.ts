import { isTransactionOpen } from '#server/db/open-transaction.ts'
import { serviceUnavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'

/** A service that others run: the routing server, the geocoder, the object storage, the mail server. */
export interface Provider {
  /**
   * The one way to call it. `work` gets a signal that aborts at the time limit; whatever it throws counts as a failure, so
   * an answer that says "no" must be returned.
   * @param patienceMs the time limit of this call, the provider's own unless given
   * @throws serviceUnavailable when it fails, does not answer in time, is asked by too many at once, or failed a moment ago
   */
  ask<Answer>(work: (signal: AbortSignal) => Promise<Answer>, patienceMs?: number): Promise<Answer>
}

export interface ProviderSettings {
  /** In words, as in "The routing server does not answer". */
  readonly name: string
  /** How long one call may take. Milliseconds. */
  readonly patienceMs: number
  /** Calls at a time; one more is refused at once instead of waiting behind them. */
  readonly mostAtOnce: number
  readonly log: Log
  /** Milliseconds. */
  readonly clock?: () => number
}

/** A service that failed so often in a row is left alone for a while, and nobody waits for it. */
const failuresInARow = 5
/** Then a single call finds out whether it is back. Milliseconds. */
const restMs = 10_000
/** After a single failure there is no telling; until a place among the calls is free it is about as long. */
const retryAfterS = 5

export function createProvider({ name, patienceMs, mostAtOnce, log, clock = Date.now }: ProviderSettings): Provider {
  let failures = 0
  let atOnce = 0
  /** While it is left alone, and until the call that finds it back; null: it is asked as usual. */
  let restUntil: number | null = null
  let isProbed = false

  function fail(error: unknown, isProbe: boolean): void {
    if (isProbe) restUntil = clock() + restMs
    // Calls that were under way when it was given up tell nothing new.
    if (restUntil !== null) return
    failures += 1
    if (failures < failuresInARow) return
    restUntil = clock() + restMs
    log.warn({ provider: name, reason: String(error) }, `The ${name} does not answer and is left alone for a while.`)
  }

  function succeed(isProbe: boolean): void {
    if (isProbe) {
      restUntil = null
      log.info({ provider: name }, `The ${name} answers again.`)
    }
    failures = 0
  }

  const refusal = (retryAfterSeconds: number, cause?: unknown) =>
    serviceUnavailable({
      code: 'provider_unavailable',
      message: `The ${name} does not answer at the moment. Try again in a moment.`,
      retryAfterSeconds,
      cause,
    })

  return {
    async ask(work, patience = patienceMs) {
      // A caller that waits for somebody else must not keep others waiting for a connection. A fault of ours, never a failure of theirs.
      if (isTransactionOpen()) throw new Error(`The ${name} must not be asked inside a transaction.`)
      const isProbe = restUntil !== null
      if (restUntil !== null) {
        const wait = restUntil - clock()
        if (wait > 0 || isProbed) throw refusal(Math.max(1, Math.ceil(wait / 1000)))
      }
      if (atOnce >= mostAtOnce) throw refusal(retryAfterS)
      atOnce += 1
      isProbed = isProbe
      try {
        const answer = await inTime(work, patience)
        succeed(isProbe)
        return answer
      } catch (error) {
        fail(error, isProbe)
        throw refusal(retryAfterS, error)
      } finally {
        atOnce -= 1
        if (isProbe) isProbed = false
      }
    },
  }
}

/** Ends at the time limit also when the work does not heed its signal. The signal aborts nothing after the work is done. */
async function inTime<Answer>(work: (signal: AbortSignal) => Promise<Answer>, patienceMs: number): Promise<Answer> {
  const over = new AbortController()
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error(`There was no answer within ${patienceMs} ms.`)
    over.abort(error)
    tooLate.reject(error)
  }, patienceMs)
  try {
    return await Promise.race([work(over.signal), tooLate.promise])
  } finally {
    clearTimeout(timer)
  }
}
