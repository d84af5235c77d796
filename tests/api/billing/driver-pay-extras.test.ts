import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { payWorld, period, type PayWorld } from './pay-world.ts'

let world: PayWorld

beforeAll(async () => {
  world = await payWorld()
})
afterAll(() => world.close())

const reverse = (id: number) => world.ask('PUT', `/invoice-exports/${id}/reverse`, { reason: 'A test' })

test('extras and deductions stand on the first statement whose period ends on their day or later', async () => {
  const { driver, otherDriver } = world.users
  await world.completed(1)
  const bonus = await world.addExtra(driver, 2_500)
  const card = await world.addExtra(driver, -400)
  const later = await world.addExtra(driver, 900, '2026-12-01')
  const owed = await world.addExtra(otherDriver, -1_240)
  const tried = await world.preview()
  expect(tried).toMatchObject({ statements: 1, extras: 2 })
  expect(tried.faults.filter(({ code }) => code === 'belowZero')).toMatchObject([
    { driverId: otherDriver, message: expect.stringContaining('owes $12.40: no statement is made') },
  ])
  const run = await world.run()
  const [statement] = await world.statementsOf(run.id)
  expect(statement).toMatchObject({ extrasCadCents: 2_500, deductionsCadCents: -400, orders: 1 })
  const lines = await world.linesOf(statement?.id ?? 0)
  expect(lines.map(({ kind, payExtraId, totalCadCents }) => [kind, payExtraId, totalCadCents]).slice(1)).toEqual([
    ['extra', bonus.id, 2_500],
    ['deduction', card.id, -400],
  ])
  expect(lines.reduce((sum, { totalCadCents }) => sum + totalCadCents, 0)).toBe(statement?.totalCadCents)

  const taken = await world.ask<Schema<'PayExtra'>>('GET', `/driver-pay-extras/${bonus.id}`)
  expect(taken.body).toMatchObject({ isPaidOut: true, statementNumber: 'PAY-1' })
  for (const [method, body] of [
    ['PATCH', { name: 'Other' }],
    ['DELETE', undefined],
  ] as const) {
    expect(await world.ask(method, `/driver-pay-extras/${bonus.id}`, body)).toMatchObject({
      status: 422,
      body: { code: 'in_use', message: expect.stringContaining('PAY-1') },
    })
  }
  for (const free of [later, owed])
    expect((await world.ask<Schema<'PayExtra'>>('GET', `/driver-pay-extras/${free.id}`)).body.isPaidOut).toBe(false)

  expect((await reverse(run.id)).status).toBe(200)
  expect((await world.ask('PATCH', `/driver-pay-extras/${bonus.id}`, { amountCadCents: 3_000 })).status).toBe(200)
  expect((await world.ask('DELETE', `/driver-pay-extras/${card.id}`)).status).toBe(200)
  expect(await world.preview()).toMatchObject({ extras: 1 })
  expect(await world.run()).toMatchObject({ state: 'done', extras: 1, firstNumber: 'PAY-2' })
})

test('an extra is of a driver of the courier, and of some money', async () => {
  const body = { driverUserId: world.users.scheduler, amountCadCents: 0, day: '2026-11-20', name: 'Nothing' }
  const post = (more: object) => world.ask('POST', world.inTenant('driver-pay-extras'), { ...body, ...more })
  expect(await post({})).toMatchObject({ status: 422, body: { errors: { '/amountCadCents': [expect.any(String)] } } })
  expect(await post({ amountCadCents: 5 })).toMatchObject({
    status: 422,
    body: { errors: { '/driverUserId': [expect.any(String)] } },
  })
})

test('whether drivers have got the money is said of a statement and its orders, and keeps a run from being reversed', async () => {
  const id = await world.completed(0)
  const mark = (path: string) => world.ask<Schema<'PayStatement'>>('PUT', path)
  expect(await mark(`/delivery-orders/${id}/driver-pricing/paid`)).toMatchObject({
    status: 422,
    body: { code: 'no_pay_yet' },
  })
  const run = await world.run()
  const [statement] = await world.statementsOf(run.id)
  const path = `/driver-pay-statements/${statement?.id}`
  expect((await mark(`${path}/paid`)).body).toMatchObject({
    state: 'paid',
    paidAt: world.clock.now,
    paidByName: 'Bea Bookman',
  })
  expect((await mark(`${path}/paid`)).status).toBe(422)
  expect(await reverse(run.id)).toMatchObject({
    status: 422,
    body: { code: 'cannot_reverse', message: expect.stringContaining(statement?.number ?? '') },
  })
  const paidOut = async () =>
    (await world.ask<Schema<'DriverPay'>>('GET', `/delivery-orders/${id}/driver-pay`)).body.paidOut
  const onIt = { payStatementId: statement?.id, number: statement?.number }
  expect(await paidOut()).toEqual({ ...onIt, paidAt: world.clock.now })
  expect((await mark(`${path}/unpaid`)).body).toMatchObject({ state: 'unpaid', paidAt: null, paidByName: null })
  expect(await paidOut()).toEqual({ ...onIt, paidAt: null })
  for (const attempt of [1, 2])
    expect({ attempt, ...(await mark(`/delivery-orders/${id}/driver-pricing/paid`)) }).toMatchObject({ status: 200 })
  expect(await reverse(run.id)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining(`order ${id}`) },
  })
  expect((await mark(`/delivery-orders/${id}/driver-pricing/unpaid`)).status).toBe(200)
  expect((await reverse(run.id)).status).toBe(200)
  expect(await paidOut()).toBeNull()
})

test('fairness says pay by the hour and the kilometre, each minute once, with the median beside it', async () => {
  const days = 'from=2026-11-01&until=2026-11-30'
  await world.completed(4, {}, world.users.otherDriver)
  const { body } = await world.ask<Schema<'DriverFairnessPage'>>('GET', world.inTenant(`driver-fairness?${days}`))
  expect(body.data.map(({ id }) => id).toSorted()).toEqual([world.users.driver, world.users.otherDriver].toSorted())
  const perKm = body.data.map(({ perKilometreCadCents }) => perKilometreCadCents ?? 0)
  for (const row of body.data) {
    expect(row).toMatchObject({ withoutPay: 0, orders: expect.any(Number) })
    expect(row.perKilometreCadCents).toBe(Math.round((row.payCadCents * 1_000) / row.distanceM))
    expect(row.medianPerKilometreCadCents).toBe(Math.round(((perKm[0] ?? 0) + (perKm[1] ?? 0)) / 2))
  }
  expect((await world.ask('GET', world.inTenant('driver-fairness?from=2026-11-02&until=2026-11-01'))).status).toBe(422)
})

test('extras and statements of others are not there, and those who may not have neither', async () => {
  const { stranger, dispatcher } = world.callers
  const extra = await world.addExtra(world.users.driver, 100)
  expect((await world.call(stranger, 'GET', `/driver-pay-extras/${extra.id}`)).status).toBe(404)
  expect((await world.call(dispatcher, 'GET', `/driver-pay-extras/${extra.id}`)).status).toBe(403)
  expect((await world.call(dispatcher, 'POST', world.inTenant('invoice-export'), { body: period })).status).toBe(403)
})
