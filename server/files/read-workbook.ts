import { csvLine } from '#domain/files/csv-lines.ts'
import { numberStyle, numberText, type NumberStyle } from './cell-text.ts'
import { openArchive, parseEntry, type Archive } from './archive.ts'
import { countUpTo, inWords, refusedFile } from './file-fault.ts'
import { workbookLimits } from './limits.ts'

/** A sheet as it was read. */
export interface ReadSheet {
  /** What the sheets of the workbook are called. */
  readonly sheets: string[]
  readonly sheet: string
  /** Its rows, each on the line of its number as far as that goes. */
  readonly csv: string
}

const most = workbookLimits

const noWorkbook = 'This is no Excel workbook. Save it as .xlsx or as CSV and choose that file.'
const tooManyRows = `The sheet has more than ${inWords(most.rows)} rows. Split it in two.`
const tooManyRead = `The sheet goes on for more than ${inWords(most.rowsRead)} rows. Delete those below the last one that is needed.`
const tooManyCells = `The sheet has more than ${inWords(most.cellsRead)} cells, blank ones counted. Delete the rows and columns that are not needed.`
const tooManyColumns = `The sheet has more than ${most.columns} columns. Delete those that are not needed.`
const tooMuchText = 'The sheet holds too much text. Split it in two.'
const tooManyTexts = `The workbook holds more than ${inWords(most.sharedTexts)} texts. Delete the sheets that are not needed.`
const tooMuchShared = `The workbook holds more than ${inWords(most.sharedCharacters)} characters of text. Delete the sheets that are not needed.`
const tooManyStyles = `The workbook has more than ${inWords(most.styles)} formats of cells. Save it as CSV.`
const tooManyParts = `The workbook has more than ${inWords(most.parts)} sheets and other parts. Delete those that are not needed.`

interface SheetOfBook {
  readonly name: string
  readonly path: string
}

/**
 * Reads one sheet of an Excel workbook as it is shown: stored values of formulas, dates as ISO, numbers without exponents. The file is
 * unpacked and read piece by piece, and no further than its limits (limits.ts).
 * @param wanted the sheet's name; null: the first
 * @throws formError when it is no workbook, has no such sheet, or is larger than an import takes
 */
export async function readWorkbook(bytes: Buffer, wanted: string | null): Promise<ReadSheet> {
  const archive = await openArchive(bytes)
  if (archive === null) throw refusedFile(noWorkbook)
  try {
    const { sheets, from1904 } = await readBook(archive)
    const [first] = sheets
    const meant = wanted === null ? first : sheets.find(({ name }) => name === wanted)
    if (first === undefined) throw refusedFile(noWorkbook)
    if (meant === undefined) throw refusedFile(`The workbook has no sheet “${wanted}”.`)
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
  const part = countUpTo(most.parts, tooManyParts)
  await parseEntry(archive, 'xl/_rels/workbook.xml.rels', {
    open(name, attribute) {
      if (name !== 'Relationship') return
      part()
      targets.set(attribute('Id'), attribute('Target'))
    },
  })
  const sheets: SheetOfBook[] = []
  let from1904 = false
  const isThere = await parseEntry(archive, 'xl/workbook.xml', {
    open(name, attribute) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute('date1904'))
      if (name !== 'sheet' || attribute('state').includes('idden') || sheets.length === most.sheets) return
      const target = targets.get(attribute('r:id')) ?? `worksheets/sheet${sheets.length + 1}.xml`
      sheets.push({
        name: attribute('name').slice(0, 100),
        path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      })
    },
  })
  if (!isThere) throw refusedFile(noWorkbook)
  return { sheets, from1904 }
}

/** Texts that cells share, which name them by their number, each as a cell has it; how they are to be pronounced is none of them. */
async function readSharedTexts(archive: Archive): Promise<readonly string[]> {
  const texts: string[] = []
  const shared = countUpTo(most.sharedTexts, tooManyTexts)
  const characters = countUpTo(most.sharedCharacters, tooMuchShared)
  let text = ''
  let inText = false
  let inPhonetic = false
  await parseEntry(archive, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') {
        shared()
        text = ''
      }
      if (name === 'rPh') inPhonetic = true
      inText = name === 't' && !inPhonetic
    },
    text(piece) {
      const room = most.keptOfCell - text.length
      if (inText && room > 0) text += piece.slice(0, room)
    },
    close(name) {
      if (name === 'rPh') inPhonetic = false
      if (name === 'si') {
        const kept = oneLine(text)
        characters(kept.length)
        texts.push(kept)
      }
      inText = false
    },
  })
  return texts
}

/** How numbers are shown, by the style of their cells. */
async function readStyles(archive: Archive): Promise<readonly NumberStyle[]> {
  const codes = new Map<number, NumberStyle>()
  const styles: NumberStyle[] = []
  const style = countUpTo(most.styles, tooManyStyles)
  let inCells = false
  await parseEntry(archive, 'xl/styles.xml', {
    open(name, attribute) {
      if (name === 'numFmt' || name === 'xf') style()
      if (name === 'numFmt') {
        const id = Number(attribute('numFmtId'))
        codes.set(id, numberStyle(id, attribute('formatCode')))
      }
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const id = Number(attribute('numFmtId'))
      styles.push(codes.get(id) ?? numberStyle(id, undefined))
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
  const rowRead = countUpTo(most.rowsRead, tooManyRead)
  const cellRead = countUpTo(most.cellsRead, tooManyCells)
  let length = 0
  let rows = 0
  let values: string[] = []
  let number = 0
  let cell = { column: 0, type: '', style: undefined as NumberStyle | undefined, text: '' }
  let inValue = false

  const endCell = () => {
    const { column, type, style, text } = cell
    if (text === '') return
    if (column >= most.columns) throw refusedFile(tooManyColumns)
    while (values.length < column) values.push('')
    values[column] = valueOf(type, style, text)
  }
  const valueOf = (type: string, style: NumberStyle | undefined, text: string) => {
    if (type === 's') return texts[Number(text)] ?? ''
    if (type === 'b') return text === '1' ? 'yes' : 'no'
    return type === '' || type === 'n' ? oneLine(numberText(text, style, from1904)) : oneLine(text)
  }
  const endRow = () => {
    if (values.every((value) => value === '')) return
    rows += 1
    if (rows > most.rows + most.aboveHeading) throw refusedFile(tooManyRows)
    while (lines.length < number - 1 && lines.length < most.emptyLines) lines.push('\r\n')
    const line = csvLine(values)
    length += line.length
    if (length > most.text - most.emptyLines * 2) throw refusedFile(tooMuchText)
    lines.push(line)
  }
  await parseEntry(archive, path, {
    open(name, attribute) {
      if (name === 'row') {
        rowRead()
        values = []
        number = Number(attribute('r')) || number + 1
      }
      if (name === 'c') {
        cellRead()
        const column = columnOf(attribute('r')) ?? values.length
        cell = { column, type: attribute('t'), style: styles[Number(attribute('s') || 0)], text: '' }
      }
      inValue = name === 'v' || name === 't'
    },
    text(piece) {
      const room = most.keptOfCell - cell.text.length
      if (inValue && room > 0) cell.text += piece.slice(0, room)
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

/** A row stays on one line: blanks with a line end among them are one blank, and a text of nothing but blanks is none. */
function oneLine(text: string): string {
  if (text.trim() === '') return ''
  return text.replaceAll(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? ' ' : blanks))
}
