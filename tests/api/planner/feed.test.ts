import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { Database } from '#server/db/schema.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { plannerWorld } from './planner-world.ts'

/** The calendar in other programs (docs/rules/planner.md). */

let world: Awaited<ReturnType<typeof plannerWorld>>
beforeAll(async () => {
  world = await plannerWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = noon
  await world.database.systemTransaction(async (db) => {
    await db.updateTable('recurring_orders').set({ status: 'archived' }).execute()
    await db.deleteFrom('planner_feeds').execute()
  })
})

interface Feed {
  readonly madeAt: number | null
  readonly fetchedAt: number | null
}

const at = ({ tenantId }: Caller) => `/tenants/${tenantId}/planner-feed`
const renew = (who: Caller) => world.call<{ link: string; madeAt: number }>(who, 'PUT', at(who))
const end = (who: Caller) => world.call(who, 'DELETE', at(who))
const feed = async (who: Caller) => (await world.call<Feed>(who, 'GET', at(who))).body

/** As a program asks that has nothing but the link. */
async function fetched(link: string) {
  const answer = await fetch(`${world.address}${new URL(link).pathname}`)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function linkOf(who: Caller): Promise<string> {
  const { status, body } = await renew(who)
  if (status !== 200) throw new Error(`No link was made: ${JSON.stringify(body)}`)
  return body.link
}

const read = async (link: string) => eventsIn((await fetched(link)).text)

/** The events of a calendar, each with its properties as they stand there. */
function eventsIn(text: string): Record<string, string>[] {
  const lines = text.replaceAll(/\r\n /g, '').split('\r\n')
  const events: Record<string, string>[] = []
  for (const line of lines) {
    const [name = '', ...value] = line.split(':')
    if (line === 'BEGIN:VEVENT') events.push({})
    else Object.assign(events.at(-1) ?? {}, { [name]: value.join(':') })
  }
  return events
}

const uid = (id: number, date: string) => `recurring-order-${id}-${date}@127.0.0.1:0`
const everyFriday = { recurrence: { kind: 'weekly', weekdays: [5] }, name: 'Friday run', startDate: '2026-11-20' }

describe('the calendar', () => {
  test('has the days of what one sees, with their orders, from four weeks back to eight ahead', async () => {
    const { scheduler } = world.callers
    const { id } = await world.made({ ...everyFriday, dropoffToS: 12 * 3_600 })
    world.goTo('2026-11-26')
    await world.look()
    const [order] = await world.orders(id)
    const link = await linkOf(scheduler)
    const answer = await fetched(link)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*\r\nX-WR-TIMEZONE:America\/Regina\r\n/)
    const events = eventsIn(answer.text)
    expect(events[0]).toMatchObject({
      UID: uid(id, '2026-11-27'),
      DTSTART: '20261127T150000Z',
      DTEND: '20261127T180000Z',
      SUMMARY: 'Friday run: Broadway Pharmacy → Stonebridge Clinic',
      LOCATION: 'Broadway Pharmacy',
      DESCRIPTION: `Order #${order?.id}: Unassigned`,
      STATUS: 'CONFIRMED',
      DTSTAMP: '20261126T120000Z',
    })
    expect(events[1]).toMatchObject({ UID: uid(id, '2026-12-04'), DESCRIPTION: 'Planned', STATUS: 'CONFIRMED' })
    // The last one is eight weeks from today.
    expect(events.at(-1)?.UID).toBe(uid(id, '2027-01-15'))
    expect(events).toHaveLength(8)
    world.goTo('2026-12-25')
    expect((await read(link))[0]?.UID).toBe(uid(id, '2026-11-27'))
    world.goTo('2026-12-26')
    expect((await read(link))[0]?.UID).not.toBe(uid(id, '2026-11-27'))
  })

  test('shows a day that moved under the same uid, one left out as cancelled, and nothing of one that is paused', async () => {
    const { scheduler } = world.callers
    const { id } = await world.made(everyFriday)
    const day = (date: string) => `/recurring-orders/${id}/days/${date}`
    await world.call(scheduler, 'PATCH', day('2026-11-27'), { body: { movedTo: '2026-11-26', pickupFromS: 36_000 } })
    await world.call(scheduler, 'PUT', `${day('2026-12-04')}/disable`)
    const link = await linkOf(scheduler)
    const of = async (date: string) => (await read(link)).find(({ UID }) => UID === uid(id, date))
    expect(await of('2026-11-27')).toMatchObject({
      DTSTART: '20261126T160000Z',
      STATUS: 'CONFIRMED',
      DESCRIPTION: String.raw`Planned\nMoved from November 27\, 2026`,
    })
    expect(await of('2026-11-27')).not.toHaveProperty('DTEND')
    expect(await of('2026-12-04')).toMatchObject({ STATUS: 'CANCELLED', DESCRIPTION: 'Left out' })
    await world.call(scheduler, 'PUT', `/recurring-orders/${id}/disable`)
    expect(await read(link)).toEqual([])
  })

  test('follows what becomes of an order, and keeps its uid', async () => {
    const { scheduler, dispatcher } = world.callers
    const { id } = await world.made(everyFriday)
    world.goTo('2026-11-26')
    await world.look()
    const [order] = await world.orders(id)
    const link = await linkOf(scheduler)
    const cancel = { tenantId: world.tenants.courier, reason: 'A test' }
    const cancelled = await world.call(dispatcher, 'POST', `/delivery-orders/${order?.id}/cancelled`, { body: cancel })
    expect(cancelled.status).toBe(200)
    expect((await read(link))[0]).toMatchObject({
      UID: uid(id, '2026-11-27'),
      STATUS: 'CANCELLED',
      DESCRIPTION: `Order #${order?.id}: Cancelled`,
    })
  })

  test('is at 8:00 of the courier’s clock before and after clocks change', async () => {
    const { courier } = world.tenants
    const zone = (timeZone: string) =>
      world.database.systemTransaction((db) =>
        db.updateTable('tenants').set({ time_zone: timeZone }).where('id', '=', courier).execute(),
      )
    await zone('America/Toronto')
    try {
      await world.made({ recurrence: { kind: 'daily' }, startDate: '2027-03-13', pickupFromS: 8 * 3_600 })
      world.goTo('2027-03-10')
      const starts = (await read(await linkOf(world.callers.scheduler))).map(({ DTSTART }) => DTSTART)
      expect(starts.slice(0, 2)).toEqual(['20270313T130000Z', '20270314T120000Z'])
    } finally {
      await zone('America/Regina')
    }
  })

  test('holds what people type as text, whatever it is', async () => {
    await world.made({ ...everyFriday, name: 'Run; "one", two\\three 🚚 to the pharmacy of the long long name' })
    const { text } = await fetched(await linkOf(world.callers.scheduler))
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(eventsIn(text)[0]?.SUMMARY).toBe(
      String.raw`Run\; "one"\, two\\three 🚚 to the pharmacy of the long long name: Broadway Pharmacy → Stonebridge Clinic`,
    )
  })

  test('has at most 5,000 events, those nearest to now, and says so', async () => {
    const { id } = await world.made({ recurrence: { kind: 'daily' } })
    await world.copied(id, 99)
    const { text } = await fetched(await linkOf(world.callers.scheduler))
    const events = eventsIn(text)
    expect(events).toHaveLength(5_000)
    // 100 a day, from November 23.
    expect(events.at(-1)?.DTSTART).toBe('20270111T150000Z')
    expect(text.replaceAll('\r\n ', '')).toContain(
      String.raw`eight weeks ahead. Of 5400 days these are the 5000 that are nearest.`,
    )
  })
})

describe('over links', () => {
  test('a courier has its customers’ in it, with whose they are and who drives, which nobody else is told', async () => {
    const { dispatcher, scheduler } = world.callers
    const { id } = await world.made(everyFriday)
    const driver = { userId: world.users.driver }
    await world.call(dispatcher, 'PUT', `/recurring-orders/${id}/default-driver`, { body: driver })
    world.goTo('2026-11-26')
    await world.look()
    const [order] = await world.orders(id)
    const ofCourier = await fetched(await linkOf(dispatcher))
    const name = /Customer: [^\\\r]+/.exec(ofCourier.text.replaceAll('\r\n ', ''))?.[0]
    expect(eventsIn(ofCourier.text)[0]?.DESCRIPTION).toBe(
      String.raw`Order #${order?.id}: Dispatched\n${name}\nDriver: Ravi Patel`,
    )
    expect(eventsIn(ofCourier.text)[1]?.DESCRIPTION).toBe(String.raw`Planned\n${name}\nDriver: Ravi Patel`)
    const ofCustomer = await fetched(await linkOf(scheduler))
    expect(eventsIn(ofCustomer.text)).toHaveLength(8)
    expect(ofCustomer.text).not.toMatch(/Driver|Ravi|Customer/)
  })

  test('a stranger has none of them, nor a courier whose link with the customer ended', async () => {
    const { stranger, dispatcher } = world.callers
    await world.made(everyFriday)
    await world.database.systemTransaction((db) => plans(db, stranger))
    expect(await read(await linkOf(stranger))).toEqual([])
    const link = await linkOf(dispatcher)
    expect(await read(link)).toHaveLength(9)
    const ended = (endedAt: number | null) =>
      world.database.systemTransaction((db) => db.updateTable('tenant_links').set({ ended_at: endedAt }).execute())
    await ended(noon)
    expect(await read(link)).toEqual([])
    await ended(null)
  })
})

/** Something that happens to somebody, or to their organization. */
type Step = (db: Kysely<Database>, who: Caller) => Promise<unknown>

const plans: Step = (db, { tenantId }) =>
  db
    .insertInto('tenant_features')
    .values({ tenant_id: tenantId, feature: 'Planner' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const plansNot: Step = (db, { tenantId }) =>
  db.deleteFrom('tenant_features').where('tenant_id', '=', tenantId).where('feature', '=', 'Planner').execute()

const rolesOf = (db: Kysely<Database>, { tenantId, userId }: Caller, role: number) =>
  db
    .updateTable('memberships')
    .set({ roles: [role] })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute()

const archived = (db: Kysely<Database>, table: 'users' | 'tenants', id: number, archivedAt: number | null) =>
  db.updateTable(table).set({ archived_at: archivedAt }).where('id', '=', id).execute()

/** The tables in which a text stands, wherever in a row. */
async function tablesHolding(text: string): Promise<string[]> {
  const { rows } = await world.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'schema_migrations'`,
  )
  return world.database.systemTransaction(async (db) => {
    const holding: string[] = []
    for (const { name } of rows) {
      const found = await sql`select from ${sql.table(name)} held where held::text like ${`%${text}%`} limit 1`.execute(
        db,
      )
      if (found.rows.length > 0) holding.push(name)
    }
    return holding
  })
}

/** Somebody of Waybill itself. */
function administrator(): Promise<number> {
  return world.database.systemTransaction(async (db) => {
    const { id } = await db
      .insertInto('users')
      .values({ email: 'admin@waybill.test', first_name: 'Ada', last_name: 'Admin', password_hash: '', is_admin: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

describe('the link', () => {
  test('is shown once, and says when it was made and last asked for', async () => {
    const { scheduler } = world.callers
    expect(await feed(scheduler)).toEqual({ madeAt: null, fetchedAt: null })
    const { body } = await renew(scheduler)
    expect(body).toEqual({ link: expect.stringMatching(/\/planner-feed\/[\w-]{43}\.ics$/), madeAt: noon })
    expect(await feed(scheduler)).toEqual({ madeAt: noon, fetchedAt: null })
    world.clock.now = noon + 600
    await fetched(body.link)
    expect(await feed(scheduler)).toEqual({ madeAt: noon, fetchedAt: noon + 600 })
  })

  test('stands nowhere: neither in a table nor in the audit', async () => {
    const link = await linkOf(world.callers.scheduler)
    const secret = /([\w-]{43})\.ics$/.exec(link)?.[1] ?? ''
    await fetched(link)
    expect(await tablesHolding(secret)).toEqual([])
    // What is looked for would be found.
    expect(await tablesHolding(createHash('sha256').update(secret).digest('hex'))).toEqual(['planner_feeds'])
    const audited = await world.database.systemTransaction((db) =>
      db.selectFrom('audit_entries').selectAll().where('subject_type', '=', 'planner-feed').execute(),
    )
    expect(audited.at(-1)).toMatchObject({ action: 'planner-feed.made', actor_user_id: world.users.scheduler })
  })

  test('that is renewed ends the one before, and one that is ended ends', async () => {
    const { scheduler } = world.callers
    const first = await linkOf(scheduler)
    const second = await linkOf(scheduler)
    expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200])
    expect((await end(scheduler)).status).toBe(200)
    expect((await fetched(second)).status).toBe(404)
    expect(await feed(scheduler)).toEqual({ madeAt: null, fetchedAt: null })
    // It is ended already.
    expect((await end(scheduler)).status).toBe(200)
  })

  test('is one’s own: another’s of the same organization stays', async () => {
    const { scheduler, customerOwner } = world.callers
    const links = [await linkOf(scheduler), await linkOf(customerOwner)]
    await end(scheduler)
    expect((await fetched(links[1] ?? '')).status).toBe(200)
    expect((await feed(customerOwner)).madeAt).toBe(noon)
  })

  test('needs the right to see recurring orders, in the organization that one works in', async () => {
    const { driver, scheduler, viewer } = world.callers
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await world.call(driver, method, at(driver))).status).toBe(403)
      expect((await world.call(scheduler, method, at(viewer))).status).toBe(404)
      const nobody = await fetch(`${world.address}/api${at(scheduler)}`, { method })
      expect(nobody.status).toBe(401)
    }
    expect((await renew(viewer)).status).toBe(200)
  })

  test('is not made by who acts as another person, or only looks in', async () => {
    const { scheduler } = world.callers
    const admin = await administrator()
    const family = await world.database.systemTransaction((db) =>
      db
        .insertInto('sign_in_families')
        .values({ user_id: scheduler.userId, impersonator_user_id: admin })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const claims = { userId: scheduler.userId, familyId: family.id, impersonatorUserId: admin }
    const token = await world.deps.signer.accessToken(claims, noon + 60)
    const acting = await fetch(`${world.address}/api${at(scheduler)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'x-tenant-id': String(scheduler.tenantId) },
    })
    expect(acting.status).toBe(403)
    expect((await renew(await world.caller(admin, scheduler.tenantId))).status).toBe(403)
  })

  test.each(['nothing', 'nothing.ics', `${'a'.repeat(43)}.ics`, '.ics', '..%2F.ics', 'é.ics'])(
    'that is made up is nothing: %s',
    async (file) => {
      const answer = await fetch(`${world.address}/planner-feed/${file}`)
      expect(answer.status).toBe(404)
    },
  )

  test('without its ending, or with more than that, is nothing either', async () => {
    const link = await linkOf(world.callers.scheduler)
    expect((await fetched(link.replace('.ics', ''))).status).toBe(404)
    expect((await fetched(link.replace('.ics', '.ics.ics'))).status).toBe(404)
    expect((await fetched(`${link}${'x'.repeat(500)}.ics`)).status).toBe(400)
    expect((await fetch(`${world.address}/planner-feed/%00.ics`)).status).toBe(400)
  })

  test.each<[string, Step, Step]>([
    ['the right is lost', (db, who) => rolesOf(db, who, roles.driver), (db, who) => rolesOf(db, who, roles.scheduler)],
    [
      'the person is archived',
      (db, who) => archived(db, 'users', who.userId, noon),
      (db, who) => archived(db, 'users', who.userId, null),
    ],
    [
      'the organization is archived',
      (db, who) => archived(db, 'tenants', who.tenantId, noon),
      (db, who) => archived(db, 'tenants', who.tenantId, null),
    ],
    ['the planner is none of its plan any more', plansNot, plans],
  ])('is nothing while %s', async (_when, lose, give) => {
    const { systemTransaction } = world.database
    const { scheduler: who } = world.callers
    const link = await linkOf(who)
    expect((await fetched(link)).status).toBe(200)
    await systemTransaction((db) => lose(db, who))
    try {
      const answer = await fetched(link)
      const never = await fetched('http://waybill.test/planner-feed/never.ics')
      expect([answer.status, answer.text]).toEqual([404, never.text])
    } finally {
      await systemTransaction((db) => give(db, who))
    }
    expect((await fetched(link)).status).toBe(200)
  })

  test('of somebody who left the organization is over, also when they come again', async () => {
    const { scheduler: who } = world.callers
    const link = await linkOf(who)
    const membership = (work: 'leave' | 'join') =>
      world.database.systemTransaction(async (db) => {
        if (work === 'join')
          return db
            .insertInto('memberships')
            .values({ tenant_id: who.tenantId, user_id: who.userId, roles: [roles.scheduler] })
            .execute()
        return db
          .deleteFrom('memberships')
          .where('tenant_id', '=', who.tenantId)
          .where('user_id', '=', who.userId)
          .execute()
      })
    await membership('leave')
    expect((await fetched(link)).status).toBe(404)
    await membership('join')
    expect((await fetched(link)).status).toBe(404)
  })
})
