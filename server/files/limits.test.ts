import { expect, test } from 'vitest'
import type { Refusal } from '#domain/text/refusal.ts'
import { archiveLimits, workbookLimits, xmlLimits } from './limits.ts'
import { readWorkbook } from './read-workbook.ts'
import { bookOf, zipOf } from './testing/workbook.ts'
import { xmlCounts, xmlParser } from './xml.ts'
import { emptySharedTexts, hugeComment, sharedBlanks, unclosedTags, zipBomb } from './testing/hostile-files.ts'

/* Each limit of a workbook: what is just within it is read, and one more is refused. */

const whyOf = (bytes: Buffer) =>
  readWorkbook(bytes, null).then(
    () => 'it was read',
    (error: Refusal) => error.errors?.['']?.[0] ?? String(error),
  )

const sheet = 'xl/worksheets/sheet1.xml'
const book = bookOf({ rows: '' })
const around = (content: string, name = 'worksheet') => `<${name}>${content}</${name}>`
const sheetOf = (content: string) => zipOf({ ...book, [sheet]: around(content) })
const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
const attributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ')
/** Files of the book that have a name of their own, so that the archive has so many. */
const padded = (count: number) =>
  zipOf({ ...book, ...Object.fromEntries(Array.from({ length: count - 5 }, (_, index) => [`extra/${index}`, ''])) })

const { depth, attributesOfElement, stretch } = xmlLimits
const { rowsRead, cellsRead, sharedTexts, sharedCharacters, styles, parts, keptOfCell, emptyLines } = workbookLimits
const sheetsKept = workbookLimits.sheets

const limits: readonly (readonly [string, (more: number) => Buffer, RegExp])[] = [
  ['files of the archive', (more) => padded(archiveLimits.entries + more), /more than 2,000 files/],
  ['elements within each other', (more) => sheetOf(nested(depth - 1 + more)), /more than 50 deep/],
  [
    'attributes of an element',
    (more) => sheetOf(`<a ${attributes(attributesOfElement + more)}/>`),
    /more than 100 att/,
  ],
  ['characters of a comment', (more) => sheetOf(`<!--${'a'.repeat(stretch + more)}-->`), /longer than 200,000 char/],
  ['characters of a text', (more) => sheetOf(`<a>${'a'.repeat(stretch + more)}</a>`), /longer than 200,000 characters/],
  [
    'characters of a CDATA',
    (more) => sheetOf(`<a><![CDATA[${'a'.repeat(stretch + more)}]]></a>`),
    /longer than 200,000/,
  ],
  ['characters of an attribute', (more) => sheetOf(`<a b="${'a'.repeat(stretch + more)}"/>`), /longer than 200,000/],
  ['characters of an instruction', (more) => sheetOf(`<?a ${'a'.repeat(stretch + more)}?>`), /longer than 200,000/],
  ['blank rows', (more) => sheetOf('<row/>'.repeat(rowsRead + more)), /goes on for more than 200,000 rows/],
  ['blank cells', (more) => sheetOf('<c/>'.repeat(cellsRead + more)), /more than 1,000,000 cells, blank ones counted/],
  [
    'shared texts, empty ones too',
    (more) => zipOf({ ...book, 'xl/sharedStrings.xml': around('<si/>'.repeat(sharedTexts + more), 'sst') }),
    /more than 500,000 texts/,
  ],
  [
    'characters of shared texts',
    (more) => {
      const text = around(around('a'.repeat(keptOfCell), 't'), 'si')
      const last = around(around('a'.repeat(more), 't'), 'si')
      const all = around(text.repeat(sharedCharacters / keptOfCell) + last, 'sst')
      return zipOf({ ...book, 'xl/sharedStrings.xml': all })
    },
    /more than 20,000,000 characters of text/,
  ],
  [
    'formats of cells',
    (more) => zipOf({ ...book, 'xl/styles.xml': around('<xf/>'.repeat(styles + more), 'cellXfs') }),
    /more than 65,490 formats/,
  ],
  [
    'parts of the workbook',
    (more) => {
      const named = (index: number) => `<Relationship Id="rId${index}" Target="worksheets/sheet1.xml"/>`
      const all = Array.from({ length: parts + more }, (_, index) => named(index)).join('')
      return zipOf({ ...book, 'xl/_rels/workbook.xml.rels': around(all, 'Relationships') })
    },
    /more than 2,000 sheets and other parts/,
  ],
  [
    'characters of a sheet',
    (more) => {
      const row = '<row><c t="s"><v>0</v></c></row>'
      return zipOf(bookOf({ rows: row.repeat(2_477 + more), texts: ['a'.repeat(keptOfCell)] }))
    },
    /holds too much text/,
  ],
]

test.each(limits)('no more %s are read', async (_what, bytesOf, why) => {
  expect(await whyOf(bytesOf(0))).toBe('it was read')
  expect(await whyOf(bytesOf(1))).toMatch(why)
})

test.each([
  ['a text', '<a>'],
  ['a comment', '<a><!--'],
  ['a CDATA', '<a><![CDATA['],
  ['an instruction', '<?a '],
  ['a document type', '<!DOCTYPE '],
  ['a name', '<'],
  ['an attribute', '<a b="'],
  ['a closing tag', '<a></'],
])('%s without an end is refused once it is too long, and not kept until the file ends', (_what, opening) => {
  const parser = xmlParser({}, xmlCounts())
  parser.write(opening + 'a'.repeat(stretch - opening.length))
  expect(() => parser.write('a'.repeat(20_000))).toThrow(expect.objectContaining({ kind: 'form' }))
})

test('elements and attributes of all files of a workbook are counted together', async () => {
  const many = '<a/>'.repeat(xmlLimits.elements / 2)
  expect(await whyOf(zipOf({ ...book, 'xl/styles.xml': around(many), [sheet]: around(many) }))).toMatch(
    /more than 3,000,000 elements/,
  )
  const full = `<a ${attributes(100)}/>`.repeat(xmlLimits.attributes / 200)
  expect(await whyOf(zipOf({ ...book, 'xl/styles.xml': around(full), [sheet]: around(full) }))).toMatch(
    /more than 6,000,000 attributes/,
  )
})

test.each([
  ['tags that are never closed', unclosedTags, /more than 50 deep/],
  ['one huge comment', hugeComment, /longer than 200,000 characters/],
  ['shared texts of nothing', emptySharedTexts, /more than 500,000 texts/],
  ['a zip bomb', zipBomb, /unpacks to more than 50 MB/],
])('%s is refused in words', async (_what, bytes, why) => {
  expect(await whyOf(bytes())).toMatch(why)
})

test('rows far below the others stand on the last line that is kept empty for them', async () => {
  const rows = '<row r="1"><c t="str"><v>a</v></c></row><row r="900000000"><c t="str"><v>b</v></c></row>'
  expect((await readWorkbook(zipOf(bookOf({ rows })), null)).csv).toBe(`a${'\r\n'.repeat(emptyLines)}b\r\n`)
})

test('of a cell no more is kept than an import takes, and of the sheets no more than can be chosen from', async () => {
  const pieces = `${'a'.repeat(keptOfCell - 1)}<![CDATA[${'b'.repeat(keptOfCell)}]]>`
  const rows = `<row><c t="str"><v>${pieces}</v></c></row><row><c t="s"><v>0</v></c></row>`
  const names = Array.from({ length: sheetsKept + 1 }, (_, index) => `Sheet ${index}`)
  const { csv, sheets } = await readWorkbook(zipOf(bookOf({ rows, texts: [pieces], names })), null)
  expect(csv).toBe(`${'a'.repeat(keptOfCell - 1)}b\r\n`.repeat(2))
  expect(sheets).toEqual(names.slice(0, -1))
})

test('blanks that cells share are no text, however often they are used', async () => {
  const { csv } = await readWorkbook(sharedBlanks(2_000, 90_000), null)
  expect(csv).toBe('')
})

test('a text of blanks and line ends stays on one line, and is read in one go', async () => {
  const texts = ['a \n\n b', `c${' '.repeat(1_000)}\n${' '.repeat(900)}d`, ' \n ']
  const rows = around(texts.map((_, index) => `<c t="s"><v>${index}</v></c>`).join(''), 'row')
  expect((await readWorkbook(zipOf(bookOf({ rows, texts })), null)).csv).toBe('a b,c d,\r\n')
})
