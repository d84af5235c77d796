import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ServiceZone } from './types.ts'
import { winningZone, zoneAt } from './zone-index.ts'
import { zonePriorities } from './zone-priority.ts'

/** Squares of a hundredth of a degree in rows of 25, with a gap between each two. */
function cityOf(count: number): ServiceZone[] {
  return Array.from({ length: count }, (_, id) => {
    const [lat, lng] = [52 + Math.floor(id / 25) / 50, -107 + (id % 25) / 50]
    const bounds: ServiceZone['bounds'] = [
      [lat, lng],
      [lat, lng + 0.01],
      [lat + 0.01, lng + 0.01],
      [lat + 0.01, lng],
    ]
    return { id, name: `Zone ${id}`, bounds, flatFeeCadCents: 0, multiplier: 1, priority: 'medium' }
  })
}

describe('how often a point is looked at', () => {
  /** The zone that is found, and how many boxes and outlines were tried on the way. */
  const tried = (zones: ServiceZone[], lat: number, lng: number) => {
    let looks = 0
    const point = {
      get lat() {
        looks += 1
        return lat
      },
      lng,
    }
    return { id: zoneAt({ zones }, point)?.id ?? null, looks }
  }

  test.each([5, 500])('of %d zones: at most once far from all of them, a few times among them', (count) => {
    const zones = cityOf(count)
    expect(tried(zones, 45, -75)).toEqual({ id: null, looks: 0 })
    expect(tried(zones, 45, -106.95)).toEqual({ id: null, looks: 1 })
    for (const [lat, lng, id] of [
      [52.005, -106.985, null],
      [52.005, -106.955, 2],
    ] as const) {
      const found = tried(zones, lat, lng)
      expect(found.id).toBe(id)
      expect(found.looks).toBeLessThan(40)
    }
  })

  test('of 500 zones in parts, of which one covers all, no more often', () => {
    const [first, ...others] = cityOf(500)
    const bounds: ServiceZone['bounds'] = [
      [51, -108],
      [51, -105],
      [54, -105],
      [54, -108],
    ]
    const whole = { ...first!, id: 1000, bounds, parts: others.map((zone) => ({ bounds: zone.bounds })) }
    for (const priority of ['medium', 'high'] as const) {
      const found = tried([{ ...whole, priority }, ...others], 52.005, -106.955)
      expect(found.id).toBe(priority === 'medium' ? 2 : 1000)
      expect(found.looks).toBeLessThan(60)
    }
  })

  test('wherever in a city it is', () => {
    const zones = cityOf(500)
    for (let at = 0; at < 400; at += 1) {
      const { looks } = tried(zones, 52 + (at % 20) / 50 + 0.003, -107 + (at % 25) / 50 + 0.003)
      expect(looks).toBeLessThan(60)
    }
  })
})

test('finds what trying every zone finds, wherever on earth they are', () => {
  const corner = fc.record({ lat: fc.integer({ min: -3, max: 3 }), lng: fc.integer({ min: -3, max: 3 }) })
  const boxes = fc.array(
    fc.record({
      at: corner,
      height: fc.integer({ min: 1, max: 4 }),
      width: fc.integer({ min: 1, max: 4 }),
      priority: fc.constantFrom(...zonePriorities),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(
      boxes,
      corner,
      fc.constantFrom(-360, -180, 0, 180, 360),
      fc.constantFrom(-360, 0, 360),
      (all, point, east, turn) => {
        const zones = all.map(({ at, height, width, priority }, id): ServiceZone => {
          const [south, west] = [at.lat, at.lng + east]
          const bounds = [
            [south, west],
            [south, west + width],
            [south + height, west + width],
            [south + height, west],
          ] as const
          return { id, name: `${id}`, bounds, flatFeeCadCents: 0, multiplier: 1, priority }
        })
        const at = { lat: point.lat + 0.5, lng: point.lng + 0.5 + east + turn }
        expect(zoneAt({ zones }, at)).toBe(winningZone({ zones }, at).zone)
      },
    ),
  )
})
