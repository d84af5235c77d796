import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { insertLocation, insertRevision } from '#tests/api/orders/order-fixtures.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { plannerWorld } from './planner-world.ts'

/* What is wrong, with all that it breaks, and many changed at once (docs/rules/planner.md, "Many at once"). */

type Change = Schema<'RecurringOrderChange'>
type Fault = Schema<'RecurringOrderFault'>

let world: Awaited<ReturnType<typeof plannerWorld>>
beforeAll(async () => {
  world = await plannerWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = noon
  await world.database.systemTransaction(async (db) => {
    // Each test has the planner for itself.
    await db.updateTable('recurring_orders').set({ status: 'archived' }).execute()
    await db
      .updateTable('services')
      .set({ is_enabled: true, published_revision_id: world.service.revisionId })
      .execute()
  })
})

const change = (who: Caller, recurringOrderIds: readonly number[], what: Change, dryRun = false) =>
  world.call<Schema<'RecurringOrderChanges'>>(who, 'POST', `/tenants/${who.tenantId}/recurring-orders/change`, {
    body: { recurringOrderIds, change: what, dryRun },
  })
const faults = async (who: Caller) =>
  (await world.call<{ data: Fault[] }>(who, 'GET', `/tenants/${who.tenantId}/recurring-order-faults`)).body.data
const statuses = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await world.read(id)).status))

/** Publishes a revision that calls its parts otherwise, but for those that are named. */
async function published(names: { readonly speed?: string; readonly box?: string; readonly tag?: string }) {
  const { service, database, tenants } = world
  return database.systemTransaction(async (db) => {
    const next = await insertRevision(db, tenants.courier, service.id, await numberOfNext())
    const { speed, box, tag } = names
    if (speed)
      await db.updateTable('service_revision_service_speeds').set({ name: speed }).where('id', '=', next.rush).execute()
    if (box)
      await db.updateTable('service_revision_parcel_types').set({ name: box }).where('id', '=', next.box).execute()
    if (tag) await db.updateTable('service_revision_tags').set({ name: tag }).where('id', '=', next.zone).execute()
    await db
      .updateTable('service_revisions')
      .set({ lists_name: randomUUID() })
      .where('id', '=', next.revisionId)
      .execute()
    return next
  })
}

async function numberOfNext(): Promise<number> {
  const { count } = await world.database.systemTransaction((db) =>
    db
      .selectFrom('service_revisions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('service_id', '=', world.service.id)
      .executeTakeFirstOrThrow(),
  )
  return Number(count) + 1
}

describe('what is wrong', () => {
  test('is said once for all that it breaks, with the day on which it begins to and how much that is', async () => {
    const { scheduler } = world.callers
    const [one, other] = [await world.made(), await world.made({ recurrence: { kind: 'weekly', weekdays: [2] } })]
    await world.made({ recurrence: { kind: 'weekly', weekdays: [3] }, serviceSpeedId: world.service.anyTime })
    await published({ speed: 'Slow' })
    world.goTo('2026-11-22')
    await world.look()
    expect(await faults(scheduler)).toEqual([
      {
        reason: {
          reason: 'service_outdated',
          severity: 'error',
          text: 'The service City Same Day no longer has the speed Rush.',
        },
        subjectId: world.service.id,
        stop: null,
        lacking: [{ part: 'speed', name: 'Rush' }],
        isOwn: true,
        recurringOrderIds: [one.id, other.id],
        names: [one.name, other.name],
        serviceId: world.service.id,
        customerTenantId: world.tenants.customer,
        // Two weeks with ten weekdays, two Tuesdays among them, which the second runs on as well.
        occurrences: 12,
        firstDay: '2026-11-23',
        onFirstDay: 1,
      },
    ])
    // Its courier sees what breaks, and leaves it to its customer. Nobody else hears of it.
    expect(await faults(world.owner)).toMatchObject([{ isOwn: false, recurringOrderIds: [one.id, other.id] }])
    expect(await faults(world.callers.stranger)).toEqual([])
  })

  test('names the stop, and warnings after errors', async () => {
    const { scheduler } = world.callers
    const { pickup, dropoff } = world.locations
    const set = (id: number, values: { archived_at?: number | null; formatted_address?: string }) =>
      world.database.systemTransaction((db) => db.updateTable('locations').set(values).where('id', '=', id).execute())
    await world.made()
    await set(dropoff, { formatted_address: '2 Elsewhere Road, Saskatoon' })
    await set(pickup, { archived_at: noon })
    await world.look()
    expect((await faults(scheduler)).map(({ reason, stop, subjectId }) => [reason.reason, stop, subjectId])).toEqual([
      ['location_unavailable', 'pickup', pickup],
      ['location_outdated', 'dropoff', dropoff],
    ])
    await set(pickup, { archived_at: null })
  })
})

describe('a change of many', () => {
  test('says what each cost and would cost, and writes nothing before it is meant', async () => {
    const { scheduler } = world.callers
    const [one, other] = [await world.made(), await world.made({ name: 'Not made yet' })]
    await world.database.systemTransaction((db) =>
      db.updateTable('recurring_orders').set({ days_ahead: 0 }).where('id', '=', other.id).execute(),
    )
    world.goTo('2026-11-22', '10:00')
    await world.look()
    const slower = { serviceSpeedId: world.service.anyTime, pickupFromS: 10 * 3_600 }
    const looked = await change(scheduler, [one.id, other.id], slower, true)
    // 2 boxes of 30 kg, 8 km: Rush is 40 % dearer.
    const [{ pre_tax_cents: cost } = { pre_tax_cents: null }] = await pricesOf(one.id)
    expect(looked.body.data).toEqual([
      {
        recurringOrderId: one.id,
        name: one.name,
        customerName: expect.stringMatching(/\w/),
        priceBeforeCadCents: cost,
        priceAfterCadCents: expect.any(Number),
        refusal: null,
      },
      expect.objectContaining({ name: 'Not made yet', priceBeforeCadCents: null, refusal: null }),
    ])
    expect(looked.body.data[0]?.priceAfterCadCents).toBeLessThan(cost ?? 0)
    expect(await world.read(one.id)).toMatchObject({ serviceSpeedId: world.service.rush, version: one.version })

    expect((await change(scheduler, [one.id, other.id], slower)).body.data.map(({ refusal }) => refusal)).toEqual([
      null,
      null,
    ])
    for (const id of [one.id, other.id])
      expect(await world.read(id)).toMatchObject({ serviceSpeedId: world.service.anyTime, pickupFromS: 10 * 3_600 })
    const history = await world.call<{ data: { type: string }[] }>(
      scheduler,
      'GET',
      `/recurring-orders/${other.id}/events`,
    )
    expect(history.body.data[0]).toMatchObject({ type: 'settings_updated' })
    // The next order costs what was said.
    world.goTo('2026-11-23', '12:00')
    await world.look()
    expect((await pricesOf(one.id)).at(-1)?.pre_tax_cents).toBe(looked.body.data[0]?.priceAfterCadCents)
  })

  const pricesOf = (id: number) =>
    world.database.systemTransaction((db) =>
      db
        .selectFrom('delivery_order_prices as p')
        .innerJoin('delivery_orders as o', 'o.id', 'p.delivery_order_id')
        .select('p.pre_tax_cents')
        .where('o.created_by_recurring_order_id', '=', id)
        .orderBy('o.id')
        .execute(),
    )

  test('leaves alone what cannot be, says why, and changes the others', async () => {
    const { scheduler } = world.callers
    const [early, late] = [await world.made(), await world.made({ pickupFromS: 8 * 3_600, dropoffToS: 11 * 3_600 })]
    const ended = await world.made()
    await world.call(scheduler, 'PUT', `/recurring-orders/${ended.id}/terminate`)
    const answer = await change(scheduler, [late.id, ended.id, early.id], { pickupFromS: 12 * 3_600 })
    expect(answer.body.data.map(({ recurringOrderId, refusal }) => [recurringOrderId, refusal])).toEqual([
      [late.id, expect.stringMatching(/\w/)],
      [ended.id, 'It is over.'],
      [early.id, null],
    ])
    expect(await Promise.all([late, ended, early].map(async ({ id }) => (await world.read(id)).pickupFromS))).toEqual([
      8 * 3_600,
      9 * 3_600,
      12 * 3_600,
    ])
  })

  test('mends what broke: another speed, parcel type, tag or location, by what was there', async () => {
    const { scheduler } = world.callers
    const { service, locations, tenants } = world
    const made = [
      await world.made({ tagIds: [service.zone] }),
      await world.made({ parcels: [{ parcelTypeId: service.envelope, quantity: 1 }], tagIds: [service.afterHours] }),
    ]
    const ids = made.map(({ id }) => id)
    const next = await published({ speed: 'Slow', box: 'Crate', tag: 'Far' })
    await world.look()
    expect(await statuses(ids)).toEqual(['invalid', 'invalid'])
    const boxes = {
      parcelTypes: [{ name: 'Box', parcelTypeId: next.box }],
      tags: [{ name: 'Outer zone', tagId: null }],
    }
    const answer = await change(scheduler, ids, { serviceSpeedId: next.rush, ...boxes })
    expect(answer.body.data.map(({ refusal }) => refusal)).toEqual([
      null,
      'Has no parcel type Box. Has no tag Outer zone.',
    ])
    await change(scheduler, ids.slice(1), { serviceSpeedId: next.rush })
    expect(await statuses(ids)).toEqual(['active', 'active'])
    expect(await Promise.all(ids.map((id) => world.read(id)))).toMatchObject([
      { serviceSpeedId: next.rush, parcels: [{ parcelTypeId: next.box, quantity: 2 }], tagIds: [], reasons: [] },
      { parcels: [{ parcelTypeId: next.envelope }], tagIds: [next.afterHours], reasons: [] },
    ])

    const to = await world.database.systemTransaction((db) => insertLocation(db, tenants.customer, { name: 'Annex' }))
    await change(scheduler, ids, { location: { from: locations.dropoff, to } })
    expect((await world.read(made[0]?.id ?? 0)).dropoffLocationId).toBe(to)
    expect(await faults(scheduler)).toEqual([])
  })

  test('names nothing that is not one’s own, and is refused at what none of them can have', async () => {
    const { scheduler } = world.callers
    const [one, other] = [await world.made(), await world.made()]
    const refused = async (what: Change) => {
      const { status, body } = await change(scheduler, [one.id, other.id], what, true)
      return [status, (body as { errors?: Record<string, string[]> }).errors]
    }
    const { service, locations, tenants } = world
    expect(await refused({ location: { from: locations.dropoff, to: locations.foreign } })).toEqual([
      422,
      { '/change/location': ['Choose a location of the customer or the courier'] },
    ])
    expect(await refused({ customerTenantId: tenants.stranger })).toEqual([
      422,
      { '/change/customerTenantId': ['Choose your own organization or one of your customers'] },
    ])
    const unknown = { parcelTypes: [{ name: 'Box', parcelTypeId: 999_999 }] }
    expect(await refused(unknown)).toEqual([
      422,
      { '/change/parcelTypes': ['The service City Same Day no longer has that parcel type.'] },
    ])
    expect(await refused({ serviceId: 999_999 })).toEqual([
      422,
      { '/change/serviceId': ['This service cannot be ordered'] },
    ])
    expect(await refused({ parcelTypes: [{ name: 'Crate', parcelTypeId: service.box }] })).toEqual([
      422,
      { '/change/parcelTypes': ['Has no parcel type Crate'] },
    ])
  })

  test('that changes nothing says that the rest is right', async () => {
    const { id } = await world.made()
    await world.database.systemTransaction((db) =>
      db
        .updateTable('locations')
        .set({ formatted_address: '3 Elsewhere Road, Saskatoon' })
        .where('id', '=', world.locations.dropoff)
        .execute(),
    )
    await world.look()
    expect((await world.read(id)).reasons).toHaveLength(1)
    await change(world.callers.scheduler, [id], {})
    expect((await world.read(id)).reasons).toEqual([])
  })

  test('is of one’s own, all of them or none; prices are the courier’s, and hidden from who reads none', async () => {
    const { scheduler, stranger } = world.callers
    const [own, couriers] = [await world.made(), await world.made({}, world.owner)]
    for (const [who, ids] of [
      [world.owner, [own.id]],
      [stranger, [own.id]],
      [scheduler, [own.id, couriers.id]],
      [scheduler, [own.id, 999_999]],
    ] as const)
      expect((await change(who, ids, { pickupFromS: 3_600 })).status).toBe(404)
    expect((await world.read(own.id)).pickupFromS).toBe(9 * 3_600)

    const refused = await change(scheduler, [own.id], { agreedPriceCadCents: 100 })
    expect(refused.body.data[0]?.refusal).toBe('Only the courier agrees to a price.')
    const agreed = await change(world.owner, [couriers.id], { agreedPriceCadCents: 4_500 }, true)
    expect(agreed.body.data[0]).toMatchObject({ priceAfterCadCents: 4_500, refusal: null })
  })

  test('of the driver is the courier’s, all of them or none', async () => {
    const { dispatcher, scheduler } = world.callers
    const [own, couriers] = [await world.made(), await world.made({}, world.owner)]
    const drive = (who: Caller, recurringOrderIds: number[], userId: number | null) =>
      world.call(who, 'PUT', `/tenants/${who.tenantId}/recurring-orders/default-driver`, {
        body: { recurringOrderIds, userId },
      })
    const ids = [own.id, couriers.id]
    const driverOf = (id: number) => world.read(id, dispatcher).then(({ defaultDriverUserId }) => defaultDriverUserId)
    expect((await drive(dispatcher, ids, world.users.driver)).status).toBe(200)
    expect(await Promise.all(ids.map(driverOf))).toEqual([world.users.driver, world.users.driver])
    expect((await drive(dispatcher, [...ids, 999_999], null)).status).toBe(404)
    expect((await drive(dispatcher, ids, dispatcher.userId)).status).toBe(422)
    expect((await drive(scheduler, [own.id], null)).status).toBe(403)
    expect(await Promise.all(ids.map(driverOf))).toEqual([world.users.driver, world.users.driver])
  })
})
