import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#domain/time/zoned-time.ts'
import { areTooMany, daysBefore, figureSpans, spansOf, usualSpan, wholeMonthsOf } from './spans.ts'

const first = '2024-01-01'
const someDays = fc
  .tuple(fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 0, max: 800 }))
  .map(([start, length]) => ({ from: addDays(first, start), until: addDays(first, start + length) }))

test.each([
  ['day', 3, '2026-11-10', '2026-11-12'],
  ['week', 2, '2026-11-05', '2026-11-10'],
  ['week', 1, '2026-11-02', '2026-11-08'],
  ['month', 2, '2026-10-31', '2026-11-01'],
] as const)('by %s there are %i of them from %s to %s', (span, count, from, until) => {
  const spans = spansOf({ from, until }, span)
  expect(spans).toHaveLength(count)
  expect([spans[0]?.from, spans.at(-1)?.until]).toEqual([from, until])
})

test('spans follow each other without a gap from the first to the last day, weeks from Monday and months from their first', () => {
  fc.assert(
    fc.property(someDays, fc.constantFrom(...figureSpans), (days, span) => {
      const spans = spansOf(days, span)
      expect([spans[0]?.from, spans.at(-1)?.until]).toEqual([days.from, days.until])
      for (const [place, { from, until }] of spans.entries()) {
        expect(from <= until).toBe(true)
        const before = spans[place - 1]
        if (before === undefined) continue
        expect(from).toBe(addDays(before.until, 1))
        if (span === 'month') expect(from.slice(8)).toBe('01')
        if (span === 'week') expect(new Date(from).getUTCDay()).toBe(1)
      }
    }),
  )
})

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-11-10', '2026-11-16', '2026-11-03', '2026-11-09'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-11-27', '2026-11-27', '2026-11-26', '2026-11-26'],
])('%s to %s is held against %s to %s', (from, until, before, end) => {
  expect(daysBefore({ from, until })).toEqual({ from: before, until: end })
})

test('what figures are held against ends the day before, and is as long where no whole months are asked for', () => {
  fc.assert(
    fc.property(someDays, (days) => {
      const before = daysBefore(days)
      expect(addDays(before.until, 1)).toBe(days.from)
      if (!before.from.endsWith('-01')) {
        expect(daysBetween(before.from, before.until)).toBe(daysBetween(days.from, days.until))
      }
    }),
  )
})

test.each([
  ['2026-10-15', '2026-12-03', '2026-11-01', '2026-11-30'],
  ['2026-10-01', '2026-11-30', '2026-10-01', '2026-11-30'],
  ['2026-11-02', '2026-12-30', null, null],
  ['2026-11-03', '2026-11-17', null, null],
])('the whole months of %s to %s are %s to %s', (from, until, begin, end) => {
  expect(wholeMonthsOf({ from, until })).toEqual(begin === null ? null : { from: begin, until: end })
})

test('days are shown one by one as long as they can be read, and never more than can be asked for', () => {
  fc.assert(fc.property(someDays, (days) => !areTooMany(days, usualSpan(days))))
  expect(usualSpan({ from: '2026-11-01', until: '2026-11-30' })).toBe('day')
  expect(usualSpan({ from: '2026-06-01', until: '2026-11-30' })).toBe('week')
  expect(usualSpan({ from: '2026-01-01', until: '2026-12-31' })).toBe('month')
  expect(areTooMany({ from: '2020-01-01', until: '2026-11-30' }, 'day')).toBe(true)
})
