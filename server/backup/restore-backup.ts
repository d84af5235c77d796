import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BackupFault } from '#server/backup/backup-fault.ts'
import { readBackup, type BackupHeader, type BackupPart, type SequenceState } from '#server/backup/backup-file.ts'
import { becomeReaderOf, quoteTable, tablesOf, withColumns, type TableFacts } from '#server/backup/tables.ts'
import { withClient } from '#server/backup/with-client.ts'
import type { DatabaseConnection } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { holdSending } from '#server/jobs/held-sending.ts'
import { isTextOf, knownMigrations } from '#server/db/migration-files.ts'

export interface RestoreOptions {
  /** What the database is called when it is refused: the folder of the embedded one, or the address without its password. */
  target: string
  /** Ends it; the database stays without a row. */
  signal?: AbortSignal
  /** Told how far each of the two passes over the file is. */
  onProgress?: (progress: { step: 'checking' | 'loading'; bytes: number }) => void
  /** Whether what the backup was to send waits for an operator. */
  holds?: boolean
  /** Of the migrations, for tests. */
  migrations?: string
}

export interface RestoreSummary {
  header: BackupHeader
  tables: number
  rows: number
  /** Tables of the backup that are none of the product's, and were left out. */
  skipped: string[]
  /** Migrations that ran after it, because the program is newer than the backup. */
  migrated: string[]
}

/**
 * Fills an empty database from a backup: all of it, or nothing. The database is brought to the state of the backup, gets its
 * rows and its sequences in one transaction, and is then brought to the present.
 * @throws BackupFault, before anything is written, when the file is not whole, is newer than this program, or the database
 * is not empty
 */
export async function restoreBackup(
  { pool, settings }: Pick<DatabaseConnection, 'pool' | 'settings'>,
  file: string,
  { target, signal, onProgress = () => {}, migrations, holds = false }: RestoreOptions,
): Promise<RestoreSummary> {
  const header = await checkFile(file, (bytes) => onProgress({ step: 'checking', bytes }), signal)
  await refuseUnknownMigrations(header, file, migrations)

  return withClient(settings, signal, async (client) => {
    await refuseUnlessEmpty(client, header, target)
    const names = new Set(header.migrations.map(({ name }) => name))
    await migrate(pool, migrations, names)
    const parts = readBackup(file, (bytes) => onProgress({ step: 'loading', bytes }))
    const loaded = await load(client, parts, header, { target, signal, holds })
    await client.query('analyze')
    const migrated = await migrate(pool, migrations)
    if (holds) {
      await client.query('begin')
      await hold(client)
      await client.query('commit')
    }
    return { header, ...loaded, migrated }
  })
}

/** Reads all of it, since only its end says whether it is whole. */
async function checkFile(file: string, onBytes: (bytes: number) => void, signal?: AbortSignal): Promise<BackupHeader> {
  let header: BackupHeader | null = null
  for await (const part of readBackup(file, onBytes)) {
    if (part.kind === 'header') header = part.header
    if (part.kind !== 'table') continue
    await readThrough(part.rows, signal)
  }
  if (header === null) throw new BackupFault(`${file} is no backup of Waybill.`)
  return header
}

async function readThrough(rows: AsyncIterable<Buffer>, signal?: AbortSignal): Promise<void> {
  const pieces = rows[Symbol.asyncIterator]()
  while (!(await pieces.next()).done) signal?.throwIfAborted()
}

async function refuseUnknownMigrations(header: BackupHeader, file: string, directory?: string): Promise<void> {
  const known = new Map((await knownMigrations(directory)).map((migration) => [migration.name, migration]))
  for (const { name, checksum } of header.migrations) {
    const ours = known.get(name)
    if (ours === undefined) {
      throw new BackupFault(
        `${file} was made by a newer Waybill (${header.version}): its database has run ${name}, which this one does not have.`,
      )
    }
    if (!isTextOf(ours, checksum)) {
      throw new BackupFault(`${file} comes from a database on which another ${name} ran than this Waybill has.`)
    }
  }
}

/** Nobody works in it yet, and it is not ahead of the backup. What no person made, such as attempts to sign in, does not count. */
async function refuseUnlessEmpty(client: ClientBase, { migrations }: BackupHeader, target: string): Promise<void> {
  await client.query('begin')
  try {
    const tables = await tablesOf(client)
    if (tables.some(({ name }) => name === 'schema_migrations')) {
      await refuseAhead(client, migrations, target)
    }
    await refuseRows(client, tables, target)
  } finally {
    await client.query('rollback')
  }
}

async function refuseAhead(client: ClientBase, wanted: BackupHeader['migrations'], target: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name')
  const ahead = rows.filter(({ name }) => !wanted.some((migration) => migration.name === name))
  if (ahead.length > 0) {
    const names = ahead.map(({ name }) => name).join(', ')
    throw new BackupFault(
      `${target} is newer than the backup: it has run ${names}. Restore into a database that nothing has been started on.`,
    )
  }
  return rows.map(({ name }) => name)
}

async function refuseRows(client: ClientBase, tables: TableFacts[], target: string): Promise<void> {
  for (const table of tables.filter(({ name }) => name === 'tenants' || name === 'users')) {
    await becomeReaderOf(client, table)
    const { rowCount } = await client.query(`select from ${quoteTable(table.name)} limit 1`)
    if (rowCount) {
      throw new BackupFault(
        `${target} is not empty: the table ${table.name} has rows. Nothing was changed; restore into an empty database.`,
      )
    }
  }
  await client.query('set local role none')
}

/** In one transaction, which the end of the connection rolls back wherever it stands. */
async function load(
  client: ClientBase,
  parts: AsyncIterable<BackupPart>,
  { migrations }: BackupHeader,
  { target, signal, holds }: Pick<RestoreOptions, 'target' | 'signal' | 'holds'>,
): Promise<Pick<RestoreSummary, 'tables' | 'rows' | 'skipped'>> {
  const tables = await tablesOf(client)
  const known = new Set(tables.map(({ name }) => name))
  const loaded = { tables: 0, rows: 0, skipped: [] as string[] }
  await client.query('begin')
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await client.query(`lock table ${tables.map(({ name }) => quoteTable(name)).join(', ')} in access exclusive mode`)
  // A server may have been started on the database since we looked.
  const applied = await refuseAhead(client, migrations, target)
  if (applied.length < migrations.length) throw new Error(`${target} has not run all migrations of the backup.`)
  await refuseRows(client, tables, target)

  const putBack = await setRulesAside(client, tables)
  for await (const part of parts) {
    if (part.kind === 'sequences') await setSequences(client, part.sequences)
    if (part.kind !== 'table') continue
    if (!known.has(part.name)) {
      loaded.skipped.push(part.name)
      await readThrough(part.rows, signal)
      continue
    }
    // A migration may have written rows, which are among those of the backup.
    await client.query(`delete from ${quoteTable(part.name)}`)
    const rows = client.query(copyFrom(`copy ${withColumns(part.name, part.columns)} from stdin`))
    await pipeline(part.rows, rows, { signal })
    loaded.tables += 1
    loaded.rows += rows.rowCount
  }
  // Where an event stands is counted by each database for itself: what was told in another one would come after all that is told here.
  if (known.has('outbox')) await client.query('update outbox set xid = pg_current_xact_id()')
  for (const statement of putBack) await client.query(statement)
  signal?.throwIfAborted()
  // Nothing may be sent between the commit and the last migration, unless the backup is older than the table.
  if (holds && known.has('sending_hold')) await hold(client)
  await client.query('commit')
  return loaded
}

async function hold(client: ClientBase): Promise<void> {
  await client.query('set local role waybill_system')
  await holdSending((text) => client.query(text))
  await client.query('set local role none')
}

/**
 * Lets rows in as they were: without the triggers that would write other rows for them, without the policies of the owner, and
 * with the foreign keys to be looked at once at the end, because no order of the tables satisfies them all the time.
 * @returns the statements that put everything back, which check the foreign keys
 */
async function setRulesAside(client: ClientBase, tables: TableFacts[]): Promise<string[]> {
  const { rows: keys } = await client.query<{ on: string; name: string; definition: string }>(`
    select conrelid::regclass::text as on, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by oid`)
  const aside = [
    ...keys.map(({ on, name }) => `alter table ${on} drop constraint ${name}`),
    ...tables
      .filter((table) => table.isForced)
      .map(({ name }) => `alter table ${quoteTable(name)} no force row level security`),
    ...tables
      .filter((table) => table.hasTriggers)
      .map(({ name }) => `alter table ${quoteTable(name)} disable trigger user`),
  ]
  for (const statement of aside) await client.query(statement)
  return [
    ...keys.map(({ on, name, definition }) => `alter table ${on} add constraint ${name} ${definition}`),
    ...tables
      .filter((table) => table.hasTriggers)
      .map(({ name }) => `alter table ${quoteTable(name)} enable trigger user`),
    ...tables
      .filter((table) => table.isForced)
      .map(({ name }) => `alter table ${quoteTable(name)} force row level security`),
  ]
}

/** They belong to no transaction; where the rest is rolled back they are ahead of an empty database, which does no harm. */
async function setSequences(client: ClientBase, sequences: SequenceState[]): Promise<void> {
  for (const { name, last, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoteTable(name), last, isCalled])
  }
}
