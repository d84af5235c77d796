import type { LocalDate } from '../zoned-time.ts'
import type { WeeklyFuelPrice } from './fuel-table.ts'
import type { FuelType } from './types.ts'

/** What was read of a text, and each line that could not be, from 1. */
export interface ReadFuelPrices {
  readonly prices: readonly WeeklyFuelPrice[]
  readonly faults: readonly { readonly line: number; readonly message: string }[]
}

/** A litre costs less than this in dollars; above it a price is in cents. */
const dearestDollars = 10

/** What is wrong with a price of a litre in dollars; null when it is one. */
export function fuelPriceFault(dollarsPerLitre: number): string | null {
  if (!(dollarsPerLitre > 0)) return 'A price is above zero'
  return dollarsPerLitre < dearestDollars ? null : `A litre costs less than $${dearestDollars}`
}

/**
 * Weekly prices of a text that was typed, pasted from a spreadsheet or read from a CSV file: a day (YYYY-MM-DD) and a price in
 * each line, divided by tabs, semicolons or commas, in dollars or, as the weekly surveys print them, cents a litre. A first line
 * of headings that names regular and diesel says which column is whose; else the prices are those of `fuelType`.
 */
export function readFuelPrices(text: string, fuelType: FuelType): ReadFuelPrices {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ cells: cellsOf(line), number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...rest] = lines
  if (first === undefined) return { prices: [], faults: [] }
  const isHeading = !/\d/.test(first.cells.join(''))
  const columns = isHeading ? columnsOf(first.cells, fuelType) : new Map([[1, fuelType]])
  const prices: WeeklyFuelPrice[] = []
  const faults: { line: number; message: string }[] = []
  for (const { cells, number } of isHeading ? rest : lines) {
    const [date = ''] = cells
    if (!isDate(date)) {
      faults.push({ line: number, message: `“${date}” is no day such as 2026-11-16` })
      continue
    }
    if (!isHeading && cells.length > 2) {
      faults.push({ line: number, message: 'There is more than a day and a price' })
      continue
    }
    for (const [column, ofFuel] of columns) {
      const read = readPrice(cells[column] ?? '')
      if (typeof read === 'string') faults.push({ line: number, message: read })
      else if (prices.some((other) => other.date === date && other.fuelType === ofFuel))
        faults.push({ line: number, message: `${date} stands here twice` })
      else prices.push({ fuelType: ofFuel, date, dollarsPerLitre: read })
    }
  }
  return { prices, faults }
}

function cellsOf(line: string): string[] {
  const divider = ['\t', ';'].find((each) => line.includes(each)) ?? (line.includes(',') ? ',' : /\s+/)
  return line
    .trim()
    .split(divider)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

function columnsOf(headings: readonly string[], fuelType: FuelType): ReadonlyMap<number, FuelType> {
  const named = headings.flatMap((heading, column): [number, FuelType][] => {
    const word = heading.toLowerCase()
    if (word.includes('diesel')) return [[column, 'diesel']]
    return word.includes('regular') ? [[column, 'regular']] : []
  })
  return new Map(named.length > 0 ? named : [[1, fuelType]])
}

/** Dollars a litre with 4 decimals, or what is wrong. */
function readPrice(cell: string): number | string {
  const bare = cell.replace(/[$¢]/g, '').replace(/\s/g, '').replace(',', '.')
  if (bare === '') return 'The price is missing'
  if (!/^-?\d+(\.\d+)?$/.test(bare)) return `“${cell}” is no price`
  const given = Number(bare)
  const dollars = given >= dearestDollars ? given / 100 : given
  return fuelPriceFault(dollars) ?? Math.round(dollars * 10_000) / 10_000
}

function isDate(text: string): text is LocalDate {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
}
