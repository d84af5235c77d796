import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Recording, RecordedReads } from '#scripts/keep-release/read-everything.ts'
import { readerOf } from '#scripts/keep-release/record-reads.ts'
import { buildApp, type App } from '#server/app.ts'
import { readBackup, type BackupHeader } from '#server/backup/backup-file.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { becomeReaderOf, quoteTable, tablesOf } from '#server/backup/tables.ts'
import { loadConfig } from '#server/config.ts'
import { isTextOf, knownMigrations } from '#server/db/migration-files.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { emptyDatabase, type EmptyDatabase } from '#tests/api/support/empty-database.ts'
import { differencesOf } from './differences.ts'
import { alwaysDifferent, type Upgrade } from './upgrade.ts'

/*
 * Every release that an operator may have is upgraded here, with rows in each of its tables. What it answered to a few hundred reads of
 * each person was recorded beside its backup (scripts/keep-release.ts); the newest version has to answer the same, but for what the file
 * of the release lists with a reason.
 */

const folder = path.join(import.meta.dirname, 'releases')
const releases = readdirSync(folder)
  .filter((name) => name.endsWith('.backup'))
  .map((name) => path.basename(name, '.backup'))
const mostBytes = 1_000_000

test('there are releases to upgrade', () => {
  expect(releases).toEqual(expect.arrayContaining(['b4335b4d', 'f93ab2e7']))
})

describe.each(releases)('release %s', (release) => {
  const file = path.join(folder, `${release}.backup`)
  let upgrade: Upgrade
  let header: BackupHeader
  /** Rows of the backup, by table. */
  let kept: Map<string, number>
  let recording: Recording
  let database: EmptyDatabase
  let app: App
  let dataDir: string

  beforeAll(async () => {
    const described: { default: Upgrade } = await import(`./releases/${release}.ts`)
    upgrade = described.default
    recording = JSON.parse(gunzipSync(await readFile(path.join(folder, `${release}.reads.json.gz`))).toString())
    kept = await rowsIn(file)
    database = await emptyDatabase()
    ;({ header } = await restoreBackup(database, file, { target: 'The test database' }))
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'waybill-upgrade-'))
    app = await buildApp({
      config: loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', WAYBILL_SEED: 'none' }),
      transactions: createTransactions(database.pool),
      clock: () => recording.recordedAt,
    })
  })
  afterAll(async () => {
    await app.server.close()
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  test('is small, and has rows in every table', () => {
    expect(statSync(file).size).toBeLessThan(mostBytes)
    const empty = [...kept].filter(([, rows]) => rows === 0).map(([table]) => table)
    expect(empty).toEqual(Object.keys(upgrade.emptyTables).toSorted())
  })

  test('ran the migrations that this program has, as they are here', async () => {
    const known = new Map((await knownMigrations()).map((migration) => [migration.name, migration]))
    const changed = header.migrations.filter(({ name, checksum }) => {
      const migration = known.get(name)
      return migration === undefined || !isTextOf(migration, checksum)
    })
    expect(changed).toEqual([])
  })

  test('keeps its rows', async () => {
    const now = await rowsOf(database)
    const differing = [...kept].flatMap(([table, rows]) => {
      // Every migration adds a row, and the test above looks at these.
      if (table === 'schema_migrations') return []
      const today = now.get(upgrade.renamedTables[table] ?? table)
      return today === rows ? [] : [[table, `${rows} rows, now ${today ?? 'no table'}`]]
    })
    expect(Object.fromEntries(differing)).toEqual(
      Object.fromEntries(Object.entries(upgrade.changedRows).map(([table, { rows }]) => [table, rows])),
    )
  })

  test('answers every recorded read as before, but for what is listed', async () => {
    const found = new Map<string, string>()
    for (const [email, { tenantId, reads }] of Object.entries(recording.people)) {
      const read = await readerOf(app, email, tenantId)
      const now: RecordedReads = {}
      for (const address of Object.keys(reads)) now[address] = await read(address)
      for (const [difference, example] of differencesOf(reads, now)) {
        if (!found.has(difference)) found.set(difference, `${email} ${example}`)
      }
    }
    for (const difference of Object.keys(alwaysDifferent)) found.delete(difference)
    const unlisted = [...found].filter(([difference]) => !(difference in upgrade.differences))
    expect(unlisted, 'differences without a reason').toEqual([])
    const gone = Object.keys(upgrade.differences).filter((difference) => !found.has(difference))
    expect(gone, 'listed differences that are none').toEqual([])
  })

  test('answered none of the recorded reads with a fault of its own', () => {
    const faults = Object.values(recording.people).flatMap(({ reads }) =>
      Object.entries(reads).flatMap(([address, { status }]) => (status >= 500 ? [address] : [])),
    )
    expect(faults).toEqual([])
  })

  test('read enough to compare: a few hundred answers of those who work most', () => {
    const counts = Object.values(recording.people).map(({ reads }) => Object.keys(reads).length)
    expect(Math.max(...counts)).toBeGreaterThan(300)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1_500)
  })
})

/** Rows of each table of a backup: COPY writes each as one line. */
async function rowsIn(backup: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const part of readBackup(backup, () => {})) {
    if (part.kind !== 'table') continue
    let lines = 0
    for await (const piece of part.rows) lines += piece.toString('latin1').split('\n').length - 1
    counts.set(part.name, lines)
  }
  return counts
}

async function rowsOf({ pool }: EmptyDatabase): Promise<Map<string, number>> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const counts = new Map<string, number>()
    for (const table of await tablesOf(client)) {
      await becomeReaderOf(client, table)
      const { rows } = await client.query(`select count(*)::int as count from ${quoteTable(table.name)}`)
      counts.set(table.name, rows[0].count)
    }
    return counts
  } finally {
    await client.query('rollback')
    client.release()
  }
}
