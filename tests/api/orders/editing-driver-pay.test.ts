import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DriverPaySettings } from '#domain/pricing/driver-pay.ts'
import type { Schema } from '#generated/handlers.ts'
import { editingTests, type EditingTests, type Refusal } from './editing-support.ts'
import { raceOnOrder, noon, orderWorld, type Caller, type World } from './order-world.ts'

let world: World
let edits: EditingTests

beforeAll(async () => {
  world = await orderWorld()
  edits = editingTests(world)
})
beforeEach(async () => {
  world.clock.now = noon
  await setRates({ courier: 60 })
})
afterAll(() => world.close())

const carry = { name: 'Long carry', priceCadCents: 500 }
const discount = { name: 'Discount', priceCadCents: -500 }

interface Rates {
  readonly driver?: number
  readonly courier?: number
  readonly leaveOut?: Partial<DriverPaySettings['leaveOut']>
}

async function setRates({ driver, courier, leaveOut }: Rates): Promise<void> {
  const settings: DriverPaySettings = {
    defaultRate: courier ?? null,
    leaveOut: { fuel: false, waitTime: false, adjustments: false, ...leaveOut },
  }
  await world.database.systemTransaction(async (db) => {
    await db
      .updateTable('courier_settings')
      .set({ driver_pay: JSON.stringify(settings) })
      .execute()
    await db.deleteFrom('driver_pay_rates').execute()
    if (driver === undefined) return
    const [tenant_id, user_id] = [world.tenants.courier, world.users.driver]
    await db.insertInto('driver_pay_rates').values({ tenant_id, user_id, rate: driver }).execute()
  })
}

function read(id: number, who?: Caller) {
  return edits.ask<Schema<'DriverPay'>>('GET', id, 'driver-pay', undefined, who)
}

function update(id: number, changes: Record<string, unknown> = {}, who?: Caller) {
  const body = { version: 1, rate: null, adjustments: [], ...changes }
  return edits.ask<Schema<'DriverPay'> & Refusal>('PATCH', id, 'driver-pay', body, who)
}

async function workedExample(): Promise<number> {
  const id = await edits.workedExample()
  await edits.price(id, { items: [discount], waitTimePriceCadCents: 900 })
  await world.assign([id])
  return id
}

test('the worked example: 60 % of 6162 is 3697, with an adjustment of 500 it is 4197', async () => {
  const id = await workedExample()
  expect((await read(id)).body).toEqual({
    version: 1,
    paidOut: null,
    editedAt: null,
    editedByName: null,
    earningType: 'Commission',
    rate: 60,
    rateFrom: 'usual',
    rateOverride: null,
    defaultRate: 60,
    payableCadCents: 6_162,
    totalCadCents: 3_697,
    adjustments: [],
    adjustmentsTotalCadCents: 0,
    plusAdjustmentsTotalCadCents: 3_697,
  })
  const { status, body } = await update(id, { adjustments: [{ ...carry, name: ' Long carry ' }] })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: 2,
    totalCadCents: 3_697,
    adjustments: [carry],
    adjustmentsTotalCadCents: 500,
    plusAdjustmentsTotalCadCents: 4_197,
  })
  expect((await read(id)).body).toEqual(body)
  expect(await edits.audited(id)).toContain('delivery-order.driver-pay-updated')
})

describe('who set it last, and when', () => {
  test('is said from the first change on, not of what the price brings about', async () => {
    const id = await workedExample()
    expect((await read(id)).body).toMatchObject({ editedAt: null, editedByName: null })
    world.clock.now = noon + 60
    const edited = { editedAt: noon + 60, editedByName: 'Dana Kowalski' }
    expect((await update(id, { rate: 70 })).body).toMatchObject(edited)
    world.clock.now = noon + 120
    await edits.price(id, { version: 2, waitTimePriceCadCents: 300 })
    expect((await read(id)).body).toMatchObject(edited)
  })

  test('names nobody whom the courier does not know any more', async () => {
    const id = await workedExample()
    await update(id, { rate: 70 })
    await world.database.systemTransaction((db) =>
      db
        .updateTable('audit_entries')
        .set({ actor_user_id: world.users.stranger })
        .where('subject_id', '=', id)
        .where('action', '=', 'delivery-order.driver-pay-updated')
        .execute(),
    )
    expect((await read(id)).body).toMatchObject({ editedAt: noon, editedByName: null })
  })
})

test('the pay follows the price', async () => {
  const id = await workedExample()
  await update(id, { adjustments: [carry] })
  await edits.price(id, { version: 2, waitTimePriceCadCents: 900 })
  expect((await read(id)).body).toMatchObject({
    version: 2,
    payableCadCents: 6_662,
    plusAdjustmentsTotalCadCents: 4_497,
  })
})

describe('the rate', () => {
  test('is the order’s, else the driver’s, else the courier’s, else none', async () => {
    const id = await world.placedAt('assigned')
    const rates = async () => {
      const { rate, rateOverride, defaultRate } = (await read(id)).body
      return [rate, rateOverride, defaultRate]
    }
    await setRates({ courier: 50, driver: 65 })
    expect(await rates()).toEqual([65, null, 65])
    expect((await update(id, { rate: 0 })).body).toMatchObject({ rate: 0, totalCadCents: 0 })
    expect(await rates()).toEqual([0, 0, 65])
    await update(id, { version: 2, rate: 70.5 })
    expect(await rates()).toEqual([70.5, 70.5, 65])
    await update(id, { version: 3, rate: null })
    expect(await rates()).toEqual([65, null, 65])
    await setRates({ courier: 50 })
    expect(await rates()).toEqual([50, null, 50])
    await setRates({})
    expect((await read(id)).body).toMatchObject({
      rate: null,
      defaultRate: null,
      payableCadCents: 4_232,
      totalCadCents: null,
      plusAdjustmentsTotalCadCents: null,
    })
  })

  test('is that of the driver who has the order', async () => {
    await setRates({ courier: 50, driver: 65 })
    const [theirs, nobodys] = [await world.placed(), await world.placed()]
    await world.assign([theirs], world.users.otherDriver)
    expect([(await read(theirs)).body.rate, (await read(nobodys)).body.rate]).toEqual([50, 50])
    await world.assign([theirs])
    expect((await read(theirs)).body.rate).toBe(65)
  })
})

test.each([
  [{ fuel: true }, 5_432],
  [{ waitTime: true }, 5_262],
  [{ adjustments: true }, 6_662],
])('a courier that leaves out %o pays of %d', async (leaveOut, payable) => {
  const id = await workedExample()
  await setRates({ courier: 100, leaveOut })
  expect((await read(id)).body).toMatchObject({ payableCadCents: payable, totalCadCents: payable })
})

test('without a price there is nothing to take a share of, yet adjustments are kept', async () => {
  const missing = await edits.workedExample()
  const nothing = { payableCadCents: null, totalCadCents: null, plusAdjustmentsTotalCadCents: null }
  for (const id of [missing, await edits.pending(), await edits.legacy()]) {
    expect((await read(id)).body).toMatchObject({ ...nothing, rate: 60 })
    const { status, body } = await update(id, { adjustments: [carry] })
    expect([status, body]).toMatchObject([200, { ...nothing, adjustments: [carry], adjustmentsTotalCadCents: 500 }])
  }
})

describe('what is refused', () => {
  test.each([
    ['a rate below nothing', { rate: -1 }, '/rate'],
    ['ten times all of it and more', { rate: 1_000.1 }, '/rate'],
    ['an adjustment without a name', { adjustments: [{ name: ' ', priceCadCents: 1 }] }, '/adjustments/0/name'],
    [
      'a price that is no number',
      { adjustments: [{ name: 'Half', priceCadCents: 'half' }] },
      '/adjustments/0/priceCadCents',
    ],
    ['no version', { version: undefined }, '/version'],
  ])('%s', async (_what, changes, pointer) => {
    const id = await world.placed()
    expect(await edits.unstored(() => update(id, changes))).toMatchObject({
      status: 422,
      body: { errors: { [pointer]: [expect.any(String)] } },
    })
  })

  test('a change for a cancelled order, whose pay can still be read', async () => {
    const id = await world.placedAt('cancelled')
    expect(await edits.unstored(() => update(id))).toMatchObject({ status: 422, body: { code: 'order_cancelled' } })
    expect((await read(id)).status).toBe(200)
  })

  test.each([
    ['viewer', 403],
    ['driver', 403],
    ['scheduler', 403],
    ['customerOwner', 403],
    ['stranger', 404],
  ] as const)('%s is answered %d', async (name, status) => {
    const id = await world.placedAt('assigned')
    expect(await edits.unstored(() => read(id, world.callers[name]))).toMatchObject({ status })
    expect(await edits.unstored(() => update(id, {}, world.callers[name]))).toMatchObject({ status })
  })
})

describe('two who change the same pay', () => {
  test.each([1, 2])('of ten at once exactly one wins, based on version %d', async (version) => {
    const id = await world.placed()
    if (version === 2) await update(id)
    const save = (_: unknown, index: number) => update(id, { version, rate: index })
    const answers = await raceOnOrder(world.database, id, 4, () => Promise.all(Array.from({ length: 10 }, save)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const { status, body } of answers) {
      if (status !== 200) expect([status, body.code]).toEqual([422, 'edit_conflict'])
    }
    expect((await read(id)).body).toMatchObject({ version: version + 1, rate: won[0]?.body.rate })
  })

  test('a version that never was is a conflict', async () => {
    const id = await world.placed()
    expect(await edits.unstored(() => update(id, { version: 2 }))).toMatchObject({
      status: 422,
      body: { code: 'edit_conflict' },
    })
  })
})

test('the courier’s own timeline says it, and the customer hears nothing of it', async () => {
  const id = await world.placed()
  await update(id, { rate: 70 })
  const events = await world.database.systemTransaction((db) =>
    db.selectFrom('outbox').select(['payload', 'audience_tenant_ids']).orderBy('id').execute(),
  )
  const timeline = async (who?: Caller) =>
    (await edits.ask<Schema<'DeliveryOrderUpdates'>>('GET', id, 'updates', undefined, who)).body.updates
  expect((await timeline())[0]).toMatchObject({
    type: 'details_updated',
    changes: [{ field: 'driverPayRate', from: null, to: 70 }],
  })
  for (const who of [world.callers.customerOwner, world.callers.viewer]) {
    expect((await timeline(who)).map(({ type }) => type)).toEqual(['created'])
  }
  const told = (act: string) => events.find(({ payload }) => isDeepStrictEqual(payload, { ...about, act }))
  const about = { key: id, orderId: id, status: 'created', driverUserIds: [] }
  expect(told('created')?.audience_tenant_ids).toEqual([world.tenants.customer, world.tenants.courier])
  expect(told('driver-pay-updated')?.audience_tenant_ids).toEqual([world.tenants.courier])
})
