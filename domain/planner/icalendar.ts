/*
 * Writes a calendar for other programs (RFC 5545). Every time is in UTC, so that no VTIMEZONE has to say when clocks change: a program
 * shows it by its own clock.
 */

/** What a program makes of an event: it is certain, it may still come otherwise, or it does not happen. */
export type CalendarEventStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'

export interface CalendarEvent {
  /** The same each time that the calendar is written, and no other event's. */
  readonly uid: string
  /** Unix seconds. */
  readonly startsAt: number
  /** Unix seconds; null, or not after the start: a moment. */
  readonly endsAt: number | null
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly status: CalendarEventStatus
  /** Unix seconds. */
  readonly changedAt: number
}

export interface PublishedCalendar {
  readonly name: string
  readonly description: string
  /** IANA name, for programs that show a calendar by its own clock. */
  readonly timeZone: string
  readonly events: readonly CalendarEvent[]
}

/** Longest line without its end, in octets of UTF-8. */
const longestLine = 75
const lineEnd = '\r\n'

/**
 * The text of a calendar.
 * @param now unix seconds: when it is written
 */
export function icalendarText({ name, description, timeZone, events }: PublishedCalendar, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waybill//Planner//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // The first of each pair is of RFC 7986, the second what programs read before that.
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    `DESCRIPTION:${escapedText(description)}`,
    `X-WR-CALDESC:${escapedText(description)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    `X-WR-TIMEZONE:${escapedText(timeZone)}`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => foldedLine(line) + lineEnd).join('')
}

function eventLines(event: CalendarEvent, now: number): string[] {
  const { uid, startsAt, endsAt, summary, location, description, status, changedAt } = event
  const isSpan = endsAt !== null && endsAt > startsAt
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(uid)}`,
    `DTSTAMP:${utcText(now)}`,
    `LAST-MODIFIED:${utcText(changedAt)}`,
    `DTSTART:${utcText(startsAt)}`,
    // Without an end an event is a moment: an end that is no later than the start would be refused.
    ...(isSpan ? [`DTEND:${utcText(endsAt)}`] : []),
    `SUMMARY:${escapedText(summary)}`,
    ...(location === '' ? [] : [`LOCATION:${escapedText(location)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escapedText(description)}`]),
    `STATUS:${status}`,
    // Nobody is busy by what a courier has to do, and by what does not happen least of all.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** `20261127T150000Z`. @param seconds unix seconds */
export function utcText(seconds: number): string {
  return `${new Date(seconds * 1_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** A value of type TEXT: each end of a line as `\n`, and nothing that no calendar may hold. */
export function escapedText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

/** A line in parts of at most 75 octets, each after the first begun by a space. No character is cut in two. */
export function foldedLine(line: string): string {
  // Of so few characters none can be too many octets, and most lines are of ASCII.
  if (line.length * 3 <= longestLine) return line
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0)
    if (octets + size > longestLine) {
      parts.push(part)
      // The space that the next part begins with.
      octets = 1
      part = ''
    }
    part += character
    octets += size
  }
  return [...parts, part].join(`${lineEnd} `)
}

/** Of a character in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
