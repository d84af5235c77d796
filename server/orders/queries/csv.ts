import { toSpreadsheetText } from '#domain/spreadsheet-text.ts'

/** One line of a CSV file (RFC 4180), with its line end. No text in it runs as a formula, and a number is one. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = toSpreadsheetText(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
