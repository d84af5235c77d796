import { expect, test } from 'vitest'
import { readCsvBytes } from '#src/imports/csv-file.ts'
import { readWorkbook } from '#server/files/read-workbook.ts'
import type { Refusal } from '#domain/text/refusal.ts'
import { bookOf, zipOf } from './testing/workbook.ts'

/* Workbooks as they are in the world, and as nobody should send them. */

const whyOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'it was read',
    (error: Refusal) => error.errors?.['']?.[0] ?? String(error),
  )

test('a sheet is read as it is shown: formulas by their value, dates as ISO, numbers without exponents', async () => {
  const rows = `
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Date</t></is></c><c r="C1" t="s"><v>1</v></c><c r="E1" t="str"><v>Sum</v></c></row>
    <row r="3"><c r="A3"><v>4.6876876883300003E+11</v></c><c r="B3" s="1"><v>46356</v></c><c r="C3" s="2"><v>77</v></c><c r="E3"><f>1+1</f><v>2</v></c></row>
    <row r="4"><c r="A4"><v>4.68768768833123456E+17</v></c><c r="B4" s="3"><v>46356.395833333336</v></c><c r="C4" t="e"><v>#N/A</v></c><c r="E4"><v>0.30000000000000004</v></c></row>`
  const { csv, sheets } = await readWorkbook(
    zipOf(bookOf({ rows, texts: ['Ref', 'Zip'], names: ['Orders', 'Other'] })),
    null,
  )
  expect(sheets).toEqual(['Orders', 'Other'])
  expect(csv.split('\r\n')).toEqual([
    'Ref,Date,Zip,,Sum',
    '',
    '468768768833,2026-11-30,00077,,2',
    '4.68769E+17,2026-11-30 09:30,#N/A,,0.3',
    '',
  ])
  const read = readCsvBytes('orders.xlsx', Buffer.from(csv))
  expect(read.ok && read.file.rows.map(({ line }) => line)).toEqual([3, 4])
})

test('what unpacks to more than is taken is refused, whatever it says of itself', async () => {
  const cell = `<c r="A1" t="str"><v>${'a'.repeat(100_000)}</v></c>`
  const swollen = `<worksheet><sheetData><row r="1">${cell.repeat(600)}</row></sheetData></worksheet>`
  const files = { ...bookOf({ rows: '' }), 'xl/worksheets/sheet1.xml': swollen }
  const bytes = zipOf(files)
  expect(bytes.length).toBeLessThan(200_000)
  expect(await whyOf(readWorkbook(bytes, null))).toMatch(/unpacks to more than 50 MB/)
  expect(await whyOf(readWorkbook(zipOf(files, { 'xl/worksheets/sheet1.xml': 100 }), null))).toMatch(/damaged|50 MB/)
})

test('a million rows are refused once there are too many', async () => {
  const rows = Array.from(
    { length: 300_000 },
    (_, index) => `<row r="${index + 1}"><c t="str"><v>x</v></c></row>`,
  ).join('')
  const bytes = zipOf(bookOf({ rows }))
  expect(await whyOf(readWorkbook(bytes, null))).toBe('The sheet has more than 5,000 rows. Split it in two.')
})

const wrong: readonly (readonly [string, () => Buffer, RegExp])[] = [
  ['no zip', () => Buffer.from('Ref,Name\r\n'), /no Excel workbook/],
  ['a zip of something else', () => zipOf({ 'word/document.xml': '<w/>' }), /no Excel workbook/],
  ['a zip that is cut', () => zipOf(bookOf({ rows: '' })).subarray(0, 300), /no Excel workbook|damaged/],
  ['XML that is broken', () => zipOf({ ...bookOf({ rows: '' }), 'xl/worksheets/sheet1.xml': '<a><b></a>' }), /damaged/],
  [
    'entities of its own',
    () => zipOf({ ...bookOf({ rows: '' }), 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>' }),
    /damaged/,
  ],
  [
    'too many columns',
    () => zipOf(bookOf({ rows: '<row r="1"><c r="ZZ1" t="str"><v>x</v></c></row>' })),
    /more than 100 columns/,
  ],
]

test.each(wrong)('%s is refused in words', async (_what, bytes, why) => {
  expect(await whyOf(readWorkbook(bytes(), null))).toMatch(why)
})

test('a sheet that is not there is refused', async () => {
  expect(await whyOf(readWorkbook(zipOf(bookOf({ rows: '' })), 'None'))).toBe('The workbook has no sheet “None”.')
})
