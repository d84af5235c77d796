import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { commandAs } from '#server/db/embedded-binaries.ts'
import { postgresEnvironment, prepareCluster, type Cluster } from '#server/db/embedded-cluster.ts'
import { startPostgres, type PostgresServer } from '#tests/api/support/postgres-server.ts'
import { freePort, runUntilEnd } from '#tests/api/support/server-process.ts'

/*
 * A server that cannot start says why in a sentence for the operator, without a stack trace, and ends with 1. The table of
 * docs/operating/when-it-breaks.md lists the sentences.
 */

// Each test starts processes, and some a PostgreSQL.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let postgres: PostgresServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-start-'))
  postgres = await startPostgres(process.env.WAYBILL_TEST_POSTGRES)
})
afterAll(async () => {
  await postgres.remove()
  await rm(folder, { recursive: true })
})

/** Runs statements as the superuser, each by itself. */
async function asSuperuser(database: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ host: postgres.host, port: postgres.port, user: 'postgres', database })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function newDatabase(): Promise<string> {
  const name = `db_${randomUUID().replaceAll('-', '')}`
  await asSuperuser('postgres', `create database ${name} owner ${postgres.user}`)
  return name
}

const urlOf = (user: string, database: string) =>
  `postgres://${user}@${encodeURIComponent(postgres.host)}:${postgres.port}/${database}`

/** Starts the server, which has to end. @returns what it told the operator */
async function fails(variables: Record<string, string>, before: readonly string[] = []): Promise<string> {
  const { code, said, complained } = await runUntilEnd({ DATA_DIR: path.join(folder, 'data'), ...variables }, before)
  expect({ code, said, hasStack: /^\s+at /m.test(complained) }).toEqual({ code: 1, said: '', hasStack: false })
  return complained.trim()
}

describe('a database of DATABASE_URL', () => {
  test('that nobody serves', async () => {
    const port = await freePort()
    expect(await fails({ DATABASE_URL: `postgres://ada:secret-word@127.0.0.1:${port}/waybill` })).toBe(
      `The database at 127.0.0.1:${port}/waybill cannot be reached (nothing listens there): start it, or correct DATABASE_URL.`,
    )
  })

  test('whose host does not exist', async () => {
    expect(await fails({ DATABASE_URL: 'postgres://ada@nowhere.invalid/waybill' })).toMatch(
      /^The database at nowhere\.invalid:5432\/waybill cannot be reached \(.*name.*\): start it, or correct DATABASE_URL\.$/,
    )
  })

  test('that refuses the password, or wants one', async () => {
    await asSuperuser('postgres', `create role locked login password 'the-right-one'`)
    const rules = path.join(postgres.host, 'data', 'pg_hba.conf')
    await writeFile(rules, `local all locked scram-sha-256\n${await readFile(rules, 'utf8')}`)
    await asSuperuser('postgres', 'select pg_reload_conf()')
    const place = `${postgres.host}:5432/waybill`
    await expect
      .poll(() => fails({ DATABASE_URL: urlOf('locked:the-wrong-one', 'waybill') }))
      .toBe(`The database at ${place} refuses the password of "locked": correct DATABASE_URL.`)
    expect(await fails({ DATABASE_URL: urlOf('locked', 'waybill') })).toBe(
      `The database at ${place} wants a password: put that of "locked" into DATABASE_URL.`,
    )
  })

  test('that does not exist, or whose login does not', async () => {
    expect(await fails({ DATABASE_URL: urlOf(postgres.user, 'elsewhere') })).toBe(
      `There is no database "elsewhere" at ${postgres.host}:5432/elsewhere: create it, with "${postgres.user}" as its owner, or correct DATABASE_URL.`,
    )
    expect(await fails({ DATABASE_URL: urlOf('nobody', 'waybill') })).toContain('lets "nobody" not in')
  })

  test('whose server is too old', async () => {
    const name = await newDatabase()
    await asSuperuser(
      name,
      'create schema older',
      `create function older.current_setting(text) returns text language sql as
       $$ select case $1 when 'server_version_num' then '130014' when 'server_version' then '13.14' else pg_catalog.current_setting($1) end $$`,
      'grant usage on schema older to public',
      `alter database ${name} set search_path = older, pg_catalog, public`,
    )
    expect(await fails({ DATABASE_URL: urlOf(postgres.user, name) })).toBe(
      'Waybill needs PostgreSQL 14 or newer; the server behind DATABASE_URL is 13.14.',
    )
  })

  test('whose login may not make the roles', async () => {
    await asSuperuser('postgres', 'create role plain login', 'create database plain owner plain')
    const told = await fails({ DATABASE_URL: urlOf('plain', 'plain') })
    expect(told).toContain('The login of DATABASE_URL may not create the roles that Waybill works under.')
    expect(told).toContain('create role waybill_app nologin;')
  })

  test('that a newer program has upgraded', async () => {
    const name = await newDatabase()
    await asSuperuser(
      name,
      `create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now(),
       program text, breaking text)`,
      `insert into schema_migrations values ('9999_later.sql', '', now(), '9.0.0', 'because')`,
      `alter table schema_migrations owner to ${postgres.user}`,
    )
    expect(await fails({ DATABASE_URL: urlOf(postgres.user, name) })).toMatch(
      /^This database was upgraded by Waybill 9\.0\.0, and this program is an older one .*restore the backup/,
    )
  })
})

test('a port in use is told before the database is touched', async () => {
  const other = net.createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const name = await newDatabase()
  expect(await fails({ PORT: port, DATABASE_URL: urlOf(postgres.user, name) })).toBe(
    `Port ${port} of 127.0.0.1 is in use, by another Waybill or another program: end that one, or set PORT to a free port.`,
  )
  other.close()
  const client = new pg.Client({ host: postgres.host, port: postgres.port, user: postgres.user, database: name })
  await client.connect()
  expect((await client.query(`select to_regclass('schema_migrations') as made`)).rows).toEqual([{ made: null }])
  await client.end()
})

test('what no operator can mend is a sentence as well, with the stack for those who can', async () => {
  const name = await newDatabase()
  await asSuperuser(name, 'create table tenants (id text)', `alter table tenants owner to ${postgres.user}`)
  const { code, complained } = await runUntilEnd({ DATABASE_URL: urlOf(postgres.user, name) })
  const [sentence, ...rest] = complained.split('\n')
  expect({ code, sentence }).toEqual({
    code: 1,
    sentence: expect.stringMatching(
      /^Waybill cannot start because of a fault of its own \(Migration .* failed: .*tenants.*\)/,
    ),
  })
  expect(rest.join('\n')).toMatch(/^\s+at /m)
})

test('an address that is not of this machine', async () => {
  expect(await fails({ HOST: '192.0.2.1' })).toBe(
    'HOST is 192.0.2.1, which is no address of this machine: set it to one that is, or to 0.0.0.0 for all.',
  )
})

test('a DATA_DIR that cannot be a folder', async () => {
  const file = path.join(folder, 'a-file')
  await writeFile(file, '')
  const dataDir = path.join(file, 'data')
  expect(await fails({ DATA_DIR: dataDir })).toMatch(
    new RegExp(
      `^Waybill cannot write to DATA_DIR \\(${dataDir}\\), because a part of its path is no folder \\(mkdir .*\\): make it writable`,
    ),
  )
})

describe('a DATA_DIR on which another PostgreSQL runs', () => {
  test('is refused with what to do', async () => {
    const dataDir = path.join(folder, 'taken')
    const cluster = prepareCluster(path.join(dataDir, 'postgres'))
    const stop = await serveBeside(cluster)
    expect(await fails({ DATA_DIR: dataDir })).toContain(
      `Another PostgreSQL, which Waybill did not start, runs on ${cluster.directory}: end that one, or set DATA_DIR to another folder.`,
    )
    await stop()
  })
})

async function serveBeside({ binaries, directory, identity, socketDirectory }: Cluster): Promise<() => Promise<void>> {
  const command = [binaries.postgres, '-D', directory, '-k', socketDirectory, '-h', '', '-p', '5432']
  const { file, args } = commandAs(identity, command)
  const server = spawn(file, args, { ...identity.ids, env: postgresEnvironment, stdio: ['ignore', 'ignore', 'pipe'] })
  for await (const line of createInterface({ input: server.stderr })) if (line.includes('ready to accept')) break
  server.stderr.resume()
  return async () => {
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
  }
}

/** Mounts can be made without rights where the system lets everybody have a namespace of their own. */
const alone = ['unshare', '--user', '--map-root-user', '--mount']
const canMount =
  spawnSync(alone[0] ?? '', [...alone.slice(1), 'mount', '-t', 'tmpfs', 'tmpfs', os.tmpdir()]).status === 0

describe.runIf(canMount)('a disk', () => {
  const inMount = (options: string, dataDir: string, then = '') => [
    ...alone,
    'sh',
    '-c',
    `mkdir -p "$0" && mount -t tmpfs -o ${options} tmpfs "$0" && ${then}exec "$@"`,
    dataDir,
  ]

  test('that is full before the embedded PostgreSQL is made', async () => {
    const dataDir = path.join(folder, 'small')
    expect(await fails({ DATA_DIR: dataDir }, inMount('size=8m', dataDir))).toBe(
      `The disk that holds DATA_DIR (${dataDir}) is full: make room there, or move DATA_DIR, then start Waybill again.`,
    )
  })

  test('that becomes full while the database is made', async () => {
    const dataDir = path.join(folder, 'filling')
    expect(await fails({ DATA_DIR: dataDir }, inMount('size=58m', dataDir))).toBe(
      `The disk that holds DATA_DIR (${dataDir}) is full: make room there, or move DATA_DIR, then start Waybill again.`,
    )
  })

  test('that is read-only', async () => {
    const dataDir = path.join(folder, 'read-only')
    expect(await fails({ DATA_DIR: dataDir }, inMount('ro', dataDir))).toMatch(
      /^Waybill cannot write to DATA_DIR \(.*\), because its file system is read-only \(mkdir .*\): make it writable/,
    )
  })

  test('that became read-only after the database was made', async () => {
    const dataDir = path.join(folder, 'was-writable')
    const cluster = prepareCluster(path.join(dataDir, 'postgres'))
    const remounted = [
      ...alone,
      'sh',
      '-c',
      `mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"`,
      dataDir,
    ]
    expect(await fails({ DATA_DIR: dataDir }, remounted)).toMatch(
      /^Waybill cannot write to DATA_DIR \(.*\), because its file system is read-only/,
    )
    expect(cluster.directory).toContain('was-writable')
  })
})
