import { readOrderNumber } from '#domain/orders/order-number.ts'
import { orderStatuses, type OrderStatus } from '#domain/orders/order-status.ts'
import { addDays, type ZoneOffsets, unixSecondsAt } from '#domain/time/zoned-time.ts'
import type { DeliveryOrderFilter } from '#generated/model/index.ts'
import type { Session } from '#src/session/session.ts'
import { dateOf, idOf } from '#src/tables/address-values.ts'
import type { ListState } from '#src/tables/use-list-state.ts'
import type { OrderSortField } from '../cells/order-columns.tsx'

/** The filters of order lists as they stand in the address. `from` and `to` are local dates, both included. */
export const orderFilterNames = ['status', 'driver', 'customer', 'carrier', 'from', 'to', 'budget', 'q'] as const
export type OrderFilterName = (typeof orderFilterNames)[number]

const sortFields: readonly OrderSortField[] = ['availableAt', 'createdAt', 'id', 'dueAt', 'status', 'driver', 'price']
const unpricedSortFields = sortFields.filter((field) => field !== 'price')

/** What the person may sort orders by: hidden prices do not tell their order either. */
export function orderSortFields({ readsPrices }: Pick<Session, 'readsPrices'>): readonly OrderSortField[] {
  return readsPrices ? sortFields : unpricedSortFields
}

/** Who carries orders out, for a courier: its own drivers, or another courier that they were brokered to or placed with. */
export const carriers = [
  { value: 'own', label: 'Own drivers' },
  { value: 'others', label: 'Other couriers' },
] as const

/** Fewer letters find too much to be of use, and the search refuses them. */
export const fewestSearchLetters = 3

/** Whether the search can be asked: an order number of any length, otherwise at least three letters. */
export function isSearchable(text: string): boolean {
  return readOrderNumber(text) !== null || [...text].length >= fewestSearchLetters
}

/** The statuses of the address; words that are none are left out. */
export function statusesOf(text: string): OrderStatus[] {
  const asked = text.split(',')
  return orderStatuses.filter((status) => asked.includes(status))
}

/** The budget of the address, such as `7-2026-11`, in that month; null: none that could be one. */
export function budgetOf(text: string): { readonly id: number; readonly month: string } | null {
  const [, id = '', month = ''] = /^([1-9]\d{0,14})-(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(text) ?? []
  return id === '' ? null : { id: Number(id), month }
}

/**
 * The contract's filter for what stands in the address.
 * @param timeZone in which the days of `from` and `to` begin and end
 */
export function orderFilter({ filter }: Pick<ListState<string>, 'filter'>, timeZone: ZoneOffsets): DeliveryOrderFilter {
  const statuses = statusesOf(filter('status'))
  const driverId = idOf(filter('driver'))
  const customerId = idOf(filter('customer'))
  const carrier = carriers.find(({ value }) => value === filter('carrier'))?.value
  const from = dateOf(filter('from'))
  const to = dateOf(filter('to'))
  const budget = budgetOf(filter('budget'))
  const search = filter('q').trim()
  return {
    ...(statuses.length > 0 && { statuses }),
    ...(driverId !== null && { driverId }),
    ...(customerId !== null && { customerId }),
    ...(carrier !== undefined && { carriedOutHere: carrier === 'own' }),
    ...(from !== null && { availableFrom: unixSecondsAt(from, 0, timeZone) }),
    ...(to !== null && { availableBefore: unixSecondsAt(addDays(to, 1), 0, timeZone) }),
    ...(budget !== null && { budget }),
    ...(isSearchable(search) && { search }),
  }
}
