import { isOff } from '#domain/orders/days-off.ts'
import { expectedCents, type OrderPrice } from '#domain/planner/revenue.ts'
import { formError } from '#domain/text/refusal.ts'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import { absencesOf } from './drivers.ts'
import { fullName } from './order-acts.ts'
import { calendarOf, daysOf, readableOrders } from './planner.ts'

type RecurringOrder = Schema<'RecurringOrder'>
type RecurringOrderDay = Schema<'RecurringOrderDay'>

interface Occurrence {
  readonly row: RecurringOrder
  readonly day: RecurringOrderDay
  /** The day of the calendar on which it stands. */
  readonly on: LocalDate
  /** Cents; null: nobody knows, or the caller may not. */
  readonly price: number | null
  /** Who drives it by default, as far as the caller may know. */
  readonly driverId: number | null
  readonly isDriverOff: boolean
}

/** Which of them are asked for; what is left out is any. */
type PlannerFilter = Pick<
  Input<'getRecurringOrderCalendar'>['query'],
  'customerTenantId' | 'driverUserId' | 'serviceId'
>

function rowsOf(call: MockCall, { customerTenantId, driverUserId, serviceId }: PlannerFilter): RecurringOrder[] {
  const isAsked = (asked: number | undefined, id: number | null) => asked === undefined || asked === id
  return readableOrders(call).filter(
    (row) =>
      isAsked(customerTenantId, row.customerTenantId) &&
      isAsked(driverUserId, driverOf(call, row)) &&
      isAsked(serviceId, row.serviceId),
  )
}

function occurrencesOf(call: MockCall, rows: readonly RecurringOrder[], from: LocalDate, until: LocalDate) {
  return rows.flatMap((row) =>
    daysOf(call, row, from, until).map((day): Occurrence => {
      const on = day.runsOn ?? day.date
      const driverId = driverOf(call, row)
      const daysOff = absencesOf(call).filter(({ userId }) => userId === driverId)
      const isDriverOff =
        day.state === 'planned' && call.caller.permissions.has('users.read') && driverId !== null && isOff(daysOff, on)
      return { row, day, on, price: priceOf(call, row, day), driverId, isDriverOff }
    }),
  )
}

function driverOf(call: MockCall, row: RecurringOrder): number | null {
  return row.courierTenantId === tenantOf(call.caller).tenant.id ? row.defaultDriverUserId : null
}

function priceOf(call: MockCall, row: RecurringOrder, day: RecurringOrderDay): number | null {
  const { id } = tenantOf(call.caller).tenant
  if (!call.caller.readsPrices || (id !== row.customerTenantId && id !== row.courierTenantId)) return null
  if (day.state === 'made') return orderPrice(call, day.deliveryOrderId)?.totalCents ?? null
  return day.state === 'planned' ? expectedCents(row.agreedPriceCadCents, lastPrice(call, row)) : null
}

function lastPrice(call: MockCall, { id }: RecurringOrder): OrderPrice | null {
  const made = call.world.planner.days
    .filter(({ recurringOrderId, outcome }) => recurringOrderId === id && outcome === 'made')
    .toSorted((one, other) => other.date.localeCompare(one.date))
  return made.map((day) => orderPrice(call, day.deliveryOrderId)).find((price) => price !== null) ?? null
}

function orderPrice({ world }: MockCall, orderId: number | null): OrderPrice | null {
  const pricing = world.orders.find(({ view }) => view.id === orderId)?.view.pricing
  if (pricing === undefined || pricing.priceCadCents === null) return null
  return { preTaxCents: pricing.preTaxCadCents, totalCents: pricing.priceCadCents }
}

/** How much recurs on each day, and what it brings. */
export function calendarIn(
  call: MockCall,
  { from, until, ...narrowing }: Input<'getRecurringOrderCalendar'>['query'],
): Schema<'RecurringOrderCalendar'> {
  const rows = rowsOf(call, narrowing)
  const all = occurrencesOf(call, rows, from, until)
  const isPriced = call.caller.readsPrices
  const data = []
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const here = all.filter(({ on }) => on === date)
    const waits = ({ row, day }: Occurrence) =>
      day.state === 'missed' || day.state === 'failed' || (day.state === 'planned' && row.status === 'invalid')
    const orders = here.filter((one) => !waits(one) && (one.day.state === 'planned' || one.day.state === 'made'))
    const priced = orders.flatMap(({ price }) => price ?? [])
    data.push({
      date,
      orders: orders.length,
      undecided: here.filter(waits).length,
      revenueCadCents: isPriced ? priced.reduce((sum, cents) => sum + cents, 0) : null,
      unpriced: isPriced ? orders.length - priced.length : 0,
      holiday: holidayOn(call, rows, date),
      driversOff: new Set(here.flatMap(({ isDriverOff, driverId }) => (isDriverOff ? [driverId] : []))).size,
    })
  }
  return { data }
}

function holidayOn({ world }: MockCall, rows: readonly RecurringOrder[], date: LocalDate): string | null {
  const names = rows.flatMap((row) =>
    calendarOf(world, row).holidays.flatMap((holiday) => (holiday.date === date ? [holiday.name] : [])),
  )
  return [...new Set(names)].join(', ') || null
}

/** What recurs on a day, or until another one, the earliest first. @throws 422 at `/until` */
export function occurrencesIn(
  call: MockCall,
  { day: from, until = from, limit = 50, ...narrowing }: Input<'getTenantRecurringOrderDays'>['query'],
): Schema<'RecurringOccurrences'> {
  if (until < from) throw formError({ '/until': ['Must not be before the first day'] })
  if (until > addDays(from, 6)) throw formError({ '/until': ['At most seven days at once'] })
  const { id } = tenantOf(call.caller).tenant
  const found = occurrencesOf(call, rowsOf(call, narrowing), from, until)
    .map(({ on, ...one }) => ({ ...one, on, pickupFromS: one.day.changes.pickupFromS ?? one.row.pickupFromS }))
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.pickupFromS - other.pickupFromS)
  const nameOf = (driverId: number | null) => call.world.people.find(({ user }) => user.id === driverId)?.user
  return {
    data: found.slice(0, limit).map(({ row, day, pickupFromS, price, driverId, isDriverOff }) => {
      const driver = nameOf(driverId)
      return {
        day,
        name: row.name ?? '',
        isOwn: row.tenantId === id,
        isInvalid: row.status === 'invalid',
        customerName: row.customerName,
        pickupFromS,
        priceCadCents: price,
        driverName: driver === undefined ? null : fullName(driver),
        isDriverOff,
      }
    }),
    total: found.length,
  }
}
