import path from 'node:path'
import pg from 'pg'
import { keepEmbedded, type KeepOptions } from '#server/db/keep-embedded.ts'
import { startEmbeddedPostgres } from '#server/db/embedded.ts'

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it the embedded one is started. */
  databaseUrl?: string | undefined
  /** Folder of the embedded server's files. Not used with a databaseUrl. */
  dataDir: string
  /** Most connections this process opens; 10 unless given. */
  poolSize?: number | undefined
}

export interface DatabaseConnection {
  pool: pg.Pool
  /** What a single connection beside the pool (LISTEN) is opened with. */
  settings: pg.ClientConfig
  /** Starts the embedded server again whenever it ends, until `close`; a server of a databaseUrl is its operator's. */
  keepRunning(options: KeepOptions): void
  /** Closes the connections and lets go of the embedded server, which stops when nobody else uses it. */
  close(): Promise<void>
}

const defaultPoolSize = 10

/** How long a request waits for a connection, be it that the server does not answer or that all are lent. */
const connectTimeoutMs = 10_000

/**
 * Opens connections as the owner of the database. Nothing is read with them directly: see tenant-transaction.ts.
 * The embedded server is started, joined if another process has started it, and released by `close`.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<DatabaseConnection> {
  const { settings, release, keep } = options.databaseUrl
    ? { settings: { connectionString: options.databaseUrl }, release: async () => {}, keep: () => {} }
    : await connectEmbedded(path.join(options.dataDir, 'postgres'))
  const pool = openPool(settings, options.poolSize ?? defaultPoolSize)
  return {
    pool,
    settings: { ...settings, types },
    keepRunning: keep,
    async close() {
      await pool.end()
      await release()
    },
  }
}

async function connectEmbedded(directory: string) {
  const server = await startEmbeddedPostgres(directory)
  const { release: _release, isRunning: _isRunning, ...settings } = server
  let held: { release(): Promise<void> } = server
  const keep = (options: KeepOptions) => void (held = keepEmbedded(directory, server, options))
  return { settings, release: () => held.release(), keep }
}

/** @param max most connections at a time */
export function openPool(settings: pg.ClientConfig, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...settings,
    max,
    types,
    pipeline: true,
    options: '-c idle_in_transaction_session_timeout=60000',
    connectionTimeoutMillis: connectTimeoutMs,
  })
  // A connection that the server closed, idle or lent: the caller that uses it learns of it by its statement, and the pool opens another.
  // Without a listener on both the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const { builtins } = pg.types
const int8Array = 1016

/** Ids, counts, cents and unix seconds all stay far below 2^53, so they are read as numbers instead of text. */
const types = new pg.TypeOverrides()
types.setTypeParser(builtins.INT8, Number)
types.setTypeParser(builtins.NUMERIC, Number)
types.setTypeParser(int8Array, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)))
