import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { drawAttached } from '#server/billing/papers/attached-papers.ts'
import { reportSchedulesJob, sendDueReports } from '#server/billing/reports/send-schedule.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { startScheduled, workOff } from '#tests/api/support/work-off.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'
import { readCsvRecords } from './read-file.ts'

/* Reports by mail: who may set them up, when they are sent, and that each is sent once. Saskatchewan is six hours behind Greenwich. */

type Schedule = Schema<'ReportSchedule'>

let world: BillingWorld
let other: Caller

const day = 86_400
/** Seven in the morning of the Saturday after noon. */
const nextMorning = noon + 19 * 3_600

beforeAll(async () => {
  world = await billingWorld()
  const { database, tenants } = world
  const otherId = await database.systemTransaction(async (db) => {
    await db
      .insertInto('tenant_features')
      .values([
        { tenant_id: tenants.courier, feature: 'Courier' },
        { tenant_id: tenants.customer, feature: 'Customer' },
      ])
      .onConflict((of) => of.doNothing())
      .execute()
    return insertUser(db, tenants.courier, 'Olga Office', [roles.organizationManager])
  })
  other = await world.caller(otherId, tenants.courier)
  await world.completed(1)
  await world.completed(1)
  await world.completed(20)
}, 60_000)
afterAll(() => world.close())

beforeEach(() => {
  world.clock.now = noon
})
afterEach(async () => {
  await world.database.systemTransaction((db) => db.deleteFrom('report_schedules').execute())
})

const bookkeepersMail = () => `bookman.${world.tenants.courier}@example.test`

function input(changes: Record<string, unknown> = {}) {
  const times = { every: 'day', timeOfDay: 25_200 }
  const report = { name: 'Every morning', reportKind: 'SummaryByCustomer', period: 'lastDay' }
  return { ...report, ...times, receivers: bookkeepersMail(), ...changes }
}

async function made(changes: Record<string, unknown> = {}, who = world.bookkeeper): Promise<Schedule> {
  const path = `/tenants/${who.tenantId}/report-schedules`
  const answer = await world.call<Schedule>(who, 'POST', path, { body: input(changes) })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

async function refused(changes: Record<string, unknown>, who = world.bookkeeper): Promise<Record<string, string[]>> {
  const path = `/tenants/${who.tenantId}/report-schedules`
  const answer = await world.call<{ errors?: Record<string, string[]> }>(who, 'POST', path, { body: input(changes) })
  expect(answer.status).toBe(422)
  return answer.body.errors ?? {}
}

async function read(id: number): Promise<Schedule> {
  return (await world.call<Schedule>(world.bookkeeper, 'GET', `/report-schedules/${id}`)).body
}

const act = (id: number, what: string, who = world.bookkeeper, method = 'PUT') =>
  world.call<Schedule>(who, method, `/report-schedules/${id}/${what}`)

/** The mails that were written down for a report. */
async function written() {
  const { database } = world
  return database.systemTransaction((db) =>
    db
      .selectFrom('messages')
      .select(['recipient', 'subject', 'text_body', 'papers'])
      .where('purpose', '=', 'report')
      .orderBy('id')
      .execute(),
  )
}

async function sentSince(before: number): Promise<number> {
  return (await written()).length - before
}

describe('a schedule', () => {
  test('says when it is sent next, by the clocks of the organization', async () => {
    expect(await made()).toMatchObject({
      isPaused: false,
      madeByName: 'Bea Bookman',
      nextAt: nextMorning,
      lastAt: null,
      lastOutcome: null,
    })
    // November 20, 2026 is a Friday.
    expect((await made({ every: 'week', weekday: 'friday', timeOfDay: 64_800 })).nextAt).toBe(noon + 6 * 3_600)
    expect((await made({ every: 'week', weekday: 'thursday' })).nextAt).toBe(nextMorning + 5 * day)
    expect(wallTimeAt((await made({ every: 'month', dayOfMonth: 31 })).nextAt ?? 0, 'America/Regina').date).toBe(
      '2026-11-30',
    )
  })

  test('is refused with what it cannot be', async () => {
    expect(await refused({ every: 'week' })).toHaveProperty('/weekday')
    expect(await refused({ every: 'month' })).toHaveProperty('/dayOfMonth')
    expect(await refused({ receivers: 'nobody' })).toEqual({ '/receivers': ['"nobody" is not an e-mail address'] })
    expect(await refused({ receivers: 'a@elsewhere.test' })).toHaveProperty('/receivers')
    expect(await refused({ filter: { customerIds: [world.tenants.stranger] } })).toHaveProperty('/filter/customerIds/0')
    expect(await refused({ filter: { courierIds: [world.tenants.stranger] } })).toHaveProperty('/filter/courierIds/0')
    expect(await refused({ reportKind: 'SummaryByDriver' }, world.callers.customerOwner)).toHaveProperty('/reportKind')
    const { receivers } = await made({ receivers: 'a@elsewhere.test', sendsOutside: true })
    expect(receivers).toBe('a@elsewhere.test')
  })

  test('is made and changed by those who keep the books, of their own organization', async () => {
    const { id } = await made()
    for (const who of [world.callers.dispatcher, world.callers.driver]) {
      expect(
        (await world.call(who, 'POST', `/tenants/${who.tenantId}/report-schedules`, { body: input() })).status,
      ).toBe(403)
      expect((await act(id, 'send', who, 'POST')).status).toBe(403)
    }
    expect((await act(id, 'send', world.callers.customerOwner, 'POST')).status).toBe(404)
    expect((await act(id, 'pause', world.callers.customerOwner)).status).toBe(404)
  })

  test('is sent in the name of who changed or resumed it last', async () => {
    const { id, version } = await made()
    const changed = await world.call<Schedule>(other, 'PATCH', `/report-schedules/${id}`, {
      body: { version, timeOfDay: 28_800 },
    })
    expect(changed.body).toMatchObject({ madeByName: 'Olga Office', nextAt: nextMorning + 3_600 })
    expect((await act(id, 'pause')).body).toMatchObject({ isPaused: true, nextAt: null })
    expect((await act(id, 'resume')).body).toMatchObject({
      isPaused: false,
      madeByName: 'Bea Bookman',
      nextAt: nextMorning + 3_600,
    })
  })

  test('stays paused when it is changed', async () => {
    const { id } = await made()
    const { version } = (await act(id, 'pause')).body
    const changed = await world.call<Schedule>(other, 'PATCH', `/report-schedules/${id}`, {
      body: { version, name: 'Later' },
    })
    expect(changed.body).toMatchObject({ name: 'Later', isPaused: true, nextAt: null })
  })
})

describe('when its time has come', () => {
  test('it is sent once, with its totals and its file, and has its next time', async () => {
    const { id } = await made({ receivers: `${bookkeepersMail()}, office.${world.tenants.courier}@example.test` })
    const before = (await written()).length
    world.clock.now = nextMorning - 1
    await sendDueReports(world.deps)
    expect(await sentSince(before)).toBe(0)
    world.clock.now = nextMorning + 30
    await startScheduled(world, [reportSchedulesJob])
    await workOff(world, { of: [reportSchedulesJob] })
    await sendDueReports(world.deps)
    expect(await sentSince(before)).toBe(2)
    expect(await read(id)).toMatchObject({
      lastAt: nextMorning + 30,
      lastOutcome: 'Sent to 2 addresses, with 0 orders.',
      nextAt: nextMorning + day,
    })
    const [mail] = (await written()).slice(before)
    expect(mail).toMatchObject({
      recipient: bookkeepersMail(),
      subject: 'Every morning, Prairie Sky',
      papers: [{ kind: 'report', report: 'SummaryByCustomer', from: '2026-11-20', until: '2026-11-20' }],
    })
  })

  test('several processes at once send it once', async () => {
    await made()
    const before = (await written()).length
    world.clock.now = nextMorning
    await Promise.all(Array.from({ length: 6 }, () => sendDueReports(world.deps)))
    expect(await sentSince(before)).toBe(1)
  })

  test('what fails on its way is not sent, stays due, and keeps no other', async () => {
    const failing = await made({ name: 'Failing' })
    const fine = await made({ name: 'Fine' })
    const before = (await written()).length
    world.clock.now = nextMorning
    const { database } = world
    // As if the process died between the mails and the next time.
    const stop = (sql: string) => database.pool.query(sql)
    await stop(`create function refuse_report() returns trigger language plpgsql as $$ begin
      if new.id = ${failing.id} and new.next_at is distinct from old.next_at then raise 'no'; end if; return new; end $$`)
    await stop(
      'create trigger refuse_report before update on report_schedules for each row execute function refuse_report()',
    )
    await sendDueReports(world.deps)
    expect(await sentSince(before)).toBe(1)
    expect(await read(failing.id)).toMatchObject({
      nextAt: nextMorning,
      lastOutcome: 'It could not be sent, and is tried again.',
    })
    expect(await read(fine.id)).toMatchObject({ nextAt: nextMorning + day })
    await stop('drop trigger refuse_report on report_schedules')
    await stop('drop function refuse_report')
    await sendDueReports(world.deps)
    await sendDueReports(world.deps)
    expect(await sentSince(before)).toBe(2)
  })

  test('what came due while no server ran is sent once', async () => {
    const { id } = await made()
    const before = (await written()).length
    world.clock.now = nextMorning + 5 * day + 60
    await sendDueReports(world.deps)
    await sendDueReports(world.deps)
    expect(await sentSince(before)).toBe(1)
    // Nobody stays signed in for so long.
    world.clock.now = noon
    expect((await read(id)).nextAt).toBe(nextMorning + 6 * day)
  })

  test('a paused one is not sent', async () => {
    const { id } = await made()
    const before = (await written()).length
    await act(id, 'pause')
    world.clock.now = nextMorning + day
    await sendDueReports(world.deps)
    expect(await sentSince(before)).toBe(0)
  })

  test('who may not read the accounting any more has it paused, which it says, and somebody else can resume it', async () => {
    const { id } = await made({}, other)
    const before = (await written()).length
    const { database, tenants } = world
    await database.systemTransaction((db) =>
      db
        .updateTable('memberships')
        .set({ roles: [roles.driver] })
        .where('user_id', '=', other.userId)
        .where('tenant_id', '=', tenants.courier)
        .execute(),
    )
    world.clock.now = nextMorning
    await sendDueReports(world.deps)
    expect(await sentSince(before)).toBe(0)
    expect(await read(id)).toMatchObject({
      isPaused: true,
      nextAt: null,
      pausedReason: 'Olga Office may not read the accounting any more',
    })
    expect((await act(id, 'resume')).body).toMatchObject({
      isPaused: false,
      pausedReason: null,
      madeByName: 'Bea Bookman',
    })
    world.clock.now = nextMorning + day
    await sendDueReports(world.deps)
    expect(await sentSince(before)).toBe(1)
  })

  test('another zone of the organization moves it to the same time by the new clocks', async () => {
    const { id } = await made()
    const { database, tenants } = world
    const setZone = (zone: string) =>
      database.systemTransaction((db) =>
        db.updateTable('tenants').set({ time_zone: zone }).where('id', '=', tenants.courier).execute(),
      )
    await setZone('America/Halifax')
    const before = (await written()).length
    await sendDueReports(world.deps)
    expect(await sentSince(before)).toBe(0)
    expect((await read(id)).nextAt).toBe(nextMorning - 2 * 3_600)
    await setZone('America/Regina')
  })
})

test('"Send now" sends it beside its times, with what it comes to, and the file says the same', async () => {
  const { id, nextAt } = await made({ period: 'monthToDate', reportKind: 'TransactionByDriver' })
  const before = (await written()).length
  expect((await act(id, 'send', world.bookkeeper, 'POST')).body).toMatchObject({
    nextAt,
    lastAt: noon,
    lastOutcome: 'Sent to 1 address, with 2 orders.',
  })
  const [mail] = (await written()).slice(before)
  expect(mail?.text_body).toContain('• Orders: 2')
  const [file] = await drawAttached(world.deps, world.tenants.courier, mail?.papers ?? [])
  expect(file).toMatchObject({ filename: 'TransactionByDriver-2026-11-01-to-2026-11-19.csv', contentType: 'text/csv' })
  const records = readCsvRecords(file?.content.toString() ?? '')
  expect(records).toHaveLength(2)
  const total = records.reduce((sum, record) => sum + Number(record['Total (CAD)']), 0)
  expect(mail?.text_body).toContain(`• Total: $${total.toFixed(2)}`)
})
