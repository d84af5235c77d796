/**
 * A reader of CSV that knows nothing of the one who wrote it: RFC 4180 to the letter. Every line ends with CR LF, a quote stands only
 * around a whole value or doubled within one, and no byte order mark goes before.
 * @throws where a text is anything else
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let value = ''
    if (text[at] === '"') {
      at += 1
      while (text[at] !== '"' || text[at + 1] === '"') {
        if (at >= text.length) throw new Error('A quote is never closed')
        value += text[at]
        at += text[at] === '"' ? 2 : 1
      }
      at += 1
    } else {
      while (at < text.length && text[at] !== ',' && text[at] !== '\r') {
        if (text[at] === '"' || text[at] === '\n' || text[at] === '\uFEFF') throw new Error(`Stray sign at ${at}`)
        value += text[at]
        at += 1
      }
    }
    row.push(value)
    if (text[at] === ',') {
      at += 1
      if (at === text.length) throw new Error('The last line does not end')
    } else if (text.startsWith('\r\n', at)) {
      rows.push(row)
      row = []
      at += 2
    } else {
      throw new Error(`Neither a comma nor the end of a line at ${at}`)
    }
  }
  if (row.length > 0) throw new Error('The last line does not end')
  return rows
}
