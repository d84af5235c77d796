/** Seconds between one try and the next: ten tries over three days (docs/rules/webhooks.md, "Tries"). */
const pauses = [5, 60, 300, 1_800, 7_200, 18_000, 36_000, 64_800, 129_600] as const

/** Each pause is up to a tenth longer: receivers that were away together are not asked together. */
const jitter = 0.1

/** Seconds that a receiver may ask to be left alone at most. */
const longestRetryAfter = 86_400

/** Seconds without one success after which an endpoint is turned off: three days. */
export const endpointPatience = 3 * 86_400

/** An endpoint that says this of itself is not asked again. */
const goneStatus = 410

/** What a try came to. */
export interface TryResult {
  /** The HTTP status; null: there was no answer. */
  readonly status: number | null
  /** Seconds that the answer asks to wait; null: it asks for none. */
  readonly retryAfterS: number | null
  /** In words, where there was no answer. */
  readonly reason: string | null
}

export interface TriedDelivery {
  /** This one included. */
  readonly tries: number
  /** Since when nothing has reached its endpoint, unix seconds; null: something did. */
  readonly failingSince: number | null
}

/** It said itself that nobody listens there, or nothing reached it for three days. */
export type TurnOffReason = 'gone' | 'unreached'

/** Each as the endpoint says it of itself. */
export const turnOffReasons: Readonly<Record<TurnOffReason, string>> = {
  gone: 'It answered 410, which says that nobody listens there any more.',
  unreached: 'Nothing reached it for three days.',
}

/** What follows from a try. */
export interface TryOutcome {
  readonly state: 'delivered' | 'waiting' | 'failed'
  /** Unix seconds; null: it is not tried again. */
  readonly nextAt: number | null
  readonly failure: string | null
  /** Why its endpoint is turned off; null: it stays on. */
  readonly turnOff: TurnOffReason | null
}

/**
 * What follows from a try at a moment.
 * @param now unix seconds
 * @param chance from 0 up to 1, for the jitter
 */
export function outcomeOf(
  { status, retryAfterS, reason }: TryResult,
  { tries, failingSince }: TriedDelivery,
  now: number,
  chance: number,
): TryOutcome {
  if (status !== null && status >= 200 && status < 300) {
    return { state: 'delivered', nextAt: null, failure: null, turnOff: null }
  }
  const failure = reason ?? `It answered ${status}.`
  if (status === goneStatus) {
    return { state: 'failed', nextAt: null, failure, turnOff: 'gone' }
  }
  const isHopeless = failingSince !== null && now - failingSince >= endpointPatience
  const turnOff = isHopeless ? 'unreached' : null
  const pause = pauses[tries - 1]
  if (pause === undefined || isHopeless) return { state: 'failed', nextAt: null, failure, turnOff }
  const asked = Math.min(retryAfterS ?? 0, longestRetryAfter)
  return {
    state: 'waiting',
    nextAt: now + Math.max(Math.round(pause * (1 + jitter * chance)), asked),
    failure,
    turnOff,
  }
}

/**
 * Seconds that a `Retry-After` asks to wait, as a number or as a date; null: it says nothing that is one.
 * @param now unix seconds
 */
export function retryAfterSeconds(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // A number that is no count of seconds is a date to some browsers.
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil(at / 1_000) - now)
}
