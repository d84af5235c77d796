import { formatCents, roundHalfAwayFromZero } from '../amounts/money.ts'

/** What an order of a rule was priced at. Cents. */
export interface OrderPrice {
  /** Null: it was not written down. */
  readonly preTaxCents: number | null
  readonly totalCents: number
}

/**
 * What an order that is still to be made will cost, tax included, in cents (docs/rules/planner.md, "Money of the calendar"): what was agreed, which
 * is before tax, with as much tax as the last order had; else what the last order cost. No price is worked out for it.
 * @param agreedCents before tax; null: nothing was agreed
 * @param last the last order of the rule that has a price
 * @returns null: nothing says what it will cost
 */
export function expectedCents(agreedCents: number | null, last: OrderPrice | null): number | null {
  if (agreedCents === null) return last?.totalCents ?? null
  if (last === null || last.preTaxCents === null || last.preTaxCents <= 0) return agreedCents
  return roundHalfAwayFromZero((agreedCents * last.totalCents) / last.preTaxCents)
}

/** The money of a day or of several. */
export interface Revenue {
  /** With tax, of what has a price; null: the person may not read prices. */
  readonly revenueCadCents: number | null
  /** How many orders are not in it, since nothing says what they cost. */
  readonly unpriced: number
}

/** The money of several days; one of which prices may not be read makes it unknown. */
export function sumOfRevenue(days: readonly Revenue[]): Revenue {
  return days.reduce<Revenue>(
    (sum, day) => ({
      revenueCadCents:
        sum.revenueCadCents === null || day.revenueCadCents === null ? null : sum.revenueCadCents + day.revenueCadCents,
      unpriced: sum.unpriced + day.unpriced,
    }),
    { revenueCadCents: 0, unpriced: 0 },
  )
}

/** "$1,240.00", "at least $1,240.00" where some have no price, "prices not known yet" where none has; null for who may not read prices. */
export function revenueWords({ revenueCadCents, unpriced }: Revenue): string | null {
  if (revenueCadCents === null) return null
  if (unpriced === 0) return formatCents(revenueCadCents)
  return revenueCadCents === 0 ? 'prices not known yet' : `at least ${formatCents(revenueCadCents)}`
}
