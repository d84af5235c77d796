/** A reader of its own: rows of a CSV file by their headers, as RFC 4180 has it. */
export function readCsvRecords(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(at + 1) === '"') cell += text.charAt(at++)
      else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === ',' || character === '\n') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (character === '\n') rows.push([])
    } else if (character !== '\r') cell += character
  }
  const [header = [], ...records] = rows.filter((row) => row.length > 0)
  return records.map((record) => Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])))
}
