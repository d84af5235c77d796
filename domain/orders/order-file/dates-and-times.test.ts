import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOrderOf, readFileDate } from './dates.ts'
import { readFileTime } from './times.ts'

/* docs/rules/orders-by-file.md, "Dates and times". */

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026/11/30 09:30', '2026-11-30'],
  ['30/11/2026', '2026-11-30'],
  ['11/30/26', '2026-11-30'],
  ['30 nov. 2026', '2026-11-30'],
  ['Nov 30, 2026', '2026-11-30'],
  ['Mon, 30 November 2026', '2026-11-30'],
  ['1er août 2026', '2026-08-01'],
  ['20261130', '2026-11-30'],
  ['04/04/2026', '2026-04-04'],
])('%s is a date', (text, date) => {
  expect(readFileDate(text, null)).toMatchObject({ kind: 'date', date })
})

test('what can be two dates is neither until somebody says', () => {
  expect(readFileDate('03/04/2026', null)).toEqual({ kind: 'either', dates: ['2026-04-03', '2026-03-04'] })
  expect(readFileDate('03/04/2026', true)).toMatchObject({ date: '2026-04-03' })
  expect(readFileDate('03/04/2026', false)).toMatchObject({ date: '2026-03-04' })
})

test.each(['', 'soon', '31/02/2026', '13/13/2026', '46356', '2026-13-01', '30 foo 2026'])('%j is no date', (text) => {
  expect(readFileDate(text, true)).toEqual({ kind: 'none' })
})

test('a 13 tells which comes first, and two that disagree do not', () => {
  expect(dayOrderOf(['03/04/2026', '13/04/2026'])).toBe('day')
  expect(dayOrderOf(['03/04/2026', '04/13/2026'])).toBe('month')
  expect(dayOrderOf(['03/04/2026', '2026-04-13'])).toBe('unknown')
  expect(dayOrderOf(['13/04/2026', '04/13/2026'])).toBe('both')
  expect(dayOrderOf(['2026-04-13', ''])).toBeNull()
})

const hour = 3_600

test.each([
  ['14:30', 14.5 * hour, null],
  ['2:30 p.m.', 14.5 * hour, null],
  ['2:30p', 14.5 * hour, null],
  ['14 h 30', 14.5 * hour, null],
  ['14h', 14 * hour, null],
  ['1430', 14.5 * hour, null],
  ['12 am', 0, null],
  ['12:15 PM', 12.25 * hour, null],
  ['noon', 12 * hour, null],
  ['9:00-11:00', 9 * hour, 11 * hour],
  ['1-3pm', 13 * hour, 15 * hour],
  ['11-1 pm', 11 * hour, 13 * hour],
  ['9:00 to noon', 9 * hour, 12 * hour],
])('%s is a time', (text, fromS, toS) => {
  expect(readFileTime(text)).toEqual({ fromS, toS })
})

test.each(['', '9', '9-11', '25:00', '13 pm', '0 am', 'later', '11:00-9:00', '9:60'])('%j is no time', (text) => {
  expect(readFileTime(text)).toBeNull()
})

test('three figures are a date of the calendar or none, and two a time of the day or none', () => {
  const figure = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(
      figure,
      figure,
      fc.integer({ min: 1900, max: 2100 }),
      fc.constantFrom('/', '-', '.'),
      (one, two, year, sign) => {
        const read = readFileDate([one, two, year].join(sign), true)
        const date = read.kind === 'date' ? read.date : '2026-11-30'
        expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
        expect(readFileTime(`${one}:${two}`)?.fromS ?? 0).toBeLessThan(86_400)
      },
    ),
  )
})
