import { expect, it } from 'vitest'
import { fileSizeFault } from './file-size.ts'

it.each([
  [0, 'The file is empty'],
  [1, null],
  [26_214_400, null],
  [26_214_401, 'The file is too large: 25 MB is the most'],
])('a file of %d bytes: %s', (sizeBytes, fault) => {
  expect(fileSizeFault(sizeBytes)).toBe(fault)
})
