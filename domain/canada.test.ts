import { describe, expect, test } from 'vitest'
import { isProvince, provinceFrom, provinceNames } from './canada.ts'

describe('provinces', () => {
  test.each([
    ['SK', 'SK'],
    [' sk ', 'SK'],
    ['Saskatchewan', 'SK'],
    ['BRITISH COLUMBIA', 'BC'],
    ['Québec', 'QC'],
    ['ND', null],
    ['', null],
    ['toString', null],
  ])('%j is %s', (text, code) => {
    expect(provinceFrom(text)).toBe(code)
  })

  test('there are thirteen', () => {
    expect(Object.keys(provinceNames).filter(isProvince)).toHaveLength(13)
    expect(['sk', 'hasOwnProperty', ''].some(isProvince)).toBe(false)
  })
})
