import { describe, expect, it } from 'vitest'
import { ApiError } from '#server/errors.ts'
import { readCsv } from './csv-rows.ts'

describe('readCsv', () => {
  it('says on which line of the file each row starts', () => {
    const text = 'name,note\nA,one\n"B","two\nlines"\n\nC,three\n'
    expect(readCsv(text, 2)).toEqual({
      heading: ['name', 'note'],
      rows: [
        { line: 2, values: ['A', 'one'] },
        { line: 3, values: ['B', 'two\nlines'] },
        { line: 6, values: ['C', 'three'] },
      ],
    })
  })

  it('counts Windows line ends once, also within quotes, and goes on from the line of a later part', () => {
    const text = '\uFEFFname,note\r\n"B","two\r\nlines"\r\n\r\nC,three\r\n'
    expect(readCsv(text, 52).rows.map(({ line }) => line)).toEqual([52, 55])
  })

  it.each([
    ['nothing', ''],
    ['a quote that is never closed', 'name\n"A'],
  ])('refuses %s', (_what, text) => {
    expect(() => readCsv(text, 2)).toThrow(ApiError)
  })

  it('refuses more rows than one transaction should hold', () => {
    const rows = Array.from({ length: 1_001 }, (_, index) => `place ${index}`)
    expect(() => readCsv(['name', ...rows].join('\n'), 2)).toThrow(ApiError)
  })
})
