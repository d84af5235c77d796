import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, orderWorld, type World } from './order-world.ts'
import { records, type Records } from './records-support.ts'

let world: World
let on: Records

beforeAll(async () => {
  world = await orderWorld()
  on = records(world)
})
afterAll(() => world.close())

test('a comment stands in the timeline without the blanks around it, with who wrote it', async () => {
  const id = await world.placed()
  const answer = await on.comment(id, '  The elevator is out.\n')
  const entry = {
    type: 'assigned_commented',
    comment: 'The elevator is out.',
    commenterName: 'Dana Kowalski',
    commenterEmail: expect.stringContaining('kowalski'),
    createdAt: noon,
    deliveryOrderId: id,
  }
  expect(answer).toMatchObject({ status: 200, body: entry })
  expect((await on.updates(id))[0]).toEqual(answer.body)
})

test('the courier’s office and the driver of the order comment, nobody else', async () => {
  const id = await world.placedAt('assigned')
  const { dispatcher, driver, otherDriver, viewer, scheduler, customerOwner, stranger } = world.callers
  const before = await on.rows()
  const refused = [otherDriver, viewer, scheduler, customerOwner, stranger]
  const answers = await Promise.all(refused.map((who) => on.comment(id, 'Mischief', who)))
  expect(answers.map(({ status }) => status)).toEqual([404, 403, 403, 403, 404])
  expect(await on.rows()).toEqual(before)
  for (const who of [dispatcher, driver]) expect((await on.comment(id, 'On the way', who)).status).toBe(200)
})

test('who reads orders and drives does not comment on those of other drivers', async () => {
  const id = await world.placedAt('assigned')
  await world.database.systemTransaction((db) =>
    db
      .updateTable('memberships')
      .set({ roles: [2, 7] })
      .where('user_id', '=', world.users.viewer)
      .execute(),
  )
  expect((await on.comment(id, 'Not mine', world.callers.viewer)).status).toBe(403)
  await world.database.systemTransaction((db) =>
    db
      .updateTable('memberships')
      .set({ roles: [7] })
      .where('user_id', '=', world.users.viewer)
      .execute(),
  )
})

test('the customer reads the name of a driver who comments and not his address, but that of the office', async () => {
  const id = await world.placedAt('assigned')
  await on.comment(id, 'Traffic', world.callers.driver)
  await on.comment(id, 'He comes at two')
  await world.assign([id], world.users.otherDriver)
  const [, , office, driver] = await on.updates(id, world.callers.scheduler)
  expect(office).toMatchObject({
    commenterName: 'Dana Kowalski',
    commenterEmail: expect.stringContaining('kowalski'),
  })
  expect(driver).toMatchObject({ commenterName: 'Ravi Patel', comment: 'Traffic' })
  expect(driver).not.toHaveProperty('commenterEmail')
  const [, , , own] = await on.updates(id)
  expect(own).toMatchObject({ commenterEmail: expect.stringContaining('patel') })
})

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['301 characters', 'x'.repeat(301)],
])('a comment of %s is refused by name', async (_what, text) => {
  const id = await world.placed()
  const before = await on.rows()
  expect(await on.comment(id, text)).toMatchObject({
    status: 422,
    body: { errors: { '/comment': [expect.any(String)] } },
  })
  expect(await on.rows()).toEqual(before)
})

test('a completed order takes comments, a cancelled one does not', async () => {
  expect((await on.comment(await world.placedAt('completed'), 'Paid in cash')).status).toBe(200)
  const cancelled = await world.placedAt('cancelled')
  expect(await on.comment(cancelled, 'Too late')).toMatchObject({ status: 422, body: { code: 'order_cancelled' } })
})
