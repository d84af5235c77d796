import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#server/db/connect.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { startPostgres, type PostgresServer } from '#tests/api/support/postgres-server.ts'
import {
  callServer,
  endServer,
  prepareOrdering,
  startServer,
  type ServerProcess,
} from '#tests/api/support/server-process.ts'

/*
 * Two processes on a PostgreSQL of one's own (DATABASE_URL), which crashes under them and comes back: what they acknowledged is
 * there, what they could not do they say, and they go on by themselves.
 */

/** Orders that are placed before the crash, and after it. */
const placed = 30
const atOnce = 4

let postgres: PostgresServer
let dataDir: string
const servers: ServerProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waybill-loss-'))
  postgres = await startPostgres(process.env.WAYBILL_TEST_POSTGRES)
  const start = () => startServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.databaseUrl('waybill') })
  // The second waits for the migrations of the first.
  servers.push(...(await Promise.all([start(), start()])))
}, 120_000)

afterAll(async () => {
  await Promise.all(servers.map((server) => endServer(server, 'SIGTERM')))
  await postgres.remove()
  await rm(dataDir, { recursive: true })
})

/** Asks each server whether it is alive, whether it can serve, and what it is waiting for. */
function probes(): Promise<unknown[]> {
  return Promise.all(
    servers.map(async ({ address }) => {
      const [health, ready] = await Promise.all([fetch(`${address}/api/health`), fetch(`${address}/api/ready`)])
      const { message }: { message?: string } = await ready.json()
      return [health.status, ready.status, message]
    }),
  )
}

test(
  'a database that crashes under load ends no process, and loses nothing that was acknowledged',
  { timeout: 120_000 },
  async () => {
    const beside = openPool({ host: postgres.host, port: postgres.port, user: postgres.user, database: 'waybill' }, 1)
    const { systemTransaction } = createTransactions(beside)
    const ordering = await systemTransaction(prepareOrdering)
    const acknowledged: number[] = []
    const refusals: { status: number; retryAfter: string | null; code: unknown }[] = []

    async function placeUntil(server: ServerProcess, isEnough: () => boolean): Promise<void> {
      while (!isEnough()) {
        const answer = await callServer(server, ordering, 'POST', '/delivery-orders', ordering.order)
        const body: { id: number; code?: unknown } = await answer.json()
        if (answer.status === 200) acknowledged.push(body.id)
        else refusals.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), code: body.code })
      }
    }
    const onEach = (isEnough: () => boolean) =>
      Promise.all(servers.flatMap((server) => Array.from({ length: atOnce }, () => placeUntil(server, isEnough))))

    let isBack = false
    const load = onEach(() => isBack && acknowledged.length >= 2 * placed)
    await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(placed)
    await postgres.crash()
    await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(2 * atOnce)
    const before = acknowledged.length
    const whileAway = await Promise.all(servers.map((server) => callServer(server, ordering, 'GET', '/me')))
    expect(whileAway.map(({ status }) => status)).toEqual([503, 503])
    expect(await probes()).toEqual([
      [200, 503, 'This server is waiting for its database to answer.'],
      [200, 503, 'This server is waiting for its database to answer.'],
    ])
    await postgres.start()
    isBack = true
    await load
    expect(await probes()).toEqual([
      [200, 200, undefined],
      [200, 200, undefined],
    ])

    expect(servers.map(({ process: child }) => child.exitCode)).toEqual([null, null])
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
      new Set([JSON.stringify({ status: 503, retryAfter: '2', code: 'database_unavailable' })]),
    )
    expect(acknowledged.length).toBeGreaterThan(before)
    const kept = await systemTransaction((db) =>
      db
        .selectFrom('delivery_orders as o')
        .innerJoin('delivery_order_prices as price', 'price.delivery_order_id', 'o.id')
        .innerJoin('delivery_order_updates as entry', 'entry.delivery_order_id', 'o.id')
        .innerJoin('audit_entries as audit', 'audit.subject_id', 'o.id')
        .select('o.id')
        .execute(),
    )
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    const every = await systemTransaction((db) => db.selectFrom('delivery_orders').select('id').execute())
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(every.map(({ id }) => id)))
    await beside.end()
  },
)
