import { expect, test } from 'vitest'
import type { Refusal } from '#domain/text/refusal.ts'
import { archiveLimits, workbookLimits, xmlLimits } from './limits.ts'
import { readWorkbook } from './read-workbook.ts'
import { bookOf, zipOf } from './testing/workbook.ts'
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
const { rowsRead, cellsRead, sharedTexts, sharedCharacters, styles, parts, keptOfCell } = workbookLimits

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
]

test.each(limits)('no more %s are read', async (_what, bytesOf, why) => {
  expect(await whyOf(bytesOf(0))).toBe('it was read')
  expect(await whyOf(bytesOf(1))).toMatch(why)
})

test('elements and attributes of all files of a workbook are counted together', async () => {
  const many = '<a/>'.repeat(xmlLimits.elements / 2)
  expect(await whyOf(zipOf({ ...book, 'xl/styles.xml': around(many), [sheet]: around(many) }))).toMatch(
    /more than 3,000,000 elements/,
  )
  const full = `<a ${attributes(100)}/>`.repeat(xmlLimits.attributes / 200)
  expect(await whyOf(zipOf({ ...book, 'xl/styles.xml': around(full), [sheet]: around(full) }))).toMatch(
    /more than 6,000,000 attributes|more than 50 MB/,
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

test('blanks that cells share are no text, however often they are used', async () => {
  const { csv } = await readWorkbook(sharedBlanks(2_000, 90_000), null)
  expect(csv).toBe('')
})

test('a text of blanks and line ends stays on one line, and is read in one go', async () => {
  const texts = ['a \n\n b', `c${' '.repeat(1_000)}\n${' '.repeat(900)}d`, ' \n ']
  const rows = around(texts.map((_, index) => `<c t="s"><v>${index}</v></c>`).join(''), 'row')
  expect((await readWorkbook(zipOf(bookOf({ rows, texts })), null)).csv).toBe('a b,c d,\r\n')
})
