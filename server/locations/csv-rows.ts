import { parse, type CsvError } from 'csv-parse/sync'
import { formError } from '#server/errors.ts'

export interface CsvRow {
  /** Line of the file on which the row starts. */
  line: number
  /** The fields in the order of the heading. */
  values: string[]
}

export interface CsvTable {
  heading: string[]
  rows: CsvRow[]
}

/** More rows than this in one part would make one transaction too long. */
const MOST_ROWS = 1_000

/**
 * Reads a heading and rows. A byte order mark, blank lines and rows of the wrong length are allowed (the caller says of
 * each such row what is wrong with it).
 * @param firstLine line of the file on which the first row stands, when the file is sent in parts
 * @throws formError when the text is no CSV, has no heading or too many rows
 */
export function readCsv(text: string, firstLine: number): CsvTable {
  const [head, ...rest] = parseCsv(text)
  if (!head) throw formError({ '': ['The file is empty.'] })
  if (rest.length > MOST_ROWS)
    throw formError({ '': [`At most ${MOST_ROWS} rows can be sent at once; this part has ${rest.length}.`] })
  const heading = head.record.map((name) => name.trim())
  const rows = rest.map(({ record, start }) => ({ line: firstLine + start - head.end - 1, values: record }))
  return { heading, rows }
}

interface ParsedRecord {
  record: string[]
  /** Lines of the text, counted from 1, on which the record starts and ends. */
  start: number
  end: number
}

function parseCsv(text: string): ParsedRecord[] {
  try {
    const records: ParsedRecord[] = []
    let lastLine = 0
    // A line break of two characters counts as two lines within quotes, and skipped lines are not counted: so neither.
    parse(text.replaceAll(/\r\n?/g, '\n'), {
      bom: true,
      relax_column_count: true,
      onRecord: (record: string[], { lines }) => {
        const isBlank = record.length === 1 && record[0] === ''
        if (!isBlank) records.push({ record, start: lastLine + 1, end: lines })
        lastLine = lines
        return null
      },
    })
    return records
  } catch (error) {
    throw formError({ '': [`This is not a readable CSV file: ${(error as CsvError).message}.`] })
  }
}
