import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addressInName, holdsWebAddress, nameFaults, refuseAddressesInNames } from './names.ts'

describe('a name', () => {
  it.each([
    'St. John’s',
    'A.B. Courier',
    'Dr. No',
    'Co-op',
    '7-Eleven.ca',
    'Well.ca',
    'Inc./Ltée',
    'Smith / Jones',
    'A/S Norden',
    'Awww. Sweets',
    'Http Courier',
    'Ravi: Patel',
    'Nº 2/3',
    'Ünal & Söhne',
  ])('may be %s', (name) => {
    expect(holdsWebAddress(name)).toBe(false)
  })

  it.each([
    'http://evil.example',
    'Claim your prize HTTPS:evil.example',
    'ftp://evil.example',
    'www.evil.example',
    'Win at (www.evil.example)',
    'WWW2.evil.example',
    'evil.example/prize',
    'evil.example:8080/prize',
    'evil.example\\prize',
    'ｈｔｔｐ：／／evil.example',
    'ww\u200bw.evil.example',
    'evil。example/prize',
    'bücher.example/prize',
  ])('cannot be %s', (name) => {
    expect(holdsWebAddress(name)).toBe(true)
  })
})

test('letters, blanks, hyphens, apostrophes and single dots make no address', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÿ'’-]{1,12}\.?$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const name = words.filter((each) => !/^www/i.test(each)).join(' ')
      expect(holdsWebAddress(name)).toBe(false)
    }),
  )
})

test('an address is found wherever it stands in a name', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((each) => !/[\p{L}\p{M}\p{N}\p{C}]$/u.test(each))
  const signs = fc.constantFrom('http://a.example', 'https://a.example', 'www.a.example', 'a.example/b')
  fc.assert(
    fc.property(text, signs, fc.string({ maxLength: 30 }), (before, sign, after) => {
      expect(holdsWebAddress(`${before} ${sign} ${after}`)).toBe(true)
    }),
  )
})

test('is told at its field, unless it stood there before', () => {
  const given = { firstName: ' www.evil.example', lastName: 'Patel', phone: 'www.evil.example' }
  const fields = ['firstName', 'lastName', 'middleName']
  expect(nameFaults(given, fields)).toEqual({ '/firstName': [addressInName] })
  expect(nameFaults(given, fields, { firstName: 'www.evil.example' })).toEqual({})
  expect(nameFaults(given, fields, { firstName: 'www.other.example' })).toEqual({ '/firstName': [addressInName] })
  expect(() => refuseAddressesInNames(given, fields)).toThrow(
    expect.objectContaining({ kind: 'form', errors: { '/firstName': [addressInName] } }),
  )
  expect(() => refuseAddressesInNames({ lastName: null }, fields)).not.toThrow()
})
