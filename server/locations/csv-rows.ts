import { setImmediate as othersTurn } from 'node:timers/promises'
import { parse, type CsvError, type Parser } from 'csv-parse'
import { mostRowsOfPart, tooManyRows } from '#domain/address-book.ts'
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

/** Parsing so much takes a few milliseconds; then other callers have their turn. Bytes. */
const sliceBytes = 8_192
const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Reads a heading and rows. A byte order mark, blank lines and rows of the wrong length are allowed (the caller says of
 * each such row what is wrong with it).
 * @param firstLine line of the file on which the first row stands, when the file is sent in parts
 * @throws formError when the text is no CSV, has no heading or too many rows
 */
export async function readCsv(text: string, firstLine: number): Promise<CsvTable> {
  const { records, count } = await parseCsv(text)
  const [head, ...rest] = records
  if (!head) throw formError({ '': ['The file is empty.'] })
  if (count - 1 > mostRowsOfPart) throw formError({ '': [tooManyRows(count - 1)] })
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

/** @returns the heading and as many rows as are taken, and how many records there are */
async function parseCsv(text: string): Promise<{ records: ParsedRecord[]; count: number }> {
  const records: ParsedRecord[] = []
  let count = 0
  let lastLine = 0
  const parser = parse({
    bom: true,
    relax_column_count: true,
    onRecord: (record: string[], { lines }) => {
      const isBlank = record.length === 1 && record[0] === ''
      if (!isBlank && ++count <= mostRowsOfPart + 1) records.push({ record, start: lastLine + 1, end: lines })
      lastLine = lines
      return null
    },
  })
  const { promise: parsed, resolve, reject } = Promise.withResolvers<void>()
  parser.on('error', reject).on('end', resolve).resume()
  try {
    await Promise.all([parsed, feed(parser, Buffer.from(text))])
  } catch (error) {
    throw formError({ '': [`This is not a readable CSV file: ${(error as CsvError).message}.`] })
  }
  return { records, count }
}

async function feed(parser: Parser, bytes: Buffer): Promise<void> {
  for (let start = 0; start < bytes.length && !parser.destroyed; start += sliceBytes) {
    parser.write(sliceWithLineFeeds(bytes, start))
    await othersTurn()
  }
  parser.end()
}

/** A line break of two characters counts as two lines within quotes, and skipped lines are not counted: so neither. */
function sliceWithLineFeeds(bytes: Buffer, start: number): Buffer {
  const slice = Buffer.alloc(sliceBytes)
  let length = 0
  for (let index = start; index < Math.min(start + sliceBytes, bytes.length); index++) {
    const isBreak = bytes[index] === carriageReturn
    if (isBreak && bytes[index + 1] === lineFeed) continue
    slice[length++] = isBreak ? lineFeed : (bytes[index] ?? 0)
  }
  return slice.subarray(0, length)
}
