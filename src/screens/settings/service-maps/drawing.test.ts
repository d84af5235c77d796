import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCornerAgain, newDrawing, takeCornerBack, withNextCorner } from './drawing.ts'
import type { Corner } from './zone-corners.ts'

test('corners are taken back one by one, and drawn again as they were', () => {
  const corners = fc.array(fc.tuple(fc.integer(), fc.integer()), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(corners, fc.nat(10), (all: Corner[], times) => {
      const drawn = all.reduce(withNextCorner, newDrawing(false))
      const back = Array.from({ length: times }).reduce<typeof drawn>(takeCornerBack, drawn)
      expect(back.corners).toEqual(all.slice(0, Math.max(0, all.length - times)))
      expect(Array.from({ length: times }).reduce<typeof drawn>(drawCornerAgain, back).corners).toEqual(all)
    }),
  )
})

test('where there is nothing to take back, or to draw again, nothing changes', () => {
  const empty = newDrawing(true)
  expect([takeCornerBack(empty), drawCornerAgain(empty)]).toEqual([empty, empty])
  const anew = withNextCorner(takeCornerBack(withNextCorner(empty, [1, 1])), [2, 2])
  expect(drawCornerAgain(anew)).toBe(anew)
})
