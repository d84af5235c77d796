import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertService } from '#tests/api/orders/order-fixtures.ts'
import { noon } from '#tests/api/orders/order-world.ts'
import { at, plannerWorld } from './planner-world.ts'

/** docs/rules/planner.md. */

let world: Awaited<ReturnType<typeof plannerWorld>>
beforeAll(async () => {
  world = await plannerWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = noon
  await world.database.systemTransaction((db) => db.updateTable('services').set({ is_enabled: true }).execute())
})

describe('what the runner makes', () => {
  test('is an order for each day, a day ahead, once, at the wall clock of the courier', async () => {
    const { id } = await world.made()
    world.goTo('2026-11-21')
    await world.look()
    expect(await world.orders(id)).toEqual([])
    world.goTo('2026-11-22', '00:01')
    await world.look()
    await Promise.all([world.look(), world.look()])
    expect((await world.orders(id)).map(({ available_at: time }) => time)).toEqual([at('2026-11-23', '09:00')])
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-25']) {
      world.goTo(date)
      await world.look()
      await world.look()
    }
    const orders = await world.orders(id)
    expect(orders.map((order) => order.available_at)).toEqual(
      ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map((date) => at(date, '09:00')),
    )
    expect(orders[0]).toMatchObject({
      status: 'created',
      sender_tenant_id: world.tenants.customer,
      scheduled_by_tenant_id: world.tenants.customer,
      po_number: 'PO-7781',
    })
    const { body } = await world.call<{ data: { type: string; text: string; actorName: string | null }[] }>(
      world.callers.scheduler,
      'GET',
      `/recurring-orders/${id}/events`,
    )
    expect(body.data.map(({ type }) => type)).toEqual([
      ...Array.from({ length: 4 }, () => 'delivery_order_created'),
      'created',
    ])
    expect(body.data[0]).toMatchObject({ text: `Order #${orders[3]?.id} made for November 26, 2026`, actorName: null })
    expect((await world.read(id)).nextDate).toBe('2026-11-27')
  })

  test('is promised by the time that was said, days after the pickup', async () => {
    const { id } = await world.made({ dropoffToS: 12 * 3_600, dropoffDays: 1 })
    world.goTo('2026-11-23')
    await world.look()
    expect((await world.orders(id))[0]).toMatchObject({
      available_at: at('2026-11-23', '09:00'),
      due_at: at('2026-11-24', '12:00'),
    })
  })

  test('after two days of being down is made up for today, and the rest is listed for a decision', async () => {
    const { id } = await world.made()
    world.goTo('2026-11-23')
    await world.look()
    world.goTo('2026-11-27', '10:00')
    await world.look()
    const days = await world.days(id, '2026-11-23', '2026-11-27')
    expect(days.map(({ date, state }) => [date, state])).toEqual([
      ['2026-11-23', 'made'],
      ['2026-11-24', 'made'],
      ['2026-11-25', 'missed'],
      ['2026-11-26', 'missed'],
      ['2026-11-27', 'made'],
    ])
    // Its time has gone by: it is ready now.
    expect((await world.orders(id)).at(-1)?.available_at).toBe(at('2026-11-27', '10:00'))
    const decide = (date: string, act: string) =>
      world.call<{ state: string }>(world.callers.scheduler, 'PUT', `/recurring-orders/${id}/days/${date}/${act}`)
    expect((await decide('2026-11-25', 'enable')).body.state).toBe('made')
    expect((await decide('2026-11-26', 'disable')).body.state).toBe('dismissed')
    await world.look()
    expect(await world.orders(id)).toHaveLength(4)
    expect(await decide('2026-11-25', 'enable')).toMatchObject({ status: 422, body: { code: 'day_made' } })
  })

  test('is assigned to the driver that the courier set, whom nobody else sees', async () => {
    const { id } = await world.made()
    const { dispatcher, scheduler, stranger } = world.callers
    const set = (who: typeof dispatcher) =>
      world.call(who, 'PUT', `/recurring-orders/${id}/default-driver`, { body: { userId: world.users.driver } })
    expect((await set(scheduler)).status).toBe(403)
    expect((await set(stranger)).status).toBe(404)
    expect(await set(dispatcher)).toMatchObject({ status: 200, body: { defaultDriverUserId: world.users.driver } })
    expect((await world.read(id)).defaultDriverUserId).toBeNull()
    world.goTo('2026-11-23')
    await world.look()
    expect((await world.orders(id))[0]).toMatchObject({ status: 'assigned', driver_user_id: world.users.driver })
  })

  test('costs what was agreed, and the courier alone agrees to it', async () => {
    const refused = await world.call(
      world.callers.scheduler,
      'POST',
      `/tenants/${world.tenants.customer}/recurring-orders`,
      {
        body: world.form({ agreedPriceCadCents: 4_500 }),
      },
    )
    expect(refused).toMatchObject({ status: 422, body: { errors: { '/agreedPriceCadCents': [expect.any(String)] } } })
    const { id } = await world.made({ agreedPriceCadCents: 4_500 }, world.owner)
    world.goTo('2026-11-23')
    await world.look()
    const [order] = await world.orders(id)
    const price = await world.database.systemTransaction((db) =>
      db
        .selectFrom('delivery_order_prices')
        .select('pre_tax_cents')
        .where('delivery_order_id', '=', order?.id ?? 0)
        .executeTakeFirstOrThrow(),
    )
    expect(price.pre_tax_cents).toBe(4_500)
  })
})

describe('a single day', () => {
  test('is moved, changed, left out and taken back, and the rest runs as ever', async () => {
    const { id } = await world.made()
    const { scheduler } = world.callers
    const day = (method: string, date: string, body?: object, act = '') =>
      world.call<{ runsOn: string; state: string; because: string; errors?: object }>(
        scheduler,
        method,
        `/recurring-orders/${id}/days/${date}${act}`,
        body && { body },
      )
    expect((await day('PATCH', '2026-11-24', { movedTo: '2026-11-28', pickupFromS: 36_000 })).body).toMatchObject({
      runsOn: '2026-11-28',
      because: 'moved',
    })
    expect((await day('PUT', '2026-11-25', undefined, '/disable')).body).toMatchObject({
      state: 'off',
      because: 'disabled',
    })
    await day('PUT', '2026-11-26', undefined, '/disable')
    expect((await day('PUT', '2026-11-26', undefined, '/enable')).body.state).toBe('planned')
    expect(await day('PATCH', '2026-11-24', { movedTo: '2026-11-01' })).toMatchObject({
      status: 422,
      body: { errors: { '/movedTo': [expect.any(String)] } },
    })
    expect((await day('PATCH', '2026-11-28', { pickupFromS: 1 })).status).toBe(404)
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']) {
      world.goTo(date)
      await world.look()
    }
    expect((await world.orders(id)).map((order) => order.available_at)).toEqual([
      at('2026-11-23', '09:00'),
      at('2026-11-26', '09:00'),
      at('2026-11-27', '09:00'),
      at('2026-11-28', '10:00'),
    ])
    expect(await day('PATCH', '2026-11-24', { pickupFromS: 1 })).toMatchObject({
      status: 422,
      body: { code: 'day_made' },
    })
  })
})

describe('what is wrong with it', () => {
  const disable = (isEnabled: boolean) =>
    world.database.systemTransaction((db) =>
      db.updateTable('services').set({ is_enabled: isEnabled }).where('id', '=', world.service.id).execute(),
    )

  test('is found when it happens, stops it, says which days it costs, and goes when it is mended', async () => {
    const { id } = await world.made()
    world.goTo('2026-11-22')
    await world.look()
    await disable(false)
    await world.look()
    const broken = await world.read(id)
    expect(broken).toMatchObject({ status: 'invalid', nextDate: null })
    expect(broken.reasons).toEqual([
      {
        reason: 'service_outdated',
        severity: 'error',
        text: expect.stringMatching(/is disabled\.$/),
      },
    ])
    const badge = async () =>
      (await world.call(world.callers.scheduler, 'GET', `/tenants/${world.tenants.customer}/planner-badge-status`)).body
    expect(await badge()).toEqual({ status: 'error' })
    world.goTo('2026-11-24')
    await world.look()
    expect((await world.days(id, '2026-11-23', '2026-11-25')).map(({ date, state }) => [date, state])).toEqual([
      ['2026-11-23', 'made'],
      ['2026-11-24', 'failed'],
      ['2026-11-25', 'failed'],
    ])
    await disable(true)
    await world.look()
    expect(await world.read(id)).toMatchObject({ status: 'active', reasons: [] })
    expect((await world.orders(id)).map((order) => order.available_at)).toEqual(
      ['2026-11-23', '2026-11-24', '2026-11-25'].map((date) => at(date, '09:00')),
    )
  })

  test('is a warning where only an address changed: orders go on, and confirming it takes the warning away', async () => {
    const { id, version } = await world.made()
    await world.database.systemTransaction((db) =>
      db
        .updateTable('locations')
        .set({ formatted_address: '1 Elsewhere Road, Saskatoon' })
        .where('id', '=', world.locations.dropoff)
        .execute(),
    )
    world.goTo('2026-11-23')
    await world.look()
    const warned = await world.read(id)
    expect(warned.status).toBe('active')
    expect(warned.reasons.map(({ reason, severity }) => [reason, severity])).toEqual([['location_outdated', 'warning']])
    expect(await world.orders(id)).toHaveLength(2)
    const changed = await world.call(world.callers.scheduler, 'PATCH', `/recurring-orders/${id}`, {
      body: { orderNotes: 'Ring twice', version },
    })
    expect(changed).toMatchObject({ status: 200, body: { reasons: [], orderNotes: 'Ring twice' } })
  })

  test('a part is found again by its name in a revision that is published later, and is missed where it is gone', async () => {
    const { service, database, tenants } = world
    const { id } = await world.made()
    const next = await database.systemTransaction((db) => insertService(db, tenants.courier, tenants.customer))
    const publish = (revisionId: number) =>
      database.systemTransaction((db) =>
        db.updateTable('services').set({ published_revision_id: revisionId }).where('id', '=', service.id).execute(),
      )
    await publish(next.revisionId)
    world.goTo('2026-11-22')
    await world.look()
    const [order] = await world.orders(id)
    expect([order?.service_revision_id, order?.service_speed_id]).toEqual([next.revisionId, next.rush])

    await database.systemTransaction((db) =>
      db.updateTable('service_revision_service_speeds').set({ name: 'Slow' }).where('id', '=', next.rush).execute(),
    )
    await database.systemTransaction((db) =>
      db.updateTable('service_revisions').set({ lists_name: randomUUID() }).where('id', '=', next.revisionId).execute(),
    )
    world.goTo('2026-11-23')
    await world.look()
    expect(await world.read(id)).toMatchObject({
      status: 'invalid',
      reasons: [{ reason: 'service_outdated', text: expect.stringMatching(/no longer has the speed Rush\.$/) }],
    })
    await publish(service.revisionId)
  })
})

describe('who may', () => {
  test('its courier reads it and changes nothing, nobody else knows of it', async () => {
    const { id, version } = await world.made()
    const { dispatcher, stranger, viewer } = world.callers
    expect(await world.read(id, dispatcher)).toMatchObject({ id, isOwn: false })
    const change = async (who: typeof stranger) =>
      (await world.call(who, 'PATCH', `/recurring-orders/${id}`, { body: { orderNotes: 'x', version } })).status
    // The owner of its courier may change those of its own; of a customer's there is none to change.
    expect([await change(world.owner), await change(dispatcher), await change(stranger)]).toEqual([404, 403, 404])
    const day = `/recurring-orders/${id}/days/2026-11-24/disable`
    expect((await world.call(world.owner, 'PUT', day)).status).toBe(404)
    expect((await world.call(stranger, 'GET', `/recurring-orders/${id}`)).status).toBe(404)
    const list = await world.call<{ data: { id: number }[] }>(
      dispatcher,
      'GET',
      `/tenants/${world.tenants.courier}/recurring-orders`,
    )
    expect(list.body.data.map((order) => order.id)).toContain(id)
    expect((await world.call(viewer, 'GET', `/recurring-orders/${id}`)).status).toBe(200)
  })

  test('what cannot be placed is refused at its field', async () => {
    const attempt = (changes: object) =>
      world.call<{ errors: object }>(
        world.callers.scheduler,
        'POST',
        `/tenants/${world.tenants.customer}/recurring-orders`,
        {
          body: world.form({ ...changes }),
        },
      )
    const fields = async (changes: object) => {
      const { status, body } = await attempt(changes)
      return [status, Object.keys(body.errors ?? {})]
    }
    expect(await fields({ endDate: '2026-11-01' })).toEqual([422, ['/endDate']])
    expect(await fields({ recurrence: { kind: 'weekly', weekdays: [] } })).toEqual([422, ['/recurrence/weekdays']])
    expect(await fields({ dropoffToS: 3_600 })).toEqual([422, ['/dropoffToS']])
    expect(await fields({ serviceId: 999_999 })).toEqual([422, ['/serviceId']])
    expect(await fields({ pickupLocationId: world.locations.foreign })).toEqual([422, ['/pickupLocationId']])
    expect(await fields({ serviceSpeedId: 999_999 })).toEqual([422, ['/serviceSpeedId']])
  })
})
