import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, wallTimeAt, weekdayOf, type LocalDate } from '#domain/time/zoned-time.ts'
import { lookAtDue } from '#server/planner/run-planner.ts'
import { demoTimeZone } from '#server/seed/demo-organisations.ts'
import { demoMorning, hour, seededApp } from '#tests/api/seed-support.ts'
import type { TestApp } from '#tests/api/support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await seededApp(demoMorning)
}, 180_000)
afterAll(() => app.close())

const today = dayOf(demoMorning)

/** The day by the courier's clock. */
function dayOf(unixSeconds: number): LocalDate {
  return wallTimeAt(unixSeconds, demoTimeZone).date
}

function pastOf(name: string) {
  return app.database.systemTransaction(async (db) => {
    const rule = await db.selectFrom('recurring_orders').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
    const orders = await db
      .selectFrom('delivery_orders as o')
      .innerJoin('delivery_order_prices as price', 'price.delivery_order_id', 'o.id')
      .leftJoin('recurring_order_days as d', 'd.delivery_order_id', 'o.id')
      .select(['o.id', 'o.status', 'o.created_at', 'o.available_at', 'o.driver_user_id', 'o.po_number'])
      .select(['price.total_cents', 'd.recurring_order_id', 'd.date', 'd.state', 'd.ran_on'])
      .where('o.created_by_recurring_order_id', '=', rule.id)
      .orderBy('o.available_at')
      .execute()
    const events = await db
      .selectFrom('recurring_order_events')
      .selectAll()
      .where('recurring_order_id', '=', rule.id)
      .orderBy('id')
      .execute()
    return { rule, orders, events }
  })
}

test.each([
  ['Morning run', { ready: 8 * hour, runs: (day: LocalDate) => !['saturday', 'sunday'].includes(weekdayOf(day)) }],
  ['Ward stock', { ready: 13 * hour, runs: (day: LocalDate) => ['monday', 'thursday'].includes(weekdayOf(day)) }],
])(
  '%s has run for sixty days, on each of its days but for those on which it was off',
  async (name, { ready, runs }) => {
    const { rule, orders, events } = await pastOf(name)
    const days = Array.from({ length: 60 }, (_, index) => addDays(today, index - 59))
    const offDays = new Set<LocalDate>()
    const changedDays = new Set<LocalDate>()
    let pausedOn: LocalDate | null = null
    for (const { type, date, created_at: createdAt } of events) {
      const day = dayOf(createdAt)
      if (type === 'paused') pausedOn = day
      if (type === 'single_day_disabled') offDays.add(date ?? '')
      if (type === 'single_day_enabled') offDays.delete(date ?? '')
      if (type === 'single_day_settings_updated') changedDays.add(date ?? '')
      if (type !== 'resumed' || pausedOn === null) continue
      // What was to come on the next day had been made by the midnight before it was paused.
      for (let off = addDays(pausedOn, 2); off < day; off = addDays(off, 1)) offDays.add(off)
      pausedOn = null
    }
    expect(rule).toMatchObject({ status: 'active', start_date: days[0], looked_on: today })
    expect(dayOf(rule.created_at)).toBe(addDays(today, -60))
    expect(offDays.size).toBeGreaterThan(6)
    // Each of the rule's days has one, and no other day has any.
    expect(orders.map(({ date }) => date)).toEqual(days.filter((day) => runs(day) && !offDays.has(day)))
    for (const order of orders) {
      const { date, available_at: availableAt, created_at: createdAt } = order
      expect(order).toMatchObject({ recurring_order_id: rule.id, state: 'made', ran_on: date, status: 'completed' })
      expect(order.total_cents).toBeGreaterThan(0)
      expect(order.driver_user_id).toBe(rule.default_driver_user_id)
      const { date: onDay, secondsFromMidnight } = wallTimeAt(availableAt, demoTimeZone)
      expect([onDay, secondsFromMidnight === ready]).toEqual([date, !changedDays.has(date ?? '')])
      // Made a day ahead, or as soon as it could be.
      expect(dayOf(createdAt) >= addDays(onDay, -1) && createdAt < availableAt).toBe(true)
    }
    const made = events.filter(({ type }) => type === 'delivery_order_created')
    expect(made.map(({ date, delivery_order_id: id }) => [date, id])).toEqual(orders.map(({ date, id }) => [date, id]))
    expect(made.every(({ actor_name: actor }) => actor === null)).toBe(true)
  },
)

test('what happened to them in these sixty days stands in their history', async () => {
  const [daily, weekly] = await Promise.all([pastOf('Morning run'), pastOf('Ward stock')])
  const typesOf = ({ events }: typeof daily) => new Set(events.map(({ type }) => type))
  const both = [
    'created',
    'delivery_order_created',
    'settings_updated',
    'single_day_settings_updated',
    'single_day_disabled',
    'paused',
    'resumed',
  ] as const
  expect(typesOf(weekly)).toEqual(new Set(both))
  expect(typesOf(daily)).toEqual(new Set([...both, 'single_day_enabled']))
  for (const { events } of [daily, weekly]) {
    const times = events.map(({ created_at: at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  }
  // What was changed holds from then on.
  const numbers = daily.orders.map(({ po_number: number }) => number)
  expect(new Set(numbers)).toEqual(new Set(['', 'STANDING-8']))
  expect(numbers.toSorted()).toEqual(numbers)
})

test('nothing of them waits for a decision or for a job, and the runner makes nothing more of them today', async () => {
  const counted = () =>
    app.database.systemTransaction(async (db) => ({
      orders: (await db.selectFrom('delivery_orders').select('id').execute()).length,
      undecided: await db.selectFrom('recurring_order_days').select('date').where('state', '!=', 'made').execute(),
      jobs: await db.selectFrom('jobs').select('name').execute(),
    }))
  const before = await counted()
  expect(before).toMatchObject({ undecided: [], jobs: [] })
  await lookAtDue(app.deps)
  expect(await counted()).toMatchObject({ orders: before.orders })
})
