import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteBackup } from '#server/backup/note-backup.ts'
import { examine } from '#server/doctor/examine.ts'
import type { Diagnosis } from '#server/doctor/diagnoses.ts'
import { startTestApp, type TestApp } from '#tests/api/support/app.ts'
import { startMailServer } from '#tests/api/support/mail-server.ts'
import { freePort } from '#tests/api/support/server-process.ts'

/* npm run doctor on real databases, mail servers and folders. How each diagnosis is judged is in server/doctor/diagnoses.test.ts. */

let app: TestApp
let mail: Awaited<ReturnType<typeof startMailServer>>
let variables: Record<string, string>
beforeAll(async () => {
  app = await startTestApp()
  mail = await startMailServer()
  variables = {
    DATA_DIR: app.dataDir,
    DATABASE_URL: app.database.databaseUrl,
    SESSION_SECRET: 'n8Yp3vQe7XsL1kTbR5wZ0cUfHj9mGd2A',
    SMTP_URL: mail.address,
  }
})
afterAll(async () => {
  await mail.close()
  await app.close()
})

const about = (diagnoses: readonly Diagnosis[], subject: string) =>
  diagnoses.filter((diagnosis) => diagnosis.about === subject).map(({ level, says }) => `${level}: ${says}`)

test('what stands well and what does not is told of a database, its mail server and its disk', async () => {
  const before = await examine(variables)
  expect(about(before, 'database')).toEqual([
    expect.stringMatching(/^ok: PostgreSQL \d+\.\d+ answers and is up to date\.$/),
  ])
  expect(about(before, 'clock')).toEqual(['ok: The clocks of this machine and of the database agree.'])
  expect(about(before, 'mail')).toEqual(['ok: The mail server answers.'])
  expect(about(before, 'backup')).toEqual([])
  expect(about(before, 'administrator')).toEqual([
    'warning: Nobody administers this installation: run "npm run create-admin".',
  ])
  expect(about(before, 'disk')).toHaveLength(1)

  const now = Math.floor(Date.now() / 1_000)
  await app.database.systemTransaction(async (db) => {
    await noteBackup(db, now - 50 * 3_600, 1_000)
    await db
      .insertInto('jobs')
      .values({ name: 'try-out', payload: '{}', key: 'late', start_at: now - 1_200 })
      .execute()
  })
  const port = await freePort()
  const after = await examine({ ...variables, SMTP_URL: `smtp://127.0.0.1:${port}` })
  expect(about(after, 'backup')).toEqual([expect.stringMatching(/^warning: The last backup is 50 hours old/)])
  expect(about(after, 'jobs')).toEqual([expect.stringMatching(/^fault: Background work has waited for 20 minutes/)])
  expect(about(after, 'mail')).toEqual([
    expect.stringMatching(/^fault: No e-mail leaves: the mail server does not let this server in \(.*ECONNREFUSED/),
  ])
})

test('a database that lacks migrations is not judged further', async () => {
  await app.database.pool.query(
    'create table kept_migrations as select * from schema_migrations order by name desc limit 1',
  )
  await app.database.pool.query('delete from schema_migrations where name in (select name from kept_migrations)')
  const diagnoses = await examine(variables)
  await app.database.pool.query(
    'insert into schema_migrations select * from kept_migrations; drop table kept_migrations',
  )
  expect(diagnoses).toEqual([
    { level: 'warning', about: 'database', says: expect.stringMatching(/answers, and lacks 1 migration, which/) },
  ])
})

test('a database that is away, and a faulty configuration, are a sentence each', async () => {
  const port = await freePort()
  expect(await examine({ ...variables, DATABASE_URL: `postgres://waybill@127.0.0.1:${port}/waybill` })).toEqual([
    { level: 'fault', about: 'database', says: expect.stringMatching(/cannot be reached \(nothing listens there\)/) },
  ])
  expect(await examine({ ...variables, PG_POOL: 'many', LOG_LEVEL: 'loud' })).toMatchObject([
    { level: 'fault', about: 'configuration', says: expect.stringContaining('PG_POOL') },
    { level: 'fault', about: 'configuration', says: expect.stringContaining('LOG_LEVEL') },
  ])
})

test('the command ends with 1 where something is at fault, and makes no folder', async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'waybill-doctor-'))
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../scripts/doctor.ts'), '--json'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: path.join(parent, 'data'),
    },
  })
  const ended = once(child, 'exit')
  const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect([await ended, complaints]).toEqual([[1, null], ''])
  expect(JSON.parse(said)).toMatchObject([{ level: 'fault', says: expect.stringContaining('There is no database in') }])
  expect(await readdir(parent)).toEqual([])
  await rm(parent, { recursive: true })
})
