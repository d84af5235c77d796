import { expect, test } from 'vitest'
import { stopArea } from './stop-area.ts'

const code = '737 Broadway Avenue, Saskatoon, SK S7N 1B3'

test.each([
  ['Stonebridge', code, 'Saskatoon', 'Stonebridge'],
  [null, code, 'Saskatoon', 'S7N'],
  [null, '737 Broadway Avenue, Saskatoon, SK s7n1b3', 'Saskatoon', 'S7N'],
  [null, code, 'Prince Albert', 'Saskatoon'],
  [null, '12 Elm Street, Saskatoon, SK', 'Saskatoon', 'Saskatoon'],
])('of zone %s and "%s", from %s, says "%s"', (zone, formattedAddress, homeCity, area) => {
  expect(stopArea(zone, { city: 'Saskatoon', formattedAddress }, homeCity)).toBe(area)
})
