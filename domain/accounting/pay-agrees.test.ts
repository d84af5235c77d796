import { expect, test } from 'vitest'
import { liveThroughPay, type PayWorldSummary } from './worlds/live-through-pay.ts'

/** Enough that whatever can happen does; thousands more are lived through by `npm run accounting:worlds`. */
const worlds = 400

test('pay agrees to the cent in every world', () => {
  const summaries = Array.from({ length: worlds }, (_, seed) => liveThroughPay(seed))
  const sum = (name: keyof PayWorldSummary) => summaries.reduce((so, summary) => so + summary[name], 0)
  expect(sum('runs')).toBeGreaterThan(worlds)
  for (const name of ['orders', 'undone', 'statements', 'corrections', 'belowZero'] as const)
    expect(sum(name)).toBeGreaterThan(100)
})

test('a world is the same each time', () => {
  expect(liveThroughPay(7)).toEqual(liveThroughPay(7))
})
