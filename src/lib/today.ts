import { nextSlot } from '#domain/time/slots.ts'
import { addDays, type ZoneOffsets, unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'

/**
 * The instant, in unix seconds, at which today ends in the zone: what is available before it is available today. In the last
 * quarter hour that is the first moment of the next day as well, for what is ordered "now" is available at the next slot.
 * @param now unix seconds
 */
export function endOfToday(now: number, timeZone: ZoneOffsets): number {
  const midnight = unixSecondsAt(addDays(wallTimeAt(now, timeZone).date, 1), 0, timeZone)
  return Math.max(midnight, nextSlot(now) + 1)
}

/** When today began in the zone, in unix seconds. @param now unix seconds */
export function startOfToday(now: number, timeZone: ZoneOffsets): number {
  return unixSecondsAt(wallTimeAt(now, timeZone).date, 0, timeZone)
}
