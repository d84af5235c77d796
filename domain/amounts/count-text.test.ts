import { expect, test } from 'vitest'
import { countText } from './count-text.ts'

test.each([
  [0, '0 orders'],
  [1, '1 order'],
  [1204, '1,204 orders'],
])('%i', (count, text) => {
  expect(countText(count, { one: 'order', many: 'orders' })).toBe(text)
})
