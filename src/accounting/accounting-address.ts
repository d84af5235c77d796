import { type Grouping, groupings } from '#domain/accounting/groupings.ts'
import { daysOfPeriod, type PeriodDays } from '#domain/accounting/period-words.ts'
import { type RevenueState, revenueStates } from '#domain/accounting/revenue-state.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { AccountingDataFilter } from '#generated/model/index.ts'
import { dateOf, idOf } from '#src/tables/address-values.ts'

/** The text of a parameter of the address; empty where it has none. */
type Read = (name: string) => string

/** Which orders are put together, and how. */
export interface AccountingQuestion extends PeriodDays {
  readonly grouping: Grouping
  /** As it is typed; empty for all. */
  readonly search: string
  readonly filter: AccountingDataFilter
}

/** What narrows the orders down, by its names in the address; grouping and days are always there. */
export const filterNames = ['q', 'states', 'customer', 'driver', 'paid', 'priced'] as const

const usualGrouping: Grouping = 'CustomerMonth'

/** `?from=2026-11-01&until=2026-11-30`, the earlier one first; null where the address does not name both. */
export function daysIn(read: Read): PeriodDays | null {
  const [one, other] = [dateOf(read('from')), dateOf(read('until'))]
  if (one === null || other === null) return null
  return one <= other ? { from: one, until: other } : { from: other, until: one }
}

/** What a person sees who has said nothing: this month. */
export function usualDays(today: LocalDate): PeriodDays {
  return daysOfPeriod('thisMonth', today)
}

/** `?grouping=CustomerWeek` */
export function groupingIn(read: Read): Grouping {
  const named = read('grouping')
  return groupings.find((grouping) => grouping === named) ?? usualGrouping
}

/** `?states=unbilled,changed` in the order in which they are chosen */
export function statesIn(read: Read): readonly RevenueState[] {
  const named = read('states').split(',')
  return revenueStates.filter((state) => named.includes(state))
}

/** `?states=unbilled&customer=12&driver=7&paid=no&priced=no` */
export function filterIn(read: Read): AccountingDataFilter {
  const states = statesIn(read)
  const [customerIds, driverIds] = [idsIn(read('customer')), idsIn(read('driver'))]
  const [isPaid, isPriced] = [yesOrNo(read('paid')), yesOrNo(read('priced'))]
  return {
    ...(states.length > 0 && { states: [...states] }),
    ...(customerIds.length > 0 && { customerIds }),
    ...(driverIds.length > 0 && { driverIds }),
    ...(isPaid !== null && { isPaid }),
    ...(isPriced !== null && { isPriced }),
  }
}

/** All that the address asks. */
export function questionIn(read: Read, days: PeriodDays): AccountingQuestion {
  return { grouping: groupingIn(read), ...days, search: read('q').slice(0, 100), filter: filterIn(read) }
}

/** The same as parameters of a call: what narrows nothing is left out. */
export function askedOf({ grouping, from, until, search }: AccountingQuestion) {
  return { grouping, from, until, ...(search !== '' && { search }) }
}

/** The filter of a call, where there is any. */
export function filterOf({ filter }: Pick<AccountingQuestion, 'filter'>): { filter?: AccountingDataFilter } {
  return Object.keys(filter).length > 0 ? { filter } : {}
}

/** The other way round: what {@link filterIn} reads as this filter; null takes a parameter out of the address. */
export function addressOfFilter(filter: AccountingDataFilter): Readonly<Record<string, string | null>> {
  const { states = [], customerIds = [], driverIds = [], isPaid, isPriced } = filter
  const word = (is: boolean | undefined) => (is === undefined ? null : is ? 'yes' : 'no')
  return {
    states: states.join(',') || null,
    customer: customerIds.join(',') || null,
    driver: driverIds.join(',') || null,
    paid: word(isPaid),
    priced: word(isPriced),
  }
}

/** One id as a rule; a template may name several. */
function idsIn(text: string): number[] {
  return text.split(',').flatMap((id) => idOf(id) ?? [])
}

function yesOrNo(text: string): boolean | null {
  return text === 'yes' ? true : text === 'no' ? false : null
}
