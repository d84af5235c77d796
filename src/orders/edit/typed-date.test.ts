import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#domain/time/zoned-time.ts'
import { readTypedDate, writeTypedDate } from './typed-date.ts'

it.each<[string, string | null]>([
  ['11/21/2026', '2026-11-21'],
  [' 11/21/2026 ', '2026-11-21'],
  ['02/29/2028', '2028-02-29'],
  ['01/01/2000', '2000-01-01'],
  ['12/31/2100', '2100-12-31'],
  ['12/31/1999', null],
  ['01/01/2101', null],
  ['1/2/2026', null],
  ['01/2/2026', null],
  ['21/11/2026', null],
  ['02/30/2026', null],
  ['02/29/2026', null],
  ['11/21/26', null],
  ['11-21-2026', null],
  ['2026-11-21', null],
  ['11/21/2026 10:00', null],
  ['tomorrow', null],
  ['', null],
])('%j is %s', (text, date) => {
  expect(readTypedDate(text)).toBe(date)
})

it('reads every day that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_889 }), (days) => {
      const date = addDays('2000-01-01', days)
      expect(readTypedDate(writeTypedDate(date))).toBe(date)
    }),
  )
})
