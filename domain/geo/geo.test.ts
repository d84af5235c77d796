import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInCanada } from './canada.ts'
import { estimateRoute, greatCircleM, isInRing, pointIn, ringAreaM2, type LatLng, type Ring } from './geo.ts'

const saskatoon: LatLng = { lat: 52.143, lng: -106.626 }
const regina: LatLng = { lat: 50.45, lng: -104.62 }
const anyPoint = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

function ringOf(...corners: (readonly [number, number])[]): Ring {
  return corners.map(([lat, lng]) => ({ lat, lng }))
}

const square = ringOf([52, -107], [52, -106], [53, -106], [53, -107])

describe('distance', () => {
  test('Saskatoon to Regina is about 235 km as the crow flies', () => {
    expect(greatCircleM(saskatoon, regina)).toBeCloseTo(234_500, -3)
  })

  test('a quarter of the equator', () => {
    expect(greatCircleM({ lat: 0, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo(10_007_557, -1)
  })

  test('is the same both ways, short across the date line, and nothing to itself', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        expect(greatCircleM(a, b)).toBeCloseTo(greatCircleM(b, a), 4)
        expect(greatCircleM(a, a)).toBe(0)
        expect(greatCircleM(a, { ...b, lng: b.lng + 360 })).toBeCloseTo(greatCircleM(a, b), 3)
      }),
    )
  })

  test('an estimate is 1.3 times as long, at 35 km/h, in whole metres and seconds', () => {
    const from = { lat: 52, lng: -106 }
    const to = { lat: 52.1, lng: -106 }
    const route = estimateRoute(from, to)
    expect(route).toEqual({ distanceM: 14_455, timeS: 1487, estimated: true })
    expect(route.distanceM).toBe(Math.round(greatCircleM(from, to) * 1.3))
    expect(estimateRoute(from, from)).toEqual({ distanceM: 0, timeS: 0, estimated: true })
  })
})

describe('isInRing', () => {
  test.each<[string, LatLng, boolean]>([
    ['inside', { lat: 52.5, lng: -106.5 }, true],
    ['outside', { lat: 52.5, lng: -105.9 }, false],
    ['on an edge', { lat: 52, lng: -106.5 }, true],
    ['on the far edge', { lat: 53, lng: -106.5 }, true],
    ['on a corner', { lat: 53, lng: -106 }, true],
    ['level with an edge, beside it', { lat: 53, lng: -105 }, false],
    ['inside, a turn of the globe away', { lat: 52.5, lng: 253.5 }, true],
  ])('%s', (_where, point, expected) => {
    expect(isInRing(point, square)).toBe(expected)
  })

  test('even-odd: the notch of a U is outside', () => {
    const u = ringOf([0, 0], [0, 3], [3, 3], [3, 2], [1, 2], [1, 1], [3, 1], [3, 0])
    expect(isInRing({ lat: 2, lng: 1.5 }, u)).toBe(false)
    expect(isInRing({ lat: 2, lng: 0.5 }, u)).toBe(true)
  })

  test('works across the date line, however longitudes are written', () => {
    const fiji = ringOf([-20, 177], [-20, -178], [-15, -178], [-15, 177])
    expect([179, -179, 181].map((lng) => isInRing({ lat: -17, lng }, fiji))).toEqual([true, true, true])
    expect([176, -177].map((lng) => isInRing({ lat: -17, lng }, fiji))).toEqual([false, false])
  })

  test('nothing is in an empty ring', () => {
    expect(isInRing(saskatoon, [])).toBe(false)
  })

  test('does not depend on direction, first corner or a repeated end', () => {
    const anyCorner = fc.record({ lat: fc.integer({ min: -5, max: 5 }), lng: fc.integer({ min: -5, max: 5 }) })
    fc.assert(
      fc.property(fc.array(anyCorner, { minLength: 3, maxLength: 7 }), anyCorner, (ring, point) => {
        const expected = isInRing(point, ring)
        expect(isInRing(point, ring.toReversed())).toBe(expected)
        expect(isInRing(point, [...ring.slice(1), ...ring.slice(0, 1)])).toBe(expected)
        expect(isInRing(point, [...ring, ...ring.slice(0, 1)])).toBe(expected)
      }),
    )
  })
})

describe('area', () => {
  test('a degree at the equator, less further north', () => {
    const atEquator = ringOf([0, 0], [0, 1], [1, 1], [1, 0])
    expect(ringAreaM2(atEquator) / 1e6).toBeCloseTo(12_364, -1)
    expect(ringAreaM2(square) / 1e6).toBeCloseTo(7527, -1)
    expect(ringAreaM2(square.toReversed())).toBeCloseTo(ringAreaM2(square), 0)
  })

  test('half a ring is the smaller one', () => {
    expect(ringAreaM2(ringOf([52, -107], [52, -106.5], [53, -106.5], [53, -107]))).toBeCloseTo(
      ringAreaM2(square) / 2,
      0,
    )
  })
})

describe('isInCanada', () => {
  test.each([
    ['Victoria', 48.43, -123.36],
    ['Vancouver', 49.28, -123.12],
    ['Haida Gwaii', 53.25, -132.1],
    ['Whitehorse', 60.72, -135.06],
    ['Inuvik', 68.36, -133.72],
    ['Iqaluit', 63.75, -68.52],
    ['Saskatoon', 52.143, -106.626],
    ['Estevan', 49.14, -103],
    ['Winnipeg', 49.89, -97.14],
    ['Thunder Bay', 48.38, -89.25],
    ['Fort Frances', 48.61, -93.4],
    ['Sault Ste. Marie', 46.52, -84.33],
    ['Windsor', 42.3, -83.02],
    ['Kingston', 44.23, -76.48],
    ['Montréal', 45.5, -73.57],
    ['Edmundston', 47.37, -68.33],
    ['Saint John', 45.27, -66.06],
    ['Halifax', 44.65, -63.57],
    ['St. John’s', 47.56, -52.71],
  ])('%s is', (_place, lat, lng) => {
    expect(isInCanada({ lat, lng })).toBe(true)
  })

  test.each([
    ['Seattle', 47.61, -122.33],
    ['Juneau', 58.3, -134.42],
    ['Fairbanks', 64.84, -147.72],
    ['Minot', 48.23, -101.3],
    ['Duluth', 46.79, -92.1],
    ['Chicago', 41.88, -87.63],
    ['Boston', 42.36, -71.06],
    ['Nuuk', 64.18, -51.72],
    ['swapped Saskatoon', -106.626, 52.143],
    ['Saskatoon without its sign', 52.143, 106.626],
    ['nowhere', 0, 0],
  ])('%s is not', (_place, lat, lng) => {
    expect(isInCanada({ lat, lng })).toBe(false)
  })
})

test.each([
  ['52.13,-106.67', { lat: 52.13, lng: -106.67 }],
  ['90.1,0', null],
  ['0,-180.5', null],
  ['52.13', null],
])('%s as a point', (text, point) => {
  expect(pointIn(text)).toEqual(point)
})
