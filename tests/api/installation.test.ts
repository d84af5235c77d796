import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { FailedJobPage, FailedJobsRetried, HealthDetail } from '#generated/model/index.ts'
import { loadConfig } from '#server/config.ts'
import type { Database, NewRow } from '#server/db/schema.ts'
import { failedJobs } from '#server/jobs/failed-jobs.ts'
import { queueLengths } from '#server/jobs/queue-lengths.ts'
import { createMailer } from '#server/outside/mailer.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { openStream } from '#tests/api/support/event-stream.ts'
import { addTenant } from '#tests/api/support/rows.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/* How the installation stands, for those who look after it. Who may not ask is in contract-access.test.ts. */

let app: TestApp
let world: World
let token: string
let internal: number
let courier: number

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  courier = world.courier.tenantId
  token = (await signIn(app, world.emailOf[roles.admin])).token
  internal = await addTenant(app.database, 'Waybill', 'Internal')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.systemTransaction((db) => db.deleteFrom('jobs').execute())
  await app.database.pool.query('delete from pgboss.job')
})

const at = () => app.clock.now

/** @returns its number */
async function add(job: Partial<NewRow<'jobs'>>): Promise<number> {
  const usual = { name: 'try-out', tenant_id: courier, payload: '{}', key: randomUUID(), start_at: at() }
  const { number } = await app.database.systemTransaction((db) =>
    db
      .insertInto('jobs')
      .values({ ...usual, ...job })
      .returning('number')
      .executeTakeFirstOrThrow(),
  )
  return number
}

const fail = (job: Partial<NewRow<'jobs'>> = {}) =>
  add({ state: 'failed', ended_at: at(), attempts: 5, error: 'The wind was against it.', ...job })
const call = (method: string, address: string, json?: object, tenantId = internal) =>
  app.call(`/api${address}`, { method, token, tenantId, ...(json && { json }) })
const detail = async (tenantId?: number) =>
  (await call('GET', '/health/detail', undefined, tenantId)).json as HealthDetail
const retry = async (json: object, tenantId?: number) =>
  (await call('PUT', '/failed-jobs/retry', json, tenantId)).json as FailedJobsRetried
const states = () =>
  app.database.systemTransaction(async (db) =>
    (await db.selectFrom('jobs').select('state').orderBy('number').execute()).map(({ state }) => state),
  )
const queuedCount = async () => (await app.database.pool.query('select from pgboss.job')).rowCount

test('every kind of job stands there with what waits, runs and failed, and what runs says how far it is', async () => {
  const started = at() - 100
  const running = await add({ state: 'running', started_at: started, attempts: 1, done: 30, total: 90 })
  const paused = await add({
    state: 'running',
    waits_again: true,
    start_at: at() - 90,
    started_at: started + 1,
    attempts: 2,
    name: 'password-reset',
    error: 'No.',
  })
  await app.database.systemTransaction((db) =>
    sql`insert into pgboss.job (id, name, state, start_after) select id, name, 'retry', to_timestamp(${at() + 60}) from jobs
      where number = ${paused}`.execute(db),
  )
  await add({ start_at: at() - 40 })
  await add({ start_at: at() + 600 })
  await add({ state: 'done', ended_at: at() - 7 })
  await fail()
  await add({ name: 'of-an-older-version', start_at: at() + 600 })

  const { queues, ...answer } = await detail()
  expect(queues.find(({ name }) => name === 'try-out')).toEqual({
    name: 'try-out',
    title: 'Try-out of prices',
    waiting: 2,
    waitingAgain: 0,
    running: 1,
    failed: 1,
    oldestWaitingSeconds: 40,
    lastDoneAt: at() - 7,
    nextAttemptAt: null,
    lastError: null,
  })
  // A job that waits for its next attempt waits, and says why.
  expect(queues.find(({ name }) => name === 'password-reset')).toMatchObject({
    waiting: 1,
    waitingAgain: 1,
    running: 0,
    oldestWaitingSeconds: 90,
    nextAttemptAt: at() + 60,
    lastError: 'No.',
  })
  const nothing = {
    waiting: 0,
    waitingAgain: 0,
    running: 0,
    failed: 0,
    oldestWaitingSeconds: null,
    lastDoneAt: null,
    nextAttemptAt: null,
    lastError: null,
  }
  expect(queues).toContainEqual({ name: 'discard-old-mails', title: 'Clearing up: old mails', ...nothing })
  // Nobody works on it any more, and it has a row for that.
  const older = { name: 'of-an-older-version', title: 'of-an-older-version', ...nothing, waiting: 1 }
  expect(queues).not.toContainEqual(older)
  await app.database.pool
    .query(`insert into pgboss.queue (name, policy, partition, table_name, retry_limit, retry_delay,
    retry_backoff, retry_delay_max, expire_seconds, retention_seconds, deletion_seconds)
    select 'of-an-older-version', policy, partition, table_name, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, retention_seconds, deletion_seconds from pgboss.queue where name = 'try-out'`)
  expect((await detail()).queues).toContainEqual(older)

  const ours = { id: courier, name: expect.any(String) }
  expect(answer.running).toEqual([
    expect.objectContaining({
      id: running,
      tenant: ours,
      startedAt: started,
      done: 30,
      total: 90,
      nextAttemptAt: null,
    }),
  ])
  expect(answer.waitingAgain).toEqual([
    expect.objectContaining({ id: paused, attempts: 2, done: null, error: 'No.', nextAttemptAt: at() + 60 }),
  ])
  expect((await detail(world.stranger.tenantId)).running).toEqual([])
  const ofCourier = await detail(courier)
  expect([ofCourier.running, ofCourier.waitingAgain].map(({ length }) => length)).toEqual([1, 1])
})

test('it says how many streams are open, how far the process is behind, and since when it runs', async () => {
  // The events of the world are told a moment after it was built.
  await expect.poll(async () => (await detail()).events.behind).toBe(0)
  expect(await detail()).toMatchObject({
    version: app.deps.config.version,
    startedAt: app.deps.startedAt,
    openStreams: 0,
    events: { behind: 0, behindSeconds: null },
  })
  const stream = await openStream(`${app.origin}/api/tenants/${courier}/events`, token, courier)
  await stream.next()
  expect((await detail()).openStreams).toBe(1)
  stream.close()
  await expect.poll(async () => (await detail()).openStreams).toBe(0)

  // A transaction that stays open holds back what was written after it.
  const held = await app.database.pool.connect()
  await held.query('begin; select pg_current_xact_id()')
  await app.database.systemTransaction((db) =>
    db
      .insertInto('outbox')
      .values({ tenant_id: courier, audience_tenant_ids: [courier], topic: 'tag', payload: '{}', created_at: at() - 9 })
      .execute(),
  )
  expect((await detail()).events).toEqual({ behind: 1, behindSeconds: 9 })
  await held.query('commit')
  held.release()
  await expect.poll(async () => (await detail()).events.behind).toBe(0)
})

test('the answer that everybody gets stays as short as it was', async () => {
  const { json } = await app.call('/api/health', { token, tenantId: internal })
  expect(json).toEqual({ status: 'alive', version: app.deps.config.version })
})

test('of the chosen ones each begins anew once, also when two people press at the same moment', async () => {
  const [one, other] = [await fail(), await fail({ tenant_id: null })]
  const done = await add({ state: 'done', ended_at: at() })
  const answers = await Promise.all([retry({ ids: [one, other, done, 999_999] }), retry({ ids: [one, other] })])
  expect(answers.map(({ retried }) => retried).toSorted()).toEqual([0, 2])
  expect(await states()).toEqual(['waiting', 'waiting', 'done'])
  expect(await queuedCount()).toBe(2)
  expect(await retry({ ids: [one] })).toEqual({ retried: 0, left: false })

  const again = await fail()
  const statuses = await Promise.all([1, 2].map(() => call('PUT', `/failed-jobs/${again}/retry`)))
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await queuedCount()).toBe(3)
  const audit = await app.database.systemTransaction((db) =>
    db
      .selectFrom('audit_entries')
      .select('subject_id as id')
      .where('action', '=', 'job.retried')
      .orderBy('id')
      .execute(),
  )
  expect(audit.map(({ id }) => id)).toEqual([one, other, again])
})

test('all of a kind begin anew, and of several alike one does', async () => {
  const key = 'dana@courier.test'
  const mails = { name: 'password-reset', tenant_id: null }
  await fail({ ...mails, key })
  await fail({ ...mails, key })
  await fail({ ...mails, key: 'waits already' })
  await fail()
  await add({ ...mails, key: 'waits already' })
  expect(await retry({ kind: 'password-reset' })).toEqual({ retried: 3, left: false })
  expect(await states()).toEqual(['waiting', 'failed', 'waiting'])
  expect(await retry({ kind: 'no-such-kind' })).toEqual({ retried: 0, left: false })
  expect(await retry({ kind: 'no-such-kind', ids: [1] })).toEqual({ retried: 0, left: false })
  expect(await call('PUT', '/failed-jobs/retry', {})).toMatchObject({
    status: 422,
    json: { errors: { '/ids': ['Required'] } },
  })
})

test('elsewhere than in the internal organisation it is about the jobs of that one', async () => {
  const theirs = await fail({ tenant_id: world.stranger.tenantId })
  const ours = await fail()
  expect((await call('GET', `/failed-jobs/${ours}`)).json).toMatchObject({
    id: ours,
    title: 'Try-out of prices',
    attempts: 5,
  })
  expect((await call('GET', `/failed-jobs/${ours}`, undefined, courier)).status).toBe(200)
  expect((await call('GET', `/failed-jobs/${theirs}`, undefined, courier)).status).toBe(404)
  expect(await retry({ ids: [theirs] }, courier)).toEqual({ retried: 0, left: false })
  expect(await retry({ kind: 'try-out' }, courier)).toEqual({ retried: 1, left: false })
  const { data } = (await call('GET', '/failed-jobs')).json as FailedJobPage
  expect(data.map(({ id }) => id)).toEqual([theirs])
})

async function rowsRead(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ read: number }>`select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables
    where schemaname = 'public' and relname = 'jobs'`.execute(db)
  return rows[0]?.read ?? 0
}

test('with a hundred thousand jobs neither the figures nor a page of the failed ones read more than they tell', async () => {
  const theirs = world.stranger.tenantId
  await app.database.systemTransaction(async (db) => {
    const fill = (state: string, count: number, name = 'try-out', tenantId = courier) =>
      sql`insert into jobs (tenant_id, name, key, payload, state, start_at, started_at, ended_at)
        select ${tenantId}::bigint, ${name}::text, ${state}::text || n, '{}', ${state}::text, ${at()}::bigint - n, ${at()}::bigint,
          case when ${state}::text in ('done', 'failed') then ${at()}::bigint - n end
        from generate_series(1, ${count}::int) n`.execute(db)
    await fill('done', 60_000)
    for (const state of ['waiting', 'running', 'failed']) await fill(state, 12_000)
    await fill('failed', 3, 'password-reset', theirs)
  })
  // Not vacuumed: what is read of an index alone would not be counted.
  await app.database.pool.query('analyze jobs')
  const titles = app.deps.jobTitles
  const readBy = (look: (ctx: Parameters<typeof failedJobs>[0]) => Promise<unknown>, tenantId = internal) =>
    app.database.systemTransaction(async (db) => {
      // The connection may still count what was read before.
      const before = await rowsRead(db)
      await look({ db, deps: app.deps, tenantId })
      return (await rowsRead(db)) - before
    })
  // Three times what is counted to, and a few for when the oldest began and the last was done.
  expect(await readBy(({ db }) => queueLengths(db, titles, at()))).toBeLessThan(3 * 10_001 + 100)
  await app.database.systemTransaction((db) => sql`update jobs set waits_again = state = 'running'`.execute(db))
  await app.database.pool.query('analyze jobs')
  expect(await readBy(({ db }) => queueLengths(db, titles, at()))).toBeLessThan(3 * 10_001 + 100)
  const page = (pagination: Parameters<typeof failedJobs>[1], tenantId?: number) =>
    readBy((ctx) => failedJobs(ctx, pagination), tenantId)
  for (const direction of ['asc', 'desc'] as const)
    for (const field of ['failedAt', 'name'] as const) {
      const sort = [{ field, direction }]
      expect(await page({ sort }), `${field} ${direction}`).toBeLessThan(1_001 + 100)
      expect(await page({ sort, filter: { name: 'password-reset' } }), `${field} ${direction} of a kind`).toBeLessThan(
        100,
      )
      expect(await page({ sort }, theirs), `${field} ${direction} of an organisation`).toBeLessThan(100)
    }
})

test('what a mail server says against a mail is kept without the link that it repeats', async () => {
  const secret = 'opaque-token-of-the-link'
  const server = net.createServer((socket) => {
    let isData = false
    socket.write('220 mail.test\r\n')
    socket.on('data', (bytes) => {
      const said = String(bytes)
      if (isData) {
        const isWhole = said.includes('\r\n.\r\n')
        if (isWhole) socket.write(`554 5.7.1 Blocked: https://waybill.test/?token=${secret}\r\n`)
      } else {
        isData = /^DATA/i.test(said)
        socket.write(isData ? '354 Go on\r\n' : '250 Fine\r\n')
      }
    })
    socket.on('error', () => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: app.dataDir,
    SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  const mailer = createMailer(config, app.database, app.deps.log)
  const mail = { to: 'dana@courier.test', subject: 'Hello', text: `?token=${secret}`, purpose: 'password-reset' }
  await expect(mailer.send({ ...mail, jobId: randomUUID(), secrets: [secret] })).rejects.toThrow(
    /554 5\.7\.1.*\[removed\]/,
  )
  server.close()
  const [kept] = await app.database.systemTransaction((db) =>
    db.selectFrom('messages').select(['failure', 'text_body']).where('recipient', '=', mail.to).execute(),
  )
  expect(JSON.stringify(kept)).not.toContain(secret)
  expect(kept?.failure).toContain('[removed]')
})

test('npm run jobs shows the same figures, and lets one that failed begin anew', async () => {
  const number = await fail({ error: 'connect ECONNREFUSED 127.0.0.1:25' })
  async function run(...args: string[]) {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../scripts/jobs.ts'), ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATABASE_URL: app.database.databaseUrl,
      },
    })
    const ended = once(child, 'exit')
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { stdout, stderr, code: (await ended)[0] as number }
  }
  const shown = await run()
  // A job has failed, which a monitor learns by the exit code.
  expect(shown).toMatchObject({ code: 1, stderr: '' })
  expect(shown.stdout).toMatch(/'try-out' +│ 0 +│ 0 +│ 1 /)
  expect(shown.stdout).toContain('Another server that it needs cannot be reached.')
  expect(shown.stdout).toMatch(/^1 server process reads events here\./m)
  expect(await run('retry', String(number))).toMatchObject({
    code: 0,
    stdout: `Job ${number} (try-out) begins anew.\n`,
  })
  expect([await states(), await queuedCount()]).toEqual([['waiting'], 1])
  expect(await run()).toMatchObject({ code: 0, stderr: '' })
  expect(await run('retry', String(number))).toMatchObject({ code: 1, stderr: `No job ${number} has failed.\n` })
  expect(await run('retry', 'all')).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run jobs -- retry') })
})
