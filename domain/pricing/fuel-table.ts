import type { LocalDate } from '../time/zoned-time.ts'
import type { FuelType } from './types.ts'

/** A row of a fuel table: it holds a price when `priceFrom <= price < priceTo`. Dollars a litre, at most 4 decimals. */
export interface FuelRow {
  readonly priceFrom: number
  readonly priceTo: number
  readonly percent: number
}

/** The percentages of a fuel type from a day on, until a later table of the same type. */
export interface FuelTable {
  readonly fuelType: FuelType
  readonly effectiveFrom: LocalDate
  readonly rows: readonly FuelRow[]
}

/** What a litre cost in the week of a date, in dollars. It belongs to the month of its date. */
export interface WeeklyFuelPrice {
  readonly fuelType: FuelType
  readonly date: LocalDate
  readonly dollarsPerLitre: number
}

/** Prices are compared as whole ten-thousandths of a dollar: 1.60 is a bound, and no binary fraction moves it. */
export const tenThousandths = 10_000

/**
 * A price of a litre as Canadian pumps and surveys tell it, to a tenth of a cent: "$1.617". Rows begin at whole cents: what rounding
 * would carry onto one, 1.5998, keeps its fourth decimal, so that it never reads as a price of the next row.
 */
export function litreText(dollarsPerLitre: number): string {
  const text = dollarsPerLitre.toFixed(3)
  const isOnCent =
    text.endsWith('0') && Math.round(dollarsPerLitre * tenThousandths) !== Math.round(Number(text) * tenThousandths)
  return `$${isOnCent ? dollarsPerLitre.toFixed(4) : text}`
}

/**
 * The table that every courier starts with
 * (docs/rules/fuel-and-tax.md, "Fuel surcharge"): 13.0 % at 1.00 to 1.02 and half a point more for each 2 cents.
 */
export const seededFuelRows: readonly FuelRow[] = Array.from({ length: 100 }, (_, step) => ({
  priceFrom: (100 + 2 * step) / 100,
  priceTo: (102 + 2 * step) / 100,
  percent: 13 + step / 2,
}))

/** What a table says of a price. */
export interface FuelReading {
  readonly percent: number
  readonly row: FuelRow | null
  readonly within: 'row' | 'below' | 'above'
}

/** The row of a price: below the table nothing, above it the last row. A table without rows is below everything. */
export function readFuelTable(rows: readonly FuelRow[], dollarsPerLitre: number): FuelReading {
  const price = Math.round(dollarsPerLitre * tenThousandths)
  const row = rows
    .filter(({ priceFrom }) => Math.round(priceFrom * tenThousandths) <= price)
    .reduce<FuelRow | null>((last, each) => (last === null || each.priceFrom > last.priceFrom ? each : last), null)
  if (row === null) return { percent: 0, row, within: 'below' }
  return { percent: row.percent, row, within: price < Math.round(row.priceTo * tenThousandths) ? 'row' : 'above' }
}

interface FuelTableFault {
  readonly pointer: string
  readonly message: string
}

/**
 * What is wrong with a table, at its place; rows may come in any order.
 * @param most faults that are looked for: more than a person mends at a time need no words
 */
export function fuelTableFaults(rows: readonly FuelRow[], most = Number.POSITIVE_INFINITY): readonly FuelTableFault[] {
  const places = rows.map((row, index) => ({ ...row, index })).toSorted((a, b) => a.priceFrom - b.priceFrom)
  const faults: FuelTableFault[] = []
  let previous: FuelRow | null = null
  for (const row of places) {
    if (faults.length >= most) break
    faults.push(...rowFaults(row, row.index, previous))
    previous = row
  }
  return faults
}

function rowFaults(
  { priceFrom, priceTo, percent }: FuelRow,
  index: number,
  previous: FuelRow | null,
): FuelTableFault[] {
  const faults: FuelTableFault[] = []
  const fault = (field: keyof FuelRow, message: string) => faults.push({ pointer: `/${index}/${field}`, message })
  if (!(priceFrom > 0)) fault('priceFrom', 'A price is above zero')
  if (!(priceTo > priceFrom)) fault('priceTo', 'A row ends above where it begins')
  if (!(percent >= 0 && percent < 1000)) fault('percent', 'A percentage is from 0 to below 1000')
  if (previous !== null && previous.priceTo !== priceFrom) {
    const how = previous.priceTo > priceFrom ? 'overlap' : 'leave a hole'
    fault('priceFrom', `Rows ${how} at ${litreText(priceFrom)}/L`)
  }
  return faults
}
