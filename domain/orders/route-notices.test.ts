import { expect, it } from 'vitest'
import { routeNotices } from './route-notices.ts'

const saskatoon = { lat: 52.13, lng: -106.67 }
const route = { pickup: saskatoon, dropoff: { lat: 52.1, lng: -106.6 }, timeS: 3_600, availableAt: 1_000, dueAt: 4_600 }
const toronto = { lat: 43.65, lng: -79.38 }

it.each([
  ['a way that is meant', {}, []],
  ['no promise', { dueAt: null, timeS: 90_000 }, []],
  ['a promise that no drive keeps', { timeS: 3_601 }, ['promise_too_soon']],
  ['Regina, which couriers drive to', { dropoff: { lat: 50.45, lng: -104.62 } }, []],
  ['another province', { dropoff: toronto, dueAt: null }, ['stops_far_apart']],
  ['both', { dropoff: toronto, timeS: 90_000 }, ['stops_far_apart', 'promise_too_soon']],
])('of %s says what one should know', (_, change, codes) => {
  expect(routeNotices({ ...route, ...change }, 'Metric').map(({ code }) => code)).toEqual(codes)
})

it('says how far in the units of the reader', () => {
  const [notice] = routeNotices({ ...route, dropoff: toronto }, 'Imperial')
  expect(notice?.message).toMatch(/^Pickup and drop-off are 1,3\d\d mi apart/)
})
