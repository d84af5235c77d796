import { decimalSignOf, numberOf, type DecimalSign } from '../amounts/number-text.ts'
import { fuelTableFaults, type FuelRow } from './fuel-table.ts'

/** Rows that were read of a text, and each line that is wrong, from 1. */
export interface ReadFuelRows {
  readonly rows: readonly FuelRow[]
  readonly faults: readonly { readonly line: number; readonly message: string }[]
}

/** The rows of a fuel table as a spreadsheet takes them: a row a line, from, to and percent divided by tabs. */
export function fuelRowsText(rows: readonly FuelRow[]): string {
  return rows
    .map(({ priceFrom, priceTo, percent }) => `${priceText(priceFrom)}\t${priceText(priceTo)}\t${percent}`)
    .join('\n')
}

/** As it is typed: a bound of four decimals, which a table may have, loses none. */
function priceText(dollarsPerLitre: number): string {
  return dollarsPerLitre.toFixed(4).replace(/0$/, '')
}

/** The same read back: typed with blanks, semicolons or tabs between, as it comes out of a spreadsheet. Signs of units are passed over. */
export function readFuelRows(text: string): ReadFuelRows {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({
      cells: line
        .replace(/[$%]/g, ' ')
        .trim()
        .split(/[\s;]+/),
      line: index + 1,
    }))
    .filter(({ cells }) => cells.join('') !== '')
  const decimalSign = decimalSignOf(lines.flatMap(({ cells }) => cells))
  const read = lines.map(({ cells, line }) => {
    const numbers = cells.map((cell, column) => readCell(cell, column, decimalSign))
    const [priceFrom = Number.NaN, priceTo = Number.NaN, percent = Number.NaN] = numbers
    const isRow = numbers.length === 3 && numbers.every(Number.isFinite)
    return { line, isRow, row: { priceFrom, priceTo, percent } }
  })
  const unread = read.filter(({ isRow }) => !isRow)
  if (unread.length > 0) {
    const message = 'A row is three numbers: from, to, percent'
    return { rows: [], faults: unread.map(({ line }) => ({ line, message })) }
  }
  const rows = read.map(({ row }) => row)
  const faults = fuelTableFaults(rows).map(({ pointer, message }) => {
    const index = Number(pointer.split('/')[1])
    return { line: read[index]?.line ?? 0, message }
  })
  return { rows, faults: faults.toSorted((one, other) => one.line - other.line) }
}

/** A litre for a thousand dollars, or a percentage of a thousand, is not what a comma before three digits means. */
function readCell(cell: string, column: number, decimalSign: DecimalSign | null): number {
  const most = column < 2 ? 100 : 1000
  return numberOf(cell, { decimalSign, fits: ({ value }) => value < most }) ?? numberOf(cell) ?? Number.NaN
}

/** Rows of one width that rise by one step, as most tables are made: prices in dollars, percentages in half points or so. */
export function evenFuelRows(
  first: number,
  width: number,
  count: number,
  percent: number,
  step: number,
): readonly FuelRow[] {
  const at = (place: number) => Math.round((first + place * width) * 10_000) / 10_000
  return Array.from({ length: count }, (_, place) => ({
    priceFrom: at(place),
    priceTo: at(place + 1),
    percent: Math.round((percent + place * step) * 1_000) / 1_000,
  }))
}
