import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, normalisePhone } from './phone.ts'

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
    ['306-651-72111', 'Phone number has 11 digits instead of 10'],
    ['+306 651 7211', 'Not a Canadian or US number'],
    ['+1 651 7211', 'Phone number has 8 digits instead of 10'],
    ['+44 20 7946 0958', 'Not a Canadian or US number'],
    ['306-651-CALL', 'Phone number contains letters'],
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

describe('formatPhone', () => {
  test('for people', () => {
    expect(formatPhone('+13066517211')).toBe('(306) 651-7211')
    expect(formatPhone('+13066517211;ext=204')).toBe('(306) 651-7211 ext. 204')
    expect(formatPhone('+442079460958')).toBe('+442079460958')
    expect(formatPhone('+442079460958;ext=7')).toBe('+442079460958 ext. 7')
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
