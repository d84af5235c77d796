import { slotSeconds } from '#domain/time/slots.ts'
import { addDays, unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Stage } from './act-as.ts'
import { carryOut } from './carry-out.ts'
import { demoWards } from './demo-order-fields.ts'
import { demoTimeZone, type DemoWorld, type SeededService } from './demo-organisations.ts'
import type { OrderPlan, Step } from './order-plan.ts'
import { createRandom, type Random } from './random.ts'

type Status = Schema<'OrderStatus'>

/** For so many days before today the demo has many orders a day. */
export const pastDays = 30
const ordersADay = 10
/** Of so many days the demo has everything that drivers record; of those before, only where the orders came to. */
export const recordedDays = 3
const hour = 3_600
const stepOrder: readonly Step[] = ['assigned', 'pickedUp', 'droppedOff', 'completed']

/** Of today's orders, which are at a stop whose driver waits there at this moment. */
const waitingToday: ReadonlySet<number> = new Set([11, 12, 18])

/** The open orders of today: enough of every status that each board has something on it. */
const openToday: readonly Status[] = [
  ...Array<Status>(11).fill('created'),
  ...Array<Status>(7).fill('assigned'),
  ...Array<Status>(5).fill('pickedUp'),
  ...Array<Status>(2).fill('droppedOff'),
]

/**
 * Places 300 orders over the 30 days before today and 25 for today, by the product's own acts at their own times, so that
 * each has its price, its timeline and its audit as if people had made them. What was recorded on the way is drawn from a
 * chance of its own for each order: adding to it changes no other order.
 * @param daySeed the same gives the same orders
 */
export async function seedOrders(stage: Stage, now: number, daySeed: number): Promise<void> {
  const { world } = stage
  const random = createRandom(daySeed)
  const drawn = [...pastPlans(world, now, random), ...todaysPlans(world, now, random)].map((plan, index) =>
    withOwnFields(isSupplied(index) ? sentBySupplier(plan, world, index) : plan, world, index),
  )
  const plans = oneUntaxed(drawn, world).map((plan, index) => ({
    ...plan,
    random: createRandom(daySeed + 7_919 * (index + 1)),
  }))
  for (const plan of plans.toSorted((left, right) => left.createdAt - right.createdAt)) {
    await carryOut(stage, plan, now)
  }
}

/** How many days ago the courier ordered for each of the others of its customers. */
const daysOfOthers = [18, 9, 4]

/** Gives the courier's other customers a past: what it ordered for each, between the places of their own books. */
export async function seedOrdersOfOthers(stage: Stage, now: number, daySeed: number): Promise<void> {
  const { world } = stage
  const random = createRandom(daySeed + 1)
  const today = wallTimeAt(now, demoTimeZone).date
  for (const daysAgo of daysOfOthers)
    for (const key of ['managed', 'onHold'] as const) {
      const availableAt = unixSecondsAt(addDays(today, -daysAgo), 10 * hour, demoTimeZone)
      const plan = planOf(world, random, { availableAt, createdAt: availableAt - hour, status: 'completed' })
      const ordered = orderedFor(key, plan, world, random)
      await carryOut(stage, { ...ordered, recorded: 'nothing', isWaiting: false, random }, now)
    }
}

/** The same, ordered by the courier for another of its customers, from its own place to one where it sends to. */
export function orderedFor(
  key: 'managed' | 'onHold',
  plan: BarePlan,
  { cityLocations, tenants }: DemoWorld,
  random: Random,
): BarePlan {
  const [home = 0, ...others] = cityLocations[key]
  const order = {
    ...plan.order,
    customerTenantId: tenants[key],
    pickupLocationId: home,
    dropoffLocationId: random.pick(others),
    poNumber: `${random.between(100, 999)}`,
  }
  return { ...plan, orderedBy: 'courier', order }
}

type Plan = Omit<OrderPlan, 'random'>

/** What is ordered and how far it came, before it is said what was recorded on the way. */
export type BarePlan = Omit<Plan, 'recorded' | 'isWaiting'>

/** Every twelfth; of today's every sixth, so that each status is among them. 30 in all. */
function isSupplied(index: number): boolean {
  return index % (index < pastDays * ordersADay ? 12 : 6) === 0
}

/** The same order, placed by the supplier and fetched from its warehouse. */
function sentBySupplier(plan: Plan, { cityLocations }: DemoWorld, index: number): Plan {
  const { customer, supplier } = cityLocations
  const order = {
    ...plan.order,
    pickupLocationId: supplier[0] ?? 0,
    dropoffLocationId: customer[index % customer.length] ?? 0,
  }
  return { ...plan, orderedBy: 'supplier', order }
}

/** One that is still to be driven goes where no tax is known: its price is missing until somebody says the province. */
function oneUntaxed(plans: readonly Plan[], { services, provincelessLocation }: DemoWorld): Plan[] {
  // The city service brings a tax of the courier along, which holds everywhere.
  const fixed = services.find(({ service }) => service.pricing.type === 'fixed')?.id
  const chosen = plans.find(
    ({ status, orderedBy, order }) =>
      ['created', 'assigned'].includes(status) && orderedBy !== 'supplier' && order.serviceId === fixed,
  )
  return plans.map((plan) =>
    plan === chosen ? { ...plan, order: { ...plan.order, dropoffLocationId: provincelessLocation } } : plan,
  )
}

/** Every third order names a cost centre, every fifth a ward, every seventh whether to call first. */
function withOwnFields(plan: Plan, { orderFields }: DemoWorld, index: number): Plan {
  const values = [
    index % 3 === 0 && (['Cost centre', `A-${4_400 + (index % 40)}`] as const),
    index % 5 === 0 && (['Ward', demoWards[index % demoWards.length] ?? ''] as const),
    index % 7 === 0 && (['Call before arriving', index % 2 === 0] as const),
  ].flatMap((entry) => (entry ? [[orderFields.get(entry[0]) ?? 0, entry[1]] as const] : []))
  if (values.length === 0) return plan
  return { ...plan, order: { ...plan.order, orderFields: Object.fromEntries(values) } }
}

function pastPlans(world: DemoWorld, now: number, random: Random): Plan[] {
  const today = wallTimeAt(now, demoTimeZone).date
  const plans: Plan[] = []
  for (let daysAgo = pastDays; daysAgo >= 1; daysAgo--) {
    const midnight = unixSecondsAt(addDays(today, -daysAgo), 0, demoTimeZone)
    for (let index = 0; index < ordersADay; index++) {
      const availableAt = midnight + roundToSlot(random.between(7 * hour, 19 * hour))
      const status = pastStatus(daysAgo, random)
      const createdAt = availableAt - random.between(30, 240) * 60
      const recorded = daysAgo <= recordedDays ? 'past' : 'nothing'
      plans.push({ ...planOf(world, random, { availableAt, createdAt, status }), recorded, isWaiting: false })
    }
  }
  return plans
}

/** Nearly all is done; a few were cancelled, and of yesterday's some wait to be completed. */
export function pastStatus(daysAgo: number, random: Random): Status {
  if (random.chance(0.07)) return 'cancelled'
  return daysAgo === 1 && random.chance(0.2) ? 'droppedOff' : 'completed'
}

function todaysPlans(world: DemoWorld, now: number, random: Random): Plan[] {
  const midnight = unixSecondsAt(wallTimeAt(now, demoTimeZone).date, 0, demoTimeZone)
  const thisHour = Math.floor(now / hour) * hour
  return openToday.map((status, index) => {
    const open = status === 'created' || status === 'assigned'
    const availableAt = midnight + roundToSlot(random.between((open ? 11 : 8) * hour, (open ? 21 : 12) * hour))
    const plan = planOf(world, random, { availableAt, createdAt: midnight - random.between(60, 300) * 60, status })
    const steps = notAfter(plan.steps, plan.createdAt, thisHour)
    return { ...plan, steps, recorded: 'today' as const, isWaiting: waitingToday.has(index) }
  })
}

/** What has happened has happened before now, also when the demo is set up early in the morning. */
function notAfter(made: OrderPlan['steps'], createdAt: number, latest: number): OrderPlan['steps'] {
  const times = stepOrder.flatMap((step) => made[step] ?? [])
  const overdue = (times.at(-1) ?? latest) - latest
  if (overdue <= 0) return made
  const earlier = (at: number) => Math.max(createdAt + 60, at - overdue)
  return Object.fromEntries(Object.entries(made).map(([step, at]) => [step, earlier(at)]))
}

/** An order drawn by lot from what the world has. */
export function planOf(
  world: DemoWorld,
  random: Random,
  { availableAt, createdAt, status }: Pick<OrderPlan, 'availableAt' | 'createdAt' | 'status'>,
): BarePlan {
  const assigned = createdAt + random.between(5, 40) * 60
  const pickedUp = Math.max(assigned + 300, availableAt + random.between(2, 35) * 60)
  const droppedOff = pickedUp + random.between(12, 55) * 60
  const times = { assigned, pickedUp, droppedOff, completed: droppedOff + random.between(1, 15) * 60 }
  const reached = status === 'cancelled' ? random.between(0, 1) : stepsUntil(status)
  return {
    createdAt,
    availableAt,
    orderedBy: random.chance(0.3) ? 'courier' : 'customer',
    status,
    steps: Object.fromEntries(stepOrder.slice(0, reached).map((step) => [step, times[step]])),
    cancelledAt: status === 'cancelled' ? assigned + random.between(1, 20) * 60 : null,
    driver: `driver${random.between(1, 8)}@prairiesky.example`,
    order: orderOf(world, random),
  }
}

function stepsUntil(status: Status): number {
  return stepOrder.findIndex((step) => step === status) + 1
}

function orderOf(world: DemoWorld, random: Random): OrderPlan['order'] {
  const chosen = pickService(world.services, random)
  const [pickupLocationId, dropoffLocationId] = twoLocations(world, random)
  const type = random.between(0, chosen.parcelTypeIds.length - 1)
  const heaviest = chosen.service.parcelTypes[type]?.maxWeightKg ?? 1
  const note = random.chance(0.35) ? random.pick(notes) : null
  return {
    customerTenantId: world.tenants.customer,
    serviceId: chosen.id,
    serviceSpeedId: pickSpeed(chosen, random),
    tagIds: chosen.tagIds.filter(() => random.chance(0.15)),
    pickupLocationId,
    dropoffLocationId,
    parcels: [
      {
        parcelTypeId: chosen.parcelTypeIds[type] ?? 0,
        quantity: random.between(1, 4),
        weightKg: Math.round(heaviest * (0.2 + 0.7 * random.next()) * 10) / 10,
      },
    ],
    ...(random.chance(0.6) && { poNumber: `PO-${random.between(4_000, 9_999)}` }),
    ...(note && { orderNotes: note }),
  }
}

/** Most orders are for the city service; one in twelve waits for a price from the office. */
function pickService(services: readonly SeededService[], random: Random): SeededService {
  const roll = random.next()
  return services[roll < 0.6 ? 0 : roll < 0.92 ? 1 : 2] ?? random.pick(services)
}

/** Rush costs more and is rarer. */
function pickSpeed({ speedIds }: SeededService, random: Random): number {
  const last = speedIds.length - 1
  return speedIds[Math.min(last, Math.floor(random.next() ** 2 * speedIds.length))] ?? 0
}

function twoLocations(world: DemoWorld, random: Random): [number, number] {
  const { courier, customer } = world.cityLocations
  const all = [...customer, ...customer, ...courier]
  const from = random.pick(all)
  const to = random.pick(all.filter((id) => id !== from))
  return [from, to]
}

const notes = [
  'Ring at the back door.',
  'The elevator is out: use the stairs on the north side.',
  'Ask for the pharmacist on duty.',
  'Do not leave at the front desk.',
  'Call ten minutes before arrival.',
  'Loading dock B, height 3.2 m.',
]

/** @param seconds from midnight, rounded to what a form would offer */
export function roundToSlot(seconds: number): number {
  return Math.round(seconds / slotSeconds) * slotSeconds
}
