/** A row of a CSV file that says anything, with the lines of the text, counted from 1, on which it starts and ends. */
export interface CsvRecord {
  readonly line: number
  readonly lastLine: number
  readonly values: readonly string[]
}

/** The amount of a text that is read, blank values included. */
export interface CsvLimits {
  /** Values of one row. */
  readonly columns: number
  /** Values of all rows together. */
  readonly values: number
  /** Characters of one value. */
  readonly valueLength: number
}

const unlimited: CsvLimits = { columns: Infinity, values: Infinity, valueLength: Infinity }

/** A reason why a text is no CSV, or more than is read of one, and on which line. */
export class CsvFault extends Error {
  readonly reason: 'openQuote' | 'strayQuote' | keyof CsvLimits
  readonly line: number

  constructor(reason: CsvFault['reason'], line: number, limits: CsvLimits) {
    const words = {
      openQuote: () => 'a quote is opened and never closed.',
      strayQuote: () => 'a quote stands in the middle of a value. Write it twice, or put the whole value in quotes.',
      columns: () => `it has more than ${inWords(limits.columns)} columns. Delete those that are not needed.`,
      values: () => `up to it there are more than ${inWords(limits.values)} values. Split the file in two.`,
      valueLength: () => `a value is longer than ${inWords(limits.valueLength)} characters.`,
    }
    super(`Line ${line}: ${words[reason]()}`)
    this.reason = reason
    this.line = line
  }
}

function inWords(count: number): string {
  return count.toLocaleString('en-CA')
}

export const emptyFile = 'The file is empty.'

/** Why a file is refused that is no CSV. */
export function unreadableCsv({ message }: CsvFault): string {
  return `This is not a readable CSV file. ${message}`
}

/** Characters that are read at a stretch: a millisecond or so. */
export const csvStretch = 8_192

const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * The rows of a CSV text (RFC 4180, any line ends, a byte order mark or none), one by one; blank lines, and rows of nothing but
 * delimiters, are none. In between it answers null, at least once in {@link csvStretch} characters, so that a caller that has others
 * waiting can let them go first, whatever the text is made of.
 * @throws CsvFault once it comes to a quote that is wrong, or beyond a limit
 */
export function* csvRecords(
  text: string,
  delimiter = ',',
  limits = unlimited,
): Generator<CsvRecord | null, void, undefined> {
  const divider = delimiter.charCodeAt(0)
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let pause = at + csvStretch
  let line = 1
  let start = line
  let values: string[] = []
  let says = false
  let count = 0
  const fault = (reason: CsvFault['reason'], where = line) => new CsvFault(reason, where, limits)
  while (at <= text.length) {
    if (at >= pause) {
      yield null
      pause = at + csvStretch
    }
    // A blank line is passed over for less than a row would cost.
    if (values.length === 0 && text.charCodeAt(at) === lineFeed) {
      at += 1
      start = line += 1
      continue
    }
    let value = ''
    if (text.charCodeAt(at) === quote) {
      const opened = line
      let from = at + 1
      for (;;) {
        const end = text.indexOf('"', from)
        if (end < 0) throw fault('openQuote', opened)
        value += text.slice(from, end)
        if (value.length > limits.valueLength) throw fault('valueLength', opened)
        at = end + 1
        if (text.charCodeAt(at) !== quote) break
        value += '"'
        from = at + 1
        if (at >= pause) {
          yield null
          pause = at + csvStretch
        }
      }
      value = value.replaceAll(/\r\n?/g, '\n')
      line += value.split('\n').length - 1
      if (at < text.length && !isEnd(text.charCodeAt(at), divider)) throw fault('strayQuote')
    } else {
      const from = at
      while (at < text.length && !isEnd(text.charCodeAt(at), divider)) {
        if (text.charCodeAt(at) === quote) throw fault('strayQuote')
        at += 1
      }
      value = text.slice(from, at)
      if (value.length > limits.valueLength) throw fault('valueLength')
    }
    values.push(value)
    count += 1
    if (values.length > limits.columns) throw fault('columns', start)
    if (count > limits.values) throw fault('values', start)
    says ||= value.trim() !== ''
    if (text.charCodeAt(at) === divider) {
      at += 1
      continue
    }
    if (says) yield { line: start, lastLine: line, values }
    at += text.charCodeAt(at) === carriageReturn && text.charCodeAt(at + 1) === lineFeed ? 2 : 1
    line += 1
    start = line
    values = []
    says = false
  }
}

function isEnd(code: number, divider: number): boolean {
  return code === divider || code === lineFeed || code === carriageReturn
}
