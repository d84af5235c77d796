import { expect, test } from 'vitest'
import { ringProblem } from '#domain/geo/ring-crossing.ts'
import { realPlaces } from './demo-places.ts'
import { demoZones } from './demo-zones.ts'

test('the places of the shipped list are distinct and lie on the prairies', () => {
  const places = realPlaces()
  expect(places.length).toBeGreaterThan(300)
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length)
  const astray = places.filter(
    ({ location: { latitude, longitude } }) => latitude < 49 || latitude > 60 || longitude < -120 || longitude > -88,
  )
  expect(astray).toEqual([])
})

test('enough of them are in Saskatoon for orders between them', () => {
  const inTown = realPlaces().filter(({ location }) => location.city === 'Saskatoon')
  expect(inTown.length).toBeGreaterThanOrEqual(10)
})

test('the neighbourhoods are rings that a service map accepts, each named once', () => {
  const found = demoZones()
  expect(found).toHaveLength(56)
  expect(new Set(found.map(({ name }) => name)).size).toBe(56)
  for (const { name, bounds } of found) {
    expect({ name, problem: ringProblem(bounds.map(([lat, lng]) => ({ lat, lng }))) }).toEqual({ name, problem: null })
  }
})
