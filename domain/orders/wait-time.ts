import { roundHalfAwayFromZero } from '../amounts/money.ts'
import { stopTypes, type StopType } from './protocol.ts'

/**
 * What a courier, or one of its services, charges for waiting at a stop
 * (docs/rules/driver-pay-and-wait-time.md, "Wait time"). Minutes are whole.
 */
export interface WaitTimeTerms {
  readonly freeMinutes: number
  /** Where the drop-off has others than the pickup. */
  readonly freeMinutesAtDropoff?: number | null
  /** Minutes beyond the free ones are rounded up to a multiple of this. */
  readonly incrementMinutes: number
  readonly centsPerMinute: number
  /** Most that one stop costs, in cents; null for no limit. */
  readonly capCents: number | null
}

/**
 * The most that one stop costs also where no cap is set, 500,000.00: two stops together are what a person can type for waiting. A
 * driver who never checked out must be able to.
 */
const mostStopCents = 50_000_000

/** One end of a period of waiting; the two ends share a uid. */
export interface WaitStamp {
  readonly uid: string
  readonly type: 'checkin' | 'checkout'
  readonly stop: StopType
  /** When it happened, unix seconds. */
  readonly createdAt: number
}

/** A period of waiting at a stop, with the stamps that it was made from. */
export interface WaitPeriod<Stamp extends WaitStamp = WaitStamp> {
  readonly uid: string
  readonly stop: StopType
  readonly checkIn: Stamp
  /** null while the driver still waits. */
  readonly checkOut: Stamp | null
}

/**
 * The periods of waiting in the order in which they began. A check-out without its check-in is none.
 * @param stamps in any order
 */
export function waitPeriods<Stamp extends WaitStamp>(stamps: readonly Stamp[]): WaitPeriod<Stamp>[] {
  const checkOuts = new Map(stamps.filter(({ type }) => type === 'checkout').map((stamp) => [stamp.uid, stamp]))
  return stamps
    .filter(({ type }) => type === 'checkin')
    .toSorted((left, right) => left.createdAt - right.createdAt || (left.uid < right.uid ? -1 : 1))
    .map((checkIn) => ({
      uid: checkIn.uid,
      stop: checkIn.stop,
      checkIn,
      checkOut: checkOuts.get(checkIn.uid) ?? null,
    }))
}

/** How long a period lasts in seconds, up to `now` (unix seconds) while it is open. Clocks that disagree make none negative. */
export function waitedSeconds({ checkIn, checkOut }: WaitPeriod, now: number): number {
  return Math.max(0, (checkOut?.createdAt ?? now) - checkIn.createdAt)
}

/** The sum of the closed periods and of the live one at `now` (docs/rules/driver-pay-and-wait-time.md, "Wait time"), in seconds. */
export function totalWaitedSeconds(stamps: readonly WaitStamp[], now: number): number {
  return waitPeriods(stamps).reduce((sum, period) => sum + waitedSeconds(period, now), 0)
}

/** The period at a stop that is still open, or null. */
export function openPeriod<Stamp extends WaitStamp>(
  stamps: readonly Stamp[],
  stop: StopType,
): WaitPeriod<Stamp> | null {
  return waitPeriods(stamps).find((period) => period.stop === stop && period.checkOut === null) ?? null
}

/** What was waited at a stop and what of it is charged. */
export interface StopWait {
  readonly stop: StopType
  /** Whole minutes of the closed periods together, rounded up. */
  readonly minutes: number
  readonly freeMinutes: number
  /** Minutes beyond the free ones, rounded up to the increment. */
  readonly billedMinutes: number
  readonly centsPerMinute: number
  readonly cents: number
  readonly isCapped: boolean
}

/**
 * What waiting costs in cents (docs/rules/driver-pay-and-wait-time.md, "Wait time"): per stop the closed periods in whole
 * minutes rounded up, minus the free
 * minutes, rounded up to the increment, times the rate, at most the cap. 22 minutes with 10 free at 75 cents are 900.
 * @param availableAt unix seconds; waiting before it is free of charge
 */
export function waitTimeCents(stamps: readonly WaitStamp[], availableAt: number, terms: WaitTimeTerms): number {
  return stopWaits(stamps, availableAt, terms).reduce((sum, { cents }) => sum + cents, 0)
}

/** The same stop by stop, with the minutes that it was made of. */
export function stopWaits(
  stamps: readonly WaitStamp[],
  availableAt: number,
  terms: WaitTimeTerms,
): readonly StopWait[] {
  const periods = waitPeriods(stamps)
  return stopTypes.map((stop) => {
    const seconds = periods
      .filter((period) => period.stop === stop)
      .reduce((waited, period) => waited + billedSeconds(period, availableAt), 0)
    return stopWait(stop, Math.ceil(seconds / 60), terms)
  })
}

/** An open period bills nothing until it is closed. */
function billedSeconds({ checkIn, checkOut }: WaitPeriod, availableAt: number): number {
  return checkOut === null ? 0 : Math.max(0, checkOut.createdAt - Math.max(checkIn.createdAt, availableAt))
}

function stopWait(stop: StopType, minutes: number, terms: WaitTimeTerms): StopWait {
  const { incrementMinutes, centsPerMinute, capCents } = terms
  const freeMinutes = (stop === 'dropoff' ? terms.freeMinutesAtDropoff : null) ?? terms.freeMinutes
  const billedMinutes = Math.ceil(Math.max(0, minutes - freeMinutes) / incrementMinutes) * incrementMinutes
  const uncapped = roundHalfAwayFromZero(billedMinutes * centsPerMinute)
  const cap = Math.min(capCents ?? mostStopCents, mostStopCents)
  const isCapped = uncapped > cap
  const cents = isCapped ? cap : uncapped
  return { stop, minutes, freeMinutes, billedMinutes, centsPerMinute, cents, isCapped }
}
