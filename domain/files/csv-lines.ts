import { toSpreadsheetText } from './spreadsheet-text.ts'

export type CsvCell = string | number | null

/** One line of a CSV file (RFC 4180) with its line end: a value is quoted where its text would be read otherwise; null is left empty. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

/** A line of a file that people open: no text in it runs as a formula, and a number stays one. */
export function spreadsheetLine(cells: readonly CsvCell[]): string {
  return csvLine(cells.map((cell) => (typeof cell === 'string' ? toSpreadsheetText(cell) : cell)))
}

function quoted(cell: CsvCell): string {
  const text = String(cell ?? '')
  return /[",\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
