import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readlink, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres, waitUntilStopped, type EmbeddedPostgres } from '#server/db/embedded.ts'

// Starting a server for the first time writes 40 MB with fsync: seconds on a slow disk.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let folder: string
let directory: string

// Making the files of a server takes longer than all else here, so the tests follow each other on the same ones; each makes
// them where they are missing.
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-embedded-'))
  directory = path.join(folder, 'postgres')
})
afterEach(() => waitUntilStopped(directory))
afterAll(() => rm(folder, { recursive: true }))

/** The process number of the server, which it writes into its folder. */
async function serverProcess(): Promise<number> {
  return Number.parseInt(await readFile(path.join(directory, 'postmaster.pid'), 'utf8'), 10)
}

async function ask<Row extends pg.QueryResultRow>({ release: _, ...server }: EmbeddedPostgres, statement: string) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Another process that uses the server until it is killed. */
async function anotherUser(): Promise<ChildProcess> {
  const program = `
    import { startEmbeddedPostgres } from '#server/db/embedded.ts'
    await startEmbeddedPostgres(process.argv[1])
    console.log('ready')
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, directory], {
    cwd: path.join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

test('is one server for all who ask for it at the same moment, and outlives all but the last', async () => {
  const users = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres(directory)))
  const process = await serverProcess()
  const [first, ...others] = users
  for (const other of others) await other.release()
  expect(first && (await ask(first, 'select 1 as one'))).toEqual([{ one: 1 }])
  expect(await serverProcess()).toBe(process)
  await first?.release()
})

test('starts with durable settings and an owner who is no superuser, and stops with its last user', async () => {
  const server = await startEmbeddedPostgres(directory)
  const settings = await ask(
    server,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('synchronous_commit') as commits, current_setting('listen_addresses') as network,
       (select rolsuper from pg_roles where rolname = current_user) as superuser`,
  )
  expect(settings).toEqual([{ fsync: 'on', pages: 'on', commits: 'on', network: '', superuser: false }])
  await server.release()
  await waitUntilStopped(directory)
  await expect(ask(server, 'select 1')).rejects.toThrow('ENOENT')
})

test('keeps what was written when it is started again at once', async () => {
  const first = await startEmbeddedPostgres(directory)
  await ask(first, `create table kept as select 'here' as word`)
  await first.release()
  const second = await startEmbeddedPostgres(directory)
  expect(await ask(second, 'select word from kept')).toEqual([{ word: 'here' }])
  await second.release()
})

test('is shared with other processes, survives the death of one and ends with the death of the last', async () => {
  const first = await anotherUser()
  const server = await serverProcess()
  const second = await anotherUser()
  expect(await serverProcess()).toBe(server)
  await kill(first)
  const third = await startEmbeddedPostgres(directory)
  expect(await ask(third, 'select 1 as one')).toEqual([{ one: 1 }])
  await third.release()
  expect(await serverProcess()).toBe(server)
  await kill(second)
  await waitUntilStopped(directory)
  await vi.waitFor(() => expect(() => process.kill(server, 0)).toThrow('ESRCH'), 10_000)
})

test('recovers after the server itself was killed', async () => {
  const before = await startEmbeddedPostgres(directory)
  await ask(before, `create table recovered as select 'here' as word`)
  process.kill(await serverProcess(), 'SIGKILL')
  await before.release()
  const after = await startEmbeddedPostgres(directory)
  expect(await ask(after, 'select word from recovered')).toEqual([{ word: 'here' }])
  await after.release()
})

test('lies in a folder whose path is too long for a socket', async () => {
  const short = directory
  directory = path.join(folder, 'a'.repeat(60), 'b'.repeat(60), 'postgres')
  await mkdir(path.dirname(directory), { recursive: true })
  if (existsSync(short)) await rename(short, directory)
  const server = await startEmbeddedPostgres(directory)
  expect(server.host.length).toBeLessThan(90)
  expect(await readlink(server.host)).toBe(directory)
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.release()
  await waitUntilStopped(directory)
  await rm(server.host)
})

test('points to DATABASE_URL on a platform it does not exist for', async () => {
  const platform = Object.getOwnPropertyDescriptor(process, 'platform')
  if (!platform) throw new Error('process has no platform')
  Object.defineProperty(process, 'platform', { ...platform, value: 'sunos' })
  try {
    await expect(startEmbeddedPostgres(directory)).rejects.toThrow('Set DATABASE_URL to a PostgreSQL server')
  } finally {
    Object.defineProperty(process, 'platform', platform)
  }
})
