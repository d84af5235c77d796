import { expect, test } from 'vitest'
import type { LocationImportRow } from '#generated/model/index.ts'
import { spreadsheetLine } from '#domain/files/csv-lines.ts'
import { readCsvBytes } from './csv-file.ts'
import { checkedRows, countOutcomes, goodRows, inOrderOfNeed, refusedTable, whyText } from './outcomes.ts'

const mend = { column: 'phone', from: '306', to: '+1306', why: '“(cell)” left out', kind: 'mended' } as const
const fault = { column: 'name', why: 'Required' }

const imported = { adds: ({ outcome }: Pick<LocationImportRow, 'outcome'>) => outcome === 'created' }

function answer(changes: Partial<LocationImportRow>): LocationImportRow {
  return { line: 1, name: 'Depot', outcome: 'created', mends: [], faults: [], ...changes }
}

const sent = [2, 3, 4, 5].map((line) => ({ line, values: [`Depot ${line}`, 'a "b", c'] }))
const checked = checkedRows(
  sent,
  [
    answer({}),
    answer({ mends: [mend] }),
    answer({ outcome: 'refused', mends: [mend], faults: [fault, { column: 'city', why: 'Required' }] }),
    answer({ outcome: 'duplicate', mends: [mend] }),
  ],
  imported,
)

test('each row is one of five things, and only the new ones are good', () => {
  expect(countOutcomes(checked)).toEqual({ clean: 1, mended: 1, approximate: 0, refused: 1, present: 1 })
  expect(goodRows(checked).map(({ row }) => row.line)).toEqual([2, 3])
})

test('what is only written differently is clean, and what has to be looked at stands first', () => {
  const phone = { column: 'phone', from: '306', to: '+1306', why: 'written as E.164', kind: 'rewritten' } as const
  const pin = {
    column: 'lat',
    from: '',
    to: '52, -106',
    why: 'the pin stands in the middle',
    kind: 'approximate',
  } as const
  const rows = checkedRows(
    [2, 3, 4, 5, 6].map((line) => ({ line, values: [] })),
    [
      answer({ outcome: 'duplicate', mends: [mend] }),
      answer({ mends: [phone] }),
      answer({ mends: [pin, phone] }),
      answer({ mends: [mend, pin, phone] }),
      answer({ outcome: 'refused', faults: [fault] }),
    ],
    imported,
  )
  expect(rows.map(({ outcome }) => outcome)).toEqual(['present', 'clean', 'approximate', 'mended', 'refused'])
  expect(inOrderOfNeed(rows).map(({ row }) => row.line)).toEqual([6, 5, 4, 3, 2])
  expect(goodRows(rows).map(({ row }) => row.line)).toEqual([3, 4, 5])
})

test('the refused rows go back as they stood, each with why', () => {
  expect(refusedTable(['name', 'note'], checked)).toEqual([
    ['name', 'note', 'why'],
    ['Depot 4', 'a "b", c', 'name: Required; city: Required'],
  ])
})

test('of the refused rows none runs as a formula, and they are read again as they stood', async () => {
  const values = ['=HYPERLINK("http://evil.test")', '+1 306 555 0199', '-106.65']
  const rows = checkedRows([{ line: 2, values }], [answer({ outcome: 'refused' })], imported)
  const table = refusedTable(['name', '@phone', 'longitude'], rows)
  expect(table).toEqual([
    ['name', '@phone', 'longitude', 'why'],
    [...values, ''],
  ])
  expect(spreadsheetLine(table[1] ?? [])).toBe(`"'=HYPERLINK(""http://evil.test"")",'+1 306 555 0199,-106.65,\r\n`)
  expect(readCsvBytes('refused.csv', new TextEncoder().encode(table.map(spreadsheetLine).join('')))).toMatchObject({
    file: { heading: ['name', '@phone', 'longitude', 'why'], rows: [{ line: 2, values: [...values, ''] }] },
  })
})

test('says of a row what is wrong, and only of one without faults what was put right', () => {
  expect(checked.map((each) => whyText(each.answer))).toEqual([
    '',
    'phone: “(cell)” left out',
    'name: Required; city: Required',
    'phone: “(cell)” left out',
  ])
})
