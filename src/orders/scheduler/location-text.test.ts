import { expect, it } from 'vitest'
import { hoursOnDay } from './location-text.ts'

const saturdayNoon = Date.parse('2026-11-21T18:00:00Z') / 1000
const location = {
  timezone: 'America/Regina',
  operatingHours: {
    saturday: { closed: false, hours: { openTime: 28_800, closeTime: 61_200 } },
    sunday: { closed: true },
  },
}

it('says the hours of today and of another day by its name', () => {
  expect(hoursOnDay(location, saturdayNoon, saturdayNoon, location.timezone)).toBe('Today 08:00 – 17:00')
  expect(hoursOnDay(location, saturdayNoon + 86_400, saturdayNoon, location.timezone)).toBe('Sunday Closed')
  expect(hoursOnDay(location, saturdayNoon + 2 * 86_400, saturdayNoon, location.timezone)).toBe('Monday Open 24 Hours')
})

it('reads the day on the clock at the location', () => {
  const lateSaturday = Date.parse('2026-11-22T04:00:00Z') / 1000
  expect(hoursOnDay(location, lateSaturday, lateSaturday, location.timezone)).toBe('Today 08:00 – 17:00')
})
