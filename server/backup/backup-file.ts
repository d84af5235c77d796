import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BackupFault } from '#server/backup/backup-fault.ts'

/*
 * A backup is text, compressed with gzip, so that it can be looked at and rescued without us:
 *
 *     waybill-backup {"format":1,…}                  what it is, see BackupHeader
 *     table {"name":"tenants","columns":["id",…]}    then its rows as PostgreSQL's COPY writes them, and a line \.
 *     sequences [{"name":"tenants_id_seq",…}]
 *     end {"sha256":"…"}                             of everything above
 */

/** Raised when an older program could no longer read what is written. */
const format = 1

export interface BackupHeader {
  format: number
  /** Version of the product that made it. */
  version: string
  /** ISO 8601. */
  madeAt: string
  /** What had run on the database, in order. */
  migrations: { name: string; checksum: string }[]
}

export interface SequenceState {
  name: string
  /** A bigint as text. */
  last: string
  /** Whether the next value comes after `last`, or is it. */
  isCalled: boolean
}

export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  /** `rows` must be read to their end before the next part is asked for. */
  | { kind: 'table'; name: string; columns: string[]; rows: AsyncIterable<Buffer> }
  | { kind: 'sequences'; sequences: SequenceState[] }

export const endOfRows = '\\.\n'

/** The longest line that is no row: the header with its migrations, the columns of a table, all sequences. Bytes. */
const longestLine = 4_000_000

/**
 * How much text may come out of a byte of the file, once there is more of it than `freeText`. What people write becomes a twentieth;
 * gzip itself goes to a thousandth, for a file that is made to fill the memory of a process that reads it.
 */
const mostSwelling = 500
const freeText = 64_000_000

export function headerLine(header: Omit<BackupHeader, 'format'>): string {
  return `waybill-backup ${JSON.stringify({ format, ...header })}\n`
}

export function tableLine(name: string, columns: string[]): string {
  return `table ${JSON.stringify({ name, columns })}\n`
}

export function sequencesLine(sequences: SequenceState[]): string {
  return `sequences ${JSON.stringify(sequences)}\n`
}

/** Passes on what a backup is made of, and closes it with the line by which a reader knows that nothing is missing. */
export async function* sealBackup(parts: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer | string> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
  yield `end ${JSON.stringify({ sha256: hash.digest('hex') })}\n`
}

/**
 * Reads a backup from its first line to its last.
 * @param onBytes told how many bytes of the file have been read
 * @throws BackupFault when it is none, is newer than this program, was cut or altered: the last only at the end
 */
export async function* readBackup(
  file: string,
  onBytes: (total: number) => void = () => {},
): AsyncGenerator<BackupPart> {
  const compressed = createReadStream(file)
  const text = createGunzip()
  compressed.on('data', () => onBytes(compressed.bytesRead))
  compressed.on('error', (error) => text.destroy(error))
  try {
    const bounded = withinBound(compressed.pipe(text), () => compressed.bytesRead, file)
    yield* readParts(new Lines(bounded, file), file)
  } catch (error) {
    throw inWords(error, file)
  } finally {
    compressed.destroy()
  }
}

/** @throws BackupFault for what gzip cannot read, once it is read on, and where far more text comes than a backup of so many bytes has */
async function* withinBound(
  text: AsyncIterable<Buffer>,
  bytesRead: () => number,
  file: string,
): AsyncGenerator<Buffer> {
  let total = 0
  try {
    for await (const chunk of text) {
      total += chunk.length
      if (total > freeText && total > mostSwelling * bytesRead()) {
        throw new BackupFault(`${file} swells to more text than a backup of its size has.`)
      }
      yield chunk
    }
  } catch (error) {
    throw inWords(error, file)
  }
}

async function* readParts(lines: Lines, file: string): AsyncGenerator<BackupPart> {
  const [first, about] = await lines.next()
  if (first !== 'waybill-backup') throw new BackupFault(`${file} is no backup of Waybill.`)
  const header: BackupHeader = JSON.parse(about)
  if (typeof header !== 'object' || !Array.isArray(header?.migrations)) throw altered(file)
  if (header.format !== format) throw new BackupFault(`${file} was made by a newer Waybill, ${header.version}.`)
  yield { kind: 'header', header }
  for (;;) {
    const before = lines.digest()
    const [word, json] = await lines.next()
    if (word === 'end') {
      if (json !== JSON.stringify({ sha256: before })) throw altered(file)
      if (!(await lines.isAtEnd())) throw new BackupFault(`${file} goes on after its end: it is more than one backup.`)
      return
    }
    if (word === 'table') yield { kind: 'table', ...JSON.parse(json), rows: lines.rows() }
    else if (word === 'sequences') yield { kind: 'sequences', sequences: JSON.parse(json) }
    else throw altered(file)
  }
}

function altered(file: string): BackupFault {
  return new BackupFault(`${file} was altered or damaged after it was made.`)
}

function inWords(error: unknown, file: string): unknown {
  if (error instanceof SyntaxError) return altered(file)
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return error
  if (error.code === 'ENOENT') return new BackupFault(`There is no file ${file}.`)
  // What zlib says of a stream that ends before its end.
  if (error.code === 'Z_BUF_ERROR') return new BackupFault(`${file} is cut off: its end is missing.`)
  return error.code.startsWith('Z_') ? new BackupFault(`${file} is no backup of Waybill, or was damaged.`) : error
}

const endBytes = Buffer.from(endOfRows)
const newline = 10

/** Text as lines and blocks of lines, with the checksum of what has been read. */
class Lines {
  readonly #chunks: AsyncIterator<Buffer>
  readonly #hash = createHash('sha256')
  readonly #file: string
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>, file: string) {
    this.#chunks = source[Symbol.asyncIterator]()
    this.#file = file
  }

  /** SHA-256 of everything that has been read so far, hexadecimal. */
  digest(): string {
    return this.#hash.copy().digest('hex')
  }

  /** A line's first word, and what follows it. */
  async next(): Promise<[word: string, rest: string]> {
    let end = this.#rest.indexOf('\n')
    while (end < 0) {
      if (this.#rest.length > longestLine) throw altered(this.#file)
      await this.#more()
      end = this.#rest.indexOf('\n')
    }
    const line = this.#take(end + 1)
      .toString()
      .trimEnd()
    const gap = line.indexOf(' ')
    return gap < 0 ? [line, ''] : [line.slice(0, gap), line.slice(gap + 1)]
  }

  /** Whether nothing follows. */
  async isAtEnd(): Promise<boolean> {
    if (this.#rest.length > 0) return false
    for (;;) {
      const { value, done } = await this.#chunks.next()
      if (done === true) return true
      if (value.length > 0) return false
    }
  }

  /** Rows as they come, up to the line that ends them. A row may be a whole file, and is passed on in pieces. */
  async *rows(): AsyncGenerator<Buffer> {
    let atLineStart = true
    for (;;) {
      const isEnd = atLineStart && this.#rest.subarray(0, endOfRows.length).equals(endBytes)
      const end = isEnd ? 0 : this.#rest.indexOf(`\n${endOfRows}`) + 1
      if (isEnd || end > 0) {
        const last = this.#take(end)
        this.#take(endOfRows.length)
        if (last.length > 0) yield last
        return
      }
      // What may be the beginning of the line that ends them stays until it is whole.
      const sure = this.#rest.length - endOfRows.length
      if (sure > 0) {
        const piece = this.#take(sure)
        atLineStart = piece.at(-1) === newline
        yield piece
      }
      await this.#more()
    }
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    this.#hash.update(taken)
    return taken
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#chunks.next()
    if (done === true) throw new BackupFault(`${this.#file} is cut off: its end is missing.`)
    this.#rest = Buffer.concat([this.#rest, value])
  }
}
