import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelJobs, enqueue, insertJob, type EnqueueOptions } from '#server/jobs/enqueue.ts'
import { defineJob, GiveUp, type AnyJob, type JobRun } from '#server/jobs/job.ts'
import { prepareQueues, reconcileQueues } from '#server/jobs/queues.ts'
import { mendFutureClaims } from '#server/jobs/future-claims.ts'
import { keepSchedules } from '#server/jobs/schedules.ts'
import { openBoss, startWorkers } from '#server/jobs/workers.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { securityMailJob } from '#server/session/security-mails.ts'
import { roles } from '#domain/access/roles.ts'
import { buildWorld, signIn } from '#tests/api/support/world.ts'
import { addTenant } from '#tests/api/support/rows.ts'
import { startScheduled, workOff } from '#tests/api/support/work-off.ts'

/* The queue, by a job whose work each test says. */

let app: TestApp
const tenants = { ours: 0, theirs: 0, third: 0 }

beforeAll(async () => {
  app = await startTestApp()
  tenants.ours = await addTenant(app.database, 'Ours')
  tenants.theirs = await addTenant(app.database, 'Theirs')
  tenants.third = await addTenant(app.database, 'Third')
  await app.database.systemTransaction((db) => prepareQueues(db, [work, nightly]))
})
afterAll(() => app.close())
beforeEach(async () => {
  done = []
  act = async () => {}
  gaveUp = []
  await app.database.systemTransaction((db) => db.deleteFrom('jobs').execute())
  await app.database.pool.query('delete from pgboss.job')
})

let done: { tenantId: number | null; task: string }[] = []
let gaveUp: string[] = []
let act: (run: JobRun, task: string) => Promise<void>

const work = defineJob<{ task: string }>({
  name: 'test-work',
  title: 'Work',
  attempts: 4,
  pause: { first: 100, longest: 300 },
  atOnce: { here: 4, ofTenant: 2 },
  async run(run, { task }) {
    await act(run, task)
    done.push({ tenantId: run.tenantId, task })
  },
  async failed(_run, { task }) {
    gaveUp.push(task)
  },
})

const nightly = defineJob({
  name: 'test-nightly',
  title: 'Work of the night',
  attempts: 1,
  pause: { first: 1, longest: 1 },
  atOnce: { here: 1, ofTenant: 1 },
  schedule: { cron: '30 2 * * *', of: 'courier' },
  async run({ tenantId }) {
    done.push({ tenantId, task: 'night' })
  },
})

const eachMinute = defineJob({
  name: 'test-minute',
  title: 'Work of each minute',
  attempts: 1,
  pause: { first: 1, longest: 1 },
  atOnce: { here: 1, ofTenant: 1 },
  schedule: { cron: '* * * * *', of: 'installation' },
  async run({ tenantId }) {
    done.push({ tenantId, task: 'minute' })
  },
})

const inTenant = <Result>(tenantId: number | null, write: Parameters<TestApp['database']['tenantTransaction']>[1]) =>
  app.database.tenantTransaction({ tenantId, userId: null }, write) as Promise<Result>
const add = (tenantId: number, task: string, options?: EnqueueOptions) =>
  inTenant(tenantId, (db) => insertJob(db, work, { task }, options))
/** Without the mails that signing in leaves behind. */
const rows = () =>
  app.database.systemTransaction((db) =>
    db.selectFrom('jobs').selectAll().where('name', '!=', securityMailJob.name).orderBy('created_at').execute(),
  )
const queued = async () =>
  (
    await app.database.pool.query<{ state: string; pause: number }>(
      `select state, extract(epoch from start_after - now())::int as pause from pgboss.job order by created_on`,
    )
  ).rows
const workOn = (of: readonly AnyJob[] = [work], batch?: number) => workOff(app, { of, batch })
const makeDue = () => app.database.pool.query('update pgboss.job set start_after = now()')

test('an act that is rolled back leaves no job, one that is committed wakes the workers', async () => {
  const rung: string[] = []
  const starts: (() => void)[] = []
  app.deps.jobBell.listener = (name) => void rung.push(name)
  const make = (end: () => void) =>
    inTenant(tenants.ours, async (db) => {
      const ctx = { db, deps: app.deps, afterCommit: (start: () => void) => void starts.push(start) }
      await enqueue(ctx, work, { task: 'once' })
      end()
    })
  await expect(
    make(() => {
      throw new Error('changed its mind')
    }),
  ).rejects.toThrow('changed its mind')
  expect([await rows(), await queued()]).toEqual([[], []])
  await make(() => {})
  expect(rung).toEqual([])
  starts.at(-1)?.()
  app.deps.jobBell.listener = null
  expect(rung).toEqual([work.name])
  await workOn()
  expect(done).toEqual([{ tenantId: tenants.ours, task: 'once' }])
})

test('a job is of the organisation that the transaction is open to, and of nobody else', async () => {
  await add(tenants.ours, 'ours', { key: '1' })
  expect(await inTenant(tenants.theirs, (db) => db.selectFrom('jobs').selectAll().execute())).toEqual([])
  await inTenant(tenants.theirs, (db) => cancelJobs(db, work, '1'))
  const forged = { tenant_id: tenants.ours, name: work.name, key: '2', payload: '{}' }
  await expect(inTenant(tenants.theirs, (db) => db.insertInto('jobs').values(forged).execute())).rejects.toThrow(
    'permission denied',
  )
  await expect(
    inTenant(tenants.theirs, (db) => sql`insert into pgboss.job (name) values (${work.name})`.execute(db)),
  ).rejects.toThrow('permission denied')
  await workOn()
  expect(done).toEqual([{ tenantId: tenants.ours, task: 'ours' }])
})

test('of several alike one waits; another may wait while one is worked on', async () => {
  await add(tenants.ours, 'first', { key: 'same' })
  await add(tenants.ours, 'second', { key: 'same' })
  await add(tenants.theirs, 'theirs', { key: 'same' })
  act = async (_run, task) => {
    if (task === 'first') await add(tenants.ours, 'third', { key: 'same' })
  }
  await workOn()
  expect(done.map(({ task }) => task).toSorted()).toEqual(['first', 'theirs', 'third'])
})

test('what fails is tried again after growing pauses, and has failed for good after the last attempt', async () => {
  act = async () => {
    throw new Error('The wind was against it.')
  }
  await add(tenants.ours, 'hard')
  const pauses: number[] = []
  for (let attempt = 1; attempt < work.attempts; attempt += 1) {
    await workOn()
    const [job] = await queued()
    expect(job?.state).toBe('retry')
    pauses.push(job?.pause ?? 0)
    expect(await rows()).toMatchObject([{ state: 'running', attempts: attempt, error: 'The wind was against it.' }])
    await makeDue()
  }
  const bounds = [
    [40, 200],
    [90, 300],
    [140, 300],
  ]
  for (const [at, [least = 0, most = 0]] of bounds.entries()) {
    expect(pauses[at], String(pauses)).toBeGreaterThanOrEqual(least)
    expect(pauses[at], String(pauses)).toBeLessThanOrEqual(most)
  }
  expect(gaveUp).toEqual([])
  await workOn()
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 4, ended_at: app.clock.now }])
  expect([gaveUp, done]).toEqual([['hard'], []])
})

test('what says that trying again would not help is not tried again', async () => {
  act = async () => {
    throw new GiveUp('There is no such street.')
  }
  await add(tenants.ours, 'lost')
  await workOn()
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, error: 'There is no such street.' }])
  expect(gaveUp).toEqual(['lost'])
})

test('a job that was cancelled is never begun', async () => {
  await add(tenants.ours, 'unwanted', { key: '1' })
  await inTenant(tenants.ours, (db) => cancelJobs(db, work, '1'))
  await workOn()
  expect(done).toEqual([])
})

test('one that may begin later waits for it', async () => {
  await add(tenants.ours, 'later', { startAfter: Math.floor(Date.now() / 1_000) + 3_600 })
  await workOn()
  expect(done).toEqual([])
  await makeDue()
  await workOn()
  expect(done.map(({ task }) => task)).toEqual(['later'])
})

test('the first job of an organisation comes before the second of another, however many wait', async () => {
  for (let index = 0; index < 40; index += 1) await add(tenants.ours, `ours ${index}`)
  for (let index = 0; index < 40; index += 1) await add(tenants.theirs, `theirs ${index}`)
  await add(tenants.third, 'third')
  await workOn([work], 1)
  expect(done.slice(0, 3).map(({ task }) => task)).toEqual(['ours 0', 'theirs 0', 'third'])
  expect(done.length).toBe(81)
})

test('jobs of one organisation that take long leave a worker to the others; a server that stops lets them leave off', async () => {
  let begun = 0
  const theirsDone = Promise.withResolvers<void>()
  act = async ({ tenantId, signal }) => {
    if (tenantId === tenants.theirs) return theirsDone.resolve()
    begun += 1
    await new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  for (let index = 0; index < 10; index += 1) await add(tenants.ours, `ours ${index}`)
  const workers = await startWorkers(app.deps, app.database.pool, [work])
  await expect.poll(() => begun).toBe(2)
  await add(tenants.theirs, 'theirs')
  app.deps.jobBell.ring(work.name)
  await theirsDone.promise
  await workers.stop()
  expect(begun).toBe(2)
  // Leaving off costs no attempt; nor does a third, which a look that was under way may have been handed, and which was not begun.
  const { rows: limits } = await app.database.pool.query<{ left: number }>(
    `select retry_limit - retry_count as left from pgboss.job where state = 'retry'`,
  )
  expect([2, 3]).toContain(limits.length)
  expect(limits).toEqual(limits.map(() => ({ left: work.attempts })))
  act = async () => {}
  await makeDue()
  await workOn()
  expect(done.length).toBe(11)
})

test('after a backup was restored, what stood open is queued again', async () => {
  await add(tenants.ours, 'restored')
  await app.database.pool.query('delete from pgboss.job')
  await workOn()
  expect(done).toEqual([])
  await reconcileQueues(app.deps, [work])
  await reconcileQueues(app.deps, [work])
  expect((await queued()).length).toBe(1)
  await workOn()
  expect(done.map(({ task }) => task)).toEqual(['restored'])
})

test('what was being worked on when the process of its last attempt ended has failed', async () => {
  await add(tenants.ours, 'deadly')
  await app.database.systemTransaction((db) => db.updateTable('jobs').set({ state: 'running', attempts: 4 }).execute())
  await app.database.pool.query(`update pgboss.job set state = 'failed'`)
  await reconcileQueues(app.deps, [work])
  expect(await rows()).toMatchObject([{ state: 'failed', error: 'The server ended while it was at it, each time.' }])
  expect(gaveUp).toEqual(['deadly'])
})

test('a job that was done and is handed out once more is not done again', async () => {
  await add(tenants.ours, 'once')
  await workOn()
  await app.database.pool.query(`update pgboss.job set state = 'created', completed_on = null`)
  await workOn()
  expect(done.length).toBe(1)
})

test('what is done every night is done by the clock of each courier, as a job of the courier', async () => {
  const boss = openBoss(app.database.pool)
  const schedules = async () => {
    await keepSchedules(app.deps, boss, [work, nightly])
    return (await boss.getSchedules()).map(({ key, cron, timezone }) => ({ key: Number(key), cron, timezone }))
  }
  const move = (zone: string) =>
    app.database.systemTransaction((db) =>
      db.updateTable('tenants').set({ time_zone: zone }).where('id', '=', tenants.ours).execute(),
    )
  await move('America/St_Johns')
  const at = (key: number, timezone: string) => ({ key, cron: '30 2 * * *', timezone })
  expect(await schedules()).toEqual(expect.arrayContaining([at(tenants.ours, 'America/St_Johns')]))
  await move('America/Toronto')
  const moved = await schedules()
  expect(moved).toEqual(expect.arrayContaining([at(tenants.ours, 'America/Toronto')]))
  await app.database.systemTransaction((db) =>
    db.updateTable('tenants').set({ archived_at: 1 }).where('id', '=', tenants.ours).execute(),
  )
  expect((await schedules()).map(({ key }) => key)).toEqual(
    moved.map(({ key }) => key).filter((key) => key !== tenants.ours),
  )
  // By the same walk as pg-boss' own: a night in which the time is left out has it an hour later, one in which it comes twice has it once.
  const [kept] = moved.filter(({ key }) => key === tenants.ours)
  const nights = (cron: string, from: string) =>
    boss
      .previewSchedule(cron, { tz: kept?.timezone, from: new Date(from), count: 3 })
      .map((night) => night.toISOString().slice(0, 16))
  expect(nights(kept?.cron ?? '', '2027-03-12T12:00Z')).toEqual([
    '2027-03-13T07:30',
    '2027-03-14T07:30',
    '2027-03-15T06:30',
  ])
  expect(nights('30 1 * * *', '2026-10-31T12:00Z')).toEqual([
    '2026-11-01T05:30',
    '2026-11-02T06:30',
    '2026-11-03T06:30',
  ])
  await startScheduled(app, [nightly], tenants.theirs)
  await workOn([nightly])
  expect(done).toEqual([{ tenantId: tenants.theirs, task: 'night' }])
  expect(await rows()).toMatchObject([{ tenant_id: tenants.theirs, name: nightly.name, state: 'done' }])
})

test('an administrator sees what failed of all organisations, and lets it begin anew; nobody else does', async () => {
  const world = await buildWorld(app)
  await app.database.systemTransaction((db) => db.deleteFrom('jobs').execute())
  act = async () => {
    throw new GiveUp('The wind was against it.')
  }
  await add(tenants.ours, 'hard', { key: '1' })
  await workOn()
  const administrator = await signIn(app, world.emailOf[roles.admin])
  const internal = await addTenant(app.database, 'Waybill')
  await app.database.systemTransaction((db) =>
    db.updateTable('tenants').set({ kind: 'Internal' }).where('id', '=', internal).execute(),
  )
  const call = (method: string, address: string, token = administrator.token, tenantId = internal) =>
    app.call(`/api${address}`, { method, token, tenantId })
  const asked = (pagination: object) => `/failed-jobs?pagination=${encodeURIComponent(JSON.stringify(pagination))}`
  const listed = await call('GET', asked({ filter: { name: work.name }, sort: [{ field: 'name', direction: 'asc' }] }))
  expect(listed.json).toMatchObject({
    total: 1,
    data: [
      {
        name: work.name,
        tenant: { id: tenants.ours, name: 'Ours' },
        error: 'The wind was against it.',
        attempts: 1,
        failedAt: app.clock.now,
      },
    ],
  })
  expect((await call('GET', asked({ filter: { name: 'other' } }))).json).toMatchObject({ data: [] })
  const [{ id } = { id: 0 }] = (listed.json as { data: { id: number }[] }).data
  const owner = await signIn(app, world.emailOf[roles.owner])
  const { tenantId } = world.courier
  expect((await call('PUT', `/failed-jobs/${id}/retry`, owner.token, tenantId)).status).toBe(403)
  // Elsewhere an administrator sees what is of that organisation.
  expect((await call('PUT', `/failed-jobs/${id}/retry`, administrator.token, tenantId)).status).toBe(404)
  expect((await call('GET', '/failed-jobs', administrator.token, tenantId)).json).toMatchObject({ total: 0 })

  act = async () => {}
  expect((await call('PUT', `/failed-jobs/${id}/retry`)).status).toBe(200)
  expect((await call('PUT', `/failed-jobs/${id}/retry`)).status).toBe(404)
  await workOn()
  expect(done).toEqual([{ tenantId: tenants.ours, task: 'hard' }])
  expect(await rows()).toMatchObject([{ state: 'done', error: null }])

  // Another like it waits already.
  act = async () => {
    throw new GiveUp('The wind was against it.')
  }
  await add(tenants.ours, 'again', { key: '1' })
  await workOn()
  await add(tenants.ours, 'already', { key: '1' })
  const [failed] = (await rows()).filter(({ state }) => state === 'failed')
  expect((await call('PUT', `/failed-jobs/${failed?.number}/retry`)).status).toBe(200)
  expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['done', 'waiting'])
})

test('stamps of a clock that was ahead do not stop schedules and the watch over jobs', async () => {
  await app.database.pool.query(`update pgboss.version set cron_on = now() + interval '1 day'`)
  await app.database.pool.query(`update pgboss.queue set monitor_claim_on = now() + interval '1 day' where name = $1`, [
    work.name,
  ])
  const workers = await startWorkers(app.deps, app.database.pool, [work])
  const inFuture = async () => {
    const { rows: counted } = await app.database.pool.query<{ stamps: number }>(
      `select (select count(*) from pgboss.version where cron_on > now() + interval '1 minute')
         + (select count(*) from pgboss.queue where monitor_claim_on > now() + interval '1 minute') as stamps`,
    )
    return Number(counted[0]?.stamps)
  }
  await expect.poll(inFuture).toBe(0)
  await workers.stop()
  expect(await mendFutureClaims(app.database.pool)).toBe(false)
})

/** Has pg-boss read this clock: the ISO time of the moment at which it stands. */
const setQueueClock = (at: string) =>
  app.database.pool.query(
    `create or replace function pgboss.job_now() returns timestamptz language sql stable as $$ select timestamptz '${at}' $$`,
  )

test('a clock that is set back an hour leaves no minute without its scheduled job, and no job waiting for the hour', async () => {
  const { rows: read } = await app.database.pool.query<{ definition: string }>(
    `select pg_get_functiondef('pgboss.job_now()'::regprocedure) as definition`,
  )
  await app.database.systemTransaction((db) => prepareQueues(db, [eachMinute]))
  const tasks = () => done.map(({ task }) => task)
  const workUntil = async (wanted: readonly string[]) => {
    const workers = await startWorkers(app.deps, app.database.pool, [eachMinute])
    await expect.poll(tasks).toEqual(wanted)
    await workers.stop()
  }
  try {
    await setQueueClock('2030-01-15T12:00:05Z')
    await keepSchedules(app.deps, openBoss(app.database.pool), [eachMinute])
    await workUntil(['minute'])
    await add(tenants.ours, 'waits')
    await app.database.pool.query(
      `update pgboss.job set created_on = pgboss.job_now(), start_after = pgboss.job_now() where name = $1`,
      [work.name],
    )

    await setQueueClock('2030-01-15T11:00:05Z')
    await workOn()
    expect(tasks()).toEqual(['minute'])
    expect(await mendFutureClaims(app.database.pool)).toBe(true)
    await workOn()
    expect(tasks()).toEqual(['minute', 'waits'])
    expect(await mendFutureClaims(app.database.pool)).toBe(false)

    // The minute that was there before comes again.
    await setQueueClock('2030-01-15T12:00:05Z')
    await workUntil(['minute', 'waits', 'minute'])
    expect((await rows()).map(({ attempts, state }) => [attempts, state])).toEqual(
      Array.from({ length: 3 }, () => [1, 'done']),
    )
  } finally {
    await app.database.pool.query(read[0]?.definition ?? '')
    await mendFutureClaims(app.database.pool)
  }
})

test('a machine whose clock is set back begins its work on jobs anew, once', async () => {
  let ahead = 0
  const warned: string[] = []
  const log = { info() {}, error() {}, warn: (_details: object, message: string) => void warned.push(message) }
  const workers = await startWorkers({ ...app.deps, log }, app.database.pool, [work], {
    everyMs: 50,
    ahead: () => ahead,
  })
  ahead = -60_000
  await expect.poll(() => warned).toEqual(['The clock of the machine was set back. Work on jobs begins anew.'])
  await add(tenants.ours, 'afterwards')
  await expect.poll(() => done.map(({ task }) => task)).toEqual(['afterwards'])
  await workers.stop()
  expect(warned).toHaveLength(1)
})
