import { expect, it } from 'vitest'
import { regina } from '#tests/components/zones.ts'
import { formatWhenInText } from './format-when-in-text.ts'

const at = (iso: string) => Date.parse(iso) / 1000

it.each([
  ['2026-11-21T20:30:00Z', 'today at 14:30'],
  ['2026-11-22T06:00:00Z', 'tomorrow at 00:00'],
  ['2026-11-21T05:59:00Z', 'yesterday at 23:59'],
  ['2026-11-03T18:05:00Z', 'Nov 3 at 12:05'],
  ['2025-11-03T18:05:00Z', 'Nov 3, 2025 at 12:05'],
])('%s is %s within a sentence', (moment, words) => {
  expect(formatWhenInText(at(moment), regina, at('2026-11-21T20:30:00Z'))).toBe(words)
})
