import type { Config } from '#server/config.ts'
import { isUnavailable } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { createProvider } from '#server/outside/provider.ts'

/** A text message. */
export interface Sms {
  /** The same for the same message: a service that heeds it sends no second one. */
  readonly id: string
  /** A telephone number as it was typed. */
  readonly to: string
  readonly text: string
}

/**
 * What became of a text message. `away`: it surely was not taken, and may be tried again. `refused`: it surely was not, and never will be.
 * `unknown`: nobody can tell, and it must not be tried again.
 */
export type SmsOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'away' | 'refused' | 'unknown'; readonly reason: string }

export interface SmsService {
  send(sms: Sms): Promise<SmsOutcome>
}

const usual = { name: 'SMS service', patienceMs: 20_000, mostAtOnce: 8 } as const

/** The connection was not made: not a byte of the message has left. */
const notConnected: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** The HTTP service that an operator named; null: none, and text messages are only written down. */
export function smsServiceFor(
  { smsUrl, smsToken }: Pick<Config, 'smsUrl' | 'smsToken'>,
  log: Log,
  limits: { readonly name: string; readonly patienceMs: number; readonly mostAtOnce: number } = usual,
): SmsService | null {
  if (smsUrl === null) return null
  const provider = createProvider({ ...limits, log })
  const headers = {
    'content-type': 'application/json',
    ...(smsToken !== null && { authorization: `Bearer ${smsToken}` }),
  }
  return {
    async send(sms) {
      try {
        const status = await provider.ask(async (signal) => {
          const body = JSON.stringify(sms)
          const response = await fetch(smsUrl, { method: 'POST', headers, body, signal, redirect: 'manual' })
          await response.body?.cancel()
          return response.status
        })
        return outcomeOf(status)
      } catch (error) {
        if (!isUnavailable(error)) throw error
        // Without a cause it was not asked at all.
        if (error.cause === undefined) return { state: 'away', reason: error.message }
        return outcomeOfFailure(error.cause)
      }
    },
  }
}

function outcomeOf(status: number): SmsOutcome {
  const reason = `The SMS service answered ${status}.`
  if (status >= 200 && status < 300) return { state: 'sent' }
  if (status === 429) return { state: 'away', reason }
  // What it did before it failed, or gave up waiting, is its own secret.
  if (status >= 500 || status === 408) return { state: 'unknown', reason }
  return { state: 'refused', reason }
}

function outcomeOfFailure(failure: unknown): SmsOutcome {
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : String(failure)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return { state: notConnected.has(code) ? 'away' : 'unknown', reason }
}
