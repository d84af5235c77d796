import { addDays, unixSecondsAt, wallTimeAt } from '../time/zoned-time.ts'

/** When somebody wants to hear by mail and telephone. */
export interface Rhythm {
  readonly digest: 'atOnce' | 'hourly' | 'daily'
  /** Seconds from midnight between which the telephone stays silent, perhaps over midnight; null: it never does. */
  readonly quietFrom: number | null
  readonly quietTo: number | null
  /** IANA name of the person's zone. */
  readonly timeZone: string
}

/** Of hours that end as they begin nobody knows whether they are the whole day or nothing. */
export const quietForNoTime = 'Must be another time than they begin'

const hour = 3_600

/** Seconds from midnight at which the mail of the day is sent. */
const dailyAt = 17 * hour

/**
 * When a notice is mailed or texted (docs/rules/messages-out.md, "When"): at once, at the next full hour or at 17:00, by the
 * person's clock; a text message not before their quiet hours are over.
 * @param now unix seconds
 * @returns unix seconds, `now` or later
 */
export function dueAt(channel: 'email' | 'sms', now: number, rhythm: Rhythm): number {
  const due = inRhythm(now, rhythm)
  return channel === 'sms' ? afterQuiet(due, rhythm) : due
}

function inRhythm(now: number, { digest, timeZone }: Rhythm): number {
  if (digest === 'atOnce') return now
  const { date, secondsFromMidnight } = wallTimeAt(now, timeZone)
  if (digest === 'hourly') return now + ((hour - (secondsFromMidnight % hour)) % hour)
  return unixSecondsAt(secondsFromMidnight <= dailyAt ? date : addDays(date, 1), dailyAt, timeZone)
}

/** The end of the quiet hours that an instant falls into, else the instant itself. Unix seconds. */
export function afterQuiet(at: number, { quietFrom: from, quietTo: to, timeZone }: Omit<Rhythm, 'digest'>): number {
  if (from === null || to === null) return at
  const { date, secondsFromMidnight: now } = wallTimeAt(at, timeZone)
  const isQuiet = from <= to ? from <= now && now < to : now >= from || now < to
  if (!isQuiet) return at
  const end = unixSecondsAt(now < to ? date : addDays(date, 1), to, timeZone)
  // An hour that the clocks repeat: they have shown the end once already.
  return end > at ? end : at + to - now
}
