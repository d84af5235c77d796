import { expect, test } from 'vitest'
import { innerPoint, isInRing, loopsOf, prepareRing, ringProblem, ringsOverlap, type Ring } from './geo.ts'

const box = (south: number, west: number, height: number, width: number): Ring => [
  { lat: south, lng: west },
  { lat: south, lng: west + width },
  { lat: south + height, lng: west + width },
  { lat: south + height, lng: west },
]
const overlap = (one: Ring, other: Ring) => {
  const [a, b] = [prepareRing(one), prepareRing(other)]
  expect(ringsOverlap(b, a)).toBe(ringsOverlap(a, b))
  return ringsOverlap(a, b)
}

test.each([
  ['apart', box(52, -106, 0.01, 0.01), box(52, -105, 0.01, 0.01), false],
  ['with a border in common', box(52, -106, 0.01, 0.01), box(52, -105.99, 0.01, 0.01), false],
  ['a metre into each other', box(52, -106, 0.01, 0.01), box(52, -105.990_01, 0.01, 0.01), false],
  ['a hundred metres into each other', box(52, -106, 0.01, 0.01), box(52, -105.991, 0.01, 0.01), true],
  ['one within the other', box(52, -106, 0.01, 0.01), box(52.004, -105.996, 0.002, 0.002), true],
  ['crossing like a plus', box(52, -106, 0.002, 0.01), box(51.996, -105.996, 0.01, 0.002), true],
  ['the same twice', box(52, -106, 0.01, 0.01), box(52, -106, 0.01, 0.01), true],
])('of areas %s it is said whether they overlap', (_how, one, other, expected) => {
  expect(overlap(one, other)).toBe(expected)
})

test('a ring that crosses itself is cut into loops that do not, the largest first; a spike is cut off', () => {
  const [southWest, southEast, northEast, northWest] = box(52, -106, 0.01, 0.01) as [never, never, never, never]
  const eight = [southWest, northEast, southEast, northWest]
  expect(loopsOf(eight)?.map(ringProblem)).toEqual([null, null])
  const spiked = [southWest, southEast, { lat: 52, lng: -105.9 }, southEast, northEast, northWest]
  expect(loopsOf(spiked)).toEqual([[southWest, southEast, northEast, northWest]])
  expect(loopsOf([southWest, southEast])).toEqual([])
})

test('the inner point of a horseshoe is in its arm, not in its hole', () => {
  const horseshoe: Ring = [
    { lat: 52, lng: -106 },
    { lat: 52, lng: -105.97 },
    { lat: 52.03, lng: -105.97 },
    { lat: 52.03, lng: -105.98 },
    { lat: 52.01, lng: -105.98 },
    { lat: 52.01, lng: -105.99 },
    { lat: 52.03, lng: -105.99 },
    { lat: 52.03, lng: -106 },
  ]
  expect(isInRing(innerPoint(horseshoe), horseshoe)).toBe(true)
})
