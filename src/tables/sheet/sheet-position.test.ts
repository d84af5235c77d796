import { expect, it } from 'vitest'
import { isDrawn, isSameWindow, clampWindow } from './sheet-position.ts'

it('knows what is drawn of a sheet that has become shorter', () => {
  const drawn = clampWindow({ rows: [0, 20], columns: [2, 9] }, 5, 10)
  expect(drawn).toEqual({ rows: [0, 4], columns: [2, 9] })
  expect(isDrawn({ row: 4, column: 2 }, drawn)).toBe(true)
  expect(isDrawn({ row: 5, column: 2 }, drawn)).toBe(false)
  expect(isDrawn({ row: 4, column: 1 }, drawn)).toBe(false)
})

it('tells two windows apart by each of their ends', () => {
  const one = { rows: [0, 20], columns: [0, 4] } as const
  expect(isSameWindow(one, { rows: [0, 20], columns: [0, 4] })).toBe(true)
  expect(isSameWindow(one, { rows: [1, 20], columns: [0, 4] })).toBe(false)
  expect(isSameWindow(one, { rows: [0, 20], columns: [0, 5] })).toBe(false)
})
