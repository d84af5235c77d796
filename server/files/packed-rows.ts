import { setImmediate as othersTurn } from 'node:timers/promises'
import type { CsvRow, CsvTable } from './csv-rows.ts'

/** The rows of a CSV text as they go from thread to thread: as half a million texts of their own they would hold up everybody at once. */
export interface PackedRows {
  readonly heading: string[]
  /** All values, one after the other. */
  readonly text: string
  /** The length of each value. */
  readonly lengths: Uint32Array
  /** The line of each row and the number of its values, in turn. */
  readonly rows: Uint32Array
}

export function packRows({ heading, rows }: CsvTable): PackedRows {
  return {
    heading,
    text: rows.map(({ values }) => values.join('')).join(''),
    lengths: Uint32Array.from(rows.flatMap(({ values }) => values.map(({ length }) => length))),
    rows: Uint32Array.from(rows.flatMap(({ line, values }) => [line, values.length])),
  }
}

/** Values that are unpacked before others have their turn: a millisecond or so. */
const valuesATurn = 10_000

export async function unpackRows({ heading, text, lengths, rows: facts }: PackedRows): Promise<CsvTable> {
  const rows: CsvRow[] = []
  let at = 0
  let value = 0
  let pause = valuesATurn
  for (let row = 0; row < facts.length; row += 2) {
    const [line = 0, count = 0] = facts.subarray(row, row + 2)
    const values = Array.from(lengths.subarray(value, value + count), (length) => text.slice(at, (at += length)))
    value += count
    rows.push({ line, values })
    if (value < pause) continue
    await othersTurn()
    pause = value + valuesATurn
  }
  return { heading, rows }
}
