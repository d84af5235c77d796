import { csvLine } from '#domain/files/csv-lines.ts'
import { formError } from '#domain/text/refusal.ts'
import { numberStyle, numberText, type NumberStyle } from './cell-text.ts'
import { openArchive, parseEntry, type Archive } from './archive.ts'

/** A sheet as it was read. */
export interface ReadSheet {
  /** What the sheets of the workbook are called. */
  readonly sheets: string[]
  readonly sheet: string
  /** Its rows, each on the line of its number as far as that goes. */
  readonly csv: string
}

/** As many as an import takes, with what may stand above their heading. */
const mostRows = 5_000
const aboveHeading = 21
const mostColumns = 100
const mostSheets = 100
/** Characters of a cell that are kept: more than any field of an import takes. */
const longestCell = 2_000
const longestText = 5_000_000
/** Lines that are left empty for rows without anything, so that a row stands on the line of its number. */
const mostLines = 20_000

const noWorkbook = 'This is no Excel workbook. Save it as .xlsx or as CSV and choose that file.'
const tooManyRows = `The sheet has more than ${mostRows.toLocaleString('en-CA')} rows. Split it in two.`
const tooManyColumns = `The sheet has more than ${mostColumns} columns. Delete those that are not needed.`
const tooMuchText = 'The sheet holds too much text. Split it in two.'

interface SheetOfBook {
  readonly name: string
  readonly path: string
}

/**
 * Reads one sheet of an Excel workbook as it is shown: stored values of formulas, dates as ISO, numbers without exponents. The file is
 * unpacked and read piece by piece, so that others have their turn in between, and no further than its bounds.
 * @param wanted the sheet's name; null: the first
 * @throws formError when it is no workbook, has no such sheet, or is larger than an import takes
 */
export async function readWorkbook(bytes: Buffer, wanted: string | null): Promise<ReadSheet> {
  const archive = await openArchive(bytes)
  if (archive === null) throw refused(noWorkbook)
  try {
    const { sheets, from1904 } = await readBook(archive)
    const [first] = sheets
    const meant = wanted === null ? first : sheets.find(({ name }) => name === wanted)
    if (first === undefined) throw refused(noWorkbook)
    if (meant === undefined) throw refused(`The workbook has no sheet “${wanted}”.`)
    const texts = await readSharedTexts(archive)
    const styles = await readStyles(archive)
    const csv = await readRows(archive, meant.path, { texts, styles, from1904 })
    return { sheets: sheets.map(({ name }) => name), sheet: meant.name, csv }
  } finally {
    archive.close()
  }
}

async function readBook(archive: Archive): Promise<{ sheets: SheetOfBook[]; from1904: boolean }> {
  const targets = new Map<string, string>()
  await parseEntry(archive, 'xl/_rels/workbook.xml.rels', {
    open(name, attribute) {
      if (name === 'Relationship') targets.set(attribute('Id'), attribute('Target'))
    },
  })
  const sheets: SheetOfBook[] = []
  let from1904 = false
  const isThere = await parseEntry(archive, 'xl/workbook.xml', {
    open(name, attribute) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute('date1904'))
      if (name !== 'sheet' || attribute('state').includes('idden') || sheets.length === mostSheets) return
      const target = targets.get(attribute('r:id')) ?? `worksheets/sheet${sheets.length + 1}.xml`
      sheets.push({
        name: attribute('name').slice(0, 100),
        path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      })
    },
  })
  if (!isThere) throw refused(noWorkbook)
  return { sheets, from1904 }
}

/** Texts that cells share, which name them by their number; how they are to be pronounced is none of them. */
async function readSharedTexts(archive: Archive): Promise<readonly string[]> {
  const texts: string[] = []
  let text = ''
  let inText = false
  let inPhonetic = false
  await parseEntry(archive, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') inPhonetic = true
      inText = name === 't' && !inPhonetic
    },
    text(piece) {
      if (inText && text.length < longestCell) text += piece
    },
    close(name) {
      if (name === 'rPh') inPhonetic = false
      if (name === 'si') texts.push(text.slice(0, longestCell))
      inText = false
    },
  })
  return texts
}

/** How numbers are shown, by the style of their cells. */
async function readStyles(archive: Archive): Promise<readonly NumberStyle[]> {
  const codes = new Map<number, string>()
  const styles: NumberStyle[] = []
  let inCells = false
  await parseEntry(archive, 'xl/styles.xml', {
    open(name, attribute) {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode'))
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const id = Number(attribute('numFmtId'))
      styles.push(numberStyle(id, codes.get(id)))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}

interface BookWords {
  readonly texts: readonly string[]
  readonly styles: readonly NumberStyle[]
  readonly from1904: boolean
}

async function readRows(archive: Archive, path: string, { texts, styles, from1904 }: BookWords): Promise<string> {
  const lines: string[] = []
  let length = 0
  let rows = 0
  let values: string[] = []
  let number = 0
  let cell = { column: 0, type: '', style: undefined as NumberStyle | undefined, text: '' }
  let inValue = false

  const endCell = () => {
    const { column, type, style, text } = cell
    if (text === '') return
    if (column >= mostColumns) throw refused(tooManyColumns)
    while (values.length < column) values.push('')
    values[column] = oneLine(valueOf(type, style, text))
  }
  const valueOf = (type: string, style: NumberStyle | undefined, text: string) => {
    if (type === 's') return texts[Number(text)] ?? ''
    if (type === 'b') return text === '1' ? 'yes' : 'no'
    return type === '' || type === 'n' ? numberText(text, style, from1904) : text
  }
  const endRow = () => {
    if (values.every((value) => value.trim() === '')) return
    rows += 1
    if (rows > mostRows + aboveHeading) throw refused(tooManyRows)
    while (lines.length < number - 1 && lines.length < mostLines) lines.push('\r\n')
    const line = csvLine(values)
    length += line.length
    if (length > longestText - mostLines * 2) throw refused(tooMuchText)
    lines.push(line)
  }
  await parseEntry(archive, path, {
    open(name, attribute) {
      if (name === 'row') {
        values = []
        number = Number(attribute('r')) || number + 1
      }
      if (name === 'c') {
        const column = columnOf(attribute('r')) ?? values.length
        cell = { column, type: attribute('t'), style: styles[Number(attribute('s') || 0)], text: '' }
      }
      inValue = name === 'v' || name === 't'
    },
    text(piece) {
      if (inValue && cell.text.length < longestCell) cell.text += piece.slice(0, longestCell)
    },
    close(name) {
      if (name === 'c') endCell()
      if (name === 'row') endRow()
      inValue = false
    },
  })
  return lines.join('')
}

/** The number of the column of a cell, from 0: "C7" is in the third. */
function columnOf(place: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0]
  if (letters === undefined) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A row stays on one line. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n]+\s*/g, ' ')
}

function refused(why: string): Error {
  return formError({ '': [why] })
}
