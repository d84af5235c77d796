/** One line of a CSV file; a value is quoted where its text would be read otherwise. */
function csvLine(values: readonly string[]): string {
  return values.map((value) => (/[",\n\r]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')
}

/** Rows as the text of a CSV file, comma separated. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${csvLine(row)}\n`).join('')
}
