import { expect, test } from 'vitest'
import { fromSpreadsheetText, toSpreadsheetText } from './spreadsheet-text.ts'

test.each([
  '=1+1',
  '+1 306 555 0199',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\tTab',
  '\rReturn',
  '＝1+1',
  '＋1',
  '－cmd',
  '＠SUM(A1)',
  '  =1+1',
  '\n=1',
  '\u00A0@SUM(A1)',
  '\u3000＝1',
  '-',
  '--5',
  '-5,00',
  '-1e3',
  ' -5.00',
  '+5.00',
])('%j cannot run as a formula, and comes back as it was', (text) => {
  expect(toSpreadsheetText(text)).toBe(`'${text}`)
  expect(fromSpreadsheetText(`'${text}`)).toBe(text)
})

test.each(['-5.00', '-5', '14.3', '0', 'a=1', '1+1', '', 'Unit -4', "'t Hooft", "'"])('%j stays as it is', (text) => {
  expect(toSpreadsheetText(text)).toBe(text)
  expect(fromSpreadsheetText(text)).toBe(text)
})
