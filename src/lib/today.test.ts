import { expect, it } from 'vitest'
import { endOfToday, startOfToday } from './today.ts'

const at = (iso: string) => Date.parse(iso) / 1000

it('ends the day at the midnight of the zone, not of this machine', () => {
  // 23:30 in Regina (UTC-6) is the next morning in UTC.
  const lateEvening = at('2026-11-21T05:30:00Z')
  expect(startOfToday(lateEvening, 'America/Regina')).toBe(at('2026-11-20T06:00:00Z'))
  expect(endOfToday(lateEvening, 'America/Regina')).toBe(at('2026-11-21T06:00:00Z'))
})

it('keeps to the wall clock on the day the clocks change', () => {
  const noon = at('2026-11-01T18:00:00Z')
  const hours = (endOfToday(noon, 'America/Winnipeg') - startOfToday(noon, 'America/Winnipeg')) / 3_600
  expect(hours).toBe(25)
})
