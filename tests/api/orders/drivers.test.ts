import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { insertUser } from './order-fixtures.ts'
import { noon, orderWorld, raceOnLock, type Caller, type World } from './order-world.ts'

/* Who drives: days off and what they ask, vehicles, the orders of one and what they did on a day. */

type Refused = { code: string; message: string; errors: Record<string, string[]> }

let world: World
let owner: Caller

beforeAll(async () => {
  world = await orderWorld()
  const id = await world.database.systemTransaction((db) =>
    insertUser(db, world.tenants.courier, 'Helen Dyck', [roles.owner]),
  )
  owner = await world.caller(id, world.tenants.courier)
})
afterAll(() => world.close())

/** Somebody new who drives, so that no test sees what another did. */
async function newDriver(name = 'Tara Voss'): Promise<Caller> {
  const { courier } = world.tenants
  const id = await world.database.systemTransaction((db) =>
    insertUser(db, courier, name, [roles.driver], { email: `${crypto.randomUUID()}@prairie.test` }),
  )
  return world.caller(id, courier)
}

function takeOff(userId: number, fromDay: string, untilDay = fromDay, who = owner) {
  const body = { userId, fromDay, untilDay }
  return world.call<Schema<'Absence'> & Refused>(who, 'POST', `/tenants/${world.tenants.courier}/absences`, { body })
}

async function absencesFor(who: Caller): Promise<Schema<'Absence'>[]> {
  const path = `/tenants/${world.tenants.courier}/absences`
  return (await world.call<Schema<'AbsencePage'>>(who, 'GET', path)).body.data
}

async function driversWhere(filter: Schema<'DriverFilter'>): Promise<number[]> {
  const query = new URLSearchParams({ pagination: JSON.stringify({ pageSize: 100, filter }) })
  const path = `/tenants/${world.tenants.courier}/drivers?${query}`
  const { body } = await world.call<Schema<'DriverPage'>>(world.callers.viewer, 'GET', path)
  return body.data.map(({ id }) => id)
}

function driverOf({ userId }: Caller) {
  return world.call<Schema<'Driver'>>(owner, 'GET', `/tenants/${world.tenants.courier}/drivers/${userId}`)
}

function assign(driver: Caller, ids: readonly number[], confirmOff?: boolean) {
  const path = `/users/${driver.userId}/delivery-orders/bulk`
  const body = { ids, ...(confirmOff !== undefined && { confirmOff }) }
  return world.call<Schema<'BulkOrderResults'> & Refused>(world.callers.dispatcher, 'PUT', path, { body })
}

const at = (text: string) => Date.parse(text) / 1000

describe('days off', () => {
  test('are given by whom people’s data may be changed, read by whom they may be read, and by the driver alone their own', async () => {
    const [one, other] = [await newDriver(), await newDriver()]
    expect((await takeOff(one.userId, '2026-11-27', '2026-11-29', world.callers.dispatcher)).status).toBe(403)
    const { status, body } = await takeOff(one.userId, '2026-11-27', '2026-11-29')
    expect({ status, ...body }).toMatchObject({ status: 200, driverName: 'Tara Voss', note: null, version: 1 })
    const { body: others } = await takeOff(other.userId, '2026-11-27')
    const idsFor = async (who: Caller) => (await absencesFor(who)).map(({ id }) => id)
    expect(await idsFor(world.callers.viewer)).toEqual(expect.arrayContaining([body.id, others.id]))
    expect(await idsFor(one)).toEqual([body.id])
    const look = (id: number) => world.call(one, 'GET', `/absences/${id}`)
    expect((await look(body.id)).status).toBe(200)
    expect((await look(others.id)).status).toBe(404)
    expect((await world.call(one, 'DELETE', `/absences/${body.id}`)).status).toBe(403)
  })

  test('of one driver never overlap, also when they are moved, and are those of a driver', async () => {
    const driver = await newDriver()
    const { body: first } = await takeOff(driver.userId, '2026-12-01', '2026-12-03')
    expect((await takeOff(driver.userId, '2026-12-03', '2026-12-05')).body).toMatchObject({
      errors: { '/fromDay': ['Is off already from December 1 to 3'] },
    })
    const { body: second } = await takeOff(driver.userId, '2026-12-04', '2026-12-05')
    const move = (body: object) => world.call<Refused>(owner, 'PATCH', `/absences/${second.id}`, { body })
    expect((await move({ fromDay: '2026-12-02' })).body.errors).toEqual({
      '/fromDay': ['Is off already from December 1 to 3'],
    })
    expect((await move({ untilDay: '2026-12-03' })).body.errors).toEqual({
      '/untilDay': ['Must not be before the first day'],
    })
    expect((await move({ untilDay: '2026-12-08', note: 'Back late' })).status).toBe(200)
    expect((await world.call(owner, 'DELETE', `/absences/${first.id}`)).status).toBe(200)
    expect((await move({ fromDay: '2026-12-02' })).status).toBe(200)
    expect((await takeOff(world.users.dispatcher, '2026-12-01')).body.errors).toEqual({
      '/userId': ['Must be a driver of this organization'],
    })
    expect((await takeOff(driver.userId, '2026-13-01')).status).toBe(422)
  })

  test('two at once on the same days: the second is refused', async () => {
    const driver = await newDriver()
    const answers = await raceOnLock(
      world.database,
      2,
      () => Promise.all([takeOff(driver.userId, '2026-12-10'), takeOff(driver.userId, '2026-12-10')]),
      (db) => db.selectFrom('memberships').select('roles').where('user_id', '=', driver.userId).forUpdate().execute(),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('show with the driver until they have gone by on the courier’s calendar', async () => {
    const driver = await newDriver()
    await takeOff(driver.userId, '2026-11-18')
    await takeOff(driver.userId, '2026-11-19', '2026-11-20')
    const coming = [{ fromDay: '2026-11-19', untilDay: '2026-11-20' }]
    expect((await driverOf(driver)).body.daysOff).toEqual(coming)
    const path = `/tenants/${world.tenants.courier}/users-by-role/Driver?pagination=${encodeURIComponent('{"pageSize":100}')}`
    const { body } = await world.call<Schema<'UserPage'>>(world.callers.dispatcher, 'GET', path)
    expect(body.data.find(({ id }) => id === driver.userId)?.daysOff).toEqual(coming)
    expect(await driversWhere({ offToday: true })).toContain(driver.userId)
    try {
      // 23:59 of the 20th in Regina, and a minute later.
      world.clock.now = at('2026-11-21T05:59:00Z')
      expect(await driversWhere({ offToday: true })).toContain(driver.userId)
      world.clock.now += 60
      expect(await driversWhere({ offToday: true })).not.toContain(driver.userId)
      expect((await driverOf(driver)).body.daysOff).toEqual([])
    } finally {
      world.clock.now = noon
    }
  })
})

describe('an order for somebody who is off', () => {
  test('is asked about and not assigned, nor are those beside it, until somebody says yes', async () => {
    const driver = await newDriver()
    await takeOff(driver.userId, '2026-11-27', '2026-11-29')
    const [now, then] = [await world.placed(), await world.placed({ availableAt: at('2026-11-28T15:00:00Z') })]
    const asked = await assign(driver, [now, then])
    expect(asked).toMatchObject({
      status: 422,
      body: {
        code: 'driver_off',
        message: `Tara Voss is off from November 27 to 29. Assign order #${then} all the same?`,
      },
    })
    const { body } = await world.call<Schema<'DeliveryOrderPage'>>(
      driver,
      'GET',
      `/users/${driver.userId}/assigned-orders`,
    )
    expect(body.data).toEqual([])
    expect((await assign(driver, [now])).body.results).toMatchObject([{ ok: true }])
    expect((await assign(driver, [then], true)).body.results).toMatchObject([{ ok: true }])
    // Who has it already is not given it again.
    expect((await assign(driver, [then])).status).toBe(200)
  })
})

describe('the orders of a driver', () => {
  test('come open first, the soonest of them before the others, then what is closed from the last, by pages', async () => {
    const driver = await newDriver()
    const later = await world.placed({ availableAt: noon + 7_200 })
    const soon = await world.placed({ availableAt: noon + 1_800 })
    const closed = [await world.placed({ availableAt: noon + 900 }), await world.placed({ availableAt: noon + 2_700 })]
    await assign(driver, [later, soon, ...closed])
    for (const id of closed)
      await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${id}/completed`, { body: {} })
    const found: number[] = []
    let after: string | undefined
    do {
      const query = new URLSearchParams({ pagination: JSON.stringify({ pageSize: 3, ...(after && { after }) }) })
      const path = `/users/${driver.userId}/assigned-orders?${query}`
      const { body } = await world.call<Schema<'DeliveryOrderPage'>>(world.callers.dispatcher, 'GET', path)
      expect(body.total).toBe(4)
      found.push(...body.data.map(({ id }) => id))
      after = body.next
    } while (after !== undefined)
    expect(found).toEqual([soon, later, closed[1], closed[0]])
  })

  test('are for those who assign, and the driver’s own for the driver', async () => {
    const [one, other] = [await newDriver(), await newDriver()]
    const paths = ['assigned-orders', 'acts'].map((what) => `/users/${one.userId}/${what}`)
    for (const path of paths) {
      const statusFor = async (who: Caller) => (await world.call(who, 'GET', path)).status
      expect(await Promise.all([one, world.callers.dispatcher, other].map(statusFor))).toEqual([200, 200, 404])
      expect(await statusFor(world.callers.viewer)).toBe(403)
      expect(await statusFor(world.callers.stranger)).toBe(404)
    }
  })
})

describe('what a driver did on a day', () => {
  test('is theirs alone, of the courier’s day, the latest first', async () => {
    const [driver, other] = [await newDriver(), await newDriver()]
    const mine = await world.placed()
    const theirs = await world.placed()
    await assign(driver, [mine])
    await assign(other, [theirs])
    for (const step of ['picked-up', 'dropped-off']) {
      const { status } = await world.call(driver, 'POST', `/delivery-orders/${mine}/${step}`, { body: {} })
      expect(status).toBe(200)
    }
    // At 23:30 of the day before in Regina, which is the same day by UTC.
    await world.database.systemTransaction((db) =>
      db
        .updateTable('delivery_order_updates')
        .set({ occurred_at: at('2026-11-20T05:30:00Z') })
        .where('delivery_order_id', '=', mine)
        .where('type', '=', 'assigned_pickedUp')
        .execute(),
    )
    await world.call(other, 'POST', `/delivery-orders/${theirs}/picked-up`, { body: {} })
    const actsOn = async (day?: string) => {
      const path = `/users/${driver.userId}/acts${day === undefined ? '' : `?day=${day}`}`
      const { body } = await world.call<Schema<'DriverActPage'>>(world.callers.dispatcher, 'GET', path)
      return body.data.map(({ type, deliveryOrderId }) => [type, deliveryOrderId])
    }
    expect(await actsOn()).toEqual([['assigned_droppedOff', mine]])
    expect(await actsOn('2026-11-19')).toEqual([['assigned_pickedUp', mine]])
    expect(await actsOn('2026-11-21')).toEqual([])
  })
})

describe('the vehicles of a driver', () => {
  const van = async (name: string) => {
    const path = `/tenants/${world.tenants.courier}/vehicles`
    return (await world.call<Schema<'Vehicle'>>(owner, 'POST', path, { body: { name } })).body.id
  }
  const give = (driver: Caller, vehicleIds: readonly number[], confirmTaken?: boolean) => {
    const body = { vehicleIds, ...(confirmTaken !== undefined && { confirmTaken }) }
    return world.call<Schema<'DriverVehicles'> & Refused>(owner, 'PUT', `/users/${driver.userId}/vehicles`, { body })
  }

  test('are said as a whole; one that another has is asked about, and nothing changes until then', async () => {
    const [one, other] = [await newDriver('Ravi Singh'), await newDriver('Mina Roy')]
    const [small, big] = [await van('Small van'), await van('Big van')]
    expect((await give(one, [small, big])).body).toEqual({
      vehicles: [
        { id: big, name: 'Big van' },
        { id: small, name: 'Small van' },
      ],
    })
    expect((await give(other, [big])).body).toMatchObject({
      code: 'vehicle_taken',
      message: "Big van is Ravi Singh's. Give it to Mina Roy?",
      errors: { '/vehicleIds/0': ["Big van is Ravi Singh's"] },
    })
    expect((await driverOf(one)).body.vehicles).toHaveLength(2)
    expect((await give(other, [big], true)).body.vehicles).toEqual([{ id: big, name: 'Big van' }])
    expect((await give(one, [])).body.vehicles).toEqual([])
    const { body } = await world.call<Schema<'Vehicle'>>(owner, 'GET', `/vehicles/${small}`)
    expect(body).toMatchObject({ driverUserId: null, version: 3 })
    expect(await driversWhere({ withVehicle: true })).toContain(other.userId)
    expect(await driversWhere({ withVehicle: false })).toContain(one.userId)
  })

  test('are the organization’s own, and for somebody who drives', async () => {
    const driver = await newDriver()
    expect((await give(driver, [999_999])).body.errors).toHaveProperty('/vehicleIds/0')
    expect((await give(world.callers.viewer, [])).body.errors).toHaveProperty('/userId')
    expect((await give(world.callers.stranger, [])).status).toBe(404)
  })
})

test('the list of drivers says what each has in hand and what of it is late', async () => {
  const driver = await newDriver()
  expect(await driversWhere({ withOrders: false })).toContain(driver.userId)
  const ids = [await world.placed(), await world.placed()]
  await assign(driver, ids)
  const { body } = await driverOf(driver)
  expect([body.ordersInHand, body.ordersLate]).toEqual([2, 0])
  await world.database.systemTransaction((db) =>
    db
      .updateTable('delivery_orders')
      .set({ due_at: noon - 60 })
      .where('id', '=', ids[0] ?? 0)
      .execute(),
  )
  expect((await driverOf(driver)).body.ordersLate).toBe(1)
  expect(await driversWhere({ withOrders: true })).toContain(driver.userId)
  expect(await driversWhere({ withOrders: false })).not.toContain(driver.userId)
  expect((await world.call(driver, 'GET', `/tenants/${world.tenants.courier}/drivers`)).status).toBe(403)
})

test('a person whose own role drives is a driver wherever drivers are: listed, found, assigned, paid, given days off and vehicles', async () => {
  const { courier } = world.tenants
  const { id: roleId } = await world.database.systemTransaction((db) =>
    db
      .insertInto('roles')
      .values({ tenant_id: courier, name: 'Night van', permissions: ['delivery-orders.read', 'delivery-orders.drive'] })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const [driver, office] = await world.database.systemTransaction(async (db) => {
    const [one, other] = [
      await insertUser(db, courier, 'Noor Nightly', [roles.user], { email: 'nightly@prairie.test' }),
      await insertUser(db, courier, 'Otto Office', [roles.organizationManager], { email: 'otto@prairie.test' }),
    ]
    await db
      .updateTable('memberships')
      .set({ roles: [roles.user, roleId] })
      .where('user_id', '=', one)
      .execute()
    return [one, other]
  })
  const under = `/tenants/${courier}`
  const ask = <Body>(path: string) => world.call<Body>(owner, 'GET', `${under}${path}`)
  const byRole = (await ask<Schema<'UserPage'>>('/users-by-role/Driver?search=nightly')).body.data
  expect(byRole.map(({ id }) => id)).toEqual([driver])
  const listed = await driversWhere({})
  expect([listed.includes(driver), listed.includes(office)]).toEqual([true, false])
  expect((await ask(`/drivers/${driver}`)).status).toBe(200)
  const { rates } = (await ask<Schema<'DriverPayRates'>>('/driver-pay-rates')).body
  expect(rates.some(({ userId }) => userId === driver)).toBe(true)
  expect((await takeOff(driver, '2027-03-01')).status).toBe(200)
  const van = await world.call(owner, 'POST', `${under}/vehicles`, { body: { name: 'Van', driverUserId: driver } })
  expect(van.status).toBe(200)
  const id = await world.placed()
  const assigned = (userId: number) => assign({ ...owner, userId }, [id])
  expect((await assigned(office)).body).toMatchObject({ errors: { '/userId': ['Otto Office is not a driver'] } })
  expect((await assigned(driver)).body.results).toMatchObject([{ ok: true }])
})
