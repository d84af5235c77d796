import type { OwnRole } from '#domain/access/role-permissions.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult as KyselyResult,
} from 'kysely'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { retryConflicts } from '#server/db/retry-conflicts.ts'
import { lossError } from '#server/db/lost-connection.ts'
import { withinTransaction } from '#server/db/open-transaction.ts'
import type { Statement } from '#server/db/prepared-query.ts'
import type { Database } from '#server/db/schema.ts'
import { createShortage, type DatabaseShortage } from '#server/db/shortage.ts'
import { createStatementNames, type StatementNames } from '#server/db/statement-names.ts'

/** For whom a transaction runs: it sees the rows of the tenant, and those that are the person's own. */
export interface TransactionContext {
  tenantId: number | null
  userId: number | null
  /** Of somebody who works there for another organisation: to what they are narrowed. */
  external?: ExternalStanding | null
}

/** For which organisation somebody works in a host who is none of its people (docs/rules/roles-and-permissions.md, "External roles"). */
export interface ExternalStanding {
  readonly tenantId: number
  readonly tenantName: string
  /** What row-level security leaves them of it: `12,34,assigns` (0232_external_roles.sql, 0233_external_people.sql). */
  readonly narrowedTo: string
}

export interface Transactions {
  /**
   * Runs `work` in one transaction under row-level security. Without a tenant it sees only what is the person's own;
   * without a person as well, nothing. Commits when `work` resolves, rolls back when it throws, and throws what it threw. Work that
   * PostgreSQL turned away for the sake of another transaction is run anew: it does nothing outside the database.
   * `db` must not be used after `work` has resolved.
   * @throws serviceUnavailable when the database does not answer; whether a commit that was on its way was made is unknown then
   */
  tenantTransaction<Result>(
    context: TransactionContext,
    work: (db: Kysely<Database>) => Promise<Result>,
  ): Promise<Result>
  /**
   * The same for a request: who calls is read by the statement that opens the transaction. The transaction is open to the
   * organisation only if the person belongs to it.
   * @param work is given null when there is no such person, or the sign-in has ended
   * @param first a statement that travels with the opening; what it finds is nobody's until access is decided
   */
  requestTransaction<Result, Row = never>(
    question: RequestQuestion,
    work: (db: Kysely<Database>, caller: RequestCaller | null, found: Promise<readonly Row[]>) => Promise<Result>,
    first?: Statement<Row> | null,
  ): Promise<Result>
  /**
   * One look for a request, in one packet: opening, statement and commit. Nothing is known of the caller when it is sent, so what
   * was found is nobody's until access is decided.
   */
  readForRequest<Row>(
    question: RequestQuestion,
    statement: Statement<Row>,
  ): Promise<{ caller: RequestCaller | null; rows: readonly Row[] }>
  /**
   * One transaction above the tenants, which sees every row: for sign-in, the first start, the seed and the reader of the
   * outbox. Never for a request that a tenant transaction can serve.
   */
  systemTransaction<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>
  /**
   * Has somebody told of each statement that took long.
   * @param slowMs milliseconds after which one counts as such; a second unless given
   */
  watchStatements(tell: (slow: SlowStatement) => void, slowMs?: number): void
  /** The shortage of the database, such as that of room on its disk. */
  shortage: DatabaseShortage
}

/** A statement that took long, those included that were sent before it on the same connection. */
export interface SlowStatement {
  /** Its text, in which values are numbered and do not stand, cut short. */
  readonly statement: string
  readonly durationMs: number
}

/** For whom a request asks. */
export interface RequestQuestion {
  userId: number
  /** The sign-in that the caller comes with. */
  familyId: number
  /** The organisation that the request names, whether it is the person's or not. */
  tenantId: number | null
  /** The order that the request is about, when access depends on it. */
  orderId: number | null
}

/** The caller of a request, as `open_request` of the migrations answers it. */
export interface RequestCaller {
  admin: boolean
  firstName: string
  lastName: string
  email: string
  /** The units in which the person reads measures. */
  unitPreference: UnitPreference
  /** null when the request names no organisation, or one that the person does not belong to. */
  tenantId: number | null
  tenantName: string | null
  /** The numbers of domain/access/roles.ts, and of roles of the organisation's own. */
  roles: number[]
  ownRoles: OwnRole[]
  /** 0 for an administrator who is no member. */
  permissionVersion: number
  onboardingRequired: string[]
  /** Whether the organisation, a courier, shows prices to its drivers. */
  driversSeePrices: boolean
  /** `pg_current_snapshot()` before anything else of the request is read: what an answer shows at least. */
  seen: string
  /** Of who works there for another organisation. */
  external?: ExternalStanding
  /** Where the request names an organisation that the person belongs to and that is suspended: its transaction is open to none. */
  suspended?: Suspension | null
  /** What the organisation is to the order; null: it has no part in it, or none was asked about. */
  party: 'receiver' | 'other' | null
}

/** What the people of a suspended organisation are told. */
export interface Suspension {
  readonly tenantName: string
  readonly reason: string
}

/** Roles that `server/db/roles.ts` makes and the migrations grant to. */
export type TransactionRole = 'waybill_app' | 'waybill_system' | 'waybill_external'

/** A connection keeps what it has prepared, no matter who asks over it: there is one set of names for a pool. */
const namesOfPools = new WeakMap<Pool, StatementNames>()
const shortageOfPools = new WeakMap<Pool, DatabaseShortage>()

/** The way in which the statements of a pool are sent. */
interface Sending {
  readonly pool: Pool
  readonly names: StatementNames
  slowMs: number
  tell: (slow: SlowStatement) => void
}

const usualSlowMs = 1_000
/** The beginning of a statement says which one it is. */
const longestTold = 1_000

/** @param pool connections of the database's owner, opened with `pipeline: true` (see connect.ts) */
export function createTransactions(pool: Pool): Transactions {
  const names = namesOfPools.get(pool) ?? createStatementNames()
  namesOfPools.set(pool, names)
  const sending: Sending = { pool, names, slowMs: usualSlowMs, tell: () => {} }
  return {
    watchStatements(tell, slowMs = usualSlowMs) {
      sending.tell = tell
      sending.slowMs = slowMs
    },
    shortage: shortageOf(pool),
    tenantTransaction: (context, work) =>
      retryConflicts(() =>
        runTransaction(
          sending,
          context.external ? externalContextOf(context) : contextOf('waybill_app', context),
          work,
        ),
      ),
    requestTransaction: (question, work, first = null) =>
      runTransaction(sending, requestOf(question), async (db, opened) => {
        const found = first === null ? Promise.resolve([]) : db.executeQuery(first).then(({ rows }) => rows)
        // A caller that needs it awaits it; where nobody does, its failure is that of the transaction.
        found.catch(() => {})
        return work(db, await callerOf(opened), found)
      }),
    readForRequest: (question, statement) => readOnce(sending, requestOf(question), statement),
    systemTransaction: (work) =>
      retryConflicts(() =>
        runTransaction(sending, contextOf('waybill_system', { tenantId: null, userId: null }), work),
      ),
  }
}

function shortageOf(pool: Pool): DatabaseShortage {
  const shortage = shortageOfPools.get(pool) ?? createShortage()
  shortageOfPools.set(pool, shortage)
  return shortage
}

/** An error as the caller of a transaction is to meet it, of which the operator is told. */
function toldError(pool: Pool, error: unknown): unknown {
  shortageOf(pool).note(error)
  return lossError(error)
}

/** The settings of a transaction. */
function contextOf(role: TransactionRole, { tenantId, userId }: TransactionContext): QueryConfig {
  return {
    name: 'open_context',
    text: `select set_config('role', $1, true), set_config('app.tenant_id', $2, true), set_config('app.user_id', $3, true)`,
    values: [role, settingOf(tenantId), settingOf(userId)],
  }
}

/** The same for somebody who works there for another organisation. */
function externalContextOf({ tenantId, userId, external }: TransactionContext): QueryConfig {
  return {
    name: 'open_external_context',
    text: `select set_config('role', 'waybill_external', true), set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true),
        set_config('app.external', $3, true)`,
    values: [settingOf(tenantId), settingOf(userId), external?.narrowedTo],
  }
}

/**
 * The same for a request. The offset keeps the planner from asking once for each use of the answer. Who is none of the organisation's
 * people goes on as another role.
 */
function requestOf({ userId, familyId, tenantId, orderId }: RequestQuestion): QueryConfig {
  return {
    name: 'open_request',
    text: `select caller, pg_current_snapshot()::text as seen, set_config('app.user_id', $1::text, true),
        set_config('app.tenant_id', coalesce(caller ->> 'tenantId', ''), true),
        case when narrowed is null then set_config('role', 'waybill_app', true)
          else set_config('app.external', narrowed, true) || set_config('role', 'waybill_external', true) end
      from (select caller, caller #>> '{external,narrowedTo}' as narrowed
        from (select open_request($1::bigint, $2, $3, $4) as caller offset 0) called offset 0) opened`,
    values: [userId, familyId, tenantId, orderId],
  }
}

/** The policies read an empty setting as "none". */
function settingOf(id: number | null): string {
  return id === null ? '' : String(id)
}

async function callerOf(
  opened: Promise<QueryResult<{ caller?: Omit<RequestCaller, 'seen'> | null; seen?: string }>>,
): Promise<RequestCaller | null> {
  const { rows } = await opened
  const { caller, seen = '' } = rows[0] ?? {}
  return caller ? { ...caller, seen } : null
}

async function runTransaction<Result>(
  sending: Sending,
  opening: QueryConfig,
  work: (db: Kysely<Database>, opened: Promise<QueryResult>) => Promise<Result>,
): Promise<Result> {
  const client = await connect(sending.pool)
  const lease = { open: true }
  const opened = openTransaction(client, opening)
  try {
    const result = await withinTransaction(lease, () => work(queriesOn(client, sending, lease), opened))
    await everythingStarted()
    lease.open = false
    await opened
    await commit(client)
    client.release()
    return result
  } catch (error) {
    lease.open = false
    await giveBackAfterFailure(client)
    throw toldError(sending.pool, error)
  }
}

async function readOnce<Row>(
  sending: Sending,
  opening: QueryConfig,
  statement: Statement<Row>,
): Promise<{ caller: RequestCaller | null; rows: readonly Row[] }> {
  const client = await connect(sending.pool)
  const opened = openTransaction(client, opening)
  const found = execute<Row>(client, sending, statement)
  try {
    const [caller, { rows }] = await Promise.all([callerOf(opened), found, commit(client)])
    client.release()
    return { caller, rows }
  } catch (error) {
    await giveBackAfterFailure(client)
    throw toldError(sending.pool, error)
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw toldError(pool, error)
  }
}

/**
 * Sends `begin` and the settings without waiting: they travel in one packet, with the first statement of the work if it has one
 * already, which is what makes row-level security affordable. Should they fail, that statement fails with them, because the transaction
 * is aborted; and should it ever run outside a transaction, it runs as the owner, who sees no row.
 */
function openTransaction(client: PoolClient, opening: QueryConfig): Promise<QueryResult> {
  sendTogether(client)
  const opened = Promise.all([client.query('begin'), client.query(opening)]).then(([, answered]) => answered)
  // Awaited before the commit; without this a failure that comes earlier would count as unhandled.
  opened.catch(() => {})
  return opened
}

/** Holds back what is sent on this connection until the end of the turn: one packet, one system call, one process woken up. */
function sendTogether({ connection: { stream } }: PoolClient): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}

/** What a piece of work has started without waiting for it has been sent by then. */
function everythingStarted(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve))
}

/** PostgreSQL answers a commit after a failed statement with ROLLBACK and no error: somebody caught that error. */
async function commit(client: PoolClient): Promise<void> {
  sendTogether(client)
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
function queriesOn(client: PoolClient, sending: Sending, lease: { open: boolean }): Kysely<Database> {
  const connection: DatabaseConnection = {
    executeQuery: (query) => execute(client, sending, query),
    streamQuery() {
      throw new Error('A transaction answers whole results.')
    },
  }
  const driver: Driver = {
    async init() {},
    async acquireConnection() {
      if (!lease.open) throw new Error('This transaction is over: a statement was not awaited, or kept its db.')
      return connection
    },
    async beginTransaction() {},
    async commitTransaction() {},
    async rollbackTransaction() {},
    async releaseConnection() {},
    async destroy() {},
  }
  return new Kysely<Database>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  })
}

const writes: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** `name` keeps the statement prepared on the connection, see {@link createStatementNames}. */
async function execute<Row>(
  client: PoolClient,
  { names, slowMs, tell }: Sending,
  { sql: text, parameters }: CompiledQuery,
): Promise<KyselyResult<Row>> {
  sendTogether(client)
  const sent = performance.now()
  const { command, rowCount, rows } = await client.query({ name: names(text), text, values: [...parameters] })
  const durationMs = Math.round(performance.now() - sent)
  if (durationMs >= slowMs) tell({ statement: text.slice(0, longestTold), durationMs })
  return { rows, ...(writes.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
}
