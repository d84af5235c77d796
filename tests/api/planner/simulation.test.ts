import { afterAll, beforeAll, expect, test } from 'vitest'
import { plannedDays, type PlannedDay } from '#domain/planner/calendar.ts'
import { recurrenceOf, type RecurrenceInput } from '#domain/planner/recurrence-input.ts'
import type { RecurrenceRule } from '#domain/planner/recurrence.ts'
import { windowsOn } from '#domain/planner/windows.ts'
import { addDays, unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import { lookAtDue } from '#server/planner/run-planner.ts'
import { plannerWorld } from './planner-world.ts'

/**
 * Sixty days of a courier in Toronto, where the clocks go back on the 1st of November: servers that are down for days, looks that end in the
 * middle, several at once, and single days that are changed. What was made then is exactly what the rule says. A seed that fails is
 * replayed by its number: PLANNER_SEEDS=17 (or 1-1000).
 */

const zone = 'America/Toronto'
const first = '2026-10-05'
const lastDay = '2026-12-03'

let world: Awaited<ReturnType<typeof plannerWorld>>
beforeAll(async () => {
  world = await plannerWorld()
  await world.database.systemTransaction((db) => db.updateTable('tenants').set({ time_zone: zone }).execute())
})
afterAll(() => world.close())

/** Numbers that follow from a seed (mulberry32), from 0 to below 1. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const recurrences: readonly RecurrenceInput[] = [
  { kind: 'daily', every: 1 },
  { kind: 'daily', every: 3 },
  { kind: 'weekdays' },
  { kind: 'weekly', every: 1, weekdays: [0, 2, 5] },
  { kind: 'weekly', every: 2, weekdays: [1, 6] },
  { kind: 'monthly_day', every: 1, day: 31 },
  { kind: 'monthly_weekday', every: 1, occurrence: 'Last', weekday: 5 },
]

function seeds(): number[] {
  const [from = 1, until = from] = (process.env.PLANNER_SEEDS ?? '1-50').split('-').map(Number)
  return Array.from({ length: until - from + 1 }, (_, index) => from + index)
}

test.each(seeds())('sixty days of seed %i', { timeout: 120_000 }, async (seed) => {
  const random = randomOf(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const goTo = (day: string, seconds: number) => (world.clock.now = unixSecondsAt(day, seconds, zone))
  const { scheduler } = world.callers
  const daysAhead = pick([0, 1, 3])
  const pickupFromS = pick([0, 5_400, 32_400, 84_600])
  const recurrence = pick(recurrences)

  goTo(addDays(first, -10), 36_000)
  const { id } = await world.made({ recurrence, startDate: first, pickupFromS, daysAhead })
  const looks = new Set<string>()
  const exceptions = new Map<string, { isDisabled: boolean; movedTo: string | null }>()
  const rule = ruleOf(recurrence)
  const planned = () =>
    plannedDays(
      rule,
      {
        holidays: [],
        policy: 'run',
        worksOn: () => true,
        exceptions: [...exceptions].map(([date, exception]) => ({ date, ...exception })),
      },
      // A day may be moved to one before the first.
      addDays(first, -10),
      addDays(lastDay, daysAhead),
    )

  let down = 0
  for (let day = addDays(first, -5); day <= lastDay; day = addDays(day, 1)) {
    if (day > first && down === 0 && random() < 0.08) down = pick([1, 2, 4])
    if (down > 0) {
      down -= 1
      continue
    }
    goTo(day, Math.floor(random() * 86_399))
    if (random() < 0.15) await lookAtDue(world.deps, AbortSignal.timeout(Math.floor(random() * 30))).catch(() => {})
    await Promise.all(Array.from({ length: pick([1, 1, 2]) }, () => world.look()))
    looks.add(wallTimeAt(world.clock.now, zone).date)
    // A day that is far enough ahead not to be made yet.
    const open = planned().filter(
      ({ date, runsOn }) => !exceptions.has(date) && (runsOn ?? '') > addDays(day, daysAhead + 1),
    )
    if (random() < 0.12 && open.length > 0) await change(pick(open), day)
  }

  async function change({ date }: PlannedDay, today: string): Promise<void> {
    const movedTo = random() < 0.5 ? null : addDays(today, daysAhead + 2 + Math.floor(random() * 9))
    const path = `/recurring-orders/${id}/days/${date}`
    const { status, body } =
      movedTo === null
        ? await world.call(scheduler, 'PUT', `${path}/disable`)
        : await world.call(scheduler, 'PATCH', path, { body: { movedTo } })
    expect([date, movedTo, status, body]).toMatchObject([date, movedTo, 200, {}])
    exceptions.set(date, { isDisabled: movedTo === null, movedTo })
  }

  const lastLook = [...looks].toSorted().at(-1) ?? ''
  const isSeen = (runsOn: string) => {
    for (let day = addDays(runsOn, -daysAhead); day <= runsOn; day = addDays(day, 1)) if (looks.has(day)) return true
    return false
  }
  const due = planned().filter(({ runsOn }) => runsOn !== null && runsOn <= addDays(lastLook, daysAhead))
  const expected = due.flatMap(({ date, runsOn }) => (runsOn !== null && isSeen(runsOn) ? [{ date, runsOn }] : []))
  const kept = await world.database.systemTransaction((db) =>
    db
      .selectFrom('recurring_order_days as day')
      .leftJoin('delivery_orders as o', 'o.id', 'day.delivery_order_id')
      .select(['day.date', 'day.state', 'day.ran_on', 'o.available_at', 'o.created_at'])
      .where('day.recurring_order_id', '=', id)
      .where('day.state', 'is not', null)
      .execute(),
  )
  const made = kept.filter(({ state }) => state === 'made')
  expect(made.map(({ date, ran_on: runsOn }) => ({ date, runsOn })).toSorted(byDate)).toEqual(expected.toSorted(byDate))
  expect((await world.orders(id)).length).toBe(expected.length)
  for (const { ran_on: ranOn, available_at: at, created_at: placedAt } of made) {
    const times = { pickupFromS, pickupToS: pickupFromS, dropoffFromS: null, dropoffToS: null, dropoffDays: 0 }
    expect(at).toBe(Math.max(windowsOn(ranOn ?? '', times, zone).pickupFrom, placedAt ?? 0))
  }
  const missed = kept.filter(({ state }) => state === 'missed').map(({ date }) => date)
  const unseen = due.filter(({ runsOn }) => runsOn !== null && !isSeen(runsOn) && runsOn < lastLook)
  expect(missed.toSorted()).toEqual(unseen.map(({ date }) => date).toSorted())
  expect(kept.filter(({ state }) => state === 'failed')).toEqual([])
  await world.call(scheduler, 'PUT', `/recurring-orders/${id}/terminate`)
})

function ruleOf(recurrence: RecurrenceInput): RecurrenceRule {
  const read = recurrenceOf(recurrence)
  if (!('value' in read)) throw new Error('It is no recurrence.')
  return { recurrence: read.value, startDate: first, endDate: null }
}

function byDate(one: { date: string }, other: { date: string }): number {
  return one.date < other.date ? -1 : 1
}
