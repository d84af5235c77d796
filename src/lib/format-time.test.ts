import { expect, it } from 'vitest'
import { regina } from '#tests/components/zones.ts'
import { formatDated, formatFull, formatShort, formatWhen } from './format-time.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const now = at('2026-11-21T20:30:00Z')

it.each([
  ['2026-11-21T20:30:00Z', 'Today 14:30'],
  ['2026-11-22T05:59:00Z', 'Today 23:59'],
  ['2026-11-22T06:00:00Z', 'Tomorrow 00:00'],
  ['2026-11-21T05:59:00Z', 'Yesterday 23:59'],
  ['2026-11-03T18:05:00Z', 'Nov 3, 12:05'],
  ['2025-11-03T18:05:00Z', 'Nov 3, 2025, 12:05'],
])('%s is %s', (moment, words) => {
  expect(formatWhen(at(moment), regina, now)).toBe(words)
})

it.each([
  ['2026-11-21T20:30:00Z', 'Nov 21, 2026, 14:30'],
  ['2026-11-22T05:59:00Z', 'Nov 21, 2026, 23:59'],
])('%s is %s on paper, whatever day it is', (moment, words) => {
  expect(formatDated(at(moment), regina)).toBe(words)
})

it('writes the clock of today, and of other days the day, where there is little room', () => {
  expect(formatShort(now, regina, now)).toBe('14:30')
  expect(formatShort(at('2026-11-21T05:59:00Z'), regina, now)).toBe('Nov 20')
})

it('writes the whole date for hovering', () => {
  expect(formatFull(now, regina)).toBe('Saturday, November 21, 2026 at 14:30')
})
