/** What a spreadsheet takes for the start of a formula (OWASP, CSV injection); tab and return lead to one as well. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * One line of a CSV file (RFC 4180), with its line end. A text that a spreadsheet would run as a formula gets an apostrophe
 * in front; numbers are ours and stay as they are.
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
