import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Follower } from '#server/events/follow-events.ts'
import { changedGroundsJob, watchGrounds } from '#server/planner/look-at-changed.ts'
import { insertLocation } from '#tests/api/orders/order-fixtures.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { plannerWorld } from './planner-world.ts'

/* What breaks a recurring order is found when it happens, without the look of each minute: nothing here runs by the clock. */

let world: Awaited<ReturnType<typeof plannerWorld>>
let watch: Follower
let id: number
let dropoffLocationId: number

beforeAll(async () => {
  world = await plannerWorld()
  watch = watchGrounds(world.deps)
})
afterAll(async () => {
  await watch.stop()
  await world.close()
})
beforeEach(async () => {
  world.clock.now = noon
  dropoffLocationId = await world.database.systemTransaction(async (db) => {
    await db.updateTable('recurring_orders').set({ status: 'archived' }).execute()
    return insertLocation(db, world.tenants.customer, { name: 'Stonebridge Annex' })
  })
  ;({ id } = await world.made({ dropoffLocationId }))
  await workOff(world)
})

const waitingLooks = () =>
  world.database.systemTransaction((db) =>
    db
      .selectFrom('jobs')
      .select('id')
      .where('name', '=', changedGroundsJob.name)
      .where('state', '=', 'waiting')
      .execute(),
  )

const acted = async (who: Caller, method: string, path: string, body?: object) => {
  const answer = await world.call(who, method, path, body && { body })
  expect({ path, status: answer.status, body: answer.body }).toMatchObject({ path, status: 200 })
}

test('what concerns no recurring order has none looked at', async () => {
  const told = Promise.withResolvers<void>()
  const unsubscribe = world.deps.events.subscribe(({ topic }) => topic === 'locations' && told.resolve())
  const elsewhere = await world.database.systemTransaction((db) => insertLocation(db, world.tenants.customer))
  await acted(world.callers.customerOwner, 'PATCH', `/locations/${elsewhere}`, { streetAddress: '3 Elsewhere Road' })
  await told.promise
  unsubscribe()
  // What it was at is done then.
  await watch.stop()
  watch = watchGrounds(world.deps)
  expect(await waitingLooks()).toEqual([])
})

test.each([
  [
    'its service is disabled',
    () => acted(world.owner, 'PUT', `/services/${world.service.id}/disable`),
    { status: 'invalid', reasons: [{ reason: 'service_outdated' }] },
    () => acted(world.owner, 'PUT', `/services/${world.service.id}/enable`),
  ],
  [
    'its service is closed to the customer',
    () =>
      acted(
        world.owner,
        'PUT',
        `/tenants/${world.tenants.courier}/customers/${world.tenants.customer}/services/${world.service.id}/disable`,
      ),
    { status: 'invalid', reasons: [{ reason: 'service_outdated' }] },
    () =>
      acted(
        world.owner,
        'PUT',
        `/tenants/${world.tenants.courier}/customers/${world.tenants.customer}/services/${world.service.id}/enable`,
      ),
  ],
  [
    'a location of it is archived',
    () => acted(world.callers.customerOwner, 'PUT', '/locations/archive', { ids: [dropoffLocationId] }),
    { status: 'invalid', reasons: [{ reason: 'location_unavailable' }] },
    null,
  ],
  [
    'a location of it moves',
    () =>
      acted(world.callers.customerOwner, 'PATCH', `/locations/${dropoffLocationId}`, {
        streetAddress: '2 Elsewhere Road',
      }),
    { status: 'active', reasons: [{ reason: 'location_outdated' }] },
    null,
  ],
  [
    'the terms of the customer change',
    () =>
      acted(world.owner, 'PATCH', `/tenants/${world.tenants.courier}/customers/${world.tenants.customer}`, {
        poNumberRequired: true,
      }),
    { status: 'active', reasons: [{ reason: 'customer_outdated' }] },
    () =>
      acted(world.owner, 'PATCH', `/tenants/${world.tenants.courier}/customers/${world.tenants.customer}`, {
        poNumberRequired: false,
      }),
  ],
  [
    'its courier keeps a holiday',
    () =>
      acted(world.owner, 'PATCH', `/tenants/${world.tenants.courier}/courier-settings`, {
        recurringOnHolidays: 'skip',
        holidays: [{ date: '2026-11-23', name: 'Founders’ Day' }],
      }),
    { status: 'active', nextDate: '2026-11-24' },
    () => acted(world.owner, 'PATCH', `/tenants/${world.tenants.courier}/courier-settings`, { holidays: [] }),
  ],
  [
    'its courier moves to another zone',
    () => acted(world.owner, 'PATCH', `/tenants/${world.tenants.courier}`, { timezone: 'America/Toronto' }),
    { timeZone: 'America/Toronto' },
    () => acted(world.owner, 'PATCH', `/tenants/${world.tenants.courier}`, { timezone: 'America/Regina' }),
  ],
  [
    'its customer leaves the courier',
    () =>
      acted(world.callers.customerOwner, 'DELETE', `/tenants/${world.tenants.customer}/links/${world.tenants.courier}`),
    { status: 'invalid', reasons: [{ reason: 'service_outdated' }] },
    null,
  ],
] as const)('when %s, and so is what mends it', async (_what, breakIt, found, mendIt) => {
  expect(await world.read(id)).toMatchObject({ status: 'active', reasons: [] })
  await breakIt()
  await expect.poll(waitingLooks, { timeout: 10_000 }).toHaveLength(1)
  await workOff(world, { of: [changedGroundsJob] })
  expect(await world.read(id)).toMatchObject(found)
  if (mendIt === null) return
  await mendIt()
  await expect.poll(waitingLooks, { timeout: 10_000 }).toHaveLength(1)
  await workOff(world, { of: [changedGroundsJob] })
  expect(await world.read(id)).toMatchObject({ status: 'active', reasons: [] })
})
