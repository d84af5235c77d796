import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { ensureQueueSchema } from '#server/db/queue-schema.ts'
import { ensureRoles } from '#server/db/roles.ts'

/** One number for all of Waybill's processes: the process that holds it migrates, the others wait and find the work done. */
const migrationLock = 7_294_010

/** Beside this file in the source tree; a bundle has to carry the folder along. */
const migrationsDirectory = path.join(import.meta.dirname, 'migrations')

interface Migration {
  name: string
  sql: string
  /** SHA-256 of the text, hexadecimal. */
  checksum: string
}

/**
 * Brings the database to the newest schema: makes the roles and the queue's tables, then runs each `NNNN_what.sql` that has not run yet, in order,
 * each in a transaction of its own. Safe to call from any number of processes at once.
 * @param only names of those to run, for a backup that is older than the program
 * @returns the names of the files that ran now
 * @throws Error when a file that has already run was changed or is missing, or when a statement fails
 */
export async function migrate(
  pool: Pool,
  directory: string = migrationsDirectory,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const known = await knownMigrations(directory)
  const migrations = only === undefined ? known : known.filter(({ name }) => only.has(name))
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      return await runPending(client, migrations)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    client.release()
  }
}

/** Those that this program brings along, in order. */
export async function knownMigrations(directory: string = migrationsDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  if (names.length === 0) throw new Error(`There are no migrations in ${directory}.`)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(directory, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function runPending(client: PoolClient, migrations: Migration[]): Promise<string[]> {
  await ensureRoles(client)
  await ensureQueueSchema(client)
  const applied = await readApplied(client)
  refuseRewrittenHistory(migrations, applied)
  const pending = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of pending) await runOne(client, migration)
  return pending.map(({ name }) => name)
}

/** Checksums of the files that have run, by name. */
async function readApplied(client: PoolClient): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseRewrittenHistory(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    const current = known.get(name)
    if (current === undefined) {
      throw new Error(`The database has run ${name}, which this version does not have: it is newer than the program.`)
    }
    if (current !== checksum) {
      throw new Error(
        `${name} was changed after it ran on this database. Put the file back and write the change as a new migration.`,
      )
    }
  }
}

async function runOne(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
