import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testMessage } from '#domain/webhooks/body.ts'
import { sealedSecret } from '#server/webhooks/endpoint-secrets.ts'
import { insertDeliveries } from '#server/webhooks/make-deliveries.ts'
import { newWebhookSecret } from '#server/webhooks/sign.ts'
import { insertTenant } from '#tests/api/orders/order-fixtures.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { endServer, startServer, type ServerProcess } from '#tests/api/support/server-process.ts'
import { startReceiver, type Receiver } from './receiver.ts'

/* A server as people run it is killed while a webhook is on its way: it is sent again, under the same id. */

const sessionSecret = 'a long random text for the tests of webhooks'

let database: TestDatabase
let receiver: Receiver
const running: ServerProcess[] = []

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await Promise.all(running.map((server) => endServer(server, 'SIGKILL')))
  await database.close()
})

async function start(): Promise<ServerProcess> {
  const server = await startServer({
    DATABASE_URL: database.databaseUrl,
    SESSION_SECRET: sessionSecret,
    WEBHOOKS_ALLOW_PRIVATE: 'yes',
  })
  running.push(server)
  return server
}

test('what a killed process had on its way is sent again under the same id', { timeout: 120_000 }, async () => {
  const held: ServerResponse[] = []
  receiver.answer = (response) => held.push(response)
  const first = await start()
  const now = Math.floor(Date.now() / 1_000)
  await database.systemTransaction(async (db) => {
    const tenantId = await insertTenant(db, 'Otter Couriers', 'Courier')
    const secret = sealedSecret({ sessionSecret }, tenantId, newWebhookSecret())
    const { id: endpointId } = await db
      .insertInto('webhook_endpoints')
      .values({ tenant_id: tenantId, name: 'Warehouse', url: receiver.address, events: ['order.created'], secret })
      .returning('id')
      .executeTakeFirstOrThrow()
    const body = testMessage(now, tenantId)
    await insertDeliveries(
      db,
      [{ endpointIds: [endpointId], tenantId, event: 'webhook.test', deliveryOrderId: null, body }],
      now,
    )
  })
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1)
  await endServer(first, 'SIGKILL')
  receiver.answer = (response) => response.writeHead(204).end()
  await start()
  // As if the half minute were over, after which it counts as left behind.
  await database.systemTransaction((db) => sql`update webhook_deliveries set next_at = ${now}`.execute(db))
  const states = () =>
    database.systemTransaction((db) => db.selectFrom('webhook_deliveries').select(['state', 'tries']).execute())
  await expect.poll(states, { timeout: 20_000 }).toEqual([{ state: 'delivered', tries: 2 }])
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})
