import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { editingTests, type EditingTests } from './editing-support.ts'
import { noon, orderWorld, type Caller, type World } from './order-world.ts'

let world: World
let edits: EditingTests
/** A dispatcher's colleague who keeps the books, and holds accounting.read. */
let bookkeeper: Caller

beforeAll(async () => {
  world = await orderWorld()
  edits = editingTests(world)
  // The owner of the courier is made of a driver who has nothing else to do here.
  await world.database.systemTransaction((db) =>
    db
      .updateTable('memberships')
      .set({ roles: [roles.organizationManager] })
      .where('user_id', '=', world.users.otherDriver)
      .execute(),
  )
  bookkeeper = world.callers.otherDriver
})
afterAll(() => world.close())

function override(id: number, billStatus: string, who?: Caller, reason = 'A favour to the hospital.') {
  const why = billStatus === 'not_exportable' ? { reason } : {}
  return edits.ask<Schema<'InvoicedStatusOverridden'>>('PATCH', id, 'invoiced-status', { billStatus, ...why }, who)
}

test('a dispatcher sets the status of a billed order, and of one that was billed', async () => {
  const id = await world.placed()
  await edits.setBillStatus(id, 'exported')
  world.clock.now = noon + 60
  expect((await override(id, 'not_exported')).body).toEqual({ id, billStatus: 'not_exported', updatedAt: noon + 60 })
  expect((await override(id, 'not_exportable')).status).toBe(200)
  expect((await override(id, 'exported')).status).toBe(200)
  expect(await edits.page(id)).toMatchObject({ billStatus: 'exported', updatedAt: noon + 60 })
  expect((await edits.updates(id))[0]).toMatchObject({
    type: 'details_updated',
    changes: [{ field: 'billStatus', from: 'not_exportable', to: 'exported' }],
  })
  expect(await edits.audited(id)).toEqual([
    'delivery-order.created',
    ...Array.from({ length: 3 }, () => 'delivery-order.billing-status-overridden'),
  ])
  world.clock.now = noon
})

test('an order is not billable for a reason, which is kept', async () => {
  const id = await world.placedAt('completed')
  for (const reason of ['', '  ']) {
    expect(await edits.unstored(() => override(id, 'not_exportable', bookkeeper, reason))).toMatchObject({
      status: 422,
      body: { errors: { '/reason': [expect.any(String)] } },
    })
  }
  expect(
    await edits.unstored(() => edits.ask('PATCH', id, 'invoiced-status', { billStatus: 'not_exportable' }, bookkeeper)),
  ).toMatchObject({
    status: 422,
    body: { errors: { '/reason': ['Required'] } },
  })
  expect((await override(id, 'not_exportable', bookkeeper)).status).toBe(200)
  const kept = await world.database.systemTransaction((db) =>
    db
      .selectFrom('order_revenues')
      .select('not_billable_reason')
      .where('delivery_order_id', '=', id)
      .executeTakeFirst(),
  )
  expect(kept).toEqual({ not_billable_reason: 'A favour to the hospital.' })
})

describe('an order that was never billed', () => {
  test.each(['not_exported', 'not_exportable'] as const)('and is %s is closed to a dispatcher', async (current) => {
    const id = await world.placed()
    await edits.setBillStatus(id, current)
    for (const wanted of ['exported', 'not_exported', 'not_exportable']) {
      expect(await edits.unstored(() => override(id, wanted))).toMatchObject({
        status: 422,
        body: { code: 'bill_status_locked' },
      })
    }
    expect((await edits.page(id)).billStatus).toBe(current)
  })

  test('is open to a person who reads the accounts, and then to the dispatcher once it is billed', async () => {
    const id = await world.placed()
    expect((await override(id, 'not_exportable', bookkeeper)).status).toBe(200)
    expect(await edits.unstored(() => override(id, 'not_exported'))).toMatchObject({
      status: 422,
      body: { code: 'bill_status_locked' },
    })
    expect((await override(id, 'exported', bookkeeper)).status).toBe(200)
    expect((await override(id, 'not_exported', bookkeeper)).status).toBe(200)
    expect((await override(id, 'exported')).status).toBe(200)
  })
})

test.each(['exported', 'not_exported', 'not_exportable'] as const)(
  'a cancelled order that is %s is open to the dispatcher as well, who says whether it is billed',
  async (current) => {
    const id = await world.placedAt('cancelled')
    await edits.setBillStatus(id, current)
    for (const wanted of ['not_exportable', 'not_exported'])
      expect((await override(id, wanted)).body).toMatchObject({ billStatus: wanted })
    expect(await edits.unstored(() => override(id, 'not_exportable', world.callers.scheduler))).toMatchObject({
      status: 403,
    })
  },
)

test.each([
  ['viewer', 403],
  ['driver', 403],
  ['scheduler', 403],
  ['customerOwner', 403],
  ['stranger', 404],
] as const)('%s is answered %d', async (name, status) => {
  const id = await world.placedAt('assigned')
  await edits.setBillStatus(id, 'exported')
  expect(await edits.unstored(() => override(id, 'not_exported', world.callers[name]))).toMatchObject({ status })
})

test.each([['paid'], [''], [null]])('%o is no billing status', async (billStatus) => {
  const id = await world.placed()
  await edits.setBillStatus(id, 'exported')
  expect(await edits.unstored(() => edits.ask('PATCH', id, 'invoiced-status', { billStatus }))).toMatchObject({
    status: 422,
    body: {
      errors: { '/billStatus': [expect.any(String)] },
    },
  })
})
