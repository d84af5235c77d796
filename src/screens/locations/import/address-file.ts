import { fromSpreadsheetText } from '#domain/spreadsheet-text.ts'

/** The largest file that is read, in bytes: 5 MB are about 50,000 locations. */
export const mostBytes = 5_000_000

export interface FileRow {
  /** Line of the file on which the row starts, counted from 1. */
  readonly line: number
  readonly values: readonly string[]
}

/** A CSV file as it was read: its columns by name, its rows as text. */
export interface AddressFile {
  readonly name: string
  readonly encoding: Encoding
  /** No two alike and none empty, so that a column can be named by its heading. */
  readonly heading: readonly string[]
  readonly rows: readonly FileRow[]
}

type Encoding = 'UTF-8' | 'Windows-1252'

type Reading = { readonly ok: true; readonly file: AddressFile } | { readonly ok: false; readonly why: string }

/** Reads a CSV file that a person chose, or answers in words why it cannot be read. */
export async function readAddressFile(file: File): Promise<Reading> {
  if (file.size > mostBytes)
    return refused(`The file is ${megabytes(file.size)}; at most ${megabytes(mostBytes)} can be read. Split it in two.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isWorkbook(bytes))
    return refused('This is an Excel workbook. Save it as “CSV UTF-8” in Excel and choose that file.')
  const { text, encoding } = decode(bytes)
  return readAddressText(file.name, text, encoding)
}

/** As {@link readAddressFile}, for text. Commas, semicolons and tabs are told apart by the heading. */
export async function readAddressText(name: string, given: string, encoding: Encoding = 'UTF-8'): Promise<Reading> {
  // The reader would count the two characters of a Windows line end as two lines inside quotes.
  const text = given.replaceAll(/\r\n?/g, '\n')
  if (text.trim() === '') return refused('The file is empty.')
  const { parse, CsvError } = await import('csv-parse/browser/esm/sync')
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }).map(toRecord)
    const [head, ...rest] = records
    if (head === undefined) return refused('The file is empty.')
    if (rest.length === 0) return refused('The file has a heading and no rows under it.')
    return { ok: true, file: { name, encoding, heading: columnNames(head.values), rows: rest } }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refused(fault(text, error.code, Number(error['lines'])))
  }
}

/** What the reader answers with `info`, which its types do not know. */
function toRecord(record: unknown): FileRow {
  const { record: values, info } = record as { record: string[]; info: { lines: number } }
  const breaks = values.reduce((count, value) => count + value.split('\n').length - 1, 0)
  return { line: info.lines - breaks, values: values.map(fromSpreadsheetText) }
}

function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    // What Excel on Windows writes when it is asked for plain CSV.
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

/** Workbooks are zip archives, and those begin with these letters. */
function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03
}

function delimiterOf(text: string): string {
  const [heading = ''] = text.split('\n', 1)
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }))
  return counts.reduce((most, candidate) => (candidate.count > most.count ? candidate : most)).delimiter
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

function fault(text: string, code: string, line: number): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `Line ${openQuoteLine(text)}: a quote is opened and never closed.`
  if (code === 'CSV_INVALID_CLOSING_QUOTE' || code === 'INVALID_OPENING_QUOTE')
    return `Line ${line}: a quote stands in the middle of a value. Write it twice, or put the whole value in quotes.`
  return `Line ${line} cannot be read as CSV.`
}

/** The line of the quote that nothing closes: every other one pairs up. */
function openQuoteLine(text: string): number {
  return text.slice(0, text.lastIndexOf('"')).split('\n').length
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en-CA', { maximumFractionDigits: 1 })} MB`
}

function refused(why: string): Reading {
  return { ok: false, why }
}
