import type { QueryClient } from '@tanstack/react-query'
import { recurrenceOf } from '#domain/planner/recurrence-input.ts'
import type { RecurrenceRule } from '#domain/planner/recurrence.ts'
import { clockText } from '#domain/time/operating-hours.ts'
import {
  getGetPaginatedRecurringOrdersQueryKey,
  getGetPlannerBadgeStatusQueryKey,
  getGetRecurringOrderCalendarQueryKey,
  getGetRecurringOrderDaysQueryKey,
  getGetRecurringOrderEventsQueryKey,
  getGetRecurringOrderFaultsQueryKey,
  getGetRecurringOrderQueryKey,
  getGetRecurringOrdersMetaQueryKey,
  getGetTenantRecurringOrderDaysQueryKey,
} from '#generated/client/planner/planner.ts'
import type { RecurringOrder } from '#generated/model/index.ts'

export const recurringWords = { one: 'recurring order', many: 'recurring orders' }

/** What it is called: by its own name, or from where to where. */
export function nameOf(row: RecurringOrder): string {
  if (row.name) return row.name
  // Not everybody who sees it may see where it goes.
  const isKnown = row.pickupLocationName !== '' && row.dropoffLocationName !== ''
  return isKnown ? routeOf(row) : `Recurring order #${row.id}`
}

/** The name that somebody gave it; empty where it is called by its route, which may change. */
export function ownNameOf(row: RecurringOrder): string {
  return row.name === null || row.name === routeOf(row) ? '' : row.name
}

function routeOf({ pickupLocationName, dropoffLocationName }: RecurringOrder): string {
  return `${pickupLocationName} → ${dropoffLocationName}`
}

/** Its rule; null for a kind of repetition that this page does not know yet. */
export function ruleOf({
  recurrence,
  startDate,
  endDate,
}: Pick<RecurringOrder, 'recurrence' | 'startDate' | 'endDate'>) {
  const read = recurrenceOf(recurrence)
  return 'errors' in read ? null : ({ recurrence: read.value, startDate, endDate } satisfies RecurrenceRule)
}

/** "Ready at 08:00, delivered by 11:00 the same day"; without a promise of its own "Ready at 08:00". */
export function timesText({
  pickupFromS,
  dropoffToS,
  dropoffDays,
}: Pick<RecurringOrder, 'pickupFromS' | 'dropoffToS' | 'dropoffDays'>): string {
  const ready = `Ready at ${clockText(pickupFromS)}`
  const day = dropoffDays === 0 ? '' : dropoffDays === 1 ? ' the next day' : ` ${dropoffDays} days later`
  if (dropoffToS === null) return dropoffDays === 0 ? ready : `${ready}, delivered${day}`
  return `${ready}, delivered by ${clockText(dropoffToS)}${day}`
}

/** Asks anew for everything that shows this recurring order. */
export function refreshRecurringOrder(client: QueryClient, tenantId: number, id: number): Promise<unknown> {
  return refreshRecurringOrders(client, tenantId, [id])
}

/** The same of several. */
export function refreshRecurringOrders(
  client: QueryClient,
  tenantId: number,
  ids: readonly number[],
): Promise<unknown> {
  const keys = [
    ...ids.flatMap((id) => [
      getGetRecurringOrderQueryKey(id),
      getGetRecurringOrderDaysQueryKey(id),
      getGetRecurringOrderEventsQueryKey(id),
    ]),
    getGetPaginatedRecurringOrdersQueryKey(tenantId),
    getGetRecurringOrderFaultsQueryKey(tenantId),
    getGetRecurringOrdersMetaQueryKey(tenantId),
    getGetRecurringOrderCalendarQueryKey(tenantId),
    getGetTenantRecurringOrderDaysQueryKey(tenantId),
    getGetPlannerBadgeStatusQueryKey(tenantId),
  ]
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
