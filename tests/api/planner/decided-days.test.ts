import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tellNotices } from '#server/notices/tell-notices.ts'
import { noon } from '#tests/api/orders/order-world.ts'
import { at, plannerWorld } from './planner-world.ts'

/** What somebody decides about days, and how days of many are counted (docs/rules/planner.md). */

let world: Awaited<ReturnType<typeof plannerWorld>>
beforeAll(async () => {
  world = await plannerWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = noon
  await world.database.systemTransaction(async (db) => {
    await db.updateTable('services').set({ is_enabled: true }).execute()
    // Each test has the planner for itself.
    await db.updateTable('recurring_orders').set({ status: 'archived' }).execute()
  })
})

const act = (id: number, date: string, what: 'enable' | 'disable') =>
  world.call<{ state: string; runsOn: string | null }>(
    world.callers.scheduler,
    'PUT',
    `/recurring-orders/${id}/days/${date}/${what}`,
  )
const states = async (id: number, from: string, until: string) =>
  (await world.days(id, from, until)).map(({ date, state }) => [date, state])

/** Looked at on the 23rd, and then no more until the 27th. */
async function madeAndDown() {
  const made = await world.made()
  world.goTo('2026-11-23')
  await world.look()
  world.goTo('2026-11-27', '10:00')
  return made
}

describe('a day of which somebody had decided', () => {
  test('that it is left out is made after all, long after as well', async () => {
    const { id } = await madeAndDown()
    await world.look()
    expect((await act(id, '2026-11-25', 'disable')).body.state).toBe('dismissed')
    world.goTo('2027-02-01', '10:00')
    await world.look()
    const before = (await world.orders(id)).length
    expect((await act(id, '2026-11-25', 'enable')).body).toMatchObject({ state: 'made', runsOn: '2027-02-01' })
    const orders = await world.orders(id)
    expect(orders).toHaveLength(before + 1)
    expect(orders.map((order) => order.available_at)).toContain(at('2027-02-01', '10:00'))
    await world.look()
    expect(await world.orders(id)).toHaveLength(before + 1)
  })

  test('and whose order cannot be made says why, and stays as it was', async () => {
    const { id } = await madeAndDown()
    await world.look()
    await world.database.systemTransaction((db) => db.updateTable('services').set({ is_enabled: false }).execute())
    expect(await act(id, '2026-11-25', 'enable')).toMatchObject({
      status: 422,
      body: { code: 'not_made', message: expect.stringMatching(/^The service .* is disabled\.$/) },
    })
    expect(await states(id, '2026-11-25', '2026-11-25')).toEqual([['2026-11-25', 'missed']])
  })

  test('is written down in the name of the person', async () => {
    const { id } = await madeAndDown()
    await world.look()
    await act(id, '2026-11-25', 'enable')
    const { body } = await world.call<{ data: { date: string; actorName: string | null }[] }>(
      world.callers.scheduler,
      'GET',
      `/recurring-orders/${id}/events`,
    )
    expect(body.data[0]).toMatchObject({ date: '2026-11-25', actorName: expect.stringMatching(/\w/) })
  })
})

describe('what a rule owed when it was changed', () => {
  test('is listed, and can be made up for, although the rule does not say those days any more', async () => {
    const { id, version } = await madeAndDown()
    const changed = await world.call(world.callers.scheduler, 'PATCH', `/recurring-orders/${id}`, {
      body: { recurrence: { kind: 'weekly', weekdays: [6] }, version },
    })
    expect(changed.status).toBe(200)
    expect(await states(id, '2026-11-22', '2026-11-28')).toEqual([
      ['2026-11-23', 'made'],
      ['2026-11-24', 'made'],
      ['2026-11-25', 'missed'],
      ['2026-11-26', 'missed'],
      ['2026-11-28', 'planned'],
    ])
    expect((await act(id, '2026-11-25', 'enable')).body.state).toBe('made')
    expect((await act(id, '2026-11-26', 'disable')).body.state).toBe('dismissed')
  })

  test.each(['disable', 'terminate'] as const)('is listed before it ends: %s', async (what) => {
    const { id } = await madeAndDown()
    expect((await world.call(world.callers.scheduler, 'PUT', `/recurring-orders/${id}/${what}`)).status).toBe(200)
    expect(await states(id, '2026-11-25', '2026-11-26')).toEqual([
      ['2026-11-25', 'missed'],
      ['2026-11-26', 'missed'],
    ])
  })
})

describe('a day that fails while its rule is right', () => {
  test('is tried again each hour, and said once', async () => {
    const { id } = await world.made()
    const { systemTransaction } = world.database
    // What a single order is refused for: it holds more than the service takes.
    const hold = (weightKg: number) =>
      systemTransaction((db) =>
        db
          .updateTable('recurring_orders')
          .set({ parcels: JSON.stringify([{ parcelTypeId: world.service.box, quantity: 2, weightKg }]) })
          .where('id', '=', id)
          .execute(),
      )
    await hold(100_000)
    const told = async () => {
      await tellNotices(world.deps)
      return systemTransaction((db) =>
        db.selectFrom('notices').select('id').where('type', '=', 'recurringOrderInvalid').execute(),
      )
    }
    const events = () =>
      systemTransaction((db) =>
        db
          .selectFrom('outbox')
          .select('id')
          .where('topic', '=', 'recurring-orders')
          .where(sql`payload ->> 'key'`, '=', String(id))
          .execute(),
      )
    world.goTo('2026-11-22')
    await world.look()
    expect(await states(id, '2026-11-23', '2026-11-23')).toEqual([['2026-11-23', 'failed']])
    expect((await world.read(id)).status).toBe('active')
    const [notices, heard] = [(await told()).length, (await events()).length]
    expect(notices).toBeGreaterThan(0)
    world.goTo('2026-11-22', '08:00')
    await world.look()
    expect([(await told()).length, (await events()).length]).toEqual([notices, heard])
    await hold(30)
    world.goTo('2026-11-22', '10:00')
    await world.look()
    expect(await states(id, '2026-11-23', '2026-11-23')).toEqual([['2026-11-23', 'made']])
  })
})

describe('the calendar', () => {
  const calendar = async (from: string, until: string) =>
    (
      await world.call<{ data: { date: string; orders: number; undecided: number }[] }>(
        world.callers.scheduler,
        'GET',
        `/tenants/${world.callers.scheduler.tenantId}/recurring-order-calendar?from=${from}&until=${until}`,
      )
    ).body.data

  test('counts what is planned, placed and undecided on each day, and lists a day by the clock', async () => {
    const early = await world.made({ pickupFromS: 7 * 3_600, name: 'Early run' })
    const { id } = await madeAndDown()
    const { tenantId } = world.callers.scheduler
    await world.look()
    await act(id, '2026-11-25', 'disable')
    await world.call(world.callers.scheduler, 'PUT', `/recurring-orders/${early.id}/disable`)
    expect(await calendar('2026-11-24', '2026-12-01')).toEqual([
      { date: '2026-11-24', orders: 2, undecided: 0 },
      { date: '2026-11-25', orders: 0, undecided: 1 },
      { date: '2026-11-26', orders: 0, undecided: 2 },
      { date: '2026-11-27', orders: 2, undecided: 0 },
      { date: '2026-11-28', orders: 0, undecided: 0 },
      { date: '2026-11-29', orders: 0, undecided: 0 },
      { date: '2026-11-30', orders: 1, undecided: 0 },
      { date: '2026-12-01', orders: 1, undecided: 0 },
    ])
    const day = await world.call<{ data: { name: string; day: { state: string } }[]; total: number }>(
      world.callers.scheduler,
      'GET',
      `/tenants/${tenantId}/recurring-order-days?day=2026-11-26&limit=1`,
    )
    expect(day.body.total).toBe(2)
    expect(day.body.data).toEqual([
      expect.objectContaining({
        name: 'Early run',
        customerName: expect.stringMatching(/\w/),
        pickupFromS: 7 * 3_600,
        day: expect.objectContaining({ state: 'missed' }),
      }),
    ])
    expect(
      (
        await world.call(
          world.callers.scheduler,
          'GET',
          `/tenants/${tenantId}/recurring-order-calendar?from=2026-11-24&until=2027-11-24`,
        )
      ).body,
    ).toMatchObject({ errors: { '/until': ['At most eight weeks at once'] } })
  })

  test('counts no order of one that has to be mended first', async () => {
    await world.made()
    await world.database.systemTransaction((db) => db.updateTable('services').set({ is_enabled: false }).execute())
    await world.look()
    expect(await calendar('2026-11-26', '2026-11-28')).toEqual([
      { date: '2026-11-26', orders: 0, undecided: 1 },
      { date: '2026-11-27', orders: 0, undecided: 1 },
      { date: '2026-11-28', orders: 0, undecided: 0 },
    ])
  })

  test('counts all of more than are read at a time', async () => {
    const { id } = await world.made()
    const many = 450
    await world.copies(id, many - 1)
    const week = await calendar('2026-11-23', '2026-11-29')
    expect(week.map(({ orders }) => orders)).toEqual([many, many, many, many, many, 0, 0])
  })
})

test('of an organization that does not plan any more nothing is made', async () => {
  const { id } = await world.made()
  const { customer } = world.tenants
  await world.database.systemTransaction((db) =>
    db.deleteFrom('tenant_features').where('tenant_id', '=', customer).where('feature', '=', 'Planner').execute(),
  )
  world.goTo('2026-11-23')
  await world.look()
  expect(await world.orders(id)).toEqual([])
  await world.database.systemTransaction((db) =>
    db.insertInto('tenant_features').values({ tenant_id: customer, feature: 'Planner' }).execute(),
  )
  await world.look()
  expect(await world.orders(id)).toHaveLength(2)
})

test('a courier narrows its list down to a customer', async () => {
  const { id } = await world.made()
  const of = async (customerTenantId: number) => {
    const pagination = encodeURIComponent(JSON.stringify({ filter: { status: ['active'], customerTenantId } }))
    const path = `/tenants/${world.tenants.courier}/recurring-orders-paginated?pagination=${pagination}`
    return (await world.call<{ data: { id: number }[] }>(world.owner, 'GET', path)).body.data.map((row) => row.id)
  }
  expect(await of(world.tenants.customer)).toEqual([id])
  expect(await of(world.tenants.courier)).toEqual([])
})
