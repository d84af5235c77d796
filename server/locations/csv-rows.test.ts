import { describe, expect, it } from 'vitest'
import { csvStretch } from '#domain/files/csv-records.ts'
import { Refusal } from '#domain/text/refusal.ts'
import { readCsv } from './csv-rows.ts'

describe('readCsv', () => {
  it('says on which line of the file each row starts', async () => {
    const text = 'name,note\nA,one\n"B","two\nlines"\n\nC,three\n'
    expect(await readCsv(text, 2)).toEqual({
      heading: ['name', 'note'],
      rows: [
        { line: 2, values: ['A', 'one'] },
        { line: 3, values: ['B', 'two\nlines'] },
        { line: 6, values: ['C', 'three'] },
      ],
    })
  })

  it('counts Windows line ends once, also within quotes, and goes on from the line of a later part', async () => {
    const text = '\uFEFFname,note\r\n"B","two\r\nlines"\r\n\r\nC,three\r\n'
    const { rows } = await readCsv(text, 52)
    expect(rows.map(({ line }) => line)).toEqual([52, 55])
  })

  it.each([
    ['nothing', ''],
    ['a quote that is never closed', 'name\n"A'],
  ])('refuses %s', async (_what, text) => {
    await expect(readCsv(text, 2)).rejects.toThrow(Refusal)
  })

  it('refuses more rows than one transaction should hold', async () => {
    const rows = Array.from({ length: 101 }, (_, index) => `location ${index}`)
    await expect(readCsv(['name', ...rows].join('\n'), 2)).rejects.toThrow(Refusal)
  })

  it('lets others have their turn, and breaks no character where it stops for them', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => [`"Łódź ""${index}"""`, '\u{1F69A}'.repeat(index * 4)])
    const { result: table, turns } = await withOthers(() =>
      readCsv(['name,note', ...rows.map((row) => row.join())].join('\r\n'), 2),
    )
    expect(table.rows.map(({ values }) => values)).toEqual(rows.map(([, note], index) => [`Łódź "${index}"`, note]))
    expect(turns).toBeGreaterThan(2)
  })

  it.each([
    ['blank lines', '\n'],
    ['rows of commas', ',\n'],
    ['rows of blanks in quotes', '" ",""\n'],
  ])('takes %s for nothing, and lets others have their turn in between', async (_what, line) => {
    const length = 499_000
    const { result, turns } = await withOthers(() => readCsv(`name,note\n${line.repeat(length / line.length)}A,one`, 2))
    expect(result.rows.map(({ values }) => values)).toEqual([['A', 'one']])
    expect(turns).toBeGreaterThanOrEqual(Math.floor(length / (csvStretch + line.length)) - 1)
  })
})

/** Runs something, and counts how often others had their turn in the meantime. */
async function withOthers<Result>(run: () => Promise<Result>): Promise<{ result: Result; turns: number }> {
  let turns = 0
  let other = setImmediate(function takeTurn() {
    turns += 1
    other = setImmediate(takeTurn)
  })
  const result = await run()
  clearImmediate(other)
  return { result, turns }
}
