import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalSignOf, numberOf, numberQuestion, readNumber } from './number-text.ts'

/** As it is read: one number, or "1.25 or 1250", or "none". */
function said(text: string, terms?: Parameters<typeof readNumber>[1]): string {
  const read = readNumber(text, terms)
  if (read.kind === 'none') return 'none'
  return read.kind === 'number' ? read.reading.plain : read.readings.map(({ plain }) => plain).join(' or ')
}

describe('a number', () => {
  test.each([
    ['5,50', '5.50'],
    ['12,5', '12.5'],
    ['0,9', '0.9'],
    ['0,250', '0.250'],
    [',5', '0.5'],
    ['5.', '5'],
    ['5,', '5'],
    ['12.25', '12.25'],
    ['1.250', '1.250'],
    ['45,5088', '45.5088'],
    ['−73,5678', '-73.5678'],
    ['+7', '7'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u202f234\u202f567,5', '1234567.5'],
    ['1\u00a0234.5', '1234.5'],
    ['12 345', '12345'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1234,567', '1234.567'],
    ['007', '007'],
  ])('%j says one', (text, plain) => {
    expect(said(text)).toBe(plain)
    expect(numberOf(text)).toBe(Number(plain))
  })

  test.each([
    '',
    '-',
    '.',
    ',',
    '1,2,3',
    '12,34.5',
    '1.2.3',
    '1,23,456',
    '0,250,000',
    '1 23',
    '1e5',
    '--1',
    '5 kg',
    '٣',
  ])('%j says none', (text) => {
    expect(said(text)).toBe('none')
  })

  test('with one comma before three digits alone may be two, and is asked about', () => {
    expect(said('1,250')).toBe('1.250 or 1250')
    expect(said('-12,345')).toBe('-12.345 or -12345')
    expect(numberOf('1,250')).toBeNull()
    expect(numberQuestion('1,250 kg')).toBe('“1,250” can be read two ways: write 1.250 or 1250')
    expect(numberQuestion('1 250 kg')).toBeNull()
  })

  test('is told by what its neighbours show, and by what it can be at all', () => {
    expect(said('1,250', { decimalSign: ',' })).toBe('1.250')
    expect(said('1,250', { decimalSign: '.' })).toBe('1250')
    expect(said('5.50', { decimalSign: ',' })).toBe('5.50')
    expect(said('1.250', { decimalSign: ',' })).toBe('1.250 or 1250')
    expect(said('45,508', { fits: ({ value }) => Math.abs(value) <= 90 })).toBe('45.508')
    expect(said('1,250', { fits: ({ value }) => value > 9_000 })).toBe('none')
  })

  test.each([
    [['0,250', '1,250'], ','],
    [['$1,250', '$2.50'], '.'],
    [['1,234,567', '1,250'], '.'],
    [['1,250', '12'], null],
    [['5,50', '5.50'], null],
    [['1.250', '5,50'], ','],
  ])('%j keep the custom %j', (texts, sign) => {
    expect(decimalSignOf(texts)).toBe(sign)
  })

  const amount = fc.tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }))
  const writers = [
    (whole: string, cents: string) => `${whole}.${cents}`,
    (whole: string, cents: string) => `${whole},${cents}`,
    (whole: string, cents: string) => `${grouped(whole, ',')}.${cents}`,
    (whole: string, cents: string) => `${grouped(whole, '.')},${cents}`,
    (whole: string, cents: string) => `${grouped(whole, '\u202f')},${cents}`,
    (whole: string, cents: string) => `${grouped(whole, ' ')}.${cents}`,
  ]

  test('with two decimals is the same by every custom', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...writers), ([whole, cents], write) => {
        const decimals = String(cents).padStart(2, '0')
        expect(said(write(String(whole), decimals))).toBe(`${whole}.${decimals}`)
      }),
    )
  })

  test('never means more than what was written: any text of its signs says a number of its digits, or none', () => {
    const digits = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '')
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '1', '5', ',', '.', ' ') }), (text) => {
        const read = readNumber(text)
        const readings = read.kind === 'number' ? [read.reading] : read.kind === 'either' ? read.readings : []
        expect(readings.map(({ plain }) => digits(plain))).toEqual(readings.map(() => digits(text)))
      }),
    )
  })
})

function grouped(whole: string, sign: string): string {
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, sign)
}
