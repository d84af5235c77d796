import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalisePostalCode, provincesOfPostalCode } from './postal-code.ts'

describe('normalisePostalCode', () => {
  test.each(['S7K 1J5', 'S7K1J5', 's7k1j5', ' s7k  1j5 ', 'S7K-1J5'])('%j is S7K 1J5', (text) => {
    expect(normalisePostalCode(text)).toEqual({ ok: true, postalCode: 'S7K 1J5' })
  })

  test.each([
    ['', 'Postal code is empty'],
    ['R1A OY7', '"R1A OY7" has the letter O where the digit 0 may be meant'],
    ['T3M124', '"T3M124" is not of the form A1A 1A1'],
    ['S7K 1J', '"S7K 1J" is not of the form A1A 1A1'],
    ['90210', '"90210" is not of the form A1A 1A1'],
    ['S7D 1J5', 'Postal codes never contain the letter D'],
    ['S7K 1U5', 'Postal codes never contain the letter U'],
    ['O7K 1J5', 'Postal codes never contain the letter O'],
    ['W7K 1J5', 'No postal code begins with W'],
    ['Z7K 1J5', 'No postal code begins with Z'],
  ])('%j: %s', (text, why) => {
    expect(normalisePostalCode(text)).toEqual({ ok: false, why })
  })

  test('W and Z are good further on', () => {
    expect(normalisePostalCode('S7W 1Z5')).toEqual({ ok: true, postalCode: 'S7W 1Z5' })
  })

  test('every code that passes has a province and passes again', () => {
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcz')
    const digit = fc.constantFrom(...'0123456789')
    fc.assert(
      fc.property(fc.tuple(letter, digit, letter, digit, letter, digit), (characters) => {
        const result = normalisePostalCode(characters.join(''))
        if (!result.ok) return
        expect(result.postalCode).toMatch(/^[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z] \d[A-CEGHJ-NPR-TV-Z]\d$/)
        expect(normalisePostalCode(result.postalCode)).toEqual(result)
        expect(provincesOfPostalCode(result.postalCode)).not.toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('provincesOfPostalCode', () => {
  test.each([
    ['S7K 1J5', ['SK']],
    ['t2e 6w5', ['AB']],
    ['R3B 0Y3', ['MB']],
    ['X1A 1A1', ['NU', 'NT']],
    ['D1A 1A1', []],
    ['', []],
  ])('%j: %o', (code, provinces) => {
    expect(provincesOfPostalCode(code)).toEqual(provinces)
  })
})
