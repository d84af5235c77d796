import { expect, it } from 'vitest'
import { textLength } from './order-texts.ts'

it.each([
  ['', 0],
  ['  \n', 0],
  [' Ring twice ', 10],
  ['📦📦', 2],
])('%j counts %d', (text, length) => {
  expect(textLength(text)).toBe(length)
})
