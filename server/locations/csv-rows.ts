import { setImmediate as othersTurn } from 'node:timers/promises'
import { mostRowsOfPart, tooManyRows } from '#domain/addresses/address-book.ts'
import { CsvFault, type CsvRecord, csvRecords, emptyFile, unreadableCsv } from '#domain/files/csv-records.ts'
import { formError } from '#domain/text/refusal.ts'

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

/**
 * Reads a heading and rows. A byte order mark, blank lines and rows of the wrong length are allowed (the caller says of
 * each such row what is wrong with it).
 * @param firstLine line of the file on which the first row stands, when the file is sent in parts
 * @param mostRows how many are taken; those of one part unless given
 * @throws formError when the text is no CSV, has no heading or too many rows
 */
export async function readCsv(text: string, firstLine: number, mostRows = mostRowsOfPart): Promise<CsvTable> {
  const { records, count } = await readRecords(text, mostRows)
  const [head, ...rest] = records
  if (!head) throw formError({ '': [emptyFile] })
  if (count - 1 > mostRows) throw formError({ '': [tooManyRows(count - 1, mostRows)] })
  const heading = head.values.map((name) => name.trim())
  return { heading, rows: rest.map(({ line, values }) => ({ line: firstLine + line - head.lastLine - 1, values })) }
}

/** @returns the heading and as many rows as are taken, and how many records there are */
async function readRecords(text: string, mostRows: number): Promise<{ records: CsvRecord[]; count: number }> {
  const records: CsvRecord[] = []
  let count = 0
  try {
    for (const record of csvRecords(text)) {
      if (record === null) await othersTurn()
      else if (++count <= mostRows + 1) records.push(record)
    }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    throw formError({ '': [unreadableCsv(error)] })
  }
  return { records, count }
}
