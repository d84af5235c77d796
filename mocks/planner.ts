import { holidayPolicies, type PlannedDay, plannedDays, type PlannerCalendar } from '#domain/planner/calendar.ts'
import { entryWords } from '#domain/planner/history.ts'
import { recurrenceOf } from '#domain/planner/recurrence-input.ts'
import { lastDate, type RecurrenceRule } from '#domain/planner/recurrence.ts'
import type { RecurringOrderEvent as EventType } from '#domain/planner/status.ts'
import { notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { addDays, type LocalDate, wallTimeAt, weekdayOf } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import { takeId } from './lookup.ts'
import { fullName } from './order-acts.ts'
import type { MockRecurringDay, World } from './world-types.ts'

type RecurringOrder = Schema<'RecurringOrder'>
type RecurringOrderDay = Schema<'RecurringOrderDay'>

/** As far as the next day of one is looked for: a rule may run every 99 months. */
const farthestDays = 99 * 31

/** The recurring orders that the caller may read: the organization's own, and to a courier those of its customers. */
export function readableOrders({ world, caller }: MockCall): RecurringOrder[] {
  const { id } = tenantOf(caller).tenant
  return world.resources.recurringOrder.filter((row) => row.tenantId === id || row.courierTenantId === id)
}

/** @throws 404 for one that the caller may not read */
export function readableOrder(call: MockCall, { recurringOrderId }: { readonly recurringOrderId: number }) {
  return found(readableOrders(call).find(({ id }) => id === recurringOrderId))
}

/** @throws 404 for one that is not the organization's own */
export function ownOrder(call: MockCall, path: { readonly recurringOrderId: number }): RecurringOrder {
  const row = readableOrder(call, path)
  return found(row.tenantId === tenantOf(call.caller).tenant.id ? row : undefined)
}

function found(row: RecurringOrder | undefined): RecurringOrder {
  if (row === undefined) throw notFound(noSuch('recurring order'))
  return row
}

export function ruleOf({ recurrence, startDate, endDate }: RecurringOrder): RecurrenceRule {
  const read = recurrenceOf(recurrence)
  if ('errors' in read) throw new Error(`The world has a recurrence that is none: ${JSON.stringify(recurrence)}`)
  return { recurrence: read.value, startDate, endDate }
}

/** The courier's days; its holidays are left out until it says otherwise, so that one sees what that looks like. */
export function calendarOf(
  { tenants, planner, settings }: World,
  { id, courierTenantId }: RecurringOrder,
): PlannerCalendar {
  const { dispatchHours = {}, holidays = [] } =
    tenants.find(({ tenant }) => tenant.id === courierTenantId)?.scheduleInfo.courierSettings ?? {}
  const chosen = settings['courierSettings']?.[courierTenantId]?.['recurringOnHolidays']
  return {
    holidays,
    policy: holidayPolicies.find((policy) => policy === chosen) ?? 'skip',
    worksOn: (day) => dispatchHours[weekdayOf(day)]?.closed === false,
    exceptions: planner.days.filter(({ recurringOrderId }) => recurringOrderId === id),
  }
}

/** Today by the clock of the courier. */
export function todayAt({ timeZone }: Pick<RecurringOrder, 'timeZone'>, now: number): LocalDate {
  return wallTimeAt(now, timeZone).date
}

/** A recurring order as the caller may see it, with what follows from its rule. */
export function shownOrder(call: MockCall, row: RecurringOrder): RecurringOrder {
  const { tenant } = tenantOf(call.caller)
  const isCourier = row.courierTenantId === tenant.id
  const today = todayAt(row, call.now())
  return {
    ...row,
    isOwn: row.tenantId === tenant.id,
    defaultDriverUserId: isCourier ? row.defaultDriverUserId : null,
    agreedPriceCadCents: call.caller.readsPrices ? row.agreedPriceCadCents : null,
    nextDate: row.status === 'active' ? nextDay(call.world, row, today) : null,
    lastDate: lastDate(ruleOf(row)),
  }
}

function nextDay(world: World, row: RecurringOrder, today: LocalDate): LocalDate | null {
  const days = plannedDays(ruleOf(row), calendarOf(world, row), today, addDays(today, farthestDays))
  return days.find(({ runsOn }) => runsOn !== null && runsOn >= today)?.runsOn ?? null
}

/** The days of one within a time; of those that have gone by the ones of which something is known. */
export function daysOf(
  { world, now }: Pick<MockCall, 'world' | 'now'>,
  row: RecurringOrder,
  from: LocalDate,
  until: LocalDate,
): RecurringOrderDay[] {
  const today = todayAt(row, now())
  const isOn = row.status === 'active' || row.status === 'invalid'
  return plannedDays(ruleOf(row), calendarOf(world, row), from, until)
    .map((day) => shownDay(row, day, keptDay(world, row, day.date)))
    .filter(
      ({ date, runsOn, state }) => (isOn && (runsOn ?? date) >= today) || (state !== 'planned' && state !== 'off'),
    )
}

function shownDay(row: RecurringOrder, day: PlannedDay, kept: MockRecurringDay | undefined): RecurringOrderDay {
  return {
    recurringOrderId: row.id,
    ...day,
    state: kept?.outcome ?? (day.runsOn === null ? 'off' : 'planned'),
    deliveryOrderId: kept?.deliveryOrderId ?? null,
    failure: kept?.failure ?? null,
    changes: { ...kept?.changes },
  }
}

function keptDay({ planner }: World, { id }: RecurringOrder, date: LocalDate): MockRecurringDay | undefined {
  return planner.days.find((day) => day.recurringOrderId === id && day.date === date)
}

/** A day that one asks about by the rule's own. @throws 404 for a day that the rule does not say */
export function dayOf(call: MockCall, row: RecurringOrder, date: LocalDate): RecurringOrderDay {
  const { exceptions, ...calendar } = calendarOf(call.world, row)
  const here = exceptions.find((exception) => exception.date === date)
  const shownOn = here?.movedTo ?? date
  const [from, until] = [shownOn, date].toSorted()
  const day = plannedDays(ruleOf(row), { ...calendar, exceptions }, from ?? date, until ?? date).find(
    (one) => one.date === date,
  )
  if (day === undefined) throw notFound(noSuch('day'))
  return shownDay(row, day, keptDay(call.world, row, date))
}

/** Keeps what is now known of a day. */
export function keepDay({ planner }: World, { id }: RecurringOrder, date: LocalDate, known: Partial<MockRecurringDay>) {
  const before: MockRecurringDay = planner.days.find((day) => day.recurringOrderId === id && day.date === date) ?? {
    recurringOrderId: id,
    date,
    isDisabled: false,
    movedTo: null,
    changes: {},
    outcome: null,
    deliveryOrderId: null,
    failure: null,
  }
  planner.days = [...planner.days.filter((day) => day !== before), { ...before, ...known }]
}

/** Adds an entry to the history of one. */
export function tellEvent(
  {
    world,
    caller,
    now,
  }: Pick<MockCall, 'world' | 'now'> & { readonly caller: Pick<MockCall['caller'], 'user'> | null },
  { id }: RecurringOrder,
  type: EventType,
  about: { readonly day?: LocalDate; readonly orderId?: number } = {},
): void {
  const { day = null, orderId = null } = about
  world.planner.events.push({
    recurringOrderId: id,
    id: takeId(world),
    type,
    text: entryWords({ event: type, day, orderId }),
    date: day,
    deliveryOrderId: orderId,
    actorName: caller === null ? null : fullName(caller.user),
    createdAt: now(),
  })
}
