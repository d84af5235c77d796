import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+1 306', "'+1 306"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['a=1', 'a=1'],
])('%j cannot run as a formula', (text, shown) => {
  expect(csvRow([text])).toBe(`${shown}\r\n`)
})

test('commas, quotes and line ends stay within their cell', () => {
  expect(csvRow(['a, b', 'say "hi"', 'two\nlines', '=1,2'])).toBe(`"a, b","say ""hi""","two\nlines","'=1,2"\r\n`)
})

test('numbers are numbers, also negative ones, and nothing is an empty cell', () => {
  expect(csvRow([-5, 14.3, null, ''])).toBe('-5,14.3,,\r\n')
})
