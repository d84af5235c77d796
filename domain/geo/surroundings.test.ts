import { expect, test } from 'vitest'
import { boxAround, boxAroundAll, distanceWithin, longitudeWithin, turnsOf } from './surroundings.ts'

const regina = { latitude: 50.4452, longitude: -104.6189, radiusM: 40_000 }
/** Taveuni lies on the meridian of 180 degrees. */
const fiji = { latitude: -16.85, longitude: 179.95, radiusM: 30_000 }

test('a place is served by what it lies in, and is as far as the nearest middle of that', () => {
  const wide = { ...regina, latitude: 50.5, radiusM: 100_000 }
  expect(distanceWithin({ lat: 50.45, lng: -104.6189 }, [wide, regina])).toBe(534)
  expect(distanceWithin({ lat: 50.95, lng: -104.6189 }, [wide, regina])).toBe(50_038)
  expect(distanceWithin({ lat: 53, lng: -104.6189 }, [wide, regina])).toBeNull()
  expect(distanceWithin({ lat: 50, lng: -104 }, [])).toBeNull()
  expect(distanceWithin({ lat: -16.85, lng: -179.95 }, [fiji])).toBe(10_642)
})

test('a box holds its surroundings, and is wider toward a pole', () => {
  const { south, west, north, east } = boxAround(regina)
  for (const at of [
    { lat: 50.4452 + 0.3597, lng: -104.6189 },
    { lat: 50.4452, lng: -104.6189 - 0.564 },
  ]) {
    expect(distanceWithin(at, [regina])).toBeGreaterThan(39_900)
    expect(at.lat > south && at.lat < north && at.lng > west && at.lng < east).toBe(true)
  }
  const arctic = boxAround({ ...regina, latitude: 80 })
  expect(arctic.east - arctic.west).toBeGreaterThan(3 * (east - west))
})

test('beside the meridian of 180 degrees a box goes on, and a place is looked for in it from either side', () => {
  const { west, east } = boxAround(fiji)
  expect(east).toBeGreaterThan(180)
  expect(turnsOf(-179.95).some((longitude) => longitude > west && longitude < east)).toBe(true)
  expect(turnsOf(0).some((longitude) => longitude > west && longitude < east)).toBe(false)
})

test('a box around several goes the short way around the globe', () => {
  const { west, east } = boxAroundAll([fiji, { ...fiji, longitude: -179.9 }])
  expect(east - west).toBeLessThan(1)
  expect(longitudeWithin(-179.9, west)).toBeCloseTo(180.1)
  expect(longitudeWithin(179.95, west)).toBeCloseTo(179.95)
  expect(boxAroundAll([regina])).toEqual(boxAround(regina))
})
