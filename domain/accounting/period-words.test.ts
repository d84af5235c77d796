import { expect, test } from 'vitest'
import { daysOfPeriod, periodWords, wordOfDays } from './period-words.ts'

test.each([
  ['thisMonth', '2026-11-26', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['thisQuarter', '2026-11-26', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-11-26', '2026-07-01', '2026-09-30'],
  ['lastQuarter', '2027-03-31', '2026-10-01', '2026-12-31'],
  ['thisYear', '2026-11-26', '2026-01-01', '2026-12-31'],
  ['lastYear', '2026-11-26', '2025-01-01', '2025-12-31'],
  ['last30Days', '2026-11-26', '2026-10-28', '2026-11-26'],
] as const)('%s means on %s the days from %s until %s', (word, today, from, until) => {
  expect(daysOfPeriod(word, today)).toEqual({ from, until })
})

test('days are called by the word that means them, and by none where no word does', () => {
  for (const word of periodWords) expect(wordOfDays(daysOfPeriod(word, '2026-11-26'), '2026-11-26')).toBe(word)
  expect(wordOfDays({ from: '2026-11-01', until: '2026-11-29' }, '2026-11-26')).toBeNull()
  expect(wordOfDays(daysOfPeriod('thisMonth', '2026-11-26'), '2026-12-01')).toBe('lastMonth')
})
