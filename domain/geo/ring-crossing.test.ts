import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { edgesOf, turn, type Edge, type LatLng, type Ring } from './geo.ts'
import { firstCrossing, loopsOf, ringCrossing, ringProblem } from './ring-crossing.ts'

function ringOf(...corners: (readonly [number, number])[]): Ring {
  return corners.map(([lat, lng]) => ({ lat, lng }))
}

const square = ringOf([52, -107], [52, -106], [53, -106], [53, -107])

describe('ringProblem', () => {
  test.each<[string, Ring, ReturnType<typeof ringProblem>]>([
    ['a square', square, null],
    ['a closed square', [...square, ...square.slice(0, 1)], null],
    ['a triangle', square.slice(0, 3), null],
    ['straight corners', ringOf([0, 0], [0, 1], [0, 2], [2, 2]), null],
    ['two teeth in line', ringOf([0, 0], [0, 1], [1, 1], [1, 2], [0, 2], [0, 3], [3, 3], [3, 0]), null],
    ['two teeth in line, upright', ringOf([0, 0], [1, 0], [1, 1], [2, 1], [2, 0], [3, 0], [3, 3], [0, 3]), null],
    ['a corner on a slanting edge', ringOf([0, 0], [4, 4], [4, 0], [2, 2], [0, 3]), 'self_crossing'],
    ['two points', square.slice(0, 2), 'too_few_points'],
    ['two points said twice', [...square.slice(0, 2), ...square.slice(0, 2)], 'too_few_points'],
    ['nothing', [], 'too_few_points'],
    ['a bow tie', ringOf([0, 0], [1, 1], [1, 0], [0, 1]), 'self_crossing'],
    ['a spike', ringOf([0, 0], [0, 2], [0, 1], [1, 1]), 'self_crossing'],
    ['a flat line', ringOf([0, 0], [0, 1], [0, 2]), 'self_crossing'],
    ['a corner on another edge', ringOf([0, 0], [0, 4], [4, 4], [0, 2], [4, 0]), 'self_crossing'],
  ])('%s: %s', (_what, ring, expected) => {
    expect(ringProblem(ring)).toBe(expected)
  })

  test.each<[string, Ring, LatLng]>([
    ['a bow tie in its knot', ringOf([0, 0], [2, 4], [2, 0], [0, 4]), { lat: 1, lng: 2 }],
    ['a spike at its corner', ringOf([0, 0], [0, 2], [0, 1], [1, 1]), { lat: 0, lng: 2 }],
    ['a corner on another edge there', ringOf([0, 0], [4, 4], [4, 0], [2, 2], [0, 3]), { lat: 2, lng: 2 }],
    ['a knot beyond the date line', ringOf([0, 179], [2, 183], [2, 179], [0, 183]), { lat: 1, lng: -179 }],
  ])('%s is shown', (_what, ring, place) => {
    expect(ringCrossing(ring)).toEqual(place)
  })

  test('across the date line a zone is as good as elsewhere', () => {
    expect(ringProblem(ringOf([-20, 177], [-20, -178], [-15, -178], [-15, 177]))).toBeNull()
  })

  test('the direction and the first corner do not matter', () => {
    const anyCorner = fc.record({ lat: fc.integer({ min: 0, max: 6 }), lng: fc.integer({ min: 0, max: 6 }) })
    fc.assert(
      fc.property(
        fc.uniqueArray(anyCorner, { minLength: 3, maxLength: 7, selector: (c) => `${c.lat};${c.lng}` }),
        (ring) => {
          const expected = ringProblem(ring)
          expect(ringProblem(ring.toReversed())).toBe(expected)
          expect(ringProblem([...ring.slice(1), ...ring.slice(0, 1)])).toBe(expected)
        },
      ),
    )
  })
})

test('a ring that crosses itself is cut into loops that do not, the largest first; a spike is cut off', () => {
  const [southWest, southEast, northEast, northWest] = square as [never, never, never, never]
  const eight = [southWest, northEast, southEast, northWest]
  expect(loopsOf(eight)?.map(ringProblem)).toEqual([null, null])
  const spiked = [southWest, southEast, { lat: 52, lng: -105 }, southEast, northEast, northWest]
  expect(loopsOf(spiked)).toEqual([[southWest, southEast, northEast, northWest]])
  expect(loopsOf([southWest, southEast])).toEqual([])
})

/** Every edge beside every other, as slow as it is plain. */
function meets(ring: Ring): boolean {
  const edges = edgesOf(ring)
  return edges.some((edge, index) =>
    edges.some((other, next) => {
      if (next <= index) return false
      const isNeighbour = next === index + 1 || (index === 0 && next === edges.length - 1)
      return isNeighbour ? runsBack(edge, other) : touches(edge, other)
    }),
  )
}

const lies = (p: LatLng, [a, b]: Edge) =>
  turn(a, b, p) === 0 &&
  p.lat >= Math.min(a.lat, b.lat) &&
  p.lat <= Math.max(a.lat, b.lat) &&
  p.lng >= Math.min(a.lng, b.lng) &&
  p.lng <= Math.max(a.lng, b.lng)
const touches = ([a, b]: Edge, [c, d]: Edge) =>
  (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) ||
  [a, b].some((p) => lies(p, [c, d])) ||
  [c, d].some((p) => lies(p, [a, b]))
const runsBack = (one: Edge, other: Edge) => {
  const shared = one.find((p) => other.includes(p))
  const [a] = one.filter((p) => p !== shared)
  const [b] = other.filter((p) => p !== shared)
  return a !== undefined && b !== undefined && (lies(a, other) || lies(b, one))
}

test('finds what comparing every edge with every other finds', () => {
  const anyCorner = fc.record({ lat: fc.integer({ min: 0, max: 8 }), lng: fc.integer({ min: 0, max: 8 }) })
  const few = { minLength: 4, maxLength: 9, selector: ({ lat, lng }: LatLng) => `${lat};${lng}` }
  fc.assert(
    fc.property(fc.uniqueArray(anyCorner, few), (ring) => {
      expect(firstCrossing(ring) !== null).toBe(meets(ring))
    }),
    { numRuns: 3_000 },
  )
})

test('the loops of any ring cross nothing', () => {
  const anyCorner = fc.record({ lat: fc.integer({ min: 0, max: 8 }), lng: fc.integer({ min: 0, max: 8 }) })
  fc.assert(
    fc.property(fc.array(anyCorner, { minLength: 3, maxLength: 12 }), (ring) => {
      for (const loop of loopsOf(ring) ?? []) expect(ringProblem(loop)).toBeNull()
    }),
  )
})

describe('looks at each corner of a ring about as often as its logarithm, whatever its shape', () => {
  /** A corner that counts how often it is looked at. */
  const counted = (ring: Ring) => {
    let looks = 0
    const corners = ring.map(({ lat, lng }) => ({
      get lat() {
        looks += 1
        return lat
      },
      get lng() {
        looks += 1
        return lng
      },
    }))
    expect(firstCrossing(corners)).toBeNull()
    return looks / ring.length
  }
  /** Teeth side by side, turned by so many degrees: every tooth's box lies over every other's when they slant. */
  const comb = (count: number, degrees: number): Ring => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const teeth = Array.from({ length: count }, (_, tooth): (readonly [number, number])[] => [
      [0, tooth * 1e-4],
      [1, tooth * 1e-4 + 3e-5],
      [0, tooth * 1e-4 + 6e-5],
    ]).flat()
    return ringOf(
      ...[...teeth, [-1, count * 1e-4] as const, [-1, 0] as const].map(
        ([y, x]) => [x * sin + y * cos, x * cos - y * sin] as const,
      ),
    )
  }

  test.each([0, 30, 45, 90, 135])('a comb that is turned by %d degrees', (degrees) => {
    const [small, large] = [counted(comb(80, degrees)), counted(comb(660, degrees))]
    expect(large).toBeLessThan(400)
    // Eight times as many corners are three comparisons more in a search among them, not eight times as many.
    expect(large / small).toBeLessThan(2)
  })
})
