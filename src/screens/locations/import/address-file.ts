import { CsvFault, csvRecords } from '#domain/csv-records.ts'
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

type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** "sep=;" tells a spreadsheet how the lines below are divided. */
const delimiterLine = /^\uFEFF?sep=(.)\r?\n/i

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

/** As {@link readAddressFile}, for text. Commas, semicolons and tabs are told apart by the heading, or by a line before it that says so. */
export function readAddressText(name: string, text: string, encoding: Encoding = 'UTF-8'): Reading {
  if (text.trim() === '') return refused('The file is empty.')
  const said = delimiterLine.exec(text)
  const skipped = said?.[0] ?? ''
  try {
    const records = [...csvRecords(text.slice(skipped.length), said?.[1] ?? delimiterOf(text))]
    const [head, ...rest] = records.flatMap((record): FileRow[] =>
      record === null
        ? []
        : [{ line: record.line + (said === null ? 0 : 1), values: record.values.map(fromSpreadsheetText) }],
    )
    if (head === undefined) return refused('The file is empty.')
    if (rest.length === 0) return refused('The file has a heading and no rows under it.')
    return { ok: true, file: { name, encoding, heading: columnNames(head.values), rows: rest } }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    return refused(error.message)
  }
}

function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  // What a spreadsheet saves as Unicode text.
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' }
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
  const [heading = ''] = text.trimStart().split(/[\r\n]/, 1)
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

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en-CA', { maximumFractionDigits: 1 })} MB`
}

function refused(why: string): Reading {
  return { ok: false, why }
}
