import { Kysely, PostgresDialect } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Database } from '#server/db/schema.ts'

/** For whom a transaction runs: it sees the rows of the tenant, and those that are the person's own. */
export interface TransactionContext {
  tenantId: number | null
  userId: number | null
}

export interface Transactions {
  /**
   * Runs `work` in one transaction under row-level security. Without a tenant it sees only what is the person's own;
   * without a person as well, nothing. Commits when `work` resolves, rolls back when it throws, and throws what it threw.
   * `db` must not be used after `work` has resolved.
   */
  tenantTransaction<Result>(
    context: TransactionContext,
    work: (db: Kysely<Database>) => Promise<Result>,
  ): Promise<Result>
  /**
   * One transaction above the tenants, which sees every row: for sign-in, the first start, the seed and the reader of the
   * outbox. Never for a request that a tenant transaction can serve.
   */
  systemTransaction<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>
}

/** Roles that `server/db/roles.ts` makes and the migrations grant to. */
export type TransactionRole = 'waybill_app' | 'waybill_system'

/** @param pool connections of the database's owner, opened with `pipeline: true` (see connect.ts) */
export function createTransactions(pool: Pool): Transactions {
  return {
    tenantTransaction: (context, work) => runTransaction(pool, 'waybill_app', context, work),
    systemTransaction: (work) => runTransaction(pool, 'waybill_system', { tenantId: null, userId: null }, work),
  }
}

async function runTransaction<Result>(
  pool: Pool,
  role: TransactionRole,
  context: TransactionContext,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const lease = { open: true }
  const opened = openTransaction(client, role, context)
  try {
    const result = await work(queriesOn(client, lease))
    lease.open = false
    await opened
    await commit(client)
    client.release()
    return result
  } catch (error) {
    lease.open = false
    await giveBackAfterFailure(client)
    throw error
  }
}

/**
 * Sends `begin` and the settings without waiting: they travel in one packet with the first statement of the work, which
 * is what makes row-level security affordable. Should they fail, that statement fails with them, because the transaction
 * is aborted; and should it ever run outside a transaction, it runs as the owner, who sees no row.
 */
function openTransaction(client: PoolClient, role: TransactionRole, context: TransactionContext): Promise<unknown> {
  const opened = Promise.all([
    client.query('begin'),
    client.query({
      name: 'transaction_context',
      text: `select set_config('role', $1, true), set_config('app.tenant_id', $2, true), set_config('app.user_id', $3, true)`,
      values: [role, settingOf(context.tenantId), settingOf(context.userId)],
    }),
  ])
  // Awaited before the commit; without this a failure that comes earlier would count as unhandled.
  opened.catch(() => {})
  return opened
}

/** The policies read an empty setting as "none". */
function settingOf(id: number | null): string {
  return id === null ? '' : String(id)
}

/** PostgreSQL answers a commit after a failed statement with ROLLBACK and no error: somebody caught that error. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') {
    throw new Error('The transaction was rolled back: a statement in it failed and its error was caught.')
  }
}

/** A connection that cannot even roll back is closed instead of being lent to the next caller. */
async function giveBackAfterFailure(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

/**
 * A Kysely that runs on this one connection for as long as the lease is open. It is made anew for each transaction: a
 * statement that somebody forgot to await must fail rather than run in the next caller's transaction.
 */
function queriesOn(client: PoolClient, lease: { open: boolean }): Kysely<Database> {
  const connection = { query: client.query.bind(client), release() {} }
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        async connect() {
          if (!lease.open) throw new Error('This transaction is over: a statement was not awaited, or kept its db.')
          return connection
        },
        async end() {},
      },
    }),
  })
}
