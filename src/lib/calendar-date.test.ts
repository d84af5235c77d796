import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#domain/time/zoned-time.ts'
import { fromMachineDate, readDate, toMachineDate, writeDate } from './calendar-date.ts'

it('reads a day strictly in the format that was asked for', () => {
  expect(readDate('11/21/2026', 'MM/DD/YYYY')).toBe('2026-11-21')
  expect(readDate('2026-11-21', 'MM/DD/YYYY')).toBeNull()
  expect(readDate('02/30/2026', 'MM/DD/YYYY')).toBeNull()
  expect(writeDate('2026-11-21', 'MM/DD/YYYY')).toBe('11/21/2026')
})

it('gives a calendar the midnight of the machine, whose fields are those of the day', () => {
  const date = toMachineDate('1900-01-01')
  expect([date.getFullYear(), date.getMonth(), date.getDate(), date.getHours()]).toEqual([1900, 0, 1, 0])
})

it('takes every day back from the calendar as it was given, at any hour of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 73_048 }), fc.integer({ min: 0, max: 23 }), (days, hour) => {
      const day = addDays('1900-01-01', days)
      const picked = toMachineDate(day)
      picked.setHours(hour)
      expect(fromMachineDate(picked)).toBe(day)
    }),
  )
})
