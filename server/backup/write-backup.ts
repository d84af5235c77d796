import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase, ClientConfig } from 'pg'
import { to as copyTo, type CopyToStreamQuery } from 'pg-copy-streams'
import { BackupFault } from '#server/backup/backup-fault.ts'
import {
  endOfRows,
  headerLine,
  sealBackup,
  sequencesLine,
  tableLine,
  type BackupHeader,
  type SequenceState,
} from '#server/backup/backup-file.ts'
import {
  becomeReaderOf,
  quoteTable,
  refuseHiddenRows,
  tablesOf,
  withColumns,
  type TableFacts,
} from '#server/backup/tables.ts'
import { withClient } from '#server/backup/with-client.ts'
import { isErrorWithCode } from '#server/db/error-code.ts'

export interface BackupOptions {
  /** Version of the product. */
  version: string
  /** Ends it; what was written of the file is removed. */
  signal?: AbortSignal
  /** Told what is written next, which waits for it. */
  onProgress?: (progress: { table: string; done: number; tables: number }) => void | Promise<void>
}

export interface BackupSummary {
  tables: number
  rows: number
  /** Size of the file. */
  bytes: number
  /** Uploaded files whose bytes are in the object storage, and not in the backup. */
  filesElsewhere: number
}

/**
 * Writes all that is in the database into a file, as it is at one moment, while everybody goes on working. The file is there
 * under its name only when it is whole.
 * @param settings of a connection as the owner, without pipeline
 * @throws BackupFault when the file is there, or there is nothing of Waybill in the database
 */
export async function writeBackup(
  settings: ClientConfig,
  file: string,
  options: BackupOptions,
): Promise<BackupSummary> {
  if (existsSync(file)) throw new BackupFault(`${file} is there already; choose another name.`)
  return withClient(settings, options.signal, async (client) => {
    const summary = { tables: 0, rows: 0, filesElsewhere: 0 }
    await writeWhole(file, contents(client, options, summary), options.signal)
    return { ...summary, bytes: (await stat(file)).size }
  })
}

/** Under another name first, so that nobody takes half of it for a backup. Only its owner may read it: it holds everything. */
async function writeWhole(file: string, parts: AsyncIterable<Buffer | string>, signal?: AbortSignal): Promise<void> {
  const part = `${file}.part`
  const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
  try {
    await pipeline(sealBackup(parts), createGzip(), output, { signal })
    await rename(part, file)
  } catch (error) {
    if (isErrorWithCode(error, 'EEXIST')) {
      throw new BackupFault(`${part} is there: another backup is writing it, or one was killed and left it.`)
    }
    await rm(part, { force: true })
    throw error
  }
}

async function* contents(
  client: ClientBase,
  { version, onProgress = () => {} }: BackupOptions,
  summary: Omit<BackupSummary, 'bytes'>,
): AsyncGenerator<Buffer | string> {
  await openSnapshot(client)
  const tables = await tablesOf(client)
  if (!tables.some(({ name }) => name === 'schema_migrations')) {
    throw new BackupFault('There is nothing of Waybill in the database.')
  }
  await refuseHiddenRows(client)
  // A migration has to wait until we are through; a process that reads or writes rows does not.
  await client.query(`lock table ${tables.map(({ name }) => quoteTable(name)).join(', ')} in access share mode`)

  const migrations = await client.query<BackupHeader['migrations'][number]>(
    'select name, checksum from schema_migrations order by name',
  )
  yield headerLine({ version, madeAt: new Date().toISOString(), migrations: migrations.rows })
  const copies: CopyToStreamQuery[] = []
  for (const [done, table] of tables.entries()) {
    await onProgress({ table: table.name, done, tables: tables.length })
    await becomeReaderOf(client, table)
    yield tableLine(table.name, table.columns)
    const copy = client.query(copyTo(`copy ${withColumns(table.name, table.columns)} to stdout`))
    yield* copy
    yield endOfRows
    copies.push(copy)
  }
  summary.filesElsewhere = await countFilesElsewhere(client, tables)
  // PostgreSQL tells the number after the last row, which has come by now.
  summary.rows = copies.reduce((sum, { rowCount }) => sum + rowCount, 0)
  summary.tables = tables.length
  // They belong to no transaction: read last they are never behind the rows.
  yield sequencesLine(await sequencesOf(client))
  await client.query('commit')
}

/** With texts that mean the same to any server, whatever this one is set to. */
async function openSnapshot(client: ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read, read only')
  await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1`)
}

async function countFilesElsewhere(client: ClientBase, tables: TableFacts[]): Promise<number> {
  const files = tables.find(({ name }) => name === 'stored_files')
  if (files === undefined) return 0
  await becomeReaderOf(client, files)
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from stored_files where storage = 'object'`,
  )
  return rows[0]?.count ?? 0
}

async function sequencesOf(client: ClientBase): Promise<SequenceState[]> {
  await client.query('set local role none')
  const { rows: names } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const states: SequenceState[] = []
  for (const { name } of names) {
    const { rows } = await client.query<Omit<SequenceState, 'name'>>(
      `select last_value::text as last, is_called as "isCalled" from ${quoteTable(name)}`,
    )
    states.push(...rows.map((state) => ({ name, ...state })))
  }
  return states
}
