import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { eventsOfNextBatch, insertDeliveries } from './make-deliveries.ts'

test('a batch takes as many events as make two thousand deliveries, at least one and at most 500', () => {
  expect(eventsOfNextBatch({ taken: 40, written: 2_000 })).toBe(40)
  expect(eventsOfNextBatch({ taken: 40, written: 4_000 })).toBe(20)
  expect(eventsOfNextBatch({ taken: 40, written: 80 })).toBe(500)
  expect(eventsOfNextBatch({ taken: 40, written: 0 })).toBe(500)
  expect(eventsOfNextBatch({ taken: 1, written: 5_000 })).toBe(1)
})

test('a body that fifty endpoints are told travels to the database once, in one statement', async () => {
  const sent: (readonly unknown[])[] = []
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      sent.push(query.parameters)
    },
  })
  const endpointIds = Array.from({ length: 50 }, (_, index) => index + 1)
  const message = { endpointIds, tenantId: 1, event: 'order.created', deliveryOrderId: 7, body: 'what happened' }
  await insertDeliveries(db, [message], 1_800_000_000)
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent).split('what happened')).toHaveLength(2)
})
