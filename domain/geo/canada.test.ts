import { describe, expect, test } from 'vitest'
import { isInCanada, isProvince, provinceFrom, provinceNames } from './canada.ts'

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

describe('the border', () => {
  test.each<[string, number, number]>([
    ['Windsor', 42.3149, -83.0364],
    ['Windsor’s riverside', 42.3201, -83.04],
    ['Amherstburg', 42.1015, -83.1085],
    ['Fort Erie', 42.9056, -78.9231],
    ['Niagara Falls', 43.0896, -79.0849],
    ['Niagara-on-the-Lake', 43.2553, -79.0717],
    ['Sarnia', 42.9745, -82.4066],
    ['Sault Ste. Marie', 46.5136, -84.3358],
    ['Point Pelee', 41.909, -82.509],
    ['Pelee Island', 41.77, -82.65],
    ['Cornwall', 45.0212, -74.7303],
    ['Fort Frances', 48.61, -93.39],
    ['Stanstead', 45.0105, -72.095],
    ['St. Stephen', 45.1942, -67.2756],
    ['Edmundston', 47.3737, -68.3251],
    ['Campobello Island', 44.89, -66.95],
    ['Emerson', 49.005, -97.21],
    ['Tsawwassen', 49.009, -123.07],
    ['White Rock', 49.0253, -122.8026],
    ['a house on Zero Avenue', 49.0024, -122.4419],
    ['Victoria', 48.4284, -123.3656],
    ['Stewart', 55.936, -129.99],
    ['Beaver Creek', 62.38, -140.87],
    ['St. John’s', 47.56, -52.71],
    ['Alert', 82.5, -62.35],
  ])('%s is in Canada', (_name, lat, lng) => {
    expect(isInCanada({ lat, lng })).toBe(true)
  })

  test.each<[string, number, number]>([
    ['Detroit', 42.3314, -83.0458],
    ['Buffalo', 42.8864, -78.8784],
    ['Niagara Falls, New York', 43.0945, -79.0567],
    ['Port Huron', 42.9709, -82.4249],
    ['Sault Ste. Marie, Michigan', 46.4953, -84.3453],
    ['Sandusky', 41.4489, -82.708],
    ['Massena', 44.9281, -74.8921],
    ['International Falls', 48.6011, -93.4108],
    ['Calais', 45.1842, -67.2786],
    ['Madawaska', 47.3553, -68.3317],
    ['Lubec', 44.8606, -66.9841],
    ['Pembina', 48.9664, -97.2437],
    ['Point Roberts', 48.985, -123.06],
    ['Blaine', 48.9937, -122.747],
    ['Hyder', 55.9169, -130.0247],
    ['Saint-Pierre', 46.78, -56.18],
    ['the sea off Africa', 0, 0],
  ])('%s is not', (_name, lat, lng) => {
    expect(isInCanada({ lat, lng })).toBe(false)
  })
})
