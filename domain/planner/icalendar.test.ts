import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, escapedText, foldedLine, icalendarText, utcText } from './icalendar.ts'

/** As a program reads it: RFC 5545, 3.1 and 3.3.11. */
const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, '')
const unescaped = (value: string) =>
  value.replaceAll(/\\(.)/gs, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character))
const octets = (line: string) => new TextEncoder().encode(line).length

/** What is left of a text in a calendar: its lines, without characters that none may hold. */
const kept = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')

const event: CalendarEvent = {
  uid: 'recurring-order-3-2026-11-27@waybill.example',
  startsAt: Date.parse('2026-11-27T15:00:00Z') / 1_000,
  endsAt: Date.parse('2026-11-27T17:30:00Z') / 1_000,
  summary: 'Morning run: Pharmacy, Broadway → Nutana Manor',
  location: 'Pharmacy; Broadway',
  description: 'Order #10482: Dispatched\nDriver: Ravi Patel',
  status: 'CONFIRMED',
  changedAt: Date.parse('2026-11-26T06:00:01Z') / 1_000,
}
const calendar = {
  name: 'Planner, Meewasin',
  description: 'Four weeks back',
  timeZone: 'America/Regina',
  events: [event],
}
const now = Date.parse('2026-11-26T12:00:00Z') / 1_000

test('a calendar of one event', () => {
  expect(unfolded(icalendarText(calendar, now)).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waybill//Planner//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    String.raw`NAME:Planner\, Meewasin`,
    String.raw`X-WR-CALNAME:Planner\, Meewasin`,
    'DESCRIPTION:Four weeks back',
    'X-WR-CALDESC:Four weeks back',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'X-WR-TIMEZONE:America/Regina',
    'BEGIN:VEVENT',
    'UID:recurring-order-3-2026-11-27@waybill.example',
    'DTSTAMP:20261126T120000Z',
    'LAST-MODIFIED:20261126T060001Z',
    'DTSTART:20261127T150000Z',
    'DTEND:20261127T173000Z',
    String.raw`SUMMARY:Morning run: Pharmacy\, Broadway → Nutana Manor`,
    String.raw`LOCATION:Pharmacy\; Broadway`,
    String.raw`DESCRIPTION:Order #10482: Dispatched\nDriver: Ravi Patel`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([null, event.startsAt, event.startsAt - 60])('an end of %s is none: the event is a moment', (endsAt) => {
  const text = icalendarText({ ...calendar, events: [{ ...event, endsAt }] }, now)
  expect(text).toContain('DTSTART:20261127T150000Z')
  expect(text).not.toContain('DTEND')
})

test('a calendar without events is one', () => {
  const text = icalendarText({ ...calendar, events: [] }, now)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
  expect(text).not.toContain('VEVENT')
})

test.each([
  [0, '19700101T000000Z'],
  [Date.parse('2026-03-08T08:00:00Z') / 1_000, '20260308T080000Z'],
  [Date.parse('2028-02-29T23:59:59Z') / 1_000, '20280229T235959Z'],
])('%d is %s', (seconds, text) => {
  expect(utcText(seconds)).toBe(text)
})

describe('text', () => {
  test.each([
    [String.raw`C:\new`, String.raw`C:\\new`],
    ['one;two,three', String.raw`one\;two\,three`],
    ['one\r\ntwo\rthree\nfour', String.raw`one\ntwo\nthree\nfour`],
    ['a colon: is a colon "as it is"', 'a colon: is a colon "as it is"'],
    ['\u0000bell\u0007, tab\t', String.raw`bell\, tab` + '\t'],
    ['half \uD83D of a character', 'half \uFFFD of a character'],
  ])('%j stands there as %j', (text, escaped) => {
    expect(escapedText(text)).toBe(escaped)
  })
})

describe('a line', () => {
  test('of 75 octets is one line, of 76 two', () => {
    const line = 'x'.repeat(75)
    expect(foldedLine(line)).toBe(line)
    expect(foldedLine(`${line}y`)).toBe(`${line}\r\n y`)
  })

  test('is not cut within a character', () => {
    // 74 octets, and a character of four.
    expect(foldedLine(`${'x'.repeat(74)}🚚`)).toBe(`${'x'.repeat(74)}\r\n 🚚`)
    expect(foldedLine('é'.repeat(38))).toBe(`${'é'.repeat(37)}\r\n é`)
  })
})

/** Whatever people type, and what means something in a calendar more often than chance has it. */
const anyText = fc
  .array(
    fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('\\', ';', ',', ':', '\n', '\r\n', '\\n')),
    {
      maxLength: 20,
    },
  )
  .map((parts) => parts.join(''))

test('any text is read as it was written, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(anyText, anyText, (summary, description) => {
      const text = icalendarText({ ...calendar, events: [{ ...event, summary, description }] }, now)
      const lines = text.split('\r\n')
      expect(lines.every((line) => octets(line) <= 75 && !/[\r\n]/.test(line))).toBe(true)
      const read = unfolded(text).split('\r\n')
      const from = read.indexOf('BEGIN:VEVENT')
      const valueOf = (name: string) =>
        read
          .slice(from)
          .find((line) => line.startsWith(`${name}:`))
          ?.slice(name.length + 1)
      expect(unescaped(valueOf('SUMMARY') ?? '')).toBe(kept(summary))
      expect(unescaped(valueOf('DESCRIPTION') ?? '')).toBe(kept(description))
      // Nobody can write a line of their own into it.
      expect(read.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
    }),
  )
})

test('any line is the same after it was folded and unfolded', () => {
  fc.assert(
    fc.property(anyText, (line) => {
      const plain = escapedText(line)
      const folded = foldedLine(plain)
      expect(unfolded(folded)).toBe(plain)
      expect(folded.split('\r\n').every((part) => octets(part) <= 75)).toBe(true)
    }),
  )
})
