import { numberOf, readNumber } from '../amounts/number-text.ts'
import type { LocalDate } from '../time/zoned-time.ts'
import { cellsOf, waysToJoin } from './fuel-text-cells.ts'
import { tenThousandths, type WeeklyFuelPrice } from './fuel-table.ts'
import type { FuelType } from './types.ts'
import { withoutSign } from '../text/trimmed-text.ts'

/** What was read of a text, and each line that could not be, from 1. */
export interface ReadFuelPrices {
  readonly prices: readonly WeeklyFuelPrice[]
  readonly faults: readonly { readonly line: number; readonly message: string }[]
  /** What was passed over, or taken for something that it does not say, in sentences. */
  readonly notes: readonly string[]
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
 * of headings that names regular and diesel says which column is whose, in English or French; else the prices are those of `fuelType`.
 * Decimals stand behind a comma or a point. Where commas also divide the columns, a line is read if it can be in one way only.
 */
export function readFuelPrices(text: string, fuelType: FuelType): ReadFuelPrices {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ cells: cellsOf(line), number: index + 1 }))
    .filter(({ cells }) => cells.length > 0)
  const [first, ...rest] = lines
  if (first === undefined) return { prices: [], faults: [], notes: [] }
  const isHeading = !/\d/.test(first.cells.join(''))
  const columns = isHeading ? columnsOf(first.cells, fuelType) : unnamed(fuelType)
  if (columns.prices.size === 0) return { prices: [], faults: [{ line: first.number, message: whose }], notes: [] }
  const prices: WeeklyFuelPrice[] = []
  const faults: { line: number; message: string }[] = []
  const seen = new Set<string>()
  for (const { cells, number } of isHeading ? rest : lines) {
    const read = readLine(cells, columns)
    if (typeof read === 'string') faults.push({ line: number, message: read })
    else
      for (const price of read)
        if (typeof price === 'string') faults.push({ line: number, message: price })
        else if (seen.has(`${price.fuelType} ${price.date}`))
          faults.push({ line: number, message: `${price.date} stands here twice` })
        else {
          seen.add(`${price.fuelType} ${price.date}`)
          prices.push(price)
        }
  }
  return { prices, faults, notes: columns.notes }
}

interface Columns {
  /** Whose price stands in which column behind the day, from 0. */
  readonly prices: ReadonlyMap<number, FuelType>
  /** How many there are behind the day. */
  readonly count: number
  readonly areNamed: boolean
  readonly notes: readonly string[]
}

const whose = 'It is not said whose prices these are: name the columns regular and diesel'
const fuelWords: Readonly<Record<FuelType, RegExp>> = {
  diesel: /diesel|diésel|gazole/i,
  regular: /regular|ordinaire|réguli|reguli|unleaded|sans plomb/i,
}

function unnamed(fuelType: FuelType): Columns {
  return { prices: new Map([[0, fuelType]]), count: 1, areNamed: false, notes: [] }
}

function columnsOf([, ...headings]: readonly string[], fuelType: FuelType): Columns {
  const fuelOf = (heading: string) =>
    (['diesel', 'regular'] as const).find((fuel) => fuelWords[fuel].test(heading)) ?? null
  const named = headings.flatMap((heading, column): [number, FuelType][] => {
    const fuel = fuelOf(heading)
    return fuel === null ? [] : [[column, fuel]]
  })
  const [only = '', another] = headings
  const columns = { count: Math.max(headings.length, 1), areNamed: true }
  if (named.length === 0 && another === undefined)
    return { ...columns, prices: new Map([[0, fuelType]]), notes: [`“${only}” is read as ${fuelType}.`] }
  const others = headings.filter((heading) => heading !== '' && fuelOf(heading) === null)
  const notes = others.map((heading) => `“${heading}” is neither regular nor diesel, and left out.`)
  return { ...columns, prices: new Map(named), notes }
}

/** The prices of a line, each or what is wrong with it; or what is wrong with the line. */
function readLine([date = '', ...cells]: readonly string[], columns: Columns): (WeeklyFuelPrice | string)[] | string {
  if (!isDate(date)) return `“${date}” is no day such as 2026-11-16`
  const placed = inColumns(cells, columns)
  if (typeof placed === 'string') return placed
  return [...columns.prices].map(([column, fuelType]) => {
    const read = readPrice(placed[column] ?? '')
    return typeof read === 'string' ? read : { fuelType, date, dollarsPerLitre: read }
  })
}

/** The cells of a line in their columns. A decimal comma may have been taken for one that divides. */
function inColumns(cells: readonly string[], { count, areNamed, prices }: Columns): readonly string[] | string {
  if (cells.length <= count) return cells
  const ways = waysToJoin(cells, count).filter((way) =>
    [...prices.keys()].every((column) => typeof readPrice(way[column] ?? '') === 'number'),
  )
  const [only, another] = ways
  if (only === undefined)
    return areNamed ? 'There are more prices than columns' : 'There is more than a day and a price'
  // Without headings it may as well be the prices of both fuels.
  const others = areNamed ? another : cells
  if (others === undefined) return only
  return `Its prices are ${only.join(' and ')}, or ${others.join(' and ')}: divide the columns by semicolons`
}

/** Dollars a litre with 4 decimals, or what is wrong. */
function readPrice(cell: string): number | string {
  const bare = withoutLitre(cell).replace(/[$¢]/g, '')
  if (bare.trim() === '') return 'The price is missing'
  const read = readNumber(bare, { fits: ({ value }) => fuelPriceFault(inDollars(value)) === null })
  const given = read.kind === 'none' ? numberOf(bare) : read.kind === 'number' ? read.reading.value : null
  if (given === null) return `“${cell}” is no price`
  const dollars = inDollars(given)
  return fuelPriceFault(dollars) ?? Math.round(dollars * tenThousandths) / tenThousandths
}

/** The price alone, of "159.9 ¢ / L". */
function withoutLitre(cell: string): string {
  const price = /L$/i.test(cell) ? cell.slice(0, -1).trimEnd() : ''
  return price.endsWith('/') ? withoutSign(price, '/') : cell
}

function inDollars(given: number): number {
  return given >= dearestDollars ? given / 100 : given
}

function isDate(text: string): text is LocalDate {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
}
