import { expect, it } from 'vitest'
import { addressLine, hoursOnDay } from './place-text.ts'

const saturdayNoon = Date.parse('2026-11-21T18:00:00Z') / 1000
const place = {
  timezone: 'America/Regina',
  operatingHours: {
    saturday: { closed: false, hours: { openTime: 28_800, closeTime: 61_200 } },
    sunday: { closed: true },
  },
}

it('says the hours of today and of another day by its name', () => {
  expect(hoursOnDay(place, saturdayNoon, saturdayNoon, place.timezone)).toBe('Today 08:00 – 17:00')
  expect(hoursOnDay(place, saturdayNoon + 86_400, saturdayNoon, place.timezone)).toBe('Sunday Closed')
  expect(hoursOnDay(place, saturdayNoon + 2 * 86_400, saturdayNoon, place.timezone)).toBe('Monday Open 24 Hours')
})

it('reads the day on the clock at the place', () => {
  const lateSaturday = Date.parse('2026-11-22T04:00:00Z') / 1000
  expect(hoursOnDay(place, lateSaturday, lateSaturday, place.timezone)).toBe('Today 08:00 – 17:00')
})

it('puts the unit before the address', () => {
  const formattedAddress = '3160 Preston Avenue S, Saskatoon, SK'
  expect(addressLine({ unitNumber: '110', formattedAddress })).toBe(`Unit 110, ${formattedAddress}`)
  expect(addressLine({ unitNumber: null, formattedAddress })).toBe(formattedAddress)
})
