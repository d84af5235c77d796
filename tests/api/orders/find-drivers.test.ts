import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { insertLocation, insertUser } from './order-fixtures.ts'
import { noon, orderWorld, type Caller, type World } from './order-world.ts'

let world: World

beforeAll(async () => {
  world = await orderWorld()
  const { courier, stranger } = world.tenants
  const asDriver = [roles.driver]
  await world.database.systemTransaction(async (db) => {
    const { driver, otherDriver } = world.users
    await db.updateTable('users').set({ archived_at: 1 }).where('id', 'in', [driver, otherDriver]).execute()
    await insertUser(db, courier, 'Zoé Tremblay', asDriver, { email: 'z.tremblay@prairie.test' })
    await insertUser(db, courier, 'Amir Haddad', asDriver, { email: 'night_100%@prairie.test' })
    await insertUser(db, courier, 'Marie-Ève Roy', asDriver, { email: 'roy@prairie.test' })
    await insertUser(db, courier, 'Amir Archived', asDriver, { email: 'gone@prairie.test', archived_at: 1 })
    await insertUser(db, courier, 'Amir Office', [roles.dispatcher], { email: 'office@prairie.test' })
    await insertUser(db, stranger, 'Amir Elsewhere', asDriver, { email: 'other@prairie.test' })
  })
})
afterAll(() => world.close())

/**
 * Driver search filters by first name, last name or e-mail, case-insensitively
 * (docs/rules/order-edit.md, "Billing status, drivers, units").
 */
test.each([
  ['', ['Amir', 'Marie-Ève', 'Zoé']],
  ['amir', ['Amir']],
  ['MARIE', ['Marie-Ève']],
  ['ève', ['Marie-Ève']],
  ['TREMBL', ['Zoé']],
  ['zoé tremblay', ['Zoé']],
  ['@Prairie', ['Amir', 'Marie-Ève', 'Zoé']],
  ['roy@', ['Marie-Ève']],
  // what stands for anything in a pattern is what it is
  ['100%', ['Amir']],
  ['night_1', ['Amir']],
  ['%', ['Amir']],
  ['_', ['Amir']],
  ['\\', []],
  ['  haddad ', ['Amir']],
  ['archived', []],
  ['office', []],
  ['elsewhere', []],
  ['nobody', []],
])('"%s" finds %j', async (search, names) => {
  const pagination = { page: 0, pageSize: 100, sort: [{ field: 'data.firstName', direction: 'asc' }] }
  const query = new URLSearchParams({ pagination: JSON.stringify(pagination), ...(search !== '' && { search }) })
  const path = `/tenants/${world.tenants.courier}/users-by-role/Driver?${query}`
  const { status, body } = await world.call<Schema<'UserPage'>>(world.callers.dispatcher, 'GET', path)
  expect(status).toBe(200)
  expect(body.data.map(({ firstName }) => firstName)).toEqual(names)
})

test('a person who assigns reads what each has in hand, where it goes and where each was last, and nobody else does', async () => {
  const { callers, tenants, users } = world
  const { courier, customer, stranger } = tenants
  const [urgent, later, done] = await world.database.systemTransaction(async (db) => {
    await db.updateTable('users').set({ archived_at: null }).where('id', '=', users.driver).execute()
    const position = { user_id: users.driver, latitude: 52.2, longitude: -106.7, recorded_at: noon }
    // Where he was for somebody else is nobody's business here.
    const elsewhere = { ...position, tenant_id: stranger, latitude: 50, recorded_at: noon + 60 }
    await db
      .insertInto('driver_positions')
      .values([{ ...position, tenant_id: courier }, elsewhere])
      .execute()
    return Promise.all([52.11, 52.12, 52.13].map((latitude) => insertLocation(db, customer, { latitude })))
  })
  for (const [status, dropoffLocationId, availableAt] of [
    ['assigned', later, noon + 7_200],
    ['pickedUp', urgent, noon + 3_600],
    ['droppedOff', done, noon],
    ['completed', done, noon],
  ] as const)
    await world.placedAt(status, { dropoffLocationId, availableAt, confirmUnusual: true })
  const people = async (who: Caller) => {
    const { body } = await world.call<Schema<'UserPage'>>(who, 'GET', `/tenants/${courier}/users-by-role/Driver`)
    return body.data.map(({ id, ordersInHand, nextDropoff, lastPosition }) => ({
      mine: id === users.driver,
      ordersInHand,
      nextDropoff,
      lastPosition,
    }))
  }
  const free = { mine: false, ordersInHand: 0, nextDropoff: null, lastPosition: null }
  const driver = {
    mine: true,
    ordersInHand: 2,
    nextDropoff: { latitude: 52.11, longitude: -106.66 },
    lastPosition: { latitude: 52.2, longitude: -106.7, recordedAt: noon },
  }
  expect(await people(callers.dispatcher)).toEqual(expect.arrayContaining([driver, free, free, free]))
  expect((await people(callers.viewer)).map(({ mine: _mine, ...told }) => told)).toEqual([{}, {}, {}, {}])
})
