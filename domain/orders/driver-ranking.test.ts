import { expect, test } from 'vitest'
import { nearnessTo, nearnessWords, rankDrivers, type RankedDriver } from './driver-ranking.ts'

const now = 1_800_000_000
const pickup = { lat: 52.1, lng: -106.65 }
/** Degrees of latitude that are a kilometre by road, 1.3 times the great circle. */
const kmByRoad = 1 / 111.195 / 1.3
const north = (km: number) => ({ lat: pickup.lat + km * kmByRoad, lng: pickup.lng })
const seen = (km: number, ageS = 0) => ({ ...north(km), recordedAt: now - ageS })
const idle: RankedDriver = { ordersInHand: 0, nextDropoff: null, lastPosition: null }
const km = (metres: number) => `${(metres / 1000).toFixed(1)} km`
const words = (driver: RankedDriver) => nearnessWords(nearnessTo(pickup, driver, now), driver.ordersInHand, km)

test.each([
  ['2.1 km away, nothing in hand', { ...idle, lastPosition: seen(2.1, 300) }],
  ['2.1 km away, 3 orders', { ordersInHand: 3, nextDropoff: north(9), lastPosition: seen(2.1) }],
  // the stop that is next says more than where the driver was
  [
    '3 orders, next drop 1.4 km from the pickup',
    { ordersInHand: 3, nextDropoff: north(1.4), lastPosition: seen(2, 301) },
  ],
  ['1 order, next drop 1.4 km from the pickup', { ordersInHand: 1, nextDropoff: north(1.4), lastPosition: null }],
  ['2.1 km away 40 min ago, nothing in hand', { ...idle, lastPosition: seen(2.1, 2_400) }],
  ['2.1 km away 12 h ago, nothing in hand', { ...idle, lastPosition: seen(2.1, 43_200) }],
  ['Nothing in hand, position not known', { ...idle, lastPosition: seen(2.1, 43_201) }],
  ['Nothing in hand, position not known', idle],
])('says "%s"', (text, driver) => expect(words(driver)).toBe(text))

test('a clock that runs ahead does not make a position old', () => {
  expect(nearnessTo(pickup, { ...idle, lastPosition: seen(1, -90) }, now)).toMatchObject({ ageS: 0 })
})

test('ranks by the drive and by what is in hand together, and whom nobody has seen last', () => {
  const near = { ...idle, name: 'near', lastPosition: seen(1) }
  const loaded = { ...near, name: 'loaded', ordersInHand: 6 }
  const far = { ...idle, name: 'far', lastPosition: seen(12) }
  const passing = { ...idle, name: 'passing', ordersInHand: 1, nextDropoff: north(2) }
  const unseen = { ...idle, name: 'unseen' }
  const carrying = { ...idle, name: 'carrying', ordersInHand: 1 }
  const ranked = rankDrivers([carrying, unseen, loaded, far, passing, near], pickup, now)
  expect(ranked.map(({ driver }) => driver.name)).toEqual(['near', 'passing', 'far', 'loaded', 'unseen', 'carrying'])
})

test('without one place to go to ranks by load, and leaves equal ones as they were', () => {
  const drivers = [2, 0, 1, 0].map((ordersInHand, index) => ({
    ...idle,
    ordersInHand,
    index,
    lastPosition: seen(index),
  }))
  expect(rankDrivers(drivers, null, now).map(({ driver }) => driver.index)).toEqual([1, 3, 2, 0])
})
