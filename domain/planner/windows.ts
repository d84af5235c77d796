import { type FieldErrors, refuseErrors } from '../text/refusal.ts'
import { addDays, daySeconds, type LocalDate, type TimeZone, unixSecondsAt, wallTimeAt } from '../time/zoned-time.ts'

/** When an occurrence is picked up and dropped off, in seconds from midnight by the courier's clock: 8:00 is 28800 (docs/rules/planner.md, "Times"). */
export interface OccurrenceTimes {
  readonly pickupFromS: number
  /** Up to 86400, the midnight at the end of the day. The same as `pickupFromS`: at that time. */
  readonly pickupToS: number
  /** Null: from the pickup on. */
  readonly dropoffFromS: number | null
  /** Up to 86400. Null: with no promise. */
  readonly dropoffToS: number | null
  /** So many days after the pickup the drop-off is. */
  readonly dropoffDays: number
}

/** The same of one occurrence, in unix seconds. Of its order `pickupFrom` is when it becomes available, `dropoffTo` when it is due. */
export interface OccurrenceWindows {
  readonly pickupFrom: number
  readonly pickupTo: number
  readonly dropoffFrom: number | null
  readonly dropoffTo: number | null
}

/** Longest distance between pickup and drop-off. */
const mostDropoffDays = 30

/**
 * The windows of what runs on a day. A time that clocks leave out is as much later as they are put forward (2:30 becomes 3:30), and a
 * window that begins with one keeps its length; of a time that is there twice the first is meant. So no window ends before it
 * begins, and no drop-off comes before its pickup.
 * @param times as {@link checkTimes} takes them
 * @throws RangeError for a day that does not exist
 */
export function windowsOn(runsOn: LocalDate, times: OccurrenceTimes, timeZone: TimeZone): OccurrenceWindows {
  const { pickupFromS, pickupToS, dropoffFromS, dropoffToS, dropoffDays } = times
  const dropoffDay = addDays(runsOn, dropoffDays)
  const pickupFrom = unixSecondsAt(runsOn, pickupFromS, timeZone)
  const pickupTo = windowEnd(runsOn, pickupFromS, pickupToS, timeZone)
  const dropoffFrom = dropoffFromS === null ? null : unixSecondsAt(dropoffDay, dropoffFromS, timeZone)
  const dropoffTo = dropoffToS === null ? null : windowEnd(dropoffDay, dropoffFromS ?? 0, dropoffToS, timeZone)
  // A pickup at a time that is left out may have come to lie after a drop-off of the hour that follows.
  const late = dropoffTo !== null && dropoffTo <= pickupFrom ? putForward(runsOn, pickupFromS, timeZone) : 0
  return {
    pickupFrom,
    pickupTo,
    dropoffFrom: dropoffFrom === null ? null : Math.max(dropoffFrom + late, pickupFrom),
    dropoffTo: dropoffTo === null ? null : dropoffTo + late,
  }
}

function windowEnd(day: LocalDate, fromS: number, toS: number, timeZone: TimeZone): number {
  if (putForward(day, fromS, timeZone) === 0) return unixSecondsAt(day, toS, timeZone)
  return unixSecondsAt(day, fromS, timeZone) + (toS - fromS)
}

/** By how many seconds the clock is past this time of the day when it comes to it: 0, but for one that clocks leave out. */
function putForward(day: LocalDate, secondsFromMidnight: number, timeZone: TimeZone): number {
  return (
    wallTimeAt(unixSecondsAt(day, secondsFromMidnight, timeZone), timeZone).secondsFromMidnight - secondsFromMidnight
  )
}

/** @throws formError at the field of a time that is none, or that comes before the one that it must follow */
export function checkTimes(times: OccurrenceTimes): void {
  refuseErrors({ ...rangeFaults(times) })
  refuseErrors({ ...orderFaults(times) })
}

function rangeFaults({ pickupFromS, pickupToS, dropoffFromS, dropoffToS, dropoffDays }: OccurrenceTimes): FieldErrors {
  return {
    ...(!isFrom(pickupFromS) && { '/pickupFromS': [notATime] }),
    ...(!isUntil(pickupToS) && { '/pickupToS': [notATime] }),
    ...(dropoffFromS !== null && !isFrom(dropoffFromS) && { '/dropoffFromS': [notATime] }),
    ...(dropoffToS !== null && !isUntil(dropoffToS) && { '/dropoffToS': [notATime] }),
    ...(!(Number.isInteger(dropoffDays) && dropoffDays >= 0 && dropoffDays <= mostDropoffDays) && {
      '/dropoffDays': [`Must be a whole number from 0 to ${mostDropoffDays}`],
    }),
  }
}

function orderFaults({ pickupFromS, pickupToS, dropoffFromS, dropoffToS, dropoffDays }: OccurrenceTimes): FieldErrors {
  const dayOfDropoffS = dropoffDays * daySeconds
  const isBeforePickup = dropoffToS !== null && dropoffToS + dayOfDropoffS <= pickupFromS
  const isBackwards = dropoffFromS !== null && dropoffToS !== null && dropoffToS < dropoffFromS
  const startsTooSoon = dropoffFromS !== null && dropoffFromS + dayOfDropoffS < pickupFromS
  return {
    ...(pickupToS < pickupFromS && { '/pickupToS': ['Must not be before the time from which it can be picked up'] }),
    ...(startsTooSoon && { '/dropoffFromS': ['Must not be before the pickup'] }),
    ...(isBackwards && { '/dropoffToS': ['Must not be before the time from which it can be dropped off'] }),
    ...(isBeforePickup && { '/dropoffToS': ['Ends before the pickup begins: choose a later time, or a later day'] }),
  }
}

const notATime = 'Must be a time of the day'

function isFrom(seconds: number): boolean {
  return Number.isInteger(seconds) && seconds >= 0 && seconds < daySeconds
}

function isUntil(seconds: number): boolean {
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= daySeconds
}
