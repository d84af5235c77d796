import { describe, expect, it } from 'vitest'
import { farAhead, findOddities, confirmOddities } from './unusual-order.ts'

const at = (iso: string) => Date.parse(iso) / 1000
const now = at('2027-06-10T12:00:00Z')

describe('a time', () => {
  it.each(['2027-06-10T12:00:00Z', '2028-06-10T12:00:00Z'])('of %s is within a year', (time) => {
    expect(farAhead(at(time), now, 'America/Regina')).toEqual([])
  })
  it.each([
    ['2028-06-12T12:00:00Z', 'June 12, 2028 is more than a year ahead'],
    ['2037-03-02T03:00:00Z', 'March 1, 2037 is more than a year ahead'],
  ])('of %s is far ahead', (time, message) => {
    expect(farAhead(at(time), now, 'America/Regina')).toEqual([{ code: 'far_ahead', message }])
  })
})

describe('a place', () => {
  const clinic = {
    id: 31,
    formattedAddress: '110-3160 Preston Ave, Saskatoon, SK',
    latitude: 52.09,
    longitude: -106.62,
  }
  const other = { id: 32, formattedAddress: '12 High St, Saskatoon, SK', latitude: 52.1, longitude: -106.6 }
  type Place = Parameters<typeof findOddities>[0]['pickup']
  const between = (pickup: Place, dropoff: Place, approximatePin = false) =>
    findOddities({ availableAt: now, pickup, dropoff, approximatePin }, now, 'America/Regina')
  it.each([
    ['location', { id: 31 }],
    ['pin', { latitude: 52.09, longitude: -106.62 }],
    ['address', { formattedAddress: '110–3160 PRESTON AVE. Saskatoon SK' }],
  ])('is the same by its %s', (_by, same) => {
    expect(between(clinic, { ...other, ...same })).toMatchObject([{ code: 'same_place' }])
  })
  it('is another in the middle of the same city, unless its address is the same', () => {
    const inTheMiddle = { ...other, latitude: clinic.latitude, longitude: clinic.longitude }
    expect(between(clinic, inTheMiddle, true)).toEqual([])
    expect(between(clinic, { ...clinic, id: 32 }, true)).toMatchObject([{ code: 'same_place' }])
  })
  it.each([[other], [{ ...other, latitude: 52.09 }]])('is another', (another) => {
    expect(between(clinic, another)).toEqual([])
    expect(between({ ...clinic, id: null }, { ...another, id: null })).toEqual([])
  })
})

it('is asked about in one question, and what is usual is not', () => {
  const place = { id: 31, formattedAddress: '12 High St', latitude: 52, longitude: -106 }
  const asked = { availableAt: at('2037-03-01T12:00:00Z'), pickup: place, dropoff: place }
  const found = findOddities(asked, now, 'America/Regina')
  expect(() => confirmOddities(found, 'Place')).toThrow(
    'March 1, 2037 is more than a year ahead. Pickup and drop-off are the same place. Place the order?',
  )
  expect(() => confirmOddities([], 'Save')).not.toThrow()
  expect(() => confirmOddities(found, 'Save', true)).not.toThrow()
})
