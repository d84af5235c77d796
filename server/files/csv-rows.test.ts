import { describe, expect, it } from 'vitest'
import type { Refusal } from '#domain/text/refusal.ts'
import { readCsv } from './csv-rows.ts'
import { csvLimits } from './limits.ts'

const part = { firstLine: 2, mostRows: 100 }

function whyOf(text: string): string {
  try {
    readCsv(text, part)
    return 'it was read'
  } catch (error) {
    return (error as Refusal).errors?.['']?.[0] ?? String(error)
  }
}

describe('readCsv', () => {
  it('says on which line of the file each row starts', () => {
    const text = 'name,note\nA,one\n"B","two\nlines"\n\nC,three\n'
    expect(readCsv(text, part)).toEqual({
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
    const { rows } = readCsv(text, { ...part, firstLine: 52 })
    expect(rows.map(({ line }) => line)).toEqual([52, 55])
  })

  it.each([
    ['nothing', '', 'The file is empty.'],
    ['a quote that is never closed', 'name\n"A', /Line 2: a quote is opened and never closed/],
    ['more rows than one transaction should hold', `name\n${'A\n'.repeat(101)}`, /At most 100 rows .* has 101/],
  ])('refuses %s', (_what, text, why) => {
    expect(whyOf(text)).toMatch(why)
  })

  it.each([
    ['blank lines', '\n'],
    ['rows of commas', ',\n'],
    ['rows of blanks in quotes', '" ",""\n'],
  ])('takes %s for nothing', (_what, line) => {
    const { rows } = readCsv(`name,note\n${line.repeat(499_000 / line.length)}A,one`, part)
    expect(rows.map(({ values }) => values)).toEqual([['A', 'one']])
  })

  const { columns, valueLength, values } = csvLimits
  it.each([
    ['columns', (more: number) => `name\n${','.repeat(columns - 1 + more)}`, 'Line 2: it has more than 1,000 columns.'],
    [
      'characters of a value',
      (more: number) => `name\n${'a'.repeat(valueLength + more)}`,
      'Line 2: a value is longer than 32,767 characters.',
    ],
    [
      'characters of a value in quotes',
      (more: number) => `name\n"${'a'.repeat(valueLength - 1)}""${'a'.repeat(more)}"`,
      'Line 2: a value is longer than 32,767 characters.',
    ],
    [
      'values, blank ones too',
      (more: number) => `name\n${`${','.repeat(999)}\n`.repeat((values - 1_000) / 1_000)}${','.repeat(998 + more)}`,
      'up to it there are more than 1,000,000 values. Split the file in two.',
    ],
  ])('refuses more %s than it reads', (_what, textOf, why) => {
    expect(whyOf(textOf(0))).toBe('it was read')
    expect(whyOf(textOf(1))).toContain(why)
  })
})
