import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { payWorld, period, type PayWorld } from './pay-world.ts'

/* People of linked organizations who drive for a courier are paid as its own drivers are. */

let world: PayWorld
beforeAll(async () => {
  world = await payWorld()
})
afterAll(() => world.close())

test('an external driver has a rate of their own, an e-mail, and is not gone while they drive here', async () => {
  const { tenants, database, clock } = world
  const [owner, outsider] = await database.systemTransaction(async (db) => [
    await insertUser(db, tenants.courier, 'Olive Owner', [roles.owner]),
    await insertUser(db, tenants.customer, 'Xena Outside', [roles.viewer]),
  ])
  const caller = await world.caller(owner ?? 0, tenants.courier)
  const { email } = await database.systemTransaction((db) =>
    db
      .selectFrom('users')
      .select('email')
      .where('id', '=', outsider ?? 0)
      .executeTakeFirstOrThrow(),
  )
  const grant = await world.call<{ id: number }>(caller, 'POST', `/tenants/${tenants.courier}/role-grants`, {
    body: { granteeTenantId: tenants.customer, email, roleId: roles.externalDriver },
  })
  expect(grant.status).toBe(200)
  const rates = async () =>
    (await world.ask<Schema<'DriverPayRates'>>('GET', world.inTenant('driver-pay-rates'))).body.rates
  expect(await rates()).toContainEqual({ userId: outsider, name: 'Xena Outside', rate: null })
  await world.setRates({ rates: [{ userId: outsider, rate: 50 }] })
  expect(await rates()).toContainEqual({ userId: outsider, name: 'Xena Outside', rate: 50 })
  await world.completed(1, {}, outsider)
  const only = { ...period, driverIds: [outsider] }
  const tried = await world.preview(only)
  expect(tried.drafts).toMatchObject([{ driver: { id: outsider, name: 'Xena Outside' }, orders: 1 }])
  expect(tried.faults.filter(({ driverId }) => driverId === outsider).map(({ code }) => code)).toEqual(['rateChanged'])
  const run = await world.run(only)
  expect(run).toMatchObject({ state: 'done', failure: null })
  const [statement] = await world.statementsOf(run.id)
  expect(statement).toMatchObject({ email })
  const [line] = await world.linesOf(statement?.id ?? 0)
  expect(line).toMatchObject({ rate: 50, rateFrom: 'driver' })

  const taken = await world.call(caller, 'DELETE', `/tenants/${tenants.courier}/role-grants/${grant.body.id}`)
  expect(taken.status).toBe(200)
  expect((await rates()).map(({ userId }) => userId)).not.toContain(outsider)
  clock.now += 60
  await world.addExtra(outsider ?? 0, 1_000)
  const gone = await world.preview(only)
  expect(gone.faults.map(({ driverId }) => driverId)).toContain(outsider)
})
