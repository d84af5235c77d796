import { addDays, type ZoneOffsets, unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { DeliveryOrderFilter } from '#generated/model/index.ts'
import { endOfToday } from '#src/lib/today.ts'
import { isSearchable } from '#src/orders/find/order-filters.ts'

export const boardDays = ['today', 'tomorrow', 'all'] as const
export type BoardDay = (typeof boardDays)[number]

export const boardDayLabels: Readonly<Record<BoardDay, string>> = {
  today: 'Today or earlier',
  tomorrow: 'Tomorrow',
  all: 'All open',
}

export const boardViews = ['drivers', 'status', 'exceptions'] as const
export type BoardView = (typeof boardViews)[number]

export const boardViewLabels: Readonly<Record<BoardView, string>> = {
  drivers: 'By driver',
  status: 'By status',
  exceptions: 'Needs attention',
}

/** What is late, and what will be before one has looked away. */
export const troubles = ['late', 'soon'] as const
export type Trouble = (typeof troubles)[number]

/** The filters of the board as they stand in the address: `?day=tomorrow&customer=3&q=broadway&view=status&trouble=late`. */
export interface BoardFilter {
  readonly day: BoardDay
  readonly customerId: number | null
  readonly text: string
  readonly view: BoardView
  /** The only orders shown; null: all of them. */
  readonly trouble: Trouble | null
}

/** Reads the address; what it does not say, or says wrongly, is what a dispatcher begins the day with. */
export function boardFilter(params: URLSearchParams): BoardFilter {
  const customerId = Number(params.get('customer'))
  return {
    day: boardDays.find((day) => day === params.get('day')) ?? 'today',
    customerId: Number.isSafeInteger(customerId) && customerId > 0 ? customerId : null,
    text: params.get('q')?.trim() ?? '',
    view: boardViews.find((view) => view === params.get('view')) ?? 'drivers',
    trouble: troubles.find((trouble) => trouble === params.get('trouble')) ?? null,
  }
}

/**
 * The contract's filter without the statuses. "Today or earlier" is what the badge of the menu counts: available before
 * today ends in the organisation's zone.
 * @param now unix seconds
 */
export function orderFilter(
  { day, customerId, text }: BoardFilter,
  now: number,
  timeZone: ZoneOffsets,
): DeliveryOrderFilter {
  return {
    ...dayFilter(day, now, timeZone),
    ...(customerId !== null && { customerId }),
    ...(isSearchable(text) && { search: text }),
  }
}

function dayFilter(day: BoardDay, now: number, timeZone: ZoneOffsets): DeliveryOrderFilter {
  switch (day) {
    case 'today':
      return { availableBefore: endOfToday(now, timeZone) }
    case 'tomorrow': {
      const dayAfter = addDays(wallTimeAt(now, timeZone).date, 2)
      return { availableFrom: endOfToday(now, timeZone), availableBefore: unixSecondsAt(dayAfter, 0, timeZone) }
    }
    case 'all':
      return {}
  }
}
