import { expect, it } from 'vitest'
import { regina } from '#tests/components/zones.ts'
import { endOfToday } from './today.ts'

const at = (iso: string) => Date.parse(iso) / 1000

it('ends the day at the midnight of the zone, not of this machine', () => {
  // 23:30 in Regina (UTC-6) is the next morning in UTC.
  const lateEvening = at('2026-11-21T05:30:00Z')
  expect(endOfToday(lateEvening, regina)).toBe(at('2026-11-21T06:00:00Z'))
})

it('keeps to the wall clock on the day the clocks change', () => {
  const winnipeg = { timezone: 'America/Winnipeg', utcOffsets: [] }
  const lengthOf = (noon: number) => endOfToday(noon, winnipeg) - endOfToday(noon - 86_400, winnipeg)
  expect(lengthOf(at('2019-11-03T18:00:00Z')) / 3_600).toBe(25)
})
