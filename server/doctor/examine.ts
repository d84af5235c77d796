import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Pool } from 'pg'
import { unreadableLines, unreadableSecrets } from '#server/backup/unreadable-secrets.ts'
import { ConfigError, loadConfig, startSettings, type Config } from '#server/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { knownMigrations } from '#server/db/migration-files.ts'
import type { Database } from '#server/db/schema.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { zonesThatDiffer } from '#server/db/time-zone-check.ts'
import { jobs } from '#server/job-list.ts'
import { heldSending } from '#server/jobs/held-sending.ts'
import { mailJobsOf, mailState } from '#server/jobs/mail-state.ts'
import { queueLengths } from '#server/jobs/queue-lengths.ts'
import type { Log } from '#server/log.ts'
import { createObjectStorage } from '#server/outside/object-storage.ts'
import { openDemoAccounts } from '#server/seed/demo-accounts.ts'
import { startFault } from '#server/start-faults.ts'
import { hasAdministrator } from '#server/users/administrators.ts'
import {
  diagnosesOf,
  databaseDiagnosis,
  type DatabaseFacts,
  type Diagnosis,
  type InstallationFacts,
} from './diagnoses.ts'

/** The time that the mail server may take to answer, in milliseconds. */
const mailPatienceMs = 10_000
/** Smaller ones cost nothing worth speaking of. Bytes. */
const leastIndexBytes = 10_000_000

/**
 * Looks at the configuration and at what it leads to: the database, the disk, the mail server and the object storage. It changes nothing but
 * for a small object in the storage, which it removes again.
 * @param variables the environment that a server would start with
 */
export async function examine(variables: Readonly<Record<string, string | undefined>>): Promise<Diagnosis[]> {
  const { databaseUrl, dataDir } = startSettings(variables)
  if (databaseUrl === null && !existsSync(path.join(dataDir, 'postgres')))
    return [fault('database', `There is no database in ${dataDir}: start a server once, or correct DATA_DIR.`)]
  const config = readConfig(variables)
  if (Array.isArray(config)) return config
  try {
    const database = await connectDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, poolSize: 2 })
    try {
      const facts = await databaseFacts(database.pool, databaseUrl === null)
      // Tables and columns that are missing say nothing about the installation.
      if (facts.pendingMigrations > 0) return [databaseDiagnosis(facts)]
      return diagnosesOf(await installationFacts(config, database.pool, facts))
    } finally {
      await database.close()
    }
  } catch (error) {
    const why = startFault(error, startSettings(variables))
    if (why === null) throw error
    return [fault('database', why)]
  }
}

function fault(about: string, says: string): Diagnosis {
  return { level: 'fault', about, says }
}

/** @returns the faults of a configuration with which no server would start */
function readConfig(variables: Readonly<Record<string, string | undefined>>): Config | Diagnosis[] {
  try {
    return loadConfig(variables)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.faults.map((says) => fault('configuration', says))
  }
}

async function databaseFacts(pool: Pool, isEmbedded: boolean): Promise<DatabaseFacts> {
  const asked = Date.now()
  const { rows } = await pool.query<{
    version: number
    clock: number
    most: number
    used: number
    since: number | null
    isMade: boolean
  }>(`select current_setting('server_version_num')::int as version, extract(epoch from clock_timestamp()) as clock,
      current_setting('max_connections')::int as most, (select count(*)::int from pg_stat_activity) as used,
      (select extract(epoch from stats_reset)::bigint from pg_stat_database where datname = current_database()) as since,
      to_regclass('schema_migrations') is not null as "isMade"`)
  const [found] = rows
  if (!found) throw new Error('A query without a condition has found nothing.')
  // Half of the way there and back.
  const here = (asked + Date.now()) / 2_000
  const applied = found.isMade ? await pool.query<{ name: string }>('select name from schema_migrations') : { rows: [] }
  const done = new Set(applied.rows.map(({ name }) => name))
  const indexes = await pool.query<{ name: string; bytes: number }>(
    `select s.indexrelname as name, pg_relation_size(s.indexrelid) as bytes
      from pg_stat_user_indexes s join pg_index i on i.indexrelid = s.indexrelid
      where s.schemaname = 'public' and s.idx_scan = 0 and not i.indisunique and pg_relation_size(s.indexrelid) > $1
      order by bytes desc limit 10`,
    [leastIndexBytes],
  )
  return {
    isEmbedded,
    version: found.version,
    clockAheadSeconds: found.clock - here,
    pendingMigrations: (await knownMigrations()).filter(({ name }) => !done.has(name)).length,
    unusedIndexes: indexes.rows,
    statisticsSince: found.since,
    connections: { used: found.used, most: found.most },
  }
}

async function installationFacts(config: Config, pool: Pool, database: DatabaseFacts): Promise<InstallationFacts> {
  const transactions = createTransactions(pool)
  const now = Math.floor(Date.now() / 1_000)
  const [read, mailFault, objectStorageFault, disk, demoAccounts, isAdministered, zones] = await Promise.all([
    transactions.systemTransaction((db) => readTables(db, config, now)),
    mailFaultOf(config),
    objectStorageFaultOf(config),
    diskOf(config.dataDir),
    openDemoAccounts(transactions),
    hasAdministrator(transactions),
    zonesThatDiffer(pool, now),
  ])
  const { mail, jobs: waiting, ...others } = read
  const servers = await pool.query<{ servers: number }>(
    `select count(*)::int as servers from pg_stat_activity where application_name = 'waybill outbox' and datname = current_database()`,
  )
  return {
    ...others,
    now,
    environment: config.environment,
    database,
    disk,
    mail: {
      isConfigured: config.smtpUrl !== null,
      fault: mailFault,
      failingSince: mail.failingSince,
      lastFailure: mail.lastFailure,
      waiting: mail.waiting,
    },
    hasObjectStorage: config.objectStorage !== null,
    objectStorageFault,
    jobs: { ...waiting, servers: servers.rows[0]?.servers ?? 0 },
    isAdministered,
    demoAccounts: demoAccounts.length,
    demoIsRefused: config.demoRefusedBecause !== null,
    zonesThatDiffer: zones,
  }
}

async function readTables(db: Kysely<Database>, config: Config, now: number) {
  const titles = new Map(jobs.map(({ name, title }) => [name, title]))
  const queues = await queueLengths(db, titles, now)
  const held = await heldSending(db, mailJobsOf(jobs))
  const { rows } = await sql<{ at: number }>`select taken_at as at from last_backup`.execute(db)
  return {
    mail: await mailState(db, mailJobsOf(jobs), now),
    jobs: {
      failed: queues.reduce((sum, { failed }) => sum + failed, 0),
      oldestWaitingSeconds: Math.max(0, ...queues.map(({ oldestWaitingSeconds: seconds }) => seconds ?? 0)),
    },
    lastBackupAt: rows[0]?.at ?? null,
    sending: {
      isOff: !config.sending,
      held: held === null ? 0 : held.emails + held.texts + held.webhooks + held.pushes,
    },
    unreadable: unreadableLines(await unreadableSecrets(db, config.sessionSecret)),
  }
}

/** @returns why the mail server does not let this server in, null: it does, or there is none */
async function mailFaultOf({ smtpUrl }: Config): Promise<string | null> {
  if (smtpUrl === null) return null
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: mailPatienceMs,
    greetingTimeout: mailPatienceMs,
    socketTimeout: mailPatienceMs,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return `the mail server does not let this server in (${error instanceof Error ? error.message : String(error)}): see to it, or to SMTP_URL.`
  } finally {
    transport.close()
  }
}

/** @returns why nothing can be written there, null: it can, or there is none */
async function objectStorageFaultOf({ objectStorage }: Config): Promise<string | null> {
  if (objectStorage === null) return null
  const said: string[] = []
  const note = (details: object) => void said.push('reason' in details ? String(details.reason) : '')
  const log: Log = { info: note, warn: note, error: note }
  const isUsable = await createObjectStorage(objectStorage, log).isUsable()
  return isUsable ? null : `the object storage cannot be written to (${said.at(-1) ?? 'it does not answer'}).`
}

async function diskOf(folder: string): Promise<InstallationFacts['disk']> {
  if (!existsSync(folder)) return null
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
