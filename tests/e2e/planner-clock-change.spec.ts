import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#scripts/project-root.ts'
import { addDays, unixSecondsAt } from '#domain/time/zoned-time.ts'
import type { RecurringOrder } from '#generated/model/index.ts'
import { callerFor, whatIsOrdered } from '#tests/e2e/support/arrange.ts'
import { emptyDataDir } from '#tests/e2e/support/demo-world.ts'
import { expect, signIn, test } from '#tests/e2e/support/journey.ts'
import { startServer, type RunningServer } from '#tests/e2e/support/server.ts'

const owner = 'owner@prairiesky.example'
const timeZone = 'America/Toronto'
/** As a time in a list says its day in full. */
const titleOf = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' })
/** Two weeks, in whose middle clocks are put back: in the night to 1 November 2026 half past one comes twice. */
const days = Array.from({ length: 14 }, (_, index) => addDays('2026-10-26', index))
const newestFirst = days.toReversed().map((day) => titleOf.format(new Date(day)))
const poNumber = 'TWICE-0130'

/** Noon of the day before, unix seconds. */
const dayBefore = unixSecondsAt('2026-10-25', 12 * 3_600, timeZone)

let server: RunningServer
let dataDir: string

test.beforeAll(async () => {
  dataDir = emptyDataDir()
  server = await startServer(dataDir, [join(projectRoot, 'tests/e2e/support/moved-clock-server.ts'), String(dayBefore)])
})
test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The server's clock stands there, and what was to be made by then is made. */
async function goTo(unixSeconds: number): Promise<void> {
  const answer = once(server.child, 'message')
  server.child.send({ goTo: unixSeconds })
  await answer
}

test('what recurs over a change of clocks keeps its time of the wall clock, once each day', async ({ browser }) => {
  const office = await callerFor(owner, server.url)
  await office.call('PATCH', `/tenants/${office.tenantId}`, { timezone: timeZone })
  await office.call<RecurringOrder>('POST', `/tenants/${office.tenantId}/recurring-orders`, {
    ...(await whatIsOrdered(office)),
    name: 'Night run',
    poNumber,
    recurrence: { kind: 'daily' },
    startDate: days[0],
    endDate: days.at(-1),
    pickupFromS: 1.5 * 3_600,
    dropoffToS: 9 * 3_600,
  })
  const context = await browser.newContext({ locale: 'en-CA', timezoneId: timeZone })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.clock.install({ time: dayBefore * 1_000 })
  await signIn(page, owner, `${server.url}/order-history?q=${poNumber}`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: '#' })

  await test.step('each midnight the order of the next day comes to the list that stands open', async () => {
    await expect(rows).toHaveCount(1)
    let now = dayBefore
    for (const [index, day] of days.entries()) {
      const midnight = unixSecondsAt(day, 0, timeZone)
      await goTo(midnight)
      await page.clock.fastForward((midnight - now) * 1_000)
      now = midnight
      // The page may wait some seconds until it connects anew, which are over at once here.
      const count = () => page.clock.fastForward(2_000).then(() => rows.count())
      await expect.poll(count, { intervals: [100] }).toBe(Math.min(index + 2, days.length))
    }
  })

  await test.step('each day has one, at the same time of the wall clock before and after', async () => {
    const times = await rows
      .locator('time')
      .evaluateAll((found) => found.map((each) => [each.getAttribute('title'), each.getAttribute('datetime')]))
    expect(times.map(([title]) => title)).toEqual(newestFirst.flatMap((day) => [`${day} at 01:30`, `${day} at 09:00`]))
    const ready = times.flatMap(([title, at]) => (title?.endsWith('01:30') ? [at?.slice(11, 16)] : []))
    // Of half past one that comes twice the first is meant: clocks are put back after it.
    expect(ready).toEqual([...Array<string>(7).fill('06:30'), ...Array<string>(7).fill('05:30')])
  })
  expect(errors).toEqual([])
})
