import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { csvLine, spreadsheetLine } from './csv-lines.ts'

it('quotes what would be read otherwise, and nothing else', () => {
  expect(csvLine(['Van 4', 'a,b', 'he said "no"', 'two\nlines', ' led', null, 12.5])).toBe(
    'Van 4,"a,b","he said ""no""","two\nlines"," led",,12.5\r\n',
  )
})

it('is read again as it was written', () => {
  const rows = [
    ['a', 'with, comma', 'with "quotes"'],
    ['two\nlines', ' blanks ', ''],
  ]
  expect(parse(rows.map(csvLine).join(''))).toEqual(rows)
})

it('runs no text as a formula in a file that people open; what is sent on stays as it is', () => {
  expect(spreadsheetLine(['=1+1', '+13065550199', '-4.20', -4.2])).toBe("'=1+1,'+13065550199,-4.20,-4.2\r\n")
  expect(spreadsheetLine(['=1,2', '＝1', '@A1', -5, '-5.00', ''])).toBe(`"'=1,2",'＝1,'@A1,-5,-5.00,\r\n`)
  expect(csvLine(['+13065550199'])).toBe('+13065550199\r\n')
})
