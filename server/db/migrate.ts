import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { productVersion } from '#server/config.ts'
import { isTextOf, knownMigrations, withoutComments, type Migration } from '#server/db/migration-files.ts'
import { ensureQueueSchema } from '#server/db/queue-schema.ts'
import { ensureRoles } from '#server/db/roles.ts'
import { OperatorFault } from '#server/operator-fault.ts'

/** One number for all of Waybill's processes: the process that holds it migrates, the others wait and find the work done. */
const migrationLock = 7_294_010

/** Milliseconds until a process that waits for the lock asks again. */
const lockPauseMs = 100

/** A row of `schema_migrations`: a migration that has run. */
interface AppliedMigration {
  name: string
  checksum: string
  /** Version of the program that ran it; `null` if that program did not say. */
  program: string | null
  /** Why older processes cannot go on; `null` if they can, or if the program did not say. */
  breaking: string | null
}

/**
 * Brings the database to the newest schema: makes the roles and the queue's tables, then runs each `NNNN_what.sql` that has not run yet, in
 * order, each in a transaction of its own. Any number of processes may call it at once.
 *
 * A database that is ahead of the program is left as it is, if the newer migrations say that older processes may go on.
 * @param only names of those to run, for a backup that is older than the program
 * @returns the names of the files that ran now
 * @throws OperatorFault if the database was made by another program, or is ahead of this one; Error naming the file if a statement fails
 */
export async function migrate(pool: Pool, directory?: string, only?: ReadonlySet<string>): Promise<string[]> {
  const known = await knownMigrations(directory)
  const migrations = only === undefined ? known : known.filter(({ name }) => only.has(name))
  const client = await pool.connect()
  try {
    await takeLock(client)
    try {
      return await runPending(client, migrations)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    client.release()
  }
}

/**
 * Asks for the lock until it is free. Waiting inside PostgreSQL would hold a snapshot all the time, for which `create index concurrently`
 * of the process that holds the lock would wait in turn.
 */
async function takeLock(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [migrationLock])
    if (rows[0]?.taken) return
    await pause(lockPauseMs)
  }
}

async function runPending(client: PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await ensureRoles(client)
  await ensureQueueSchema(client)
  const applied = await readApplied(client)
  const pending = migrations.filter(({ name }) => !applied.has(name))
  refuseOtherHistory(migrations, applied)
  refuseNewerDatabase(migrations, pending, applied)
  for (const migration of pending) await runOne(client, migration)
  return pending.map(({ name }) => name)
}

async function readApplied(client: PoolClient): Promise<ReadonlyMap<string, AppliedMigration>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  // Databases of before these two were told have neither.
  await client.query(`alter table schema_migrations
    add column if not exists program text, add column if not exists breaking text`)
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum, program, breaking from schema_migrations',
  )
  return new Map(rows.map((row) => [row.name, row]))
}

/** @throws OperatorFault if a migration ran with another text than this program has */
function refuseOtherHistory(migrations: readonly Migration[], applied: ReadonlyMap<string, AppliedMigration>): void {
  for (const migration of migrations) {
    const ran = applied.get(migration.name)
    if (ran === undefined || isTextOf(migration, ran.checksum)) continue
    const by = ran.program === null ? 'by another build of Waybill' : `by another build of Waybill ${ran.program}`
    throw new OperatorFault(
      `This database was created ${by}: its ${migration.name} is not the one of this program (Waybill ${productVersion()}). ` +
        'Nothing was changed. Start the program that this database was made with, or install a released version of Waybill. ' +
        'If you develop Waybill: put the file back as it was, and write the change as a new migration.',
    )
  }
}

/**
 * @param pending what this program would have to run
 * @throws OperatorFault if a newer program has been here and this one cannot work with what it left
 */
function refuseNewerDatabase(
  migrations: readonly Migration[],
  pending: readonly Migration[],
  applied: ReadonlyMap<string, AppliedMigration>,
): void {
  const names = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.values()].filter(({ name }) => !names.has(name))
  const why = whyNotTogether(unknown, pending)
  if (why === null) return
  throw new OperatorFault(newerDatabase(unknown, why))
}

function whyNotTogether(unknown: readonly AppliedMigration[], pending: readonly Migration[]): string | null {
  if (unknown.length === 0) return null
  const obstacle = unknown.find(({ program, breaking }) => program === null || breaking !== null)
  if (obstacle) return `${obstacle.name}${obstacle.breaking === null ? '' : ` (${obstacle.breaking})`}`
  // Each of two programs has what the other lacks: neither is the older one.
  return pending[0] === undefined ? null : `${unknown[0]?.name}, and lacks ${pending[0].name}`
}

/**
 * The sentences that tell an operator of a database that is ahead of the program.
 * @param unknown what has run there and is not known here, at least one
 * @param why names what keeps the program from working with it
 */
export function newerDatabase(unknown: readonly Pick<AppliedMigration, 'program'>[], why: string): string {
  const newest = unknown.findLast(({ program }) => program !== null)?.program
  const by = newest === undefined || newest === null ? 'a newer Waybill' : `Waybill ${newest}`
  return (
    `This database was upgraded by ${by}, and this program is an older one (Waybill ${productVersion()}). ` +
    `The database has run ${why}. Start the newer program, or restore the backup from before the upgrade ` +
    '(docs/operating/upgrade.md, "Roll back").'
  )
}

async function runOne(client: PoolClient, migration: Migration): Promise<void> {
  const { name, checksum, breaking } = migration
  const note = () =>
    client.query('insert into schema_migrations (name, checksum, program, breaking) values ($1, $2, $3, $4)', [
      name,
      checksum,
      productVersion(),
      breaking,
    ])
  try {
    if (migration.isOutsideTransaction) {
      for (const statement of statementsOf(migration.sql)) await client.query(statement)
      await note()
      return
    }
    await client.query('begin')
    if (migration.isChecked) await runChecked(client, migration)
    else await client.query(migration.sql)
    await note()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${name} failed: ${message}${adviceFor(message)}`, { cause: error })
  }
}

/**
 * Runs a migration so that it cannot read or change rows as the owner of the tables. Under forced row-level security the owner sees no
 * row from PostgreSQL 16 on: an update would change nothing, and nobody would notice. With `row_security` off PostgreSQL refuses such a
 * statement instead, on an empty table as well. `call work_as_system()` turns it on again for the role that sees every row.
 */
async function runChecked(client: PoolClient, { name, sql }: Migration): Promise<void> {
  const circumvention = /\b(?:row_security|set\s+(?:local\s+)?role|reset\s+role)\b/i.exec(withoutComments(sql))
  if (circumvention) {
    throw new Error(
      `it says "${circumvention[0]}"; call work_as_system() and work_as_owner() instead (server/db/migrations/README.md), in ${name}`,
    )
  }
  await client.query('set local row_security = off')
  await client.query(sql)
  // Deferred constraints are checked by functions that read as waybill_system.
  await client.query('reset role; set local row_security = on')
}

function adviceFor(message: string): string {
  return message.startsWith('query would be affected by row-level security policy')
    ? '. The owner sees no row of that table: work between "call work_as_system();" and "call work_as_owner();" (server/db/migrations/README.md)'
    : ''
}

/** The statements of a file that may hold nothing with a semicolon inside, such as `create index concurrently`. */
function statementsOf(sql: string): string[] {
  return withoutComments(sql)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
