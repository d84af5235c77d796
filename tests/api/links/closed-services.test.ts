import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { insertService } from '#tests/api/orders/order-fixtures.ts'
import { testDatabase, type TestDatabase } from '#tests/api/support/database.ts'
import { addTenant } from '#tests/api/support/rows.ts'
import { link, relations, standingName, standings, type Relation, type Standing } from './link-world.ts'

/**
 * What another courier offers is read as long as one may order it, over each kind of link, and not a row of it longer: neither the
 * service nor any revision, with all that belongs to it.
 */

let database: TestDatabase
let ours: number
beforeAll(async () => {
  database = await testDatabase()
  ours = await addTenant(database, 'Ours')
})
afterAll(() => database.close())

/** A service that ours may order over a link: of the other organisation, or of a courier of the one that it supplies. */
interface Offered {
  readonly serviceId: number
  readonly revisionId: number
  readonly courierId: number
  readonly customerId: number
}

async function offeredOver(standing: Standing): Promise<Offered> {
  const theirs = await addTenant(database, standingName(standing))
  const third = await addTenant(database, `Courier of one that ${standingName(standing)}`)
  return database.systemTransaction(async (db) => {
    await link(db, ours, theirs, standing, 1)
    const isSupplied = standing.relation === 'supplied'
    if (isSupplied)
      await db
        .insertInto('tenant_links')
        .values({ tenant_id: third, partner_tenant_id: theirs, kind: 'courier-customer' })
        .execute()
    const [courierId, customerId] = isSupplied ? [third, theirs] : [theirs, ours]
    const { id: serviceId, revisionId } = await insertService(db, courierId, customerId)
    const map = await db
      .insertInto('service_maps')
      .values({ tenant_id: courierId, name: 'Saskatoon' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('service_revisions').set({ service_map_id: map.id }).where('id', '=', revisionId).execute()
    return { serviceId, revisionId, courierId, customerId }
  })
}

const tables = [
  'services',
  'service_revisions',
  'service_revision_parcel_types',
  'service_revision_service_speeds',
  'service_revision_tags',
  'service_maps',
] as const

/** How many rows of the courier ours finds in each table. */
async function read({ courierId }: Offered): Promise<Record<string, number>> {
  return database.tenantTransaction({ tenantId: ours, userId: null }, async (db) => {
    const counts = tables.map(
      (name) =>
        sql`select ${name} as name, count(*)::int as count from ${sql.table(name)} where tenant_id = ${courierId}`,
    )
    const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  })
}

const nothing = Object.fromEntries(tables.map((name) => [name, 0]))

/** A revision that comes after. */
async function publishAnother(db: Kysely<Database>, { serviceId, revisionId, courierId }: Offered): Promise<void> {
  await sql`insert into service_revisions (tenant_id, service_id, number, status, pricing)
    select ${courierId}, ${serviceId}, 7, 'published', pricing from service_revisions where id = ${revisionId}`.execute(
    db,
  )
}

type Closing = (db: Kysely<Database>, offered: Offered) => Promise<unknown>
const setService =
  (values: { is_enabled?: boolean; archived_at?: number; is_template?: boolean }): Closing =>
  (db, { serviceId }) =>
    db.updateTable('services').set(values).where('id', '=', serviceId).execute()
const closings: Readonly<Record<string, Closing>> = {
  'is closed to it': (db, { serviceId, customerId }) =>
    db
      .updateTable('customer_services')
      .set({ is_enabled: false })
      .where('service_id', '=', serviceId)
      .where('customer_tenant_id', '=', customerId)
      .execute(),
  'is disabled': setService({ is_enabled: false }),
  'is deleted': setService({ archived_at: 1 }),
  'becomes a template': setService({ is_template: true }),
}

const opening: readonly Relation[] = ['courier', 'carrier', 'supplied']

test('a service is read over a live link over which it can be ordered, and over no other', async () => {
  for (const standing of standings) {
    const found = await read(await offeredOver(standing))
    const isOpen = standing.relation !== null && opening.includes(standing.relation) && !standing.ended
    expect([standingName(standing), Object.values(found).every((count) => count > 0)]).toEqual([
      standingName(standing),
      isOpen,
    ])
    if (!isOpen) expect(found).toEqual(nothing)
  }
  expect(Object.keys(relations)).toEqual(expect.arrayContaining([...opening]))
})

describe.each(opening)('over the link with a %s', (relation) => {
  test.each(Object.entries(closings))(
    'nothing is read of a service that %s, nor what is published after',
    async (_what, close) => {
      const offered = await offeredOver({ relation, ended: false })
      expect((await read(offered)).services).toBe(1)
      await database.systemTransaction(async (db) => {
        await close(db, offered)
        await publishAnother(db, offered)
      })
      expect(await read(offered)).toEqual(nothing)
    },
  )
})
