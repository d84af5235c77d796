import net, { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import type { HealthDetail } from '#generated/model/index.ts'
import { createMailer } from '#server/outside/mailer.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { startMailServer } from '#tests/api/support/mail-server.ts'
import { addTenant } from '#tests/api/support/rows.ts'
import { workOff } from '#tests/api/support/work-off.ts'
import { buildWorld, signIn, type World } from '#tests/api/support/world.ts'

/* A mail server that is away for hours: nothing is lost, what is too late is said to be, and the operator is told once. */

let app: TestApp
let world: World
let token: string
let internal: number
const said: { level: string; message: string }[] = []
const note = (level: string) => (_details: object, message: string) => void said.push({ level, message })

beforeAll(async () => {
  app = await startTestApp()
  world = await buildWorld(app)
  token = (await signIn(app, world.emailOf[roles.admin])).token
  internal = await addTenant(app.database, 'Waybill', 'Internal')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.systemTransaction(async (db) => {
    await db.deleteFrom('jobs').execute()
    await db.deleteFrom('mail_state').execute()
  })
  await app.database.pool.query('delete from pgboss.job')
  said.length = 0
})

/** An address of this machine at which nobody listens. */
async function nobody(): Promise<string> {
  const server = net.createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `smtp://127.0.0.1:${port}`
}

function mailTo(smtpUrl: string): void {
  app.deps.mailer = createMailer(
    { smtpUrl, mailFrom: 'Waybill <no-reply@waybill.test>', dataDir: app.dataDir },
    app.database,
    { info: note('info'), warn: note('warn'), error: note('error') },
  )
}

const forgotten = (email: string) =>
  fetch(`${app.origin}/auth/forgot-password`, { method: 'POST', body: new URLSearchParams({ email }) })
const detail = async () => (await app.call('/api/health/detail', { token, tenantId: internal })).json as HealthDetail
const makeDue = () => app.database.pool.query('update pgboss.job set start_after = now()')
const jobsNow = () =>
  app.database.systemTransaction((db) =>
    db
      .selectFrom('jobs')
      .select(['name', 'state', 'waits_again', 'attempts', 'error'])
      .where('name', '=', 'password-reset')
      .orderBy('number')
      .execute(),
  )

test('many failed attempts are no end: the mail waits, the operator is told once, and it leaves when the server is back', async () => {
  mailTo(await nobody())
  await forgotten(world.emailOf[roles.viewer])
  for (let attempt = 0; attempt < 14; attempt += 1) {
    await workOff(app)
    await makeDue()
  }
  expect(await jobsNow()).toEqual([
    expect.objectContaining({
      state: 'running',
      waits_again: true,
      attempts: 14,
      error: expect.stringMatching(/mail server/),
    }),
  ])
  const during = await detail()
  expect(during.mail).toMatchObject({
    lastSentAt: null,
    waiting: 1,
    waitingSince: expect.any(Number),
    failingSince: expect.any(Number),
    lastFailure: expect.stringContaining('ECONNREFUSED'),
  })
  expect(during.running).toEqual([])
  expect(during.waitingAgain).toMatchObject([
    { name: 'password-reset', attempts: 14, nextAttemptAt: expect.any(Number) },
  ])
  expect(said.filter(({ level }) => level === 'error')).toEqual([
    { level: 'error', message: 'No e-mail leaves. Each is tried for two days; see to the mail server or SMTP_URL.' },
  ])

  // Ten minutes later it is said once more.
  await app.database.systemTransaction((db) => sql`update mail_state set alerted_at = alerted_at - 600`.execute(db))
  const server = await startMailServer()
  mailTo(await nobody())
  await workOff(app)
  expect(said.filter(({ level }) => level === 'error')).toHaveLength(2)

  mailTo(server.address)
  await makeDue()
  await workOff(app)
  expect(server.arrived).toHaveLength(1)
  expect(await jobsNow()).toEqual([expect.objectContaining({ state: 'done', waits_again: false })])
  expect((await detail()).mail).toEqual({
    lastSentAt: expect.any(Number),
    waiting: 0,
    waitingSince: null,
    failingSince: null,
    lastFailure: null,
  })
  expect(said.at(-1)).toEqual({ level: 'warn', message: 'The mail server takes e-mails again.' })
  await server.close()
})

test('a wrong password of the installation is an outage as well, an address that is refused for now is none', async () => {
  const server = await startMailServer()
  mailTo(server.address)
  const email = world.emailOf[roles.viewer]
  server.refuses[email] = '450 4.2.0 Greylisted'
  await forgotten(email)
  await workOff(app)
  expect(await jobsNow()).toMatchObject([{ state: 'running', waits_again: true }])
  expect((await detail()).mail).toMatchObject({ waiting: 1, failingSince: null })

  const strict = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      const greets = String(bytes).startsWith('EHLO')
      socket.write(greets ? '250-mail.test\r\n250 AUTH PLAIN\r\n' : '535 5.7.8 Wrong password\r\n')
    })
    socket.write('220 mail.test\r\n')
  })
  await once(strict.listen(0, '127.0.0.1'), 'listening')
  mailTo(`smtp://waybill:wrong@127.0.0.1:${(strict.address() as AddressInfo).port}`)
  await makeDue()
  await workOff(app)
  expect((await detail()).mail).toMatchObject({
    waiting: 1,
    failingSince: expect.any(Number),
    lastFailure: expect.stringContaining('535'),
  })
  strict.close()
  await server.close()
})

test('a link that is good for an hour is not sent after it, and the job says so; retried by hand it goes with a new one', async () => {
  const server = await startMailServer()
  mailTo(await nobody())
  const before = app.clock.now
  await forgotten(world.emailOf[roles.viewer])
  await workOff(app)
  await makeDue()
  const { rows } = await app.database.pool.query<{ now: string }>('select unix_now() as now')
  app.clock.now = Number(rows[0]?.now) + 3_600
  mailTo(server.address)
  await workOff(app)
  expect(server.arrived).toEqual([])
  expect(await jobsNow()).toEqual([
    expect.objectContaining({
      state: 'failed',
      error: 'The link to choose a password could not be sent within the hour for which it is good.',
    }),
  ])
  token = (await signIn(app, world.emailOf[roles.admin])).token
  await app.call('/api/failed-jobs/retry', {
    method: 'PUT',
    token,
    tenantId: internal,
    json: { kind: 'password-reset' },
  })
  await makeDue()
  await workOff(app)
  expect(server.arrived.map(({ to }) => to)).toContain(world.emailOf[roles.viewer])
  app.clock.now = before
  await server.close()
})

test('a mail server that takes its time with one mail holds up no other, and no request', async () => {
  const server = await startMailServer()
  mailTo(server.address)
  server.isStalled = true
  await forgotten(world.emailOf[roles.viewer])
  const slow = workOff(app)
  await expect.poll(() => server.waiting).toBe(1)
  server.isStalled = false
  await forgotten(world.emailOf[roles.owner])
  await workOff(app)
  expect(server.arrived.map(({ to }) => to)).toEqual([world.emailOf[roles.owner]])
  expect((await app.call('/api/me', { token })).status).toBe(200)
  expect(server.waiting).toBe(1)

  server.goOn()
  await slow
  expect(server.arrived.map(({ to }) => to)).toEqual([world.emailOf[roles.owner], world.emailOf[roles.viewer]])
  expect(await jobsNow()).toMatchObject([{ state: 'done' }, { state: 'done' }])
  await server.close()
})
