import { entryWords } from '#domain/planner/history.ts'
import { plannedDays } from '#domain/planner/calendar.ts'
import { nextDates } from '#domain/planner/recurrence.ts'
import { reasonFault, shownReason } from '#domain/planner/kept-order.ts'
import type { Reason } from '#domain/planner/reasons.ts'
import type { RecurringOrderEvent as EventType } from '#domain/planner/status.ts'
import { addDays, type LocalDate, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { tenantByKey } from '../lookup.ts'
import { calendarOf, ruleOf } from '../planner.ts'
import type { MockRecurringDay, World } from '../world-types.ts'
import type { TenantKey } from './tenants.ts'

type RecurringOrder = Schema<'RecurringOrder'>

const firstId = 701
const firstEventId = 2_001
const hour = 3_600
const day = 86_400

interface Seed extends Partial<RecurringOrder> {
  readonly owner: TenantKey
  readonly customer: TenantKey
  readonly service: string
  readonly from: string
  readonly to: string
  /** Days from today. */
  readonly starts: number
  readonly ends?: number
  readonly why?: readonly Reason[]
}

const pharmacy = { owner: 'customer', customer: 'customer', service: 'Pharmacy Route' } as const
const depot = { owner: 'courier', customer: 'supplier', service: 'City Same Day' } as const
const weekly = (...weekdays: number[]) => ({ kind: 'weekly' as const, every: 1, weekdays })

/** In every state, with errors and warnings, of the customer and of the courier itself. */
const seeds: readonly Seed[] = [
  {
    ...pharmacy,
    name: 'Morning run to Nutana Manor',
    from: 'Meewasin Pharmacy Broadway',
    to: 'Nutana Manor',
    recurrence: { kind: 'weekdays' },
    starts: -40,
    dropoffToS: 11 * hour,
    remindDays: [7],
    poNumber: 'PO-7781',
    orderNotes: 'Ring at the side door.',
  },
  {
    ...pharmacy,
    name: 'Blister packs to Lakeview Gardens',
    from: 'Meewasin Pharmacy Stonebridge',
    to: 'Lakeview Gardens Care Home',
    recurrence: { kind: 'monthly_weekday', every: 1, occurrence: 'Last', weekday: 5 },
    starts: -120,
    pickupFromS: 13 * hour,
    why: [
      {
        reason: 'location_outdated',
        stop: 'dropoff',
        location: 'Lakeview Gardens Care Home',
        changed: ['address', 'hours'],
      },
    ],
  },
  {
    ...pharmacy,
    name: 'Cold chain to Evergreen',
    status: 'invalid',
    from: 'Meewasin Pharmacy City Park',
    to: 'Silverspring Home Care',
    recurrence: weekly(1, 4),
    starts: -60,
    why: [
      {
        reason: 'service_outdated',
        service: 'Pharmacy Route',
        cause: 'lacking',
        lacking: [{ part: 'tag', name: 'Fragile' }],
      },
      { reason: 'location_unavailable', stop: 'dropoff', location: 'Evergreen Family Clinic', cause: 'archived' },
    ],
  },
  {
    ...pharmacy,
    name: 'Returns from Riversdale',
    status: 'paused',
    from: 'Meewasin Pharmacy Riversdale',
    to: 'Meewasin Pharmacy Broadway',
    recurrence: { kind: 'weekly', every: 2, weekdays: [2] },
    starts: -30,
    pickupFromS: 16 * hour,
  },
  {
    ...pharmacy,
    name: 'Flu clinic supplies',
    status: 'completed',
    from: 'Meewasin Pharmacy Lawson',
    to: 'Montgomery Place Lodge',
    recurrence: weekly(3),
    starts: -70,
    ends: -5,
  },
  {
    ...pharmacy,
    name: 'Summer hours to Caswell Hill',
    status: 'archived',
    from: 'Meewasin Pharmacy City Park',
    to: 'Caswell Hill Seniors’ Residence',
    recurrence: { kind: 'daily', every: 2 },
    starts: -200,
    ends: -90,
  },
  {
    ...depot,
    name: 'Linen to the hospital dock',
    from: 'Northline Warehouse',
    to: 'St. Paul’s Hospital Dock',
    recurrence: weekly(1, 3, 5),
    starts: -14,
    ends: 6,
    pickupFromS: 6 * hour,
    agreedPriceCadCents: 4_500,
  },
  {
    ...depot,
    name: 'Month-end files',
    from: 'Prairie Sky Depot',
    to: 'Midtown Plaza Receiving',
    recurrence: { kind: 'monthly_day', every: 1, day: 31 },
    starts: -100,
    pickupFromS: 15 * hour,
    dropoffDays: 1,
  },
]

/** Recurring orders with their days and their history. */
export function seedRecurringOrders(world: World): void {
  const rows = seeds.map((seed, index) => orderOf(world, seed, firstId + index))
  world.resources.recurringOrder = rows
  const events = rows.map((row) => event(row, 'created', row.createdAt))
  const [morning, , , paused, completed] = rows
  if (morning === undefined || paused === undefined || completed === undefined) return
  events.push(event(paused, 'paused', world.now - 3 * day), event(completed, 'completed', world.now - 4 * day))
  const today = wallTimeAt(world.now, morning.timeZone).date
  const gone = plannedDays(ruleOf(morning), calendarOf(world, morning), addDays(today, -9), addDays(today, -1)).flatMap(
    ({ date, runsOn }) => (runsOn === null ? [] : [date]),
  )
  const [first = today, second = today, third = today] = gone
  const coming = nextDates(ruleOf(morning), addDays(today, 2), 3)
  const orders = world.orders
    .filter(({ view }) => view.senderTenant.id === morning.tenantId && view.status === 'completed')
    .slice(-2)
  world.planner.days = [
    ...orders.map(({ view }, index) => {
      const date = gone[gone.length - 1 - index] ?? today
      view.createdByRecurringOrderId = morning.id
      events.push(event(morning, 'delivery_order_created', world.now - (index + 1) * day, date, view.id))
      return dayOf(morning, date, { outcome: 'made', deliveryOrderId: view.id })
    }),
    dayOf(morning, first, { outcome: 'missed' }),
    dayOf(morning, second, { outcome: 'failed', failure: 'The location Nutana Manor was not available.' }),
    dayOf(morning, third, { outcome: 'dismissed' }),
    dayOf(morning, coming[0] ?? today, { changes: { pickupFromS: 10 * hour, orderNotes: 'Two bags today.' } }),
    dayOf(morning, coming[1] ?? today, { movedTo: addDays(coming[1] ?? today, 1) }),
    dayOf(morning, coming[2] ?? today, { isDisabled: true }),
  ]
  world.planner.events = events
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .map((entry, index) => ({ ...entry, id: firstEventId + index }))
}

function orderOf(world: World, seed: Seed, id: number): RecurringOrder {
  const { owner, customer, service: serviceName, from, to, starts, ends, why = [], ...given } = seed
  const service = world.services.find(({ summary }) => summary.name === serviceName)
  const courier = tenantByKey(world, 'courier').tenant
  const payer = tenantByKey(world, customer).tenant
  const place = (name: string) => {
    const found = world.resources.location.find((location) => location.name === name)
    if (found === undefined) throw new Error(`The world has no place called ${name}`)
    return found
  }
  const [pickup, dropoff] = [place(from), place(to)]
  const today = wallTimeAt(world.now, courier.timezone).date
  const createdAt = world.now + starts * day
  const refersTo = {
    customerTenantId: payer.id,
    serviceId: service?.summary.id ?? 0,
    pickupLocationId: pickup.id,
    dropoffLocationId: dropoff.id,
  }
  for (const reason of why) world.planner.faults.push({ ...reasonFault(reason, refersTo), recurringOrderId: id })
  return {
    id,
    tenantId: tenantByKey(world, owner).tenant.id,
    version: 1,
    archived: false,
    createdAt,
    updatedAt: createdAt,
    name: null,
    status: 'active',
    reasons: why.map(shownReason),
    customerName: payer.name,
    courierTenantId: courier.id,
    courierName: courier.name,
    timeZone: courier.timezone,
    ...refersTo,
    serviceName,
    serviceSpeedId: service?.speeds[0]?.id ?? 0,
    tagIds: [],
    pickupLocationName: pickup.fullName,
    dropoffLocationName: dropoff.fullName,
    parcels: [{ parcelTypeId: service?.parcelTypes[0]?.id ?? 0, quantity: 2 }],
    poNumber: null,
    orderNotes: null,
    orderFields: [],
    recurrence: { kind: 'daily', every: 1 },
    startDate: addDays(today, starts),
    endDate: ends === undefined ? null : addDays(today, ends),
    pickupFromS: 8 * hour,
    dropoffToS: null,
    dropoffDays: 0,
    daysAhead: 1,
    remindDays: [],
    agreedPriceCadCents: null,
    defaultDriverUserId: null,
    isOwn: true,
    nextDate: null,
    lastDate: null,
    ...given,
  }
}

function dayOf({ id }: RecurringOrder, date: LocalDate, known: Partial<MockRecurringDay>): MockRecurringDay {
  const usual = { isDisabled: false, movedTo: null, changes: {}, outcome: null, deliveryOrderId: null, failure: null }
  return { ...usual, ...known, recurringOrderId: id, date }
}

function event(
  { id: recurringOrderId }: RecurringOrder,
  type: EventType,
  createdAt: number,
  date: LocalDate | null = null,
  orderId: number | null = null,
) {
  return {
    recurringOrderId,
    id: 0,
    type,
    text: entryWords({ event: type, day: date, orderId }),
    date,
    deliveryOrderId: orderId,
    actorName: orderId === null && type !== 'completed' ? 'Aylin Yılmaz' : null,
    createdAt,
  }
}
