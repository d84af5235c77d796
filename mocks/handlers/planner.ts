import { plannerBadge, endsSoon } from '#domain/planner/badge.ts'
import { checkDayException } from '#domain/planner/calendar.ts'
import { recurrenceOf } from '#domain/planner/recurrence-input.ts'
import { checkRecurrence } from '#domain/planner/recurrence.ts'
import { checkTimes } from '#domain/planner/windows.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formError, refuseErrors } from '#domain/text/refusal.ts'
import { noSuchOrganization } from '#domain/text/refusals.ts'
import { addDays, type LocalDate, unixSecondsAt } from '#domain/time/zoned-time.ts'
import type { ActId } from '#generated/acts.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { resources } from '#generated/resources.ts'
import { calendarIn, occurrencesIn } from '../calendar.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { driversIn } from '../people.ts'
import { takeId } from '../lookup.ts'
import { placeOrder } from '../order-acts.ts'
import { pageOf } from '../pages.ts'
import {
  calendarOf,
  dayOf,
  daysOf,
  keepDay,
  ownOrder,
  readableOrder,
  readableOrders,
  ruleOf,
  shownOrder,
  tellEvent,
  todayAt,
} from '../planner.ts'
import { addRow, changeRow, fitsFilter, type NamedResource } from '../resource-store.ts'
import { checkAct } from './acts.ts'
import { readPlacing } from './orders.ts'

type RecurringOrder = Schema<'RecurringOrder'>
type RecurringOrderInput = Schema<'RecurringOrderInput'>

const resource: NamedResource = { ...resources.recurringOrder, name: 'recurringOrder' }
/** Entries of the history that are told at once. */
const eventsAtOnce = 25

/** Recurring orders: who may read which, what follows from their rules, and their single days. */
export const plannerMocks = defineMocks({
  getTenantRecurringOrders: ({ query }, call) => listOf(query, call),
  getPaginatedRecurringOrders: ({ query }, call) => listOf(query, call),
  getRecurringOrder: ({ path }, call) => shownOrder(call, readableOrder(call, path)),

  getRecurringOrdersMeta(_input, call) {
    const count = (status: RecurringOrder['status']) =>
      readableOrders(call).filter((row) => row.status === status).length
    const [active, paused, invalid] = [count('active'), count('paused'), count('invalid')]
    return { active, paused, invalid, completed: count('completed'), archived: count('archived') }
  },

  getPlannerBadgeStatus(_input, call) {
    const own = readableOrders(call).filter(({ tenantId }) => tenantId === tenantOf(call.caller).tenant.id)
    const active = own.filter(({ status }) => status === 'active')
    const failedYesterday = active.filter((row) => {
      const yesterday = addDays(todayAt(row, call.now()), -1)
      return daysOf(call, row, yesterday, yesterday).some(({ state }) => state === 'failed')
    })
    const isEnding = (row: RecurringOrder) => endsSoon(shownOrder(call, row).lastDate, todayAt(row, call.now()))
    const status = plannerBadge({
      invalid: own.filter((row) => row.status === 'invalid').length,
      failedYesterday: failedYesterday.length,
      warned: active.filter(({ reasons }) => reasons.length > 0).length,
      endingSoon: active.filter(isEnding).length,
    })
    return { status }
  },

  getRecurringOrderCalendar: ({ query }, call) => calendarIn(call, query),
  getTenantRecurringOrderDays: ({ query }, call) => occurrencesIn(call, query),

  getPlannerFeed: (_input, call) => feedsOf(call)[feedOf(call)] ?? { madeAt: null, fetchedAt: null },

  renewPlannerFeed(_input, call) {
    const madeAt = call.now()
    feedsOf(call)[feedOf(call)] = { madeAt, fetchedAt: null }
    const secret = String(takeId(call.world)).padStart(43, '0')
    return { link: `https://waybill.example/planner-feed/${secret}.ics`, madeAt }
  },

  endPlannerFeed(_input, call) {
    delete feedsOf(call)[feedOf(call)]
    return { done: true }
  },

  createRecurringOrder({ body }, call) {
    const input = checkInput(call, body)
    const { tenant } = tenantOf(call.caller)
    const row = addRow(call, resource, { ...input, ...namesOf(call, input) }, tenant.id, blank) as RecurringOrder
    tellEvent(call, row, 'created')
    return shownOrder(call, row)
  },

  updateRecurringOrder({ path, body }, call) {
    return shownOrder(call, changeOrder(call, ownOrder(call, path), body))
  },

  enableRecurringOrder: ({ path }, call) => moved(call, path, 'enableRecurringOrder', 'active', 'resumed'),
  disableRecurringOrder: ({ path }, call) => moved(call, path, 'disableRecurringOrder', 'paused', 'paused'),
  terminateRecurringOrder: ({ path }, call) => moved(call, path, 'terminateRecurringOrder', 'completed', 'terminated'),
  archiveRecurringOrder: ({ path }, call) => moved(call, path, 'archiveRecurringOrder', 'archived', null),

  setRecurringOrderDriver({ path, body: { userId } }, call) {
    const row = readableOrder(call, path)
    const { tenant } = tenantOf(call.caller)
    const drives = driversIn(call.world, tenant).some(({ id }) => id === userId)
    if (userId !== null && !drives) throw formError({ '/userId': ['Must be a driver of this organization'] })
    return shownOrder(call, changeRow(call, resource, row, { defaultDriverUserId: userId }) as RecurringOrder)
  },

  getRecurringOrderEvents({ path, query: { before } }, call) {
    const { id } = readableOrder(call, path)
    const all = call.world.planner.events.filter(({ recurringOrderId }) => recurringOrderId === id).toReversed()
    const later = before === undefined ? all : all.slice(all.findIndex((event) => event.id === before) + 1)
    const data = later.slice(0, eventsAtOnce).map(({ recurringOrderId: _of, ...event }) => event)
    return { data, next: later.length > eventsAtOnce ? (data.at(-1)?.id ?? null) : null }
  },

  getRecurringOrderDays: ({ path, query: { from, until } }, call) => ({
    data: daysOf(call, readableOrder(call, path), from, until),
  }),

  updateRecurringOrderDay({ path, body }, call) {
    const row = ownOrder(call, path)
    const day = stillPlanned(call, row, path.recurringDay)
    if (body.movedTo !== undefined) exceptDay(call, row, day.date, { isDisabled: false, movedTo: body.movedTo })
    keepDay(call.world, row, day.date, { changes: changed(call, row, day.changes, body) })
    tellEvent(call, row, 'single_day_settings_updated', { day: day.date })
    return dayOf(call, row, day.date)
  },

  disableRecurringOrderDay({ path }, call) {
    const row = ownOrder(call, path)
    const { date, state } = dayOf(call, row, path.recurringDay)
    if (state === 'missed' || state === 'failed') keepDay(call.world, row, date, { outcome: 'dismissed' })
    else keepDay(call.world, row, stillPlanned(call, row, date).date, { isDisabled: true, movedTo: null })
    tellEvent(call, row, 'single_day_disabled', { day: date })
    return dayOf(call, row, date)
  },

  enableRecurringOrderDay({ path }, call) {
    const row = ownOrder(call, path)
    const { date, state, holiday } = dayOf(call, row, path.recurringDay)
    if (state === 'missed' || state === 'failed' || state === 'dismissed') {
      const orderId = makeOrder(call, row)
      keepDay(call.world, row, date, { outcome: 'made', deliveryOrderId: orderId, failure: null })
      tellEvent({ ...call, caller: null }, row, 'delivery_order_created', { day: date, orderId })
    } else {
      exceptDay(call, row, date, { isDisabled: false, movedTo: holiday === null ? null : date })
      tellEvent(call, row, 'single_day_enabled', { day: date })
    }
    return dayOf(call, row, date)
  },
})

function feedsOf({ world: { planner } }: MockCall) {
  planner.feeds ??= {}
  return planner.feeds
}

/** Whose link it is: somebody's, in the organization that they work in. */
function feedOf({ caller }: MockCall): string {
  return `${tenantOf(caller).tenant.id} ${caller?.user.id}`
}

/** What the contract gives a row beside what somebody enters. */
const blank: Partial<RecurringOrder> = { status: 'active', reasons: [] }

type ListQuery = Input<'getTenantRecurringOrders'>['query']

function listOf({ search, pagination = {}, displayArchived = false }: ListQuery, call: MockCall) {
  const rows = readableOrders(call)
    .filter((row) => (row.status === 'archived') === displayArchived && fitsFilter(row, { ...pagination.filter }))
    .filter((row) =>
      holdsWords(
        [row.name, row.customerName, row.pickupLocationName, row.dropoffLocationName, row.poNumber].join(' '),
        search?.trim(),
      ),
    )
    .map((row) => shownOrder(call, row))
  return pageOf(call, {
    rows,
    sortBy: {
      name: ({ name }) => name?.toLowerCase() ?? null,
      startDate: ({ startDate }) => startDate,
      updatedAt: ({ updatedAt }) => updatedAt,
    },
  })
}

/** @throws 422 as {@link checkInput} */
export function changeOrder(call: MockCall, before: RecurringOrder, change: object): RecurringOrder {
  const input = checkInput(call, { ...before, ...change } as RecurringOrderInput)
  // What is mended goes on.
  const status = before.status === 'invalid' ? 'active' : before.status
  const row = changeRow(call, resource, before, { ...change, ...namesOf(call, input), reasons: [], status })
  tellEvent(call, before, 'settings_updated')
  return row as RecurringOrder
}

/** @throws 422 naming what is wrong with the rule, its times, or an order of it */
export function checkInput(call: MockCall, body: RecurringOrderInput): RecurringOrderInput {
  const read = recurrenceOf(body.recurrence)
  if ('errors' in read) throw formError(read.errors)
  checkRecurrence({ recurrence: read.value, startDate: body.startDate, endDate: body.endDate ?? null })
  const { pickupFromS, dropoffToS = null, dropoffDays = 0 } = body
  checkTimes({ pickupFromS, pickupToS: pickupFromS, dropoffFromS: null, dropoffToS, dropoffDays })
  readPlacing(call, orderBody(body, call.now()))
  return body
}

/** An order as the rule says it. @param availableAt unix seconds */
export function orderBody(of: RecurringOrderInput | RecurringOrder, availableAt: number) {
  const { customerTenantId, serviceId, serviceSpeedId, tagIds = [], pickupLocationId, dropoffLocationId, parcels } = of
  const { poNumber, orderNotes } = of
  return {
    customerTenantId,
    serviceId,
    serviceSpeedId,
    tagIds,
    pickupLocationId,
    dropoffLocationId,
    parcels,
    availableAt,
    ...(poNumber && { poNumber }),
    ...(orderNotes && { orderNotes }),
  }
}

function namesOf({ world }: MockCall, input: RecurringOrderInput): Partial<RecurringOrder> {
  const service = world.services.find(({ summary }) => summary.id === input.serviceId)?.summary
  const courier = world.tenants.find(({ tenant }) => tenant.id === service?.courierTenant.id)?.tenant
  const customer = world.tenants.find(({ tenant }) => tenant.id === input.customerTenantId)?.tenant
  const place = (id: number) => world.resources.location.find((location) => location.id === id)?.fullName ?? ''
  if (service === undefined || courier === undefined || customer === undefined)
    throw formError({ '': [noSuchOrganization] })
  const [pickup, dropoff] = [place(input.pickupLocationId), place(input.dropoffLocationId)]
  return {
    name: input.name?.trim() || `${pickup} → ${dropoff}`,
    customerName: customer.name,
    courierTenantId: courier.id,
    courierName: courier.name,
    timeZone: courier.timezone,
    serviceName: service.name,
    pickupLocationName: pickup,
    dropoffLocationName: dropoff,
    isOwn: true,
    nextDate: null,
    lastDate: null,
    defaultDriverUserId: null,
  }
}

function moved(
  call: MockCall,
  path: { readonly recurringOrderId: number },
  act: ActId,
  status: RecurringOrder['status'],
  event: 'resumed' | 'paused' | 'terminated' | null,
): RecurringOrder {
  const row = ownOrder(call, path)
  checkAct(act, row)
  const ends = status === 'completed' ? { endDate: todayAt(row, call.now()) } : {}
  const after = changeRow(call, resource, row, { status, ...ends }) as RecurringOrder
  if (event !== null) tellEvent(call, row, event)
  return shownOrder(call, after)
}

/** @throws 422 `day_made` for a day whose order is made */
function stillPlanned(call: MockCall, row: RecurringOrder, date: LocalDate) {
  const day = dayOf(call, row, date)
  if (day.state === 'planned' || day.state === 'off') return day
  const made = 'Its order is made already: change that order'
  throw formError({ '': [made] }, 'day_made', made)
}

function exceptDay(
  call: MockCall,
  row: RecurringOrder,
  date: LocalDate,
  exception: { readonly isDisabled: boolean; readonly movedTo: LocalDate | null },
): void {
  const calendar = calendarOf(call.world, row)
  checkDayException(ruleOf(row), calendar, { date, ...exception }, todayAt(row, call.now()))
  keepDay(call.world, row, date, exception)
}

/** The changes of a day with those of the body: null takes one back. */
function changed(
  { world }: MockCall,
  { serviceId }: RecurringOrder,
  before: object,
  { movedTo: _movedTo, parcels, ...body }: Schema<'RecurringOrderDayUpdate'>,
) {
  const types = world.services.find(({ summary }) => summary.id === serviceId)?.parcelTypes ?? []
  const nameOf = (id: number) => types.find((type) => type.id === id)?.name ?? ''
  const carried = parcels?.map((parcel) => ({ ...parcel, name: nameOf(parcel.parcelTypeId) })) ?? parcels
  const after = { ...before, ...body, ...(carried !== undefined && { parcels: carried }) }
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null))
}

/** Places an order of the rule now. */
function makeOrder(call: MockCall, row: RecurringOrder): number {
  const today = todayAt(row, call.now())
  const availableAt = Math.max(call.now(), unixSecondsAt(today, row.pickupFromS, row.timeZone))
  refuseErrors(row.status === 'invalid' ? { '': ['Mend the recurring order first: it does not work'] } : {})
  const { view } = placeOrder(call.world, readPlacing(call, orderBody(row, availableAt)), call.now())
  view.createdByRecurringOrderId = row.id
  return view.id
}
