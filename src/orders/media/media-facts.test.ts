import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPicture, shortName, sizeText } from '#src/uploads/media-facts.ts'

describe('a name', () => {
  test('of 25 characters stays, a longer one is cut and says so', () => {
    expect(shortName('Front door of the clin.jpg')).toBe('Front door of the clin.jp…')
    expect(shortName('a'.repeat(25))).toBe('a'.repeat(25))
    expect(shortName('a'.repeat(26))).toBe(`${'a'.repeat(25)}…`)
  })

  test('is never cut within a character', () => {
    expect(shortName('📦'.repeat(30))).toBe(`${'📦'.repeat(25)}…`)
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => [...shortName(name)].length <= 26))
  })
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [26_214_400, '26.2 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

test('a drawing that could run is no picture', () => {
  expect(isPicture({ contentType: 'image/jpeg' })).toBe(true)
  expect(isPicture({ contentType: 'image/svg+xml' })).toBe(false)
  expect(isPicture({ contentType: 'text/plain' })).toBe(false)
})
