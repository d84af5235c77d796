import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { permissionsOf } from '#domain/access/role-permissions.ts'
import { type RoleId, roles } from '#domain/access/roles.ts'
import type { TenantFeature } from '#generated/model/index.ts'
import type { Session } from '#src/session/session.ts'
import { regina } from '#tests/components/zones.ts'
import { can } from './can.ts'
import { canOrder, type OrderFacts } from './can-order.ts'
import { rightsTo } from '#src/resources/rights-to.ts'

const driverId = 40

function sessionOf(
  role: RoleId,
  changes: { id?: number; tenantId?: number; features?: TenantFeature[] } = {},
): Session {
  return {
    me: {
      id: changes.id ?? 2,
      firstName: 'Dana',
      lastName: 'Kowalski',
      email: 'dana@prairiesky.example',
      admin: role === roles.admin,
      phone: null,
      image: null,
      timezone: 'America/Regina',
      unitPreference: 'Metric',
      notificationsRefreshedAt: null,
      impersonated: false,
    },
    tenant: {
      id: changes.tenantId ?? 1,
      name: 'Prairie Sky Couriers',
      kind: 'Courier',
      image: null,
      timezone: 'America/Regina',
    },
    external: null,
    features: new Set(changes.features ?? ['Courier']),
    plan: { id: 1, name: 'Fleet', description: '', priceCadCents: 0 },
    permissions: permissionsOf([role]),
    roles: [role],
    ownRoles: [],
    readsPrices: role !== roles.viewer,
    timeZone: regina,
    unitPreference: 'Metric',
  }
}

function order(status: OrderStatus, driver: number | null = driverId): OrderFacts {
  return {
    status,
    receiverTenant: { id: 1, name: 'Prairie Sky Couriers' },
    driver: driver === null ? null : { id: driver },
  }
}

const dispatcher = sessionOf(roles.dispatcher)
const viewer = sessionOf(roles.viewer)
const scheduler = sessionOf(roles.scheduler, { tenantId: 3, features: ['Customer'] })
const driver = sessionOf(roles.driver, { id: driverId })

describe('editing', () => {
  it.each<[string, Session, OrderStatus, string | null]>([
    ['a dispatcher, a new order', dispatcher, 'created', null],
    ['a dispatcher, an order that is driven', dispatcher, 'pickedUp', null],
    ['a dispatcher, a completed order', dispatcher, 'completed', null],
    ['a dispatcher, a cancelled order', dispatcher, 'cancelled', 'The order is cancelled and cannot be edited'],
    ['a viewer', viewer, 'created', 'Your role in Prairie Sky Couriers does not let you edit orders'],
    ['its driver', driver, 'assigned', 'Your role in Prairie Sky Couriers does not let you edit orders'],
    ['its customer', scheduler, 'created', 'Prairie Sky Couriers carries this order out and edits it'],
  ])('%s', (_, session, status, reason) => {
    const verdict = canOrder.editOrder(session, order(status))
    expect(verdict).toEqual(reason === null ? { allowed: true } : { allowed: false, reason })
  })
})

describe('placing orders', () => {
  it('needs the permission', () => {
    expect(can.createOrder(dispatcher)).toEqual({ allowed: true })
    expect(can.createOrder(viewer)).toEqual({
      allowed: false,
      reason: 'Your role in Prairie Sky Couriers does not let you place orders',
    })
  })

  it('needs a plan that orders', () => {
    expect(can.createOrder(sessionOf(roles.dispatcher, { features: [] }))).toEqual({
      allowed: false,
      reason: 'Ordering is not part of the plan of Prairie Sky Couriers',
    })
  })
})

describe('keeping templates', () => {
  it('needs what placing orders needs', () => {
    expect(can.keepTemplates(dispatcher)).toEqual({ allowed: true })
    expect(can.keepTemplates(viewer)).toEqual(can.createOrder(viewer))
  })

  it('is for the people of the organization itself', () => {
    const guest = { ...sessionOf(roles.dispatcher), external: { id: 2, name: 'Meewasin Pharmacy' } }
    expect(can.createOrder(guest)).toEqual({ allowed: true })
    expect(can.keepTemplates(guest)).toEqual({
      allowed: false,
      reason: 'Templates are kept by the people of the organization itself',
    })
  })
})

describe('assigning', () => {
  it.each<[OrderStatus, boolean]>([
    ['created', true],
    ['assigned', true],
    ['pickedUp', false],
    ['droppedOff', false],
    ['completed', false],
    ['cancelled', false],
  ])('of an order that is %s: %s', (status, expected) => {
    expect(canOrder.assign(dispatcher, order(status)).allowed).toBe(expected)
  })

  it('belongs to the courier', () => {
    expect(canOrder.assign(scheduler, order('created', null))).toEqual({
      allowed: false,
      reason: 'Prairie Sky Couriers carries this order out and moves it',
    })
  })

  it('says that a closed order is closed', () => {
    expect(canOrder.assign(dispatcher, order('completed'))).toEqual({
      allowed: false,
      reason: 'The order is completed and closed',
    })
  })
})

it('tells a move that the order cannot make from one that is not for the role, in the sentence of the server', () => {
  expect(canOrder.assign(dispatcher, order('pickedUp'))).toEqual({
    allowed: false,
    reason: 'The order is picked up; from there it can become dropped off, completed or cancelled.',
  })
  expect(canOrder.advance(driver, order('assigned'), 'completed')).toEqual({
    allowed: false,
    reason: 'The order is dispatched; from there it can become picked up.',
  })
  expect(canOrder.advance(driver, order('assigned', driverId + 1), 'pickedUp')).toEqual({
    allowed: false,
    reason: 'Your role in Prairie Sky Couriers does not let you move orders on',
  })
})

describe('moving on', () => {
  it('lets the office skip steps and the driver take one', () => {
    expect(canOrder.advance(dispatcher, order('assigned'), 'completed').allowed).toBe(true)
    expect(canOrder.advance(driver, order('assigned'), 'pickedUp').allowed).toBe(true)
    expect(canOrder.advance(driver, order('assigned'), 'completed').allowed).toBe(false)
  })

  it('is not for somebody else’s driver, nor for readers', () => {
    expect(canOrder.advance(driver, order('assigned', driverId + 1), 'pickedUp').allowed).toBe(false)
    expect(canOrder.advance(viewer, order('assigned'), 'pickedUp').allowed).toBe(false)
  })
})

describe('taking a move back', () => {
  it('is for the office, of what was picked up or dropped off', () => {
    expect(canOrder.undoMove(dispatcher, order('pickedUp')).allowed).toBe(true)
    expect(canOrder.undoMove(dispatcher, order('droppedOff')).allowed).toBe(true)
    expect(canOrder.undoMove(dispatcher, order('assigned')).allowed).toBe(false)
    expect(canOrder.undoMove(dispatcher, order('completed')).allowed).toBe(false)
    expect(canOrder.undoMove(driver, order('pickedUp')).allowed).toBe(false)
    expect(canOrder.undoMove(scheduler, order('pickedUp')).allowed).toBe(false)
  })
})

describe('cancelling', () => {
  it('ends for a customer once the parcel is picked up', () => {
    expect(canOrder.cancel(scheduler, order('assigned')).allowed).toBe(true)
    const owner = sessionOf(roles.owner, { tenantId: 3, features: ['Customer'] })
    for (const who of [scheduler, owner])
      expect(canOrder.cancel(who, order('pickedUp'))).toEqual({
        allowed: false,
        reason: 'Prairie Sky Couriers has picked the order up: ask its office to cancel the order',
      })
    expect(canOrder.cancel(dispatcher, order('pickedUp')).allowed).toBe(true)
    expect(canOrder.cancel(dispatcher, order('droppedOff')).allowed).toBe(false)
  })
})

describe('an order that another courier carries out', () => {
  const brokered = (status: OrderStatus): OrderFacts => ({
    ...order(status, null),
    brokerage: { receiverTenant: { id: 4, name: 'Queen City Rush' } },
  })

  it('is moved, assigned and brokered by nobody here', () => {
    const refusal = { allowed: false, reason: 'Queen City Rush carries this order out and moves it' }
    expect(canOrder.assign(dispatcher, brokered('created'))).toEqual(refusal)
    expect(canOrder.advance(dispatcher, brokered('assigned'), 'pickedUp')).toEqual(refusal)
    expect(canOrder.broker(dispatcher, brokered('created'))).toEqual(refusal)
  })

  it('is cancelled until that one has picked it up', () => {
    expect(canOrder.cancel(dispatcher, brokered('assigned')).allowed).toBe(true)
    expect(canOrder.cancel(dispatcher, brokered('pickedUp'))).toEqual({
      allowed: false,
      reason: 'Queen City Rush has picked the order up already',
    })
  })
})

it('brokers an order that waits for a driver, and no other', () => {
  expect(canOrder.broker(dispatcher, order('created', null)).allowed).toBe(true)
  expect(canOrder.broker(viewer, order('created', null)).allowed).toBe(false)
  expect(canOrder.broker(dispatcher, order('assigned'))).toEqual({
    allowed: false,
    reason: 'Only an order without a driver can be brokered',
  })
  expect(canOrder.broker(scheduler, order('created', null)).allowed).toBe(false)
})

it('takes an order back only from a driver who has not picked it up', () => {
  expect(canOrder.unassign(dispatcher, order('assigned')).allowed).toBe(true)
  expect(canOrder.unassign(dispatcher, order('created', null)).allowed).toBe(false)
  expect(canOrder.unassign(dispatcher, order('pickedUp')).allowed).toBe(false)
})

it('gives a reason in words with every refusal', () => {
  const nobody = sessionOf(roles.user)
  const verdicts = [
    can.readOrders,
    can.dispatch,
    rightsTo('locations').create,
    rightsTo('locations').update,
    can.readCustomers,
    can.readUsers,
  ]
  for (const verdict of verdicts.map((decide) => decide(nobody)))
    expect(verdict).toMatchObject({
      allowed: false,
      reason: expect.stringMatching(/^Your role in .+ does not let you \w+/),
    })
})

describe('prices and driver pay', () => {
  it.each(['editPricing', 'editDriverPay'] as const)('%s is for the courier who sees prices', (act) => {
    for (const status of ['created', 'assigned', 'pickedUp', 'droppedOff', 'completed'] as const)
      expect(canOrder[act](dispatcher, order(status))).toEqual({ allowed: true })
    expect(canOrder[act](dispatcher, order('cancelled')).allowed).toBe(false)
    for (const other of [viewer, scheduler, driver]) expect(canOrder[act](other, order('assigned')).allowed).toBe(false)
    expect(canOrder[act]({ ...dispatcher, readsPrices: false }, order('assigned')).allowed).toBe(false)
    expect(canOrder[act](sessionOf(roles.dispatcher, { tenantId: 9 }), order('assigned'))).toMatchObject({
      reason: expect.stringContaining('Prairie Sky Couriers carries this order out'),
    })
  })

  it('readDriverPay is for those who see prices and edit orders or keep the accounts', () => {
    expect(canOrder.readDriverPay(dispatcher).allowed).toBe(true)
    expect(canOrder.readDriverPay(sessionOf(roles.owner)).allowed).toBe(true)
    for (const other of [viewer, scheduler, driver]) expect(canOrder.readDriverPay(other).allowed).toBe(false)
  })
})

describe('the billing status', () => {
  it('is overridden by people who edit orders or keep the accounts, in the organisation that bills the order', () => {
    const accountant = { ...viewer, permissions: new Set(['accounting.read']) }
    for (const who of [dispatcher, sessionOf(roles.owner), accountant])
      expect(canOrder.overrideBillStatus(who, order('completed'))).toEqual({ allowed: true })
    for (const other of [viewer, driver])
      expect(canOrder.overrideBillStatus(other, order('completed')).allowed).toBe(false)
    expect(canOrder.overrideBillStatus(sessionOf(roles.owner, { tenantId: 9 }), order('completed'))).toEqual({
      allowed: false,
      reason: 'Prairie Sky Couriers carries this order out and bills it',
    })
  })
})

describe('comments and files', () => {
  it.each([canOrder.comment, canOrder.attachMedia])(
    'come from the courier and the driver, also once it is completed',
    (act) => {
      for (const person of [dispatcher, driver]) {
        expect(act(person, order('assigned'))).toEqual({ allowed: true })
        expect(act(person, order('completed'))).toEqual({ allowed: true })
        expect(act(person, order('cancelled'))).toMatchObject({
          reason: expect.stringMatching(/is cancelled and takes no/),
        })
      }
      expect(act(viewer, order('assigned')).allowed).toBe(false)
      expect(act(scheduler, order('assigned'))).toMatchObject({
        reason: expect.stringMatching(/^Prairie Sky Couriers carries/),
      })
    },
  )
})
