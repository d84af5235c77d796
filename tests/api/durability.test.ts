import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '#server/db/connect.ts'
import { waitUntilStopped } from '#server/db/embedded.ts'
import type { Database } from '#server/db/schema.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import {
  callServer,
  endServer,
  prepareOrdering,
  startServer,
  type ServerProcess,
} from '#tests/api/support/server-process.ts'

/*
 * The server as people run it, in a process of its own on files of its own: what it has acknowledged must outlive it,
 * however it ends.
 */

/** Orders that are acknowledged before the server is killed, and how many are on their way at any moment. */
const acknowledgedCount = 40
const atOnce = 6

let dataDir: string
const running: ServerProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waybill-kill-'))
})

afterAll(async () => {
  await Promise.all(running.map((server) => endServer(server, 'SIGTERM')))
  await waitUntilStopped(path.join(dataDir, 'postgres'))
  await rm(dataDir, { recursive: true })
}, 60_000)

test('no acknowledged order is lost when the server is killed under load', { timeout: 120_000 }, async () => {
  const first = await start()
  const ordering = await withDatabase(prepareOrdering)
  const { order } = ordering
  const call = (server: ServerProcess, method: string, at: string, body?: unknown) =>
    callServer(server, ordering, method, at, body)

  const acknowledged: number[] = []
  let isAlive = true
  async function placeUntilKilled(): Promise<void> {
    while (isAlive) {
      try {
        const answer = await call(first, 'POST', '/delivery-orders', order)
        const body: { id: number } = await answer.json()
        expect(answer.status).toBe(200)
        acknowledged.push(body.id)
      } catch (error) {
        // The connection of a request on its way breaks when the server dies; nothing was promised about that order.
        if (isAlive) throw error
      }
      if (isAlive && acknowledged.length >= acknowledgedCount) {
        isAlive = false
        await endServer(first, 'SIGKILL')
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, placeUntilKilled))
  expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedCount)

  const second = await start()
  const answers = await Promise.all(acknowledged.map((id) => call(second, 'GET', `/delivery-orders/${id}/page-view`)))
  expect(answers.map(({ status }) => status)).toEqual(acknowledged.map(() => 200))
  const whole = await withDatabase((db) =>
    db
      .selectFrom('delivery_orders as o')
      .innerJoin('delivery_order_prices as price', 'price.delivery_order_id', 'o.id')
      .innerJoin('delivery_order_parcels as parcel', 'parcel.delivery_order_id', 'o.id')
      .innerJoin('delivery_order_updates as entry', 'entry.delivery_order_id', 'o.id')
      .innerJoin('audit_entries as audit', 'audit.subject_id', 'o.id')
      .select('o.id')
      .execute(),
  )
  const every = await withDatabase((db) => db.selectFrom('delivery_orders').select('id').execute())
  // Nor is there half an order: the price, the parcels, the timeline and the audit came with each or not at all.
  expect(new Set(whole.map(({ id }) => id))).toEqual(new Set(every.map(({ id }) => id)))

  const beside = await start()
  const placed = await call(second, 'POST', '/delivery-orders', order)
  const { id }: { id: number } = await placed.json()
  const [here, there] = await Promise.all(
    [second, beside].map((server) => call(server, 'GET', `/delivery-orders/${id}/summary`)),
  )
  expect([here?.status, there?.status]).toEqual([200, 200])
  expect(await there?.json()).toEqual(await here?.json())
  await endServer(second, 'SIGTERM')
  expect((await call(beside, 'GET', `/delivery-orders/${id}/summary`)).status).toBe(200)
})

async function start(): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir })
  running.push(server)
  return server
}

/** Reads or writes beside the servers, and lets go of the database at once: they must not depend on us. */
async function withDatabase<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const connection = await connectDatabase({ dataDir, poolSize: 1 })
  try {
    return await createTransactions(connection.pool).systemTransaction(work)
  } finally {
    await connection.close()
  }
}
