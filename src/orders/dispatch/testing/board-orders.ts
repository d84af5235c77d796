import { checkComponents } from '#domain/orders/order-components.ts'
import { planMove } from '#domain/orders/order-status.ts'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { roles } from '#domain/access/roles.ts'
import { peopleWith, tenantByKey } from '#mocks/lookup.ts'
import { advance, assignTo, placeOrder } from '#mocks/order-acts.ts'
import type { MockWorld } from '#mocks/test-handlers.ts'

/** The two who drive, in the order in which drivers are listed. */
const drivers = ['Kwame', 'Ravi'] as const

/** An order of a board: without a driver it waits for one. */
export interface BoardCard {
  /** Minutes from now until what was promised; below 0 it is late. */
  readonly due: number
  readonly driver?: (typeof drivers)[number]
  readonly pickedUp?: true
}

const office = { isCourierTenant: true, permissions: permissionsOf([roles.dispatcher]), isOrdersDriver: false }

/** Leaves the world's courier two drivers, or all of them, and these orders of its customer, numbered from 10,001 on. */
export function putOnBoard(
  { world, person }: MockWorld,
  cards: readonly BoardCard[],
  fleet: 'two' | 'all' = 'two',
): void {
  const { tenant: receiver } = tenantByKey(world, 'courier')
  const { tenant: sender } = tenantByKey(world, 'customer')
  const others = peopleWith(world, receiver, roles.driver).filter(
    ({ firstName }) => fleet === 'two' && !drivers.some((name) => name === firstName),
  )
  world.people = world.people.filter(({ user }) => !others.includes(user))
  const [service] = world.services
  const rush = service?.speeds.find(({ name }) => name === 'Rush')
  const [type] = service?.parcelTypes ?? []
  const [pickup, dropoff] = world.resources.location.filter(({ tenantId }) => tenantId === sender.id)
  if (!service || !rush?.durationS || !type || !pickup || !dropoff) throw new Error('The world has nothing to order')
  const asked = { serviceSpeedId: rush.id, parcels: [{ parcelTypeId: type.id, quantity: 2 }] }
  const { value: components } = checkComponents(asked, service, 'Metric')
  if (components === null) throw new Error('The world does not offer what it offers')

  const now = Math.floor(Date.now() / 1_000)
  const actor = { user: person.user, tenant: receiver }
  world.orders = []
  for (const { due, driver, pickedUp } of cards) {
    const availableAt = now + due * 60 - rush.durationS
    const words = { poNumber: null, orderNotes: null }
    const order = placeOrder(
      world,
      {
        service,
        components,
        pickup,
        dropoff,
        sender,
        receiver,
        by: person.user,
        byTenant: sender,
        availableAt,
        ...words,
      },
      now,
    )
    if (driver === undefined) continue
    assignOnBoard({ world, person }, order.view.id, driver)
    if (pickedUp) advance(world, order, stepsTo('assigned', 'pickedUp'), actor)
  }
}

/** Gives an order of the board to a driver, as somebody else does. */
export function assignOnBoard(
  { world, person }: Pick<MockWorld, 'world' | 'person'>,
  orderId: number,
  driver: (typeof drivers)[number],
): void {
  const { tenant } = tenantByKey(world, 'courier')
  const order = world.orders.find(({ view }) => view.id === orderId)
  const carrier = peopleWith(world, tenant, roles.driver).find(({ firstName }) => firstName === driver)
  if (!order || !carrier) throw new Error(`There is no order ${orderId} or no ${driver}`)
  assignTo(world, order, carrier, stepsTo('created', 'assigned'), { user: person.user, tenant })
}

function stepsTo(from: 'created' | 'assigned', to: 'assigned' | 'pickedUp') {
  const plan = planMove({ from, to, actor: office, at: Math.floor(Date.now() / 1_000) })
  if (!plan.ok) throw new Error(`An order that is ${from} cannot become ${to}`)
  return plan.steps
}
