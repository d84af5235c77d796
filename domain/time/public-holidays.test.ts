import { expect, test } from 'vitest'
import { easterSunday, publicHolidays } from './public-holidays.ts'

test('Easter by the years of an almanac, the earliest and the latest of a century among them', () => {
  const known = {
    2008: '03-23',
    2024: '03-31',
    2025: '04-20',
    2026: '04-05',
    2027: '03-28',
    2038: '04-25',
    2100: '03-28',
  }
  for (const [year, day] of Object.entries(known)) expect(easterSunday(Number(year))).toBe(`${year}-${day}`)
})

test('the holidays of Saskatchewan in 2027', () => {
  expect(publicHolidays('SK', 2027).map(({ date, name }) => `${date} ${name}`)).toEqual([
    "2027-01-01 New Year's Day",
    '2027-02-15 Family Day',
    '2027-03-26 Good Friday',
    '2027-05-24 Victoria Day',
    '2027-07-01 Canada Day',
    '2027-08-02 Saskatchewan Day',
    '2027-09-06 Labour Day',
    '2027-10-11 Thanksgiving Day',
    '2027-11-11 Remembrance Day',
    '2027-12-25 Christmas Day',
  ])
})

test('each province has its own, and Victoria Day never falls on the 25th of May', () => {
  const names = (province: 'QC' | 'NL' | 'ON') => publicHolidays(province, 2026).map(({ name }) => name)
  expect(names('QC')).toContain('Fête nationale')
  expect(names('NL')).not.toContain('Family Day')
  expect(names('ON').at(-1)).toBe('Boxing Day')
  for (let year = 2020; year < 2040; year += 1) {
    const day = publicHolidays('AB', year).find(({ name }) => name === 'Victoria Day')?.date ?? ''
    expect(day >= `${year}-05-18` && day <= `${year}-05-24`).toBe(true)
  }
})
