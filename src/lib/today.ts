import { addDays, type ToldZone, unixSecondsAt, wallTimeAt } from '#domain/zoned-time.ts'

/**
 * The instant, in unix seconds, at which today ends in the zone: what is available before it is available today.
 * @param now unix seconds
 */
export function endOfToday(now: number, timeZone: ToldZone): number {
  return unixSecondsAt(addDays(wallTimeAt(now, timeZone).date, 1), 0, timeZone)
}
