import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

test('commas, quotes and line ends stay within their cell', () => {
  expect(csvRow(['a, b', 'say "hi"', 'two\nlines'])).toBe(`"a, b","say ""hi""","two\nlines"\r\n`)
})

test('what a spreadsheet would run as a formula is text', () => {
  expect(csvRow(['=1,2', '＝1', ' @A1'])).toBe(`"'=1,2",'＝1,' @A1\r\n`)
})

test('numbers are numbers, also negative ones and written amounts, and nothing is an empty cell', () => {
  expect(csvRow([-5, '-5.00', 14.3, null, ''])).toBe('-5,-5.00,14.3,,\r\n')
})
