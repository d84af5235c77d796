import { expect, it } from 'vitest'
import { regina } from '#tests/components/zones.ts'
import { nextSlot } from '#domain/time/slots.ts'
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

it('what is ordered now, just before midnight, is of today', () => {
  const midnight = at('2026-11-21T06:00:00Z')
  const quarterTo = midnight - 900
  expect(endOfToday(quarterTo, regina)).toBe(midnight)
  for (const now of [quarterTo + 1, midnight - 1]) {
    expect(nextSlot(now)).toBe(midnight)
    expect(endOfToday(now, regina)).toBe(midnight + 1)
  }
  expect(endOfToday(midnight, regina)).toBe(at('2026-11-22T06:00:00Z'))
})
