import { CsvFault, csvRecords, emptyFile, unreadableCsv, type CsvRecord } from '#domain/files/csv-records.ts'
import { tooManyRows } from '#domain/addresses/address-book.ts'
import { refusedFile } from './file-fault.ts'
import { csvLimits } from './limits.ts'

export interface CsvRow {
  /** Line of the file on which the row starts. */
  line: number
  /** The fields in the order of the heading. */
  values: readonly string[]
}

export interface CsvTable {
  heading: string[]
  rows: CsvRow[]
}

export interface CsvTerms {
  /** Line of the file on which the first row stands, when the file is sent in parts. */
  readonly firstLine: number
  /** Rows that are taken. */
  readonly mostRows: number
}

/**
 * Reads a heading and rows. A byte order mark, blank lines and rows of the wrong length are allowed (the caller says of
 * each such row what is wrong with it).
 * @throws formError when the text is no CSV, has no heading or too many rows, or goes beyond a limit (limits.ts)
 */
export function readCsv(text: string, { firstLine, mostRows }: CsvTerms): CsvTable {
  const { records, count } = readRecords(text, mostRows)
  const [head, ...rest] = records
  if (!head) throw refusedFile(emptyFile)
  if (count - 1 > mostRows) throw refusedFile(tooManyRows(count - 1, mostRows))
  const heading = head.values.map((name) => name.trim())
  return { heading, rows: rest.map(({ line, values }) => ({ line: firstLine + line - head.lastLine - 1, values })) }
}

/** @returns the heading and as many rows as are taken, and how many records there are */
function readRecords(text: string, mostRows: number): { records: CsvRecord[]; count: number } {
  const records: CsvRecord[] = []
  let count = 0
  try {
    for (const record of csvRecords(text, ',', csvLimits)) {
      if (record === null) continue
      count += 1
      if (count <= mostRows + 1) records.push(record)
    }
  } catch (error) {
    if (error instanceof CsvFault) throw refusedFile(unreadableCsv(error))
    throw error
  }
  return { records, count }
}
