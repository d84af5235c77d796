import net, { type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertJob } from '#server/jobs/enqueue.ts'
import { tryOutJob } from '#server/services/try-outs/run-try-out.ts'
import { openBoss } from '#server/jobs/workers.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import {
  callServer,
  endServer,
  prepareOrdering,
  startServer,
  type ServerProcess,
} from '#tests/api/support/server-process.ts'

/* Servers as people run them, in processes of their own: a job of each kind is in the middle when the process is killed. */

let database: TestDatabase
let mails: Awaited<ReturnType<typeof startMailServer>>
let running: ServerProcess[] = []

beforeAll(async () => {
  mails = await startMailServer()
})
afterAll(() => mails.close())
beforeEach(async () => {
  database = await testDatabase()
  mails.isStalled = true
  mails.taken = []
})
afterEach(async () => {
  await Promise.all(running.map((server) => endServer(server, 'SIGKILL')))
  running = []
  await database.close()
})

test.each([
  ['one that is started after it', false],
  ['one that ran beside it', true],
])('what a killed process was in the middle of is done once by %s', { timeout: 120_000 }, async (_who, isBeside) => {
  const first = await start()
  const { tryOutId, email } = await prepare(first)
  const held = await database.pool.connect()
  await held.query('begin; set local role waybill_system')
  await held.query('select from try_outs for update')
  await held.query('lock table error_reports in access exclusive mode')
  try {
    await fetch(`${first.address}/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: first.address },
      body: new URLSearchParams({ email }).toString(),
    })
    await database.systemTransaction((db) =>
      sql`select set_config('app.tenant_id', (select tenant_id::text from try_outs), true)`
        .execute(db)
        .then(() => insertJob(db, tryOutJob, { tryOutId }, { key: String(tryOutId) })),
    )
    await openBoss(database.pool).send('discard-old-error-reports', { tenantId: null })
    await expect.poll(() => mails.waiting, { timeout: 20_000 }).toBe(1)
    await expect.poll(awaitedLocks, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
    if (isBeside) await start()
    await endServer(first, 'SIGKILL')
  } finally {
    await held.query('rollback')
    held.release()
  }
  mails.isStalled = false
  if (!isBeside) await start()

  await expect.poll(openJobs, { timeout: 60_000, interval: 200 }).toEqual([])
  const { jobs, tried, mailed } = await database.systemTransaction(async (db) => ({
    jobs: await db.selectFrom('jobs').select(['name', 'state', 'attempts']).orderBy('name').execute(),
    tried: await db.selectFrom('try_outs').select(['status', 'orders', 'done']).execute(),
    mailed: await db.selectFrom('messages').select(['job_id', 'failed_at']).execute(),
  }))
  // Where the clock came to a clean-up meanwhile there is one more, begun once.
  expect(jobs.filter(({ attempts }) => attempts !== 1)).toEqual(
    ['discard-old-error-reports', 'password-reset', 'try-out'].map((name) => ({ name, state: 'done', attempts: 2 })),
  )
  expect(tried).toEqual([{ status: 'finished', orders: 3, done: 3 }])
  expect(mailed).toEqual([{ job_id: expect.any(String), failed_at: null }])
  expect(mails.taken.map((mail) => /^Message-ID: <(.*)@/m.exec(mail)?.[1])).toEqual([mailed[0]?.job_id])
  expect((await database.systemTransaction((db) => db.selectFrom('error_reports').select('id').execute())).length).toBe(
    0,
  )
})

async function start(): Promise<ServerProcess> {
  const server = await startServer({
    DATABASE_URL: database.databaseUrl,
    SMTP_URL: mails.address,
  })
  running.push(server)
  return server
}

/** A try-out of three orders that nobody works on yet, a report that is too old, and somebody who forgot a password. */
async function prepare(server: ServerProcess): Promise<{ tryOutId: number; email: string }> {
  const ordering = await database.systemTransaction(prepareOrdering)
  for (let order = 0; order < 3; order += 1) {
    expect((await callServer(server, ordering, 'POST', '/delivery-orders', ordering.order)).status).toBe(200)
  }
  return database.systemTransaction(async (db) => {
    await sql`insert into error_reports (short_description, created_at) values ('Broken', 0)`.execute(db)
    const { email } = await db.selectFrom('users').select('email').limit(1).executeTakeFirstOrThrow()
    const revision = await db.selectFrom('service_revisions').selectAll().executeTakeFirstOrThrow()
    const { tenant_id: tenantId } = await db
      .selectFrom('services')
      .select('tenant_id')
      .where('id', '=', revision.service_id)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('try_outs')
      .values({
        tenant_id: tenantId,
        service_id: revision.service_id,
        service_revision_id: revision.id,
        from_at: 0,
        until_at: 4_000_000_000,
        pricing: JSON.stringify(revision.pricing),
        versions: '{}',
        orders: 3,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { tryOutId: id, email }
  })
}

const openJobs = () =>
  database.systemTransaction((db) =>
    db.selectFrom('jobs').select(['name', 'state']).where('state', 'in', ['waiting', 'running']).execute(),
  )

/** How many wait for what somebody else holds, on this database. */
async function awaitedLocks(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}

/** A mail server that, as long as it is stalled, reads a mail and does not say that it has taken it. */
async function startMailServer() {
  const state = { isStalled: true, waiting: 0, taken: [] as string[] }
  const server = net.createServer((socket) => {
    let text = ''
    let isLetter = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      text += bytes.toString()
      for (;;) {
        const end = text.indexOf(isLetter ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (isLetter ? 5 : 2))
        if (isLetter) {
          isLetter = false
          if (state.isStalled) {
            state.waiting += 1
            socket.on('close', () => (state.waiting -= 1))
            return
          }
          state.taken.push(part)
          say('250 taken')
        } else if (part === 'DATA') {
          isLetter = true
          say('354 go on')
        } else say(part === 'QUIT' ? '221 bye' : '250 well')
      }
    })
    say('220 mail.test')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    address: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  })
}
