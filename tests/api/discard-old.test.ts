import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { jobs } from '#server/job-list.ts'
import type { Database } from '#server/db/schema.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { startScheduled, workOff } from '#tests/api/support/work-off.ts'
import { buildWorld, signIn, type SignedIn, type World } from '#tests/api/support/world.ts'

/* What the server removes by itself, each by a job that is due every hour. */

const day = 86_400

let app: TestApp
let world: World
let began: number
beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  began = app.clock.now
})
afterAll(() => app.close())
beforeEach(() => {
  app.clock.now = began
})

const hourly = jobs.filter(({ schedule }) => schedule?.of === 'installation')

/** Does what is due every hour, when it is this late. */
async function discardAt(now: number): Promise<void> {
  app.clock.now = now
  await startScheduled(app, hourly)
  await workOff(app, { of: hourly })
}

const run = (statement: ReturnType<typeof sql>) => app.database.systemTransaction((db) => statement.execute(db))

async function count(table: keyof Database): Promise<number> {
  const { rows } = await app.database.systemTransaction((db) =>
    sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db),
  )
  return rows[0]?.count ?? -1
}

describe('is removed when it is too old to be of use, and not before:', () => {
  const family = sql`(select max(id) from sign_in_families)`
  const insertFamily = (at: number, revoked: number | null = null) => sql`
    insert into sign_in_families (user_id, created_at, revoked_at) values (${world.courier.userId}, ${at}, ${revoked})`

  test.each<[what: string, table: keyof Database, keptSeconds: number, insert: (at: number) => ReturnType<typeof sql>]>(
    [
      [
        'an error report',
        'error_reports',
        90 * day,
        (at) => sql`insert into error_reports (short_description, created_at) values ('Broken', ${at})`,
      ],
      [
        'an attempt to sign in',
        'sign_in_attempts',
        15 * 60,
        (at) => sql`insert into sign_in_attempts values ('account', 'nobody@courier.test', ${at}, 3)`,
      ],
      [
        'a link to choose a password',
        'password_reset_tokens',
        3_600,
        (at) => sql`
        insert into password_reset_tokens (hash, user_id, created_at, expires_at)
        values ('a', ${world.courier.userId}, ${at}, ${at + 3_600})`,
      ],
      [
        'a mail',
        'messages',
        30 * day,
        (at) => sql`
        insert into messages (recipient, subject, text_body, purpose, created_at)
        values ('a@b.test', 'Hello', 'Hello', 'test', ${at})`,
      ],
      [
        'a sign-in that was ended, with the token that it had left',
        'sign_in_families',
        30 * day,
        (at) => sql`
        with ended as (${insertFamily(at, at)} returning id)
        insert into refresh_tokens (hash, family_id, created_at, expires_at)
        select 'd', id, ${at}, ${at + 60 * day} from ended`,
      ],
      ['a sign-in that nobody can go on with', 'sign_in_families', 30 * day, (at) => insertFamily(at)],
      [
        'a refresh token that nobody used',
        'refresh_tokens',
        30 * day,
        (at) => sql`
        insert into refresh_tokens (hash, family_id, created_at, expires_at)
        values ('b', ${family}, ${at}, ${at + 30 * day})`,
      ],
      [
        'a refresh token that was used',
        'refresh_tokens',
        7 * day,
        (at) => sql`
        insert into refresh_tokens (hash, family_id, created_at, used_at, expires_at)
        values ('c', ${family}, ${at}, ${at}, ${at + 30 * day})`,
      ],
    ],
  )('%s', async (_what, table, keptSeconds, insert) => {
    if (table === 'refresh_tokens') await run(insertFamily(began))
    const before = await count(table)
    await run(insert(began))
    await discardAt(began + keptSeconds - 1)
    expect(await count(table)).toBe(before + 1)
    await discardAt(began + keptSeconds)
    expect(await count(table)).toBe(before)
  })

  test('an event, but for the newest', async () => {
    const { tenantId } = world.courier
    const event = sql`insert into outbox (tenant_id, audience_tenant_ids, topic, payload, created_at)
      values (${tenantId}, '{}', 'locations', '{}', ${began})`
    const before = await count('outbox')
    await run(event)
    await run(event)
    await discardAt(began + 7 * day - 1)
    expect(await count('outbox')).toBe(before + 2)
    await discardAt(began + 7 * day)
    expect(await count('outbox')).toBe(before + 1)
  })

  test.each([
    ['done', day],
    ['failed', 90 * day],
  ])('a job that is %s', async (state, keptSeconds) => {
    const kept = () =>
      app.database.systemTransaction((db) => db.selectFrom('jobs').select('state').where('name', '=', 'test').execute())
    await run(
      sql`insert into jobs (name, key, payload, state, ended_at) values ('test', '1', '{}', ${state}, ${began})`,
    )
    await discardAt(began + keptSeconds - 1)
    expect(await kept()).toEqual([{ state }])
    await discardAt(began + keptSeconds)
    expect(await kept()).toEqual([])
  })

  test('the file of a mail that no server took', async () => {
    const folder = path.join(app.dataDir, 'mail')
    await mkdir(folder, { recursive: true })
    for (const [name, age] of [
      ['1-old.eml', 30 * day],
      ['2-young.eml', 30 * day - 1],
      ['3-note.txt', 90 * day],
    ] as const) {
      await writeFile(path.join(folder, name), 'Hello')
      await utimes(path.join(folder, name), began - age, began - age)
    }
    await discardAt(began)
    expect((await readdir(folder)).toSorted()).toEqual(['2-young.eml', '3-note.txt'])
  })
})

test('what is in use stays: a sign-in is gone on with for months, and a stolen token ends it after days', async () => {
  const refresh = async (refreshToken: string) => app.call('/api/refresh', { json: { refreshToken } })
  let pair = await signIn(app, world.emailOf[roles.dispatcher])
  for (let month = 0; month < 3; month += 1) {
    app.clock.now += 29 * day
    await discardAt(app.clock.now)
    const answer = await refresh(pair.refreshToken)
    expect(answer.status).toBe(200)
    const stolen = pair.refreshToken
    pair = answer.json as SignedIn
    if (month < 2) continue
    app.clock.now += 6 * day
    await discardAt(app.clock.now)
    expect((await refresh(stolen)).json).toMatchObject({ code: 'refresh_token_replayed' })
    expect((await refresh(pair.refreshToken)).status).toBe(401)
  }
})

test('thousands go at once in small transactions, past a row that somebody holds', async () => {
  await run(sql`
    insert into error_reports (short_description, created_at)
    select 'Broken', ${began - 91 * day} from generate_series(1, 2500)`)
  const holder = await app.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`set local role waybill_system`)
    await holder.query('select from error_reports where id = (select max(id) from error_reports) for update')
    await discardAt(began)
    expect(await count('error_reports')).toBe(1)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  await discardAt(began)
  expect(await count('error_reports')).toBe(0)
})

test('every age is found by an index', async () => {
  const { rows } = await app.database.pool.query<{ place: string }>(`
    select distinct format('%s.%s', class.relname, attribute.attname) as place
    from pg_index join pg_class class on class.oid = indrelid
    join pg_attribute attribute on attribute.attrelid = indrelid and attribute.attnum = indkey[0]`)
  expect(rows.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      'error_reports.created_at',
      'idempotency_keys.created_at',
      'jobs.ended_at',
      'messages.created_at',
      'password_reset_tokens.expires_at',
      'refresh_tokens.expires_at',
      'refresh_tokens.family_id',
      'refresh_tokens.used_at',
      'sign_in_attempts.window_started_at',
      'sign_in_families.created_at',
      'sign_in_families.revoked_at',
    ]),
  )
})
