import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { roles } from '#domain/access/roles.ts'
import { noteBackup } from '#server/backup/note-backup.ts'
import type { Deps } from '#server/http/context.ts'
import { insertJob } from '#server/jobs/enqueue.ts'
import { defineJob, GiveUp } from '#server/jobs/job.ts'
import { prepareQueues } from '#server/jobs/queues.ts'
import { loggerOptions } from '#server/log.ts'
import type { SlowStatement } from '#server/db/tenant-transaction.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { createMetricsText } from '#server/watch/metrics-text.ts'
import { freePort } from '#tests/api/support/server-process.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/* An operator learns of an installation by figures for Prometheus and by lines of the log. */

const token = 'a-long-random-text-for-those-who-watch'

let app: TestApp
let world: World
let port: number
const lines: Record<string, unknown>[] = []
const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }

beforeAll(async () => {
  port = await freePort()
  app = await startTestApp(
    { logger: { ...loggerOptions('info'), stream } },
    { METRICS_TOKEN: token, METRICS_PORT: String(port) },
  )
  world = await buildWorld(app)
})
afterAll(() => app.close())
beforeEach(() => {
  lines.length = 0
})

/** A line is written when the answer has left, which its caller may know a moment earlier. */
function lineOf(operation: string): Promise<Record<string, unknown>> {
  const found = () => lines.find((line) => line['operation'] === operation && 'status' in line)
  return vi.waitUntil(found)
}

/** Reads the figures of the installation as they are now: an application tells the same ones for a moment. */
async function figures(deps: Deps = app.deps): Promise<Map<string, number>> {
  return figuresIn(await createMetricsText({ ...deps, metrics: createMetrics() }, app.database.pool)())
}

function figuresIn(text: string): Map<string, number> {
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

test('figures are told to who has the token, and on the port of their own', async () => {
  expect((await app.call('/metrics')).status).toBe(401)
  expect((await app.call('/metrics', { token: `${token}.` })).status).toBe(401)
  const { status, text, headers } = await app.call('/metrics', { token })
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=0.0.4/)])
  expect(figuresIn(text).get('waybill_database_up')).toBe(1)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  const apart = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([apart.status, figuresIn(await apart.text()).get('waybill_database_up')]).toEqual([200, 1])
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404)
})

test('how the installation stands: its jobs, webhooks, texts, backups and connections', async () => {
  const { now } = app.clock
  const { tenantId } = world.courier
  await app.database.systemTransaction(async (db) => {
    await db.deleteFrom('jobs').execute()
    const job = { name: 'try-out', tenant_id: tenantId, payload: '{}' }
    await db
      .insertInto('jobs')
      .values([
        { ...job, key: randomUUID(), start_at: now - 90 },
        { ...job, key: randomUUID(), start_at: now, state: 'failed', ended_at: now, error: 'No.' },
      ])
      .execute()
    const endpoint = { tenant_id: tenantId, name: 'Shop', url: 'https://shop.example/hook', events: ['order.placed'] }
    const [failing] = await db
      .insertInto('webhook_endpoints')
      .values([
        { ...endpoint, failing_since: now - 60 },
        endpoint,
        { ...endpoint, is_enabled: false, failing_since: now },
      ])
      .returning('id')
      .execute()
    const delivery = { tenant_id: tenantId, endpoint_id: failing?.id ?? 0, event: 'order.placed', body: '{}' }
    await db
      .insertInto('webhook_deliveries')
      .values([
        { ...delivery, message_id: 'waits', next_at: now, created_at: now - 30 },
        { ...delivery, message_id: 'done', state: 'delivered', created_at: now - 900 },
      ])
      .execute()
    await db
      .insertInto('messages')
      .values({
        tenant_id: tenantId,
        channel: 'sms',
        purpose: 'order',
        recipient: '+13065550100',
        text_body: 'Hello',
        created_at: now - 45,
      })
      .execute()
    await db
      .insertInto('jobs')
      .values({ name: 'password-reset', payload: '{}', key: randomUUID(), start_at: now - 75 })
      .execute()
    await db
      .insertInto('mail_state')
      .values({ last_sent_at: now - 500, failing_since: now - 400, last_failure: 'It was busy.' })
      .execute()
    await noteBackup(db, now - 86_400, 1_000)
    await noteBackup(db, now - 3_600, 2_000)
  })
  await expect.poll(async () => (await figures()).get('waybill_outbox_behind')).toBe(0)
  const found = await figures()
  expect(
    Object.fromEntries(
      [
        'jobs{kind="try-out",state="waiting"}',
        'jobs{kind="try-out",state="failed"}',
        'job_oldest_waiting_seconds{kind="try-out"}',
        'mails_waiting',
        'mails_oldest_waiting_seconds',
        'mail_failing_seconds',
        'webhook_endpoints_failing',
        'webhooks_waiting',
        'webhooks_oldest_waiting_seconds',
        'texts_waiting',
        'texts_oldest_waiting_seconds',
        'open_streams',
      ].map((name) => [name, found.get(`waybill_${name}`)]),
    ),
  ).toEqual({
    'jobs{kind="try-out",state="waiting"}': 1,
    'jobs{kind="try-out",state="failed"}': 1,
    'job_oldest_waiting_seconds{kind="try-out"}': 90,
    mails_waiting: 1,
    mails_oldest_waiting_seconds: 75,
    mail_failing_seconds: 400,
    webhook_endpoints_failing: 1,
    webhooks_waiting: 1,
    webhooks_oldest_waiting_seconds: 30,
    texts_waiting: 1,
    texts_oldest_waiting_seconds: 45,
    open_streams: 0,
  })
  expect(found.get('waybill_last_backup_timestamp_seconds')).toBe(now - 3_600)
  expect(found.get('waybill_database_bytes')).toBeGreaterThan(1_000_000)
  expect(found.get('waybill_database_connections{state="idle"}')).toBeGreaterThan(0)
})

test('a database that is away is a figure, and those of the process stand', async () => {
  const systemTransaction = () => Promise.reject(new Error('The database is away.'))
  const found = await figures({ ...app.deps, systemTransaction })
  expect(found.get('waybill_database_up')).toBe(0)
  expect(found.has('waybill_jobs{kind="try-out",state="waiting"}')).toBe(false)
  expect(found.get('waybill_open_streams')).toBe(0)
})

test('each request has a line that says who asked for what, and nothing that is secret', async () => {
  const { token: signedIn, refreshToken } = await signIn(app, world.emailOf[roles.dispatcher])
  const { tenantId } = world.courier
  expect((await app.call('/api/refresh', { json: { refreshToken } })).status).toBe(200)
  expect(await lineOf('refreshTokens')).toMatchObject({ status: 200 })
  expect((await app.call('/api/permissions', { token: signedIn, tenantId })).status).toBe(200)
  expect(await lineOf('getPermissions')).toMatchObject({
    level: 'info',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    tenantId,
    userId: expect.any(Number),
    status: 200,
    durationMs: expect.any(Number),
    msg: 'A request was answered.',
  })
  const text = JSON.stringify(lines)
  for (const secret of [signedIn, refreshToken]) expect(text).not.toContain(secret)
  const counted = figuresIn(await app.deps.metrics.text())
  expect(counted.get('waybill_requests_total{operation="getPermissions",status="200"}')).toBe(1)
  expect(counted.get('waybill_request_duration_seconds_count{operation="getPermissions"}')).toBe(1)
})

test('a request whose input is faulty, and one that may not, are told apart by their status', async () => {
  const { token: signedIn } = await signIn(app, world.emailOf[roles.viewer])
  const { tenantId } = world.courier
  await app.call('/api/health/detail', { token: signedIn, tenantId })
  expect(await lineOf('getHealthDetail')).toMatchObject({ status: 403, tenantId, level: 'info' })
})

test('who is not signed in is seen, and what they typed is not', async () => {
  const email = world.emailOf[roles.dispatcher]
  const form = { email, password: 'not the password', redirect_uri: `${app.origin}/cb`, returnUrl: '/', state: 's' }
  expect((await app.call('/auth/login', { form })).status).toBe(401)
  const seen = { level: 'warn', msg: 'Somebody was not signed in.', reason: 'password', address: '127.0.0.1' }
  await expect
    .poll(() => lines)
    .toContainEqual(expect.objectContaining({ ...seen, userId: expect.any(Number), requestId: expect.any(String) }))
  const text = JSON.stringify(lines)
  for (const typed of [email, 'not the password']) expect(text).not.toContain(typed)
  expect(figuresIn(await app.deps.metrics.text()).get('waybill_sign_ins_refused_total{reason="password"}')).toBe(1)
})

test('an error of the database is logged without the values of its row', async () => {
  const key = randomUUID()
  // PostgreSQL itself keeps them back on a table with row-level security.
  const [refused] = await Promise.allSettled([
    app.database.pool.query(`do $$ begin
      create temporary table seen (key text primary key) on commit drop;
      insert into seen values ('${key}'), ('${key}');
    end $$`),
  ])
  if (refused.status !== 'rejected') throw new Error('Two rows have one key.')
  expect(refused.reason).toMatchObject({ detail: expect.stringContaining(key) })
  app.deps.log.error({ err: refused.reason }, 'It failed.')
  expect(lines.at(-1)).toMatchObject({ msg: 'It failed.', err: { message: expect.stringContaining('unique') } })
  expect(JSON.stringify(lines.at(-1))).not.toContain(key)
})

test('a statement that takes long is named, with the request that it belongs to', async () => {
  const slow: SlowStatement[] = []
  app.database.watchStatements((statement) => slow.push(statement), 0)
  const { token: signedIn } = await signIn(app, world.emailOf[roles.dispatcher])
  await app.call('/api/me', { token: signedIn })
  app.database.watchStatements(() => {})
  const named = slow.map(({ statement }) => statement)
  expect(named).toContainEqual(
    expect.stringMatching(/^select .*notifications_refreshed_at.* from "users" where "id" = \$1/),
  )
  expect(named.join()).not.toContain(world.emailOf[roles.dispatcher])
})

/** Names in a query of Prometheus, without the endings of a histogram's series. */
const namesIn = (text: string) =>
  [...new Set([...text.matchAll(/\b(?:waybill|nodejs|process)_\w+/g)].map(([name]) => name))].toSorted()

test('the dashboard, the alerts and the page ask for figures that there are', async () => {
  await app.call('/api/health')
  const { text } = await app.call('/metrics', { token })
  const told = new Set(namesIn(text))
  const folder = path.join(import.meta.dirname, '../../docs/operating')
  const [dashboard, alerts, page] = ['samples/dashboard.json', 'samples/alerts.yaml', 'watch.md'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  )
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(dashboard ?? '')
  const { groups }: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(alerts ?? '')
  const rules = groups.flatMap((group) => group.rules)
  const asked = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...rules.map(({ expr }) => expr)]
  expect(asked.length).toBeGreaterThan(25)
  expect(namesIn(asked.join('\n')).filter((name) => !told.has(name))).toEqual([])
  // An alert that nobody has words for helps nobody.
  expect(rules.map(({ alert }) => alert).filter((alert) => !page?.includes(`\`${alert}\``))).toEqual([])
  const ours = [...text.matchAll(/^# TYPE (waybill_\w+)/gm)].map(([, name]) => name ?? '')
  expect(ours.filter((name) => !page?.includes(name))).toEqual([])
})

test('whatever a job writes into the log says which job it is, and of whom', async () => {
  const { tenantId } = world.courier
  const job = defineJob({
    name: 'test-lines',
    title: 'Lines',
    attempts: 1,
    pause: { first: 1, longest: 1 },
    atOnce: { here: 1, ofTenant: 1 },
    async run({ deps }) {
      deps.log.info({}, 'At work.')
      throw new GiveUp('Nothing comes of it.')
    },
    async failed({ deps }) {
      deps.log.warn({}, 'Given up.')
    },
  })
  await app.database.systemTransaction((db) => prepareQueues(db, [job]))
  await app.database.tenantTransaction({ tenantId, userId: null }, (db) => insertJob(db, job, {}))
  const { id } = await app.database.systemTransaction((db) =>
    db.selectFrom('jobs').select('id').where('name', '=', job.name).executeTakeFirstOrThrow(),
  )
  await workOff(app, { of: [job] })
  const subject = { job: job.name, jobId: id, tenantId }
  expect(lines).toMatchObject([
    { msg: 'At work.', ...subject },
    { msg: 'A job failed for good.', ...subject, attempt: 1 },
    { msg: 'Given up.', ...subject },
  ])
})
