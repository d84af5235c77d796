import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '#server/db/connect.ts'
import { waitUntilStopped } from '#server/db/embedded.ts'
import type { Database } from '#server/db/schema.ts'
import { createTransactions } from '#server/db/tenant-transaction.ts'
import { createTokenSigner } from '#server/session/tokens.ts'
import { insertPeople, insertPlace, insertService } from '#tests/api/orders/order-fixtures.ts'
import type { Kysely } from 'kysely'

/*
 * The server as people run it, in a process of its own on files of its own: what it has acknowledged must outlive it,
 * however it ends.
 */

const SECRET = 'a long random text for the tests of durability'
/** Orders that are acknowledged before the server is killed, and how many are on their way at any moment. */
const ACKNOWLEDGED = 40
const AT_ONCE = 6

const main = path.join(import.meta.dirname, '../../server/main.ts')

interface Server {
  readonly process: ChildProcess
  readonly address: string
}

let dataDir: string
const running = new Set<ChildProcess>()

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waybill-kill-'))
})

afterAll(async () => {
  await Promise.all([...running].map((child) => end(child, 'SIGTERM')))
  await waitUntilStopped(path.join(dataDir, 'postgres'))
  await rm(dataDir, { recursive: true })
}, 60_000)

test('no acknowledged order is lost when the server is killed under load', { timeout: 120_000 }, async () => {
  const first = await start()
  const { token, tenantId, order } = await prepare()
  const call = (server: Server, method: string, at: string, body?: unknown) =>
    fetch(`${server.address}/api${at}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-tenant-id': String(tenantId),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

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
      if (isAlive && acknowledged.length >= ACKNOWLEDGED) {
        isAlive = false
        await end(first.process, 'SIGKILL')
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, placeUntilKilled))
  expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED)

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
  await end(second.process, 'SIGTERM')
  expect((await call(beside, 'GET', `/delivery-orders/${id}/summary`)).status).toBe(200)
})

/** Starts the server from its sources and waits until it says that it is ready. */
async function start(): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      SESSION_SECRET: SECRET,
      WAYBILL_SEED: 'none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const said: string[] = []
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()))
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    if (line.includes('ready')) {
      child.stdout.resume()
      return { process: child, address: `http://127.0.0.1:${port}` }
    }
  }
  throw new Error(`The server did not start:\n${said.join('\n')}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/** The courier's and the customer's rows, and a customer who may order. */
async function prepare() {
  const now = Math.floor(Date.now() / 1000)
  return withDatabase(async (db) => {
    const { tenants, users } = await insertPeople(db)
    const service = await insertService(db, tenants.courier, tenants.customer)
    const place = await insertPlace(db, tenants.customer)
    const family = await db
      .insertInto('sign_in_families')
      .values({ user_id: users.scheduler })
      .returning('id')
      .executeTakeFirstOrThrow()
    const claims = { userId: users.scheduler, familyId: family.id, impersonatorUserId: null }
    return {
      token: await createTokenSigner(SECRET).accessToken(claims, now),
      tenantId: tenants.customer,
      order: {
        customerTenantId: tenants.customer,
        serviceId: service.id,
        serviceSpeedId: service.rush,
        pickupLocationId: place,
        dropoffLocationId: place,
        parcels: [{ parcelTypeId: service.box, quantity: 1 }],
        availableAt: now,
      },
    }
  })
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
