import { describe, expect, test } from 'vitest'
import { areasOverlap, innerPoint, isInArea, prepareArea } from './areas.ts'
import { isInRing, type Ring } from './geo.ts'

const box = (south: number, west: number, height: number, width: number): Ring => [
  { lat: south, lng: west },
  { lat: south, lng: west + width },
  { lat: south + height, lng: west + width },
  { lat: south + height, lng: west },
]
const overlap = (one: Ring, other: Ring) => {
  const [a, b] = [prepareArea(one), prepareArea(other)]
  expect(areasOverlap(b, a)).toBe(areasOverlap(a, b))
  return areasOverlap(a, b)
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
  expect(isInRing(innerPoint(prepareArea(horseshoe)), horseshoe)).toBe(true)
})

describe('a hole', () => {
  const outline = box(52, -106, 0.03, 0.03)
  const hole = box(52.01, -105.99, 0.01, 0.01)
  const area = prepareArea(outline, [hole])

  test('is not in the area, its border is', () => {
    const within = (lat: number, lng: number) => isInArea({ lat, lng }, area)
    expect([within(52.015, -105.985), within(52.01, -105.985), within(52.02, -105.98)]).toEqual([false, true, true])
    expect([within(52.005, -105.985), within(52, -106), within(51.99, -105.985)]).toEqual([true, true, false])
    // The same written a turn of the globe away.
    const turned = prepareArea(outline, [hole.map(({ lat, lng }) => ({ lat, lng: lng + 360 }))])
    expect([isInArea({ lat: 52.015, lng: -105.985 }, turned), isInArea({ lat: 52.005, lng: 254.1 }, turned)]).toEqual([
      false,
      false,
    ])
  })

  test('does not count as area, and holds neither the label nor an overlap', () => {
    expect(area.areaM2).toBeCloseTo(prepareArea(outline).areaM2 - prepareArea(hole).areaM2, 3)
    expect(isInArea(innerPoint(area), area)).toBe(true)
    const overlaps = (other: Ring) => [areasOverlap(area, prepareArea(other)), areasOverlap(prepareArea(other), area)]
    expect(overlaps(hole)).toEqual([false, false])
    expect(overlaps(box(52.012, -105.988, 0.004, 0.004))).toEqual([false, false])
    expect(overlaps(box(52.005, -105.995, 0.02, 0.02))).toEqual([true, true])
    expect(overlaps(box(52.012, -105.988, 0.004, 0.02))).toEqual([true, true])
  })
})
