import { roundHalfAwayFromZero } from '../amounts/money.ts'
import { addDays, wallTimeAt, type LocalDate } from '../time/zoned-time.ts'
import { datesText, monthText } from './fuel-dates.ts'
import { litreText, readFuelTable, tenThousandths, type FuelTable, type WeeklyFuelPrice } from './fuel-table.ts'
import type { FuelSurcharge, FuelType } from './types.ts'

/** What a courier's surcharges are read from. */
export interface FuelSettings {
  readonly tables: readonly FuelTable[]
  readonly prices: readonly WeeklyFuelPrice[]
}

/** A month as `YYYY-MM`. */
type Month = string

/** A surcharge with where it comes from. */
export type FuelInForce = Required<FuelSurcharge>

/** The surcharge that follows. While its month still runs, the percentage is that of the prices so far and may change. */
export type NextFuelSurcharge = FuelInForce & { readonly isFinal: boolean }

/** A mean comes into force on this day of the next month, two weeks after its month ended. */
const firstDay = 15

/** The mean of a month's weekly prices in dollars a litre, 4 decimals; null without one. */
export function meanFuelPrice(prices: readonly WeeklyFuelPrice[], fuelType: FuelType, month: Month): number | null {
  const ofMonth = prices.filter((price) => price.fuelType === fuelType && monthOf(price.date) === month)
  if (ofMonth.length === 0) return null
  const sum = ofMonth.reduce((total, { dollarsPerLitre }) => total + Math.round(dollarsPerLitre * tenThousandths), 0)
  return roundHalfAwayFromZero(sum / ofMonth.length) / tenThousandths
}

/**
 * The surcharge in force on a day of the courier's calendar; null when there is no table by then, or no price. A month without
 * prices uses the last known mean: `pricesOf` is then an earlier month than `month`.
 */
export function fuelInForce({ tables, prices }: FuelSettings, fuelType: FuelType, date: LocalDate): FuelInForce | null {
  const start = monthOf(addDays(date, 1 - firstDay))
  const [month, from] = [monthBefore(start), dayOf(start)]
  const table = tables
    .filter((each) => each.fuelType === fuelType && each.effectiveFrom <= date)
    .toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))[0]
  const pricesOf = lastMonthWithPrices(prices, fuelType, month)
  const dollarsPerLitre = pricesOf === null ? null : meanFuelPrice(prices, fuelType, pricesOf)
  if (table === undefined || pricesOf === null || dollarsPerLitre === null) return null
  const { percent, row, within } = readFuelTable(table.rows, dollarsPerLitre)
  const bounds = row && { priceFrom: row.priceFrom, priceTo: row.priceTo }
  const until = addDays(dayOf(monthAfter(start)), -1)
  return { percent, basis: { fuelType, month, pricesOf, dollarsPerLitre, from, until, row: bounds, within } }
}

/** The surcharge of an order: that of the courier's local day of `availableAt` (unix seconds). */
export function fuelForOrder(
  settings: FuelSettings,
  fuelType: FuelType,
  availableAt: number,
  timeZone: string,
): FuelInForce | null {
  return fuelInForce(settings, fuelType, wallTimeAt(availableAt, timeZone).date)
}

/** The surcharge after the one in force on `today`: from the first to the 14th of a month it is final and can be announced. */
export function nextFuelSurcharge(
  settings: FuelSettings,
  fuelType: FuelType,
  today: LocalDate,
): NextFuelSurcharge | null {
  const from = dayOf(monthAfter(monthOf(addDays(today, 1 - firstDay))))
  const next = fuelInForce(settings, fuelType, from)
  return next && { ...next, isFinal: next.basis.month < monthOf(today) }
}

/** "27.5 % from Nov 15 to Dec 14, 2026 by the mean price of October 2026, $1.599/L", and what is unusual about it. */
export function fuelWords({ percent, basis }: FuelInForce): string {
  const { month, pricesOf, dollarsPerLitre, from, until, within } = basis
  const mean = `the mean price of ${monthText(pricesOf)}, ${litreText(dollarsPerLitre)}/L`
  const unusual = [
    ...(pricesOf === month ? [] : [`${monthText(month)} has no prices, so the last known ones count`]),
    ...(within === 'below' ? ['the price is below the table'] : []),
    ...(within === 'above' ? ['the price is above the table, so its last row counts'] : []),
  ]
  return [`${percent} % from ${datesText(from, until)} by ${mean}`, ...unusual].join('; ')
}

function lastMonthWithPrices(prices: readonly WeeklyFuelPrice[], fuelType: FuelType, upTo: Month): Month | null {
  let last: Month | null = null
  for (const price of prices) {
    const month = monthOf(price.date)
    if (price.fuelType === fuelType && month <= upTo && (last === null || month > last)) last = month
  }
  return last
}

function monthOf(date: LocalDate): Month {
  return date.slice(0, 7)
}

function dayOf(month: Month): LocalDate {
  return `${month}-${firstDay}`
}

function monthBefore(month: Month): Month {
  return monthOf(addDays(`${month}-01`, -1))
}

function monthAfter(month: Month): Month {
  return monthOf(addDays(`${month}-01`, 31))
}
