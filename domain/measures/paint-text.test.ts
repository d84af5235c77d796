import { expect, it } from 'vitest'
import { formatPaint } from './paint-text.ts'

it.each([
  [100, '100 ms'],
  [800, '800 ms'],
  [1_000, '1 s'],
  [1_300, '1.3 s'],
  [10_000, '10 s'],
  [600_000, 'over 10 s'],
])('%i ms is "%s"', (ms, text) => {
  expect(formatPaint(ms)).toBe(text)
})
