import { type BrokenText, brokenTextIn, mendBrokenText } from '#domain/files/broken-text.ts'
import { CsvFault, type CsvRecord, csvRecords } from '#domain/files/csv-records.ts'
import { fromSpreadsheetText } from '#domain/files/spreadsheet-text.ts'
import { decodeText, type TextEncoding } from '#domain/files/text-encodings.ts'

/** The largest file that is read, in bytes: 5 MB are about 50,000 addresses. */
export const mostBytes = 5_000_000

export interface FileRow {
  /** Line of the file on which the row starts, counted from 1. */
  readonly line: number
  readonly values: readonly string[]
}

/** A CSV file as it was read: its columns by name, its rows as text. */
export interface CsvFile {
  readonly name: string
  readonly encoding: TextEncoding
  /** No two alike and none empty, so that a column can be named by its heading. */
  readonly heading: readonly string[]
  readonly rows: readonly FileRow[]
  /** Lines above the headings that are none, such as a title. */
  readonly above: readonly string[]
  /** What in it was broken before it came here, and how it was meant; null where nothing is, or it was mended. */
  readonly broken: BrokenText | null
  /** To be read anew as somebody says. */
  readonly bytes: Uint8Array
  /** The workbook that it is a sheet of; left out for a file of text. */
  readonly book?: Workbook
}

/** A workbook by its sheets, one of which was read. */
export interface Workbook {
  readonly sheets: readonly string[]
  readonly sheet: string
  /** As it was chosen, for another sheet. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Has a workbook read where that is done: a sheet of it as CSV, the first unless one is named. */
export type ReadWorkbook = (
  bytes: Uint8Array<ArrayBuffer>,
  sheet?: string,
) => Promise<{ readonly sheets: readonly string[]; readonly sheet: string; readonly csv: string }>

/** How a file is to be read, where somebody has said it. */
export interface ReadingTerms {
  readonly encoding?: TextEncoding
  readonly mendsBroken?: boolean
}

/** "sep=;" tells a spreadsheet how the lines below are divided. */
const delimiterLine = /^\uFEFF?"?sep=(.)"?\r?\n/i

export type FileOutcome = { readonly ok: true; readonly file: CsvFile } | { readonly ok: false; readonly why: string }

/** Reads a CSV file that a person chose, or answers in words why it cannot be read. */
export async function readCsvFile(file: File, readWorkbook: ReadWorkbook): Promise<FileOutcome> {
  if (file.size > mostBytes)
    return refused(`The file is ${megabytes(file.size)}; at most ${megabytes(mostBytes)} can be read. Split it in two.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return isWorkbook(bytes) ? readBookBytes(file.name, bytes, readWorkbook) : readCsvBytes(file.name, bytes)
}

/**
 * Reads a sheet of a workbook that a person chose.
 * @throws what reading it throws
 */
export async function readBookBytes(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  readWorkbook: ReadWorkbook,
  wanted?: string,
): Promise<FileOutcome> {
  const { sheets, sheet, csv } = await readWorkbook(bytes, wanted)
  const reading = readCsvBytes(name, new TextEncoder().encode(csv), { encoding: 'UTF-8' })
  return reading.ok ? { ok: true, file: { ...reading.file, book: { sheets, sheet, bytes } } } : reading
}

/**
 * As {@link readCsvFile}, for bytes. Commas, semicolons, tabs and pipes are told apart by what makes most columns, or by a line before
 * the heading that says so; a title above the headings is none.
 */
export function readCsvBytes(name: string, bytes: Uint8Array, terms: ReadingTerms = {}): FileOutcome {
  if (isOldWorkbook(bytes))
    return refused('This is an Excel workbook of the old kind, or one with a password. Save it as .xlsx without one.')
  const { text: decoded, encoding } = decodeText(bytes, terms.encoding)
  if (decoded.trim() === '') return refused('The file is empty.')
  const broken = brokenTextIn(decoded)
  const text = broken !== null && terms.mendsBroken === true ? mendBrokenText(decoded) : decoded
  const said = delimiterLine.exec(text)
  const body = text.slice(said?.[0].length ?? 0)
  try {
    const records = rowsOf(csvRecords(body, said?.[1] ?? delimiterOf(body)), said === null ? 0 : 1)
    const at = headingAt(records)
    const head = records[at]
    const rows = records.slice(at + 1)
    if (head === undefined) return refused('The file is empty.')
    if (rows.length === 0) return refused('The file has a heading and no rows under it.')
    const above = records.slice(0, at).map(({ values }) => values.filter((value) => value.trim() !== '').join(' '))
    const heading = columnNames(head.values)
    return {
      ok: true,
      file: { name, encoding, heading, rows, above, bytes, broken: terms.mendsBroken === true ? null : broken },
    }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    return refused(error.message)
  }
}

function rowsOf(records: Iterable<CsvRecord | null>, linesBefore: number): FileRow[] {
  const rows: FileRow[] = []
  for (const record of records)
    if (record !== null) rows.push({ line: record.line + linesBefore, values: record.values.map(fromSpreadsheetText) })
  return rows
}

/** Workbooks are zip archives, and those begin with these letters. */
function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03
}

/** Those of the old kind, and those with a password, are of another form, which nobody reads here. */
function isOldWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0
}

/** Rows by which it is told how a file is divided, and how many may stand above its headings. */
const firstRows = 20

/** Whatever makes the most columns, in most of the first rows. */
function delimiterOf(text: string): string {
  const counted = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, columns: columnsBy(text, delimiter) }))
  return counted.reduce((most, each) => (each.columns > most.columns ? each : most)).delimiter
}

/** How many values the rows have that are as wide as most of them; nothing where they are one column. */
function columnsBy(text: string, delimiter: string): number {
  const widths: number[] = []
  try {
    for (const record of csvRecords(text, delimiter)) {
      if (record !== null) widths.push(record.values.length)
      if (widths.length === firstRows) break
    }
  } catch (error) {
    // A quote that is wrong by this delimiter may be right by another.
    if (!(error instanceof CsvFault)) throw error
  }
  const width = usual(widths)
  return width < 2 ? 0 : width * widths.filter((each) => each === width).length
}

/** The number that comes most often, the largest of those that come as often. */
function usual(numbers: readonly number[]): number {
  const often = (number: number) => numbers.filter((each) => each === number).length
  return numbers.reduce((best, each) => ((often(each) - often(best) || each - best) > 0 ? each : best), 0)
}

/** The headings are the first row that fills at least half of the columns; what stands above is a title. */
function headingAt(records: readonly FileRow[]): number {
  const first = records.slice(0, firstRows)
  const width = usual(first.map(({ values }) => values.length))
  const isHeading = ({ values }: FileRow) =>
    values.filter((value) => value.trim() !== '').length >= Math.max(Math.min(2, width), width / 2)
  return Math.max(0, first.findIndex(isHeading))
}

function columnNames(heading: readonly string[]): string[] {
  const names: string[] = []
  for (const [index, text] of heading.entries()) {
    const name = text.trim() || `Column ${index + 1}`
    const alike = names.filter((other) => other === name || other.startsWith(`${name} (`)).length
    names.push(alike === 0 ? name : `${name} (${alike + 1})`)
  }
  return names
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en-CA', { maximumFractionDigits: 1 })} MB`
}

function refused(why: string): FileOutcome {
  return { ok: false, why }
}
