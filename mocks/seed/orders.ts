import { faker } from '@faker-js/faker/locale/en_CA'
import { checkComponents } from '#domain/orders/order-components.ts'
import { type MoveStep, planMove } from '#domain/orders/order-status.ts'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import type { Location, OrderStatus, Tenant, User } from '#generated/model/index.ts'
import { peopleWith, tenantByKey } from '../lookup.ts'
import { type Actor, addUpdate, advance, assignTo, cancel, placeOrder, type OrderPlacement } from '../order-acts.ts'
import { changedPrice, putPrice } from '../price.ts'
import type { MockOrder, MockService, World } from '../world-types.ts'
import { seedComment, seedWaiting, visitStop } from './order-records.ts'
import type { TenantKey } from './tenants.ts'

const minute = 60
const hour = 3_600
const day = 86_400
const quarter = 900

/** How many orders of each status; sixty in all. */
const counts: Readonly<Record<OrderStatus, number>> = {
  created: 11,
  assigned: 10,
  pickedUp: 7,
  droppedOff: 5,
  completed: 20,
  cancelled: 7,
}

const notes = [
  'Please call ten minutes before you arrive.',
  'Refrigerated: hand over at once.',
  'Buzzer 204, the lobby door sticks.',
  'Signature of a pharmacist needed.',
  'Park in the lane behind the building.',
  'Fragile glass, keep upright.',
]
const reasons = ['Ordered twice by mistake', 'The clinic closes early today', 'Patient was discharged', 'Wrong address']

const seededOverride = { adjustments: [{ name: 'Loyalty discount', priceCadCents: -500 }] }

/** When an order of this status was placed, and when it is wanted; unix seconds. */
interface Plan {
  readonly status: OrderStatus
  /** Its place among the orders of its status: the drivers take turns, so that each has some of every kind. */
  readonly turn: number
  readonly placedAt: number
  readonly availableAt: number
}

/**
 * Fills the world with orders of every status, made by the acts that the handlers use, oldest first. An order's draws begin
 * anew with its number: what the generated mocks draw in between changes with the contract, and the orders must not.
 */
export function seedOrders(world: World): void {
  faker.seed(world.seed)
  const plans = (Object.keys(counts) as OrderStatus[])
    .flatMap((status) => Array.from({ length: counts[status] }, (_, turn) => planOf(world.now, status, turn)))
    .map((plan) => ({ ...plan, placedAt: Math.min(plan.placedAt, plan.availableAt - 20 * minute) }))
    .toSorted((a, b) => a.placedAt - b.placedAt)
  for (const plan of plans) carryOut(world, plan)
  // Every fourth order has been adjusted by hand, and always one that a driver is about to fetch.
  const priced = world.orders.filter(({ view }) => view.pricing.status === 'priced')
  const toFetch = priced.find(({ view }) => view.status === 'assigned')
  const chosen = priced.filter((candidate, index) => index % 4 === 0 || candidate === toFetch)
  for (const order of chosen.filter(({ view }) => view.status !== 'cancelled'))
    putPrice(order, changedPrice(order.price, seededOverride), order.view.updatedAt)
  const newest = world.orders.findLast(
    ({ view, price }) => view.status === 'created' && price.result.status === 'priced',
  )
  if (newest) {
    // Nobody can say which tax is due there.
    const price = changedPrice(newest.price, { input: (input) => ({ ...input, dropoffProvince: null }) })
    putPrice(newest, price, newest.view.updatedAt)
    newest.view.exceptions = ['price_missing']
  }
  seedWaiting(world)
}

function planOf(now: number, status: OrderStatus, turn: number): Plan {
  const between = (min: number, max: number) => faker.number.int({ min, max })
  switch (status) {
    case 'created':
      return {
        status,
        turn,
        placedAt: now - between(10 * minute, 20 * hour),
        availableAt: toQuarter(now + (turn < 2 ? between(14, 30) * hour : between(-3 * hour, 6 * hour))),
      }
    case 'assigned':
      return {
        status,
        turn,
        placedAt: now - between(hour, 24 * hour),
        availableAt: toQuarter(now + between(-1 * hour, 5 * hour)),
      }
    case 'pickedUp':
      return {
        status,
        turn,
        placedAt: now - between(3 * hour, 26 * hour),
        availableAt: toQuarter(now - between(30 * minute, 170 * minute)),
      }
    case 'droppedOff':
      return {
        status,
        turn,
        placedAt: now - between(6 * hour, 28 * hour),
        availableAt: toQuarter(now - between(2 * hour, 4 * hour)),
      }
    case 'completed':
    case 'cancelled': {
      // A third of them today, the rest over the four weeks before.
      const age = turn % 3 === 0 ? between(4 * hour, 7 * hour) : between(1, 27) * day + between(0, 5 * hour)
      return { status, turn, placedAt: now - age - between(2 * hour, 9 * hour), availableAt: toQuarter(now - age) }
    }
  }
}

function carryOut(world: World, { status, turn, placedAt, availableAt }: Plan): void {
  faker.seed(world.seed + world.orders.length)
  const { placing, office } = drawPlacing(world, availableAt)
  const order = placeOrder(world, placing, placedAt)
  faker.seed(world.seed + order.view.id)
  if (status === 'created') return
  const driver = driverInTurn(world, placing.receiver, turn)
  const actor = { user: office, tenant: placing.receiver }
  const moving = { user: driver, tenant: placing.receiver }
  const assignedAt = Math.min(placedAt + faker.number.int({ min: 3, max: 40 }) * minute, world.now)
  if (status === 'cancelled' && faker.datatype.boolean()) {
    cancelSeeded(world, order, placing, assignedAt)
    return
  }
  assignTo(world, order, driver, stepsTo(order, 'assigned', assignedAt), actor)
  if (faker.number.int({ max: 5 }) === 0) comment(world, order, actor, assignedAt + 2 * minute)
  if (status === 'assigned') return
  if (status === 'cancelled') {
    cancelSeeded(world, order, placing, assignedAt + 12 * minute)
    return
  }
  const pickedUpAt = Math.max(assignedAt, availableAt) + faker.number.int({ min: 2, max: 20 }) * minute
  visitStop(world, order, 'pickup', moving, {
    from: Math.max(pickedUpAt - 6 * minute, assignedAt + 2 * minute),
    until: pickedUpAt,
  })
  advance(world, order, stepsTo(order, 'pickedUp', pickedUpAt), moving)
  seedComment(world, order, actor, pickedUpAt + minute)
  if (status === 'pickedUp') return
  const droppedOffAt = pickedUpAt + order.view.timeS + faker.number.int({ min: 2, max: 15 }) * minute
  visitStop(world, order, 'dropoff', moving, {
    from: Math.max(droppedOffAt - 5 * minute, pickedUpAt + minute),
    until: droppedOffAt,
  })
  advance(world, order, stepsTo(order, 'droppedOff', droppedOffAt), moving)
  if (status === 'droppedOff') return
  const completedAt = droppedOffAt + faker.number.int({ min: 3, max: 30 }) * minute
  advance(world, order, stepsTo(order, 'completed', completedAt), actor)
  if (world.now - droppedOffAt > 7 * day) order.view = { ...order.view, billStatus: 'exported' }
}

function cancelSeeded(world: World, order: MockOrder, { by, byTenant }: OrderPlacement, at: number): void {
  const reason = faker.helpers.arrayElement(reasons)
  cancel(world, order, reason, stepsTo(order, 'cancelled', at), { user: by, tenant: byTenant })
}

const office = { isCourierTenant: true, permissions: permissionsOf([roles.owner]), isOrdersDriver: false }

function stepsTo({ view }: MockOrder, to: OrderStatus, at: number): readonly MoveStep[] {
  const plan = planMove({ from: view.status, to, actor: office, at })
  if (!plan.ok) throw new Error(`Order ${view.id} cannot become ${to}`)
  return plan.steps
}

function comment(world: World, order: MockOrder, actor: Actor, at: number): void {
  const { user } = actor
  addUpdate(world, order, 'assigned_commented', actor, at, {
    comment: 'The office called ahead; somebody will be at the door.',
    commenterName: `${user.firstName} ${user.lastName}`,
    commenterEmail: user.email,
  })
}

/** Who orders, how often, and which services they may order. */
const senders: readonly { readonly value: TenantKey; readonly weight: number; readonly services: readonly number[] }[] =
  [
    { value: 'customer', weight: 5, services: [0, 1, 1] },
    { value: 'supplier', weight: 3, services: [0, 0, 2] },
    { value: 'courier', weight: 2, services: [0, 2] },
  ]

function drawPlacing(world: World, availableAt: number): { placing: OrderPlacement; office: User } {
  const key = faker.helpers.weightedArrayElement([...senders])
  const sender = tenantByKey(world, key)
  const receiver = tenantByKey(world, 'courier')
  const offered = senders.find(({ value }) => value === key)?.services ?? [0]
  const service = drawService(world, faker.helpers.arrayElement([...offered]))
  const own = locationsOf(world, sender.tenant)
  const pickup = faker.helpers.arrayElement(own)
  const dropoff = faker.helpers.arrayElement(own.filter(({ id }) => id !== pickup.id))
  const type = faker.helpers.arrayElement(service.parcelTypes)
  const orders = key === 'courier' ? roles.dispatcher : roles.scheduler
  const asked = {
    serviceSpeedId: faker.helpers.arrayElement(service.speeds).id,
    tagIds: faker.helpers
      .arrayElements(service.tags, { min: 0, max: Math.min(2, service.tags.length) })
      .map(({ id }) => id),
    parcels: [
      {
        parcelTypeId: type.id,
        quantity: faker.number.int({ min: 1, max: 4 }),
        weightKg: faker.number.float({ min: 0.5, max: type.maxWeightKg ?? 120, fractionDigits: 1 }),
      },
    ],
  }
  const { value: components } = checkComponents(asked, service, 'Metric')
  if (components === null) throw new Error(`${service.summary.name} has not what was drawn of it`)
  const placing: OrderPlacement = {
    service,
    components,
    pickup,
    dropoff,
    sender: sender.tenant,
    receiver: receiver.tenant,
    by: personWith(world, sender.tenant, orders),
    byTenant: sender.tenant,
    availableAt,
    poNumber: faker.datatype.boolean(0.6) ? `PO-${faker.number.int({ min: 4_100, max: 9_900 })}` : null,
    orderNotes: faker.datatype.boolean(0.35) ? faker.helpers.arrayElement(notes) : null,
  }
  return { placing, office: personWith(world, receiver.tenant, roles.dispatcher) }
}

function drawService(world: World, index: number): MockService {
  const service = world.services[index]
  if (service === undefined) throw new Error(`The mock world has no service ${index}`)
  return service
}

function locationsOf(world: World, tenant: Tenant): Location[] {
  return world.resources.location.filter(({ tenantId, archived }) => tenantId === tenant.id && !archived)
}

function driverInTurn(world: World, tenant: Tenant, turn: number): User {
  const drivers = peopleWith(world, tenant, roles.driver)
  const driver = drivers[turn % drivers.length]
  if (driver === undefined) throw new Error(`${tenant.name} has no driver`)
  return driver
}

function personWith(world: World, tenant: Tenant, role: number): User {
  const [user] = peopleWith(world, tenant, role)
  if (user === undefined) throw new Error(`Nobody of ${tenant.name} has role ${role}`)
  return user
}

function toQuarter(at: number): number {
  return Math.round(at / quarter) * quarter
}
