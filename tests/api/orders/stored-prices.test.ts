import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededFuelRows } from '#domain/pricing/fuel-table.ts'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import type { Schema } from '#generated/handlers.ts'
import { insertRevision, insertService, type ServiceIds } from './order-fixtures.ts'
import { noon, orderWorld, type Caller, type World } from './order-world.ts'

/*
 * What is published, a courier's fuel and its holidays are kept by the process. A change has to reach the very next price, however it
 * is made and whatever makes it: here by SQL, which no server is told of, as another process's changes are not. Nobody reads by what is
 * kept what the database would not let them read.
 */

let world: World
let service: ServiceIds

beforeAll(async () => {
  world = await orderWorld()
  const { courier, customer } = world.tenants
  service = await world.database.systemTransaction(async (db) => {
    const rows = JSON.stringify(seededFuelRows)
    const table = { tenant_id: courier, fuel_type: 'regular', effective_from: '2026-01-01', rows } as const
    await db.insertInto('fuel_tables').values(table).execute()
    const price = { tenant_id: courier, fuel_type: 'regular', date: '2026-10-05', dollars_per_litre: 1.07 } as const
    await db.insertInto('fuel_prices').values(price).execute()
    const { id } = await insertService(db, courier, customer)
    return insertRevision(db, courier, id, 2, priced)
  })
})
afterAll(() => world.close())

const holidays: RevisionPricing['timesOfDay'] = [
  { id: 1, name: 'Holidays', days: ['holiday'], from: 0, to: 86_400, charge: { amountCadCents: 700 }, stacks: false },
]
/** 10.00, fuel of 14.5 % at 1.07 $/L, 7.00 on a holiday. */
const priced: Partial<RevisionPricing> = {
  baseFeeCadCents: 1_000,
  distanceRanges: null,
  weightRanges: null,
  timesOfDay: holidays,
  fuelSurchargeOf: 'base',
}

async function changed(change: ReturnType<typeof sql>): Promise<void> {
  await world.database.systemTransaction((db) => change.execute(db))
}

async function asked(who: Caller = world.callers.scheduler, changes: object = {}) {
  const ids = { serviceId: service.id, serviceSpeedId: service.anyTime }
  const parcels = [{ parcelTypeId: service.envelope, quantity: 1 }]
  const body = world.order({ ...ids, parcels, ...changes })
  return world.call<Schema<'DeliveryOrderPreview'>>(who, 'POST', '/delivery-orders/preview', { body })
}

/** Cents by the kind of line. */
async function linesOf(who?: Caller): Promise<Record<string, number>> {
  const { status, body } = await asked(who)
  expect(status).toBe(200)
  return Object.fromEntries(body.explanation.map(({ key, priceCadCents }) => [key, priceCadCents]))
}

test('a fuel price, a table and a holiday count for the next price, and no longer once they are taken back', async () => {
  const { courier } = world.tenants
  const fuel = async () => (await linesOf()).fuel_surcharge
  expect(await fuel()).toBe(145)
  const tenant = sql`tenant_id = ${courier}`
  await changed(sql`update fuel_prices set dollars_per_litre = 1.11 where ${tenant}`)
  expect(await fuel()).toBe(155)
  await changed(sql`insert into fuel_prices values (${courier}, 'regular', '2026-10-12', 1.15)`)
  expect(await fuel()).toBe(160)
  await changed(sql`delete from fuel_prices where ${tenant} and date = '2026-10-12'`)
  expect(await fuel()).toBe(155)
  const rows = JSON.stringify([{ priceFrom: 1, priceTo: 2, percent: 50 }])
  await changed(sql`update fuel_tables set rows = ${rows} where ${tenant}`)
  expect(await fuel()).toBe(500)
  await changed(sql`update fuel_tables set rows = ${JSON.stringify(seededFuelRows)} where ${tenant}`)
  await changed(sql`update fuel_prices set dollars_per_litre = 1.07 where ${tenant}`)
  expect(await fuel()).toBe(145)

  const day = JSON.stringify([{ date: '2026-11-20', name: 'Founding day' }])
  await changed(sql`update courier_settings set holidays = ${day} where ${tenant}`)
  expect(await linesOf()).toMatchObject({ 'time_of_day:1': 700 })
  expect((await asked()).body.warnings).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('Founding day') }),
  )
  await changed(sql`update courier_settings set holidays = '[]' where ${tenant}`)
  expect(await linesOf()).not.toHaveProperty('time_of_day:1')
})

test('a courier that has saved no settings yet charges for fuel as well', async () => {
  const { courier } = world.tenants
  const settings = await world.database.systemTransaction(async (db) => {
    const { id } = await db
      .insertInto('tenants')
      .values({ name: 'New Couriers', kind: 'Courier', time_zone: 'America/Regina' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return db.selectFrom('courier_settings').select('fuel_name').where('tenant_id', '=', id).execute()
  })
  expect(settings).toHaveLength(1)

  const tenant = sql`tenant_id = ${courier}`
  await changed(sql`delete from courier_settings where ${tenant}`)
  await changed(sql`update fuel_prices set dollars_per_litre = 1.11 where ${tenant}`)
  expect(await linesOf()).toMatchObject({ fuel_surcharge: 155 })
  await changed(sql`update fuel_prices set dollars_per_litre = 1.07 where ${tenant}`)
  expect(await linesOf()).toMatchObject({ fuel_surcharge: 145 })
})

test('what a revision offers to choose from is asked for anew once it has changed', async () => {
  const speeds = sql`update service_revision_service_speeds`
  const dueIn = async () => Number((await asked()).body.dueAt) - (noon + 900)
  await changed(sql`${speeds} set duration_s = 3600 where id = ${service.anyTime}`)
  expect(await dueIn()).toBe(3_600)
  await changed(sql`${speeds} set duration_s = 7200 where id = ${service.anyTime}`)
  expect(await dueIn()).toBe(7_200)
  await changed(sql`${speeds} set archived_at = ${noon} where id = ${service.anyTime}`)
  expect((await asked()).body).toMatchObject({ errors: { '/serviceSpeedId': ['The service has no such speed'] } })
  await changed(sql`${speeds} set archived_at = null, duration_s = null where id = ${service.anyTime}`)
  expect((await asked()).body.dueAt).toBeNull()
})

test('what was taken back before it was committed is never seen', async () => {
  const undone = new Error('Undone')
  await expect(
    world.database.systemTransaction(async (db) => {
      await sql`update fuel_prices set dollars_per_litre = 1.5`.execute(db)
      await sql`update service_revisions set pricing = jsonb_set(pricing, '{baseFeeCadCents}', '9000')`.execute(db)
      expect((await linesOf()).base_fee).toBe(1_000)
      throw undone
    }),
  ).rejects.toBe(undone)
  expect(await linesOf()).toMatchObject({ base_fee: 1_000, fuel_surcharge: 145 })
})

test('a revision that a migration mends, and one that is published after it, price the next order', async () => {
  const { courier } = world.tenants
  const order = await world.placed({
    serviceId: service.id,
    serviceSpeedId: service.anyTime,
    parcels: [{ parcelTypeId: service.envelope, quantity: 1 }],
  })
  const setFee = (cents: number) =>
    sql`update service_revisions set pricing = jsonb_set(pricing, '{baseFeeCadCents}', to_jsonb(${cents}::int))
      where id = ${service.revisionId}`
  await changed(setFee(2_000))
  expect(await linesOf()).toMatchObject({ base_fee: 2_000, fuel_surcharge: 290 })
  await changed(setFee(1_000))
  expect(await linesOf()).toMatchObject({ base_fee: 1_000 })

  const before = service
  service = await world.database.systemTransaction((db) =>
    insertRevision(db, courier, before.id, 3, { ...priced, baseFeeCadCents: 3_000 }),
  )
  expect(await linesOf()).toMatchObject({ base_fee: 3_000 })
  // What was ordered before stays with the revision of then.
  const discount = { name: 'Discount', priceCadCents: -100 }
  await world.call(world.callers.dispatcher, 'POST', `/delivery-orders/${order}/price-modifier`, { body: discount })
  const path = `/delivery-orders/${order}/price-explanation`
  const { body } = await world.call<Schema<'PriceExplanation'>>(world.callers.dispatcher, 'GET', path)
  expect(body.data.find(({ key }) => key === 'base_fee')).toMatchObject({ priceCadCents: 1_000 })
})

test('nobody is priced by what another organization may read, however often that was read', async () => {
  const { customer, stranger } = world.tenants
  const { scheduler, dispatcher, stranger: elsewhere } = world.callers
  expect((await asked(dispatcher)).status).toBe(200)
  const refused = await asked(elsewhere, { customerTenantId: stranger })
  expect(refused).toMatchObject({ status: 422, body: { errors: { '/serviceId': ['This service cannot be ordered'] } } })

  expect((await asked(scheduler)).status).toBe(200)
  const offered = (isEnabled: boolean) =>
    sql`update customer_services set is_enabled = ${isEnabled} where customer_tenant_id = ${customer}`
  await changed(offered(false))
  expect((await asked(scheduler)).status).toBe(422)
  await changed(offered(true))
  expect((await asked(scheduler)).status).toBe(200)
  await changed(sql`update tenant_links set ended_at = ${noon} where partner_tenant_id = ${customer}`)
  expect((await asked(scheduler)).status).toBe(422)
  await changed(sql`update tenant_links set ended_at = null where partner_tenant_id = ${customer}`)
})
