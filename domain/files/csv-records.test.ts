import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvRecords, csvStretch, CsvFault } from './csv-records.ts'

function rowsOf(text: string, delimiter?: string) {
  return [...csvRecords(text, delimiter)].flatMap((record) => (record === null ? [] : [record]))
}

describe('the rows of a CSV text', () => {
  test('stand on their lines, through quoted breaks, any line ends and a mark', () => {
    expect(rowsOf('\uFEFFname,note\r\n"B","two\r\nlines"\r\n\r\n"say ""hi""",\rlast,')).toEqual([
      { line: 1, lastLine: 1, values: ['name', 'note'] },
      { line: 2, lastLine: 3, values: ['B', 'two\nlines'] },
      { line: 5, lastLine: 5, values: ['say "hi"', ''] },
      { line: 6, lastLine: 6, values: ['last', ''] },
    ])
    expect(rowsOf('a;b\n1,5;2', ';').map(({ values }) => values)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
  })

  test('are none of blank lines, and of delimiters alone', () => {
    const nothing = [',,,,,,,,,', '', ' , ,', '"",""', '\t'].join('\n').repeat(60)
    expect(rowsOf(`name,city\nA,B\n${nothing}\nC,D\n`).map(({ values }) => values.join('-'))).toEqual([
      'name-city',
      'A-B',
      'C-D',
    ])
    expect(rowsOf('')).toEqual([])
  })

  test.each([
    ['name\nA,"B', 'openQuote', 2],
    ['name\n"A\nB"x', 'strayQuote', 3],
    ['name\nA"B', 'strayQuote', 2],
    ['name\n "A"', 'strayQuote', 2],
  ])('of %j end at its quote', (text, reason, line) => {
    expect(() => rowsOf(text)).toThrow(expect.objectContaining({ reason, line }))
    expect(() => rowsOf(text)).toThrow(CsvFault)
  })

  test('are those that another reader finds', () => {
    const value = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', 'é', ';') })
    const table = fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { minLength: 1 })
    const written = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows.map((row) => row.map(written).join(',')).join('\n')
        const others: string[][] = parse(text, { relax_column_count: true })
        expect(rowsOf(text).map(({ values }) => values)).toEqual(
          others.filter((row) => row.some((cell) => cell.trim() !== '')),
        )
      }),
    )
  })

  test.each([
    ['line feeds', '\n'],
    ['commas', ',,,,,,,,,\n'],
    ['one row of commas', ','],
    ['short rows', 'a\n'],
    ['doubled quotes', '""'],
    ['quoted rows', '"a","b"\n'],
  ])('are read in stretches, whatever they are made of: %s', (what, piece) => {
    const body = piece.repeat(500_000 / piece.length)
    const text = what === 'doubled quotes' ? `"${body}"` : body
    const pauses = [...csvRecords(text)].filter((record) => record === null).length
    expect(pauses).toBeGreaterThanOrEqual(Math.floor(text.length / (csvStretch + piece.length)) - 1)
  })
})
