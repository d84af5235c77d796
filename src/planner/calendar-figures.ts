import { countText } from '#domain/amounts/count-text.ts'
import { type Revenue, revenueWords, sumOfRevenue } from '#domain/planner/revenue.ts'
import type { RecurringOrderCalendarDataItem } from '#generated/model/index.ts'

const orderWords = { one: 'order', many: 'orders' }
const driverWords = { one: 'driver off', many: 'drivers off' }

/** What there is to say of a day, or of several. */
interface Figures extends Revenue {
  readonly orders: number
  readonly undecided: number
}

/** Those of several days; a day that is not known is left out. */
export function figuresOf(days: readonly (RecurringOrderCalendarDataItem | undefined)[]): Figures {
  const known = days.filter((day) => day !== undefined)
  const sum = (of: (day: Figures) => number) => known.reduce((all, day) => all + of(day), 0)
  return { orders: sum((day) => day.orders), undecided: sum((day) => day.undecided), ...sumOfRevenue(known) }
}

/** "5 orders, at least $236.25, 1 to be decided". */
export function figureWords(figures: Figures): string {
  const { orders, undecided } = figures
  return [
    countText(orders, orderWords),
    orders > 0 && revenueWords(figures),
    undecided > 0 && `${undecided} to be decided`,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ')
}

/** What is to be known of a day beside its figures: "Labour Day, 2 drivers off". */
export function dayFacts(day: RecurringOrderCalendarDataItem | undefined): string {
  if (day === undefined) return ''
  const { holiday, driversOff } = day
  return [holiday, driversOff > 0 && countText(driversOff, driverWords)].filter(Boolean).join(', ')
}

const dollars = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const
const whole = { ...dollars, maximumFractionDigits: 0 } as const
const short = { ...dollars, notation: 'compact', maximumSignificantDigits: 2 } as const
// What is at least so much must not be rounded up.
const formats = {
  whole: new Intl.NumberFormat('en-CA', whole),
  wholeAtLeast: new Intl.NumberFormat('en-CA', { ...whole, roundingMode: 'floor' }),
  short: new Intl.NumberFormat('en-CA', short),
  shortAtLeast: new Intl.NumberFormat('en-CA', { ...short, roundingMode: 'floor' }),
}

/** From so many cents on the short form takes less room. */
const shortFromCents = 100_000

/**
 * The money as it stands in a box of the calendar: "$1,240", "$1,240+" where it is at least that; empty where there is none, or nobody knows.
 * @param isShort for a phone: "$1.2K"
 */
export function boxMoney({ revenueCadCents, unpriced }: Revenue, isShort: boolean): string {
  if (revenueCadCents === null || revenueCadCents === 0) return ''
  const format = unpriced > 0 ? ('AtLeast' as const) : ''
  const text = formats[`${isShort && revenueCadCents >= shortFromCents ? 'short' : 'whole'}${format}`].format(
    revenueCadCents / 100,
  )
  return unpriced > 0 ? `${text}+` : text
}
