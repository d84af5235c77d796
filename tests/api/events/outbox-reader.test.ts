import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Client, type Pool, type PoolClient } from 'pg'
import { readOutbox, type OutboxReader } from '#server/events/outbox-reader.ts'
import type { OutboxEntry } from '#server/events/recent-events.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'

/* The reader of the outbox on a real database: what is told, and in which order. */

const quiet = { info() {}, warn() {}, error() {} }

let database: TestDatabase
let reader: OutboxReader
let told: string[]
beforeEach(async () => {
  database = await testDatabase()
  told = []
  reader = start((entries) => told.push(...entries.map(({ key }) => key)))
  await vi.waitUntil(() => reader.recent !== null)
})
afterEach(async () => {
  await reader.close()
  await database.close()
})

function start(tell: (entries: readonly OutboxEntry[]) => void): OutboxReader {
  return readOutbox(database.settings, quiet, { told: tell, rightsChanged() {}, rightsDue() {} })
}

/** Begins a transaction that has written an event, and leaves it open. */
async function write(pool: Pool, key: string): Promise<PoolClient> {
  const client = await pool.connect()
  await client.query('begin; set local role waybill_system')
  await client.query(
    `insert into outbox (tenant_id, audience_tenant_ids, topic, payload) values (1, '{1}', 'vehicles', $1)`,
    [JSON.stringify({ key })],
  )
  return client
}

async function commit(client: PoolClient): Promise<void> {
  await client.query('commit')
  client.release()
}

/** Resolves when the reader has looked after this was called: it says so to other processes each time that it was woken. */
async function looked(): Promise<void> {
  const client = await database.pool.connect()
  await client.query('listen outbox')
  // The first may be under way already.
  for (let turn = 0; turn < 2; turn += 1) {
    const said = once(client, 'notification')
    reader.wake()
    await said
  }
  await client.query('unlisten outbox')
  client.release()
}

test('a transaction that began first and commits last is neither lost nor overtaken', async () => {
  const first = await write(database.pool, 'first')
  const second = await write(database.pool, 'second')
  await commit(second)
  await looked()
  expect(told).toEqual([])

  await commit(first)
  await expect.poll(() => told).toEqual(['first', 'second'])
})

test('what another database of the same PostgreSQL is busy with holds nothing up', async () => {
  const elsewhere = new Client({ ...database.settings, database: 'postgres' })
  await elsewhere.connect()
  try {
    await elsewhere.query('begin')
    await elsewhere.query('select pg_current_xact_id()')
    await commit(await write(database.pool, 'here'))
    reader.wake()
    await expect.poll(() => [told, reader.isCurrent]).toEqual([['here'], true])
    // One of its own still does.
    const first = await write(database.pool, 'first')
    await commit(await write(database.pool, 'second'))
    await looked()
    expect(told).toEqual(['here'])
    await commit(first)
    reader.wake()
    await expect.poll(() => told).toEqual(['here', 'first', 'second'])
  } finally {
    await elsewhere.end()
  }
})

test('what is rolled back is told to nobody, and holds nothing up', async () => {
  const undone = await write(database.pool, 'undone')
  await commit(await write(database.pool, 'done'))
  await undone.query('rollback')
  undone.release()

  await expect.poll(() => told).toEqual(['done'])
})

test('another process is woken, and is told the same in the same order', async () => {
  const alsoTold: string[] = []
  const other = start((entries) => alsoTold.push(...entries.map(({ key }) => key)))
  await expect.poll(() => other.recent).not.toBeNull()
  for (const key of ['a', 'b', 'c']) await commit(await write(database.pool, key))
  reader.wake()

  // Either may look first.
  await expect
    .poll(() => [told, alsoTold])
    .toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
  await expect.poll(() => other.recent?.cursor).toEqual(reader.recent?.cursor)
  await other.close()
})

test('a lost connection loses no event', async () => {
  await commit(await write(database.pool, 'before'))
  await expect.poll(() => told).toEqual(['before'])

  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'waybill outbox' and datname = current_database()`,
  )
  await commit(await write(database.pool, 'meanwhile'))

  await expect.poll(() => told).toEqual(['before', 'meanwhile'])
})

test('where nothing has ever happened a process that begins knows so, also of before it began', async () => {
  expect(reader.recent?.since({ xid: 1, id: 0 })).toEqual([])
  await commit(await write(database.pool, 'first'))
  await expect.poll(() => told).toEqual(['first'])
  const later = start(() => {})
  await vi.waitUntil(() => later.recent !== null)
  expect(reader.recent?.since({ xid: 1, id: 0 })?.map(({ key }) => key)).toEqual(['first'])
  // Of what stands there somebody may have discarded what came before.
  expect(later.recent?.since({ xid: 1, id: 0 })).toBeNull()
  await later.close()
})

test('a process that begins knows what had happened before, for streams that come again', async () => {
  await commit(await write(database.pool, 'one'))
  await expect.poll(() => told).toEqual(['one'])
  const seen = reader.recent?.cursor
  await commit(await write(database.pool, 'two'))
  await expect.poll(() => told).toEqual(['one', 'two'])

  const next = start(() => {})
  await expect.poll(() => next.recent).not.toBeNull()
  expect(seen && next.recent?.since(seen)?.map(({ key }) => key)).toEqual(['two'])
  expect(next.recent?.since({ xid: 1, id: 1 })).toBeNull()
  await next.close()
})

test('a look reads no more for all that was told before', async () => {
  const client = await write(database.pool, 'before')
  await client.query(`insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
    select tenant_id, audience_tenant_ids, topic, payload from outbox, generate_series(1, 4999)`)
  await commit(client)
  reader.wake()
  await expect.poll(() => [told.length, reader.isCurrent]).toEqual([5_000, true])

  const rowsRead = async () => {
    await reader.query('select pg_stat_force_next_flush()', [])
    // Of the same connection: what it read before is counted by now.
    const rows = await reader.query<{ read: number }>(
      `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_user_tables where relname = 'outbox'`,
      [],
    )
    return rows?.[0]?.read ?? Number.NaN
  }
  const before = await rowsRead()
  // A plan is kept from the sixth time on.
  for (let turn = 0; turn < 10; turn += 1) await looked()
  expect((await rowsRead()) - before).toBeLessThanOrEqual(100)
})

test('a reader that is closed within a backlog leaves the rest of it to the others', async () => {
  const first = Promise.withResolvers<void>()
  let heard = 0
  const leaving = start((entries) => {
    heard += entries.length
    if (entries.length > 1) first.resolve()
  })
  await expect.poll(() => leaving.recent).not.toBeNull()
  const client = await database.pool.connect()
  await client.query('begin; set local role waybill_system')
  await client.query(`insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
    select 1, '{1}', 'vehicles', jsonb_build_object('key', n::text) from generate_series(1, 5000) n`)
  await commit(client)
  leaving.wake()
  await first.promise
  await leaving.close()
  expect(heard).toBeLessThan(5_000)
})
