import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test('the same seed gives the same sequence, another seed another one', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, () => random.next())
  }
  expect(draw(20_261_121)).toEqual(draw(20_261_121))
  expect(draw(20_261_122)).not.toEqual(draw(20_261_121))
  // mulberry32 itself: another algorithm would change every demo.
  expect(createRandom(1).next()).toBeCloseTo(0.627_073_940_588, 10)
})

test('whole numbers reach both ends and nothing beyond them', () => {
  const random = createRandom(7)
  const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 6)))
  expect([...drawn].toSorted()).toEqual([3, 4, 5, 6])
})

test('a choice is one of the list, and nothing cannot be chosen from', () => {
  const random = createRandom(7)
  expect(['a', 'b', 'c']).toContain(random.pick(['a', 'b', 'c']))
  expect(() => random.pick([])).toThrow('Nothing to pick from')
})

test('a chance comes about as often as it should', () => {
  const random = createRandom(7)
  const hits = Array.from({ length: 10_000 }, () => random.chance(0.07)).filter(Boolean).length
  expect(hits).toBeGreaterThan(600)
  expect(hits).toBeLessThan(800)
})
