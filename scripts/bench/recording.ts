import type { PoolClient } from 'pg'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { openPool, type DatabaseConnection } from '#server/db/connect.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import type { Caller } from './product.ts'
import type { Request } from './workloads.ts'

/** A statement as it was sent to the database. */
export interface Statement {
  text: string
  values: unknown[]
  /** Of a prepared statement. */
  name?: string
  /** How many of the statements before it had been answered when it was sent. */
  after: number
}

/** All that one request sent to the database, and what it answered. */
export interface Recording {
  statements: Statement[]
  answer: unknown
}

/**
 * Lets the product answer requests and notes every statement that it sends meanwhile.
 * @throws when a request is not answered with 200
 */
export async function recordRequests<Name extends string>(
  database: DatabaseConnection,
  dataDir: string,
  caller: Caller,
  requests: Readonly<Record<Name, Request>>,
): Promise<Record<Name, Recording>> {
  const config = loadConfig({ NODE_ENV: 'local', DATA_DIR: dataDir, WAYBILL_SEED: 'none' })
  const notebook: Notebook = { statements: [], answered: 0 }
  const pool = openPool(database.settings, 1)
  pool.on('connect', (client) => noteStatements(client, notebook))
  const { server } = await buildApp({ config, transactions: createTransactions(pool) })
  const ask = async ({ method, path, body }: Request): Promise<Recording> => {
    notebook.statements = []
    notebook.answered = 0
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    const headers = { ...caller.headers, ...(body && { 'content-type': 'application/json' }) }
    const { statusCode, payload: text } = await server.inject({ method, url: path, headers, ...payload })
    if (statusCode !== 200) throw new Error(`${method} ${path}: ${statusCode} ${text}`)
    return { statements: notebook.statements, answer: JSON.parse(text) }
  }
  try {
    const recordings: Partial<Record<Name, Recording>> = {}
    for (const name of Object.keys(requests) as Name[]) {
      // Until its statements are kept prepared (server/db/statement-names.ts).
      for (let turn = 0; turn < 4; turn++) await ask(requests[name])
      recordings[name] = await ask(requests[name])
    }
    return recordings as Record<Name, Recording>
  } finally {
    await server.close()
    await pool.end()
  }
}

interface Notebook {
  statements: Statement[]
  answered: number
}

function noteStatements(client: PoolClient, notebook: Notebook): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  Object.defineProperty(client, 'query', {
    value(first: unknown, values?: unknown) {
      notebook.statements.push({ ...statementOf(first, values), after: notebook.answered })
      const result = query(first, values)
      if (result instanceof Promise) result.finally(() => (notebook.answered += 1)).catch(() => {})
      return result
    },
  })
}

function statementOf(first: unknown, values: unknown): Omit<Statement, 'after'> {
  if (typeof first === 'string') return { text: first, values: Array.isArray(values) ? values : [] }
  return { values: [], ...(first as { text: string; values?: unknown[]; name?: string }) }
}
