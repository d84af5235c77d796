import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dialledNumber, formatPhone, normalisePhone, pickPhone } from './phone.ts'

describe('normalisePhone', () => {
  test.each([
    '3066517211',
    '13066517211',
    '306-651-7211',
    '306 651 7211',
    '306 651-7211',
    '306 6517211',
    '(306) 651-7211',
    '(306)651-7211',
    '(306) 6517211',
    '(306)651 -7211',
    '306 651- 7211',
    '306/651-7211',
    '306.651.7211',
    '+1 306 651 7211',
    '+13066517211',
    ' 306–651–7211 ',
  ])('%s', (text) => {
    expect(normalisePhone(text)).toEqual({ ok: true, e164: '+13066517211' })
  })

  test.each(['ext. 204', 'ext 204', 'x204', 'X 204', ', ext. 204', '#204', 'extension: 204', 'poste 204', ';ext=204'])(
    '306-651-7211 %s keeps its extension',
    (extension) => {
      expect(normalisePhone(`306-651-7211 ${extension}`)).toEqual({ ok: true, e164: '+13066517211;ext=204' })
    },
  )

  test.each([
    ['', 'Phone number is empty'],
    ['651-7211', 'Phone number has 7 digits instead of 10'],
    ['5', 'Phone number has 1 digit instead of 10'],
    ['306-651-72111', 'Phone number has 11 digits instead of 10'],
    ['+306 651', 'Not a phone number of any country'],
    ['+1 651 7211', 'Phone number has 8 digits instead of 10'],
    ['306-651-CALLS', 'Phone number contains letters'],
    ['CALL-651-7211', 'Phone number contains letters'],
    ['306-651-7211 ext five', 'Phone number contains letters'],
    ['ext 5', 'Phone number is empty'],
    ['306-651-7211 *5', 'Phone number contains characters that do not belong'],
    ['306+651-7211', 'Phone number contains characters that do not belong'],
    ['106-651-7211', 'There is no area code 106'],
    ['911-651-7211', 'There is no area code 911'],
    ['306-151-7211', 'No number begins with 151 after the area code'],
  ])('%j: %s', (text, why) => {
    expect(normalisePhone(text)).toEqual({ ok: false, why })
  })
})

test.each([
  ['310-1010', '+13101010'],
  ['+13101010', '+13101010'],
  ['1-800-WAY-BILL', '+18009292455'],
  ['306-651-CALL', '+13066512255'],
  ['+44 20 7946 0958', '+442079460958'],
  ['011 44 20 7946 0958 x12', '+442079460958;ext=12'],
])('%s is %s', (text, e164) => {
  expect(normalisePhone(text)).toEqual({ ok: true, e164 })
})

describe('pickPhone', () => {
  test.each([
    ['306-555-0143', '+13065550143', null],
    ['306-555-0143 (cell)', '+13065550143', '“(cell)” left out'],
    ['Cell: (306) 555-0143', '+13065550143', '“Cell” left out'],
    ['306-555-0143 ext. 5 (after hours)', '+13065550143;ext=5', '“(after hours)” left out'],
    ['3065550143 / 3065550144', '+13065550143', 'the first of 2 numbers'],
    ['306-555-0143 or 306-555-0144', '+13065550143', 'the first of 2 numbers'],
    ['cell 306/555-0143; home 306/555-0144; 306/555-0145', '+13065550143', 'the first of 3 numbers'],
    ['3065550143.0', '+13065550143', 'as it is without a spreadsheet'],
    ['+44 20 7946 0958 (London)', '+442079460958', '“(London)” left out'],
  ])('%j: %s', (text, e164, mend) => {
    expect(pickPhone(text)).toEqual({ ok: true, e164, mend })
  })

  test.each([
    ['3.06555E+09', 'a number that a spreadsheet rounded'],
    ['306-555-014 (cell)', 'Phone number contains letters'],
    ['at the desk', 'Phone number contains letters'],
  ])('%j is none: %s', (text, why) => {
    expect(pickPhone(text)).toEqual({ ok: false, why })
  })
})

describe('dialledNumber', () => {
  test.each(['306 555 0201', '(306) 555-0201', '+13065550201', 'tel:+1-306-555-0201', '13065550201'])('%s', (text) => {
    expect(dialledNumber(text)).toEqual({ e164: '+13065550201', digits: '13065550201', extension: '' })
  })

  test('keeps the extension apart', () => {
    const found = { e164: '+13065550201;ext=204', digits: '13065550201', extension: '204' }
    expect(dialledNumber('+13065550201;ext=204')).toEqual(found)
    expect(dialledNumber('(306) 555-0201 x204')).toEqual(found)
  })

  test.each(['', '10313', '306 555', 'WB0010313', 'meewasin', '2026-11-26'])('%j is none', (text) => {
    expect(dialledNumber(text)).toBeNull()
  })
})

describe('formatPhone', () => {
  test('for people', () => {
    expect(formatPhone('+13066517211')).toBe('(306) 651-7211')
    expect(formatPhone('+13066517211;ext=204')).toBe('(306) 651-7211 ext. 204')
    expect(formatPhone('+442079460958')).toBe('+442079460958')
    expect(formatPhone('+442079460958;ext=7')).toBe('+442079460958 ext. 7')
    expect(formatPhone('+13101010')).toBe('310-1010')
    expect(formatPhone('')).toBe('')
  })

  test('what people read is what they may type', () => {
    const part = fc.integer({ min: 200, max: 999 }).filter((n) => n % 100 !== 11)
    fc.assert(
      fc.property(part, part, fc.nat(9999), fc.option(fc.nat(9_999_999)), (area, exchange, line, extension) => {
        const number = `+1${area}${exchange}${String(line).padStart(4, '0')}`
        const e164 = extension === null ? number : `${number};ext=${extension}`
        expect(normalisePhone(formatPhone(e164))).toEqual({ ok: true, e164 })
      }),
    )
  })
})
