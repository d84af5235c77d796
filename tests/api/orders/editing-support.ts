import { expect } from 'vitest'
import type { WaitTimeTerms } from '#domain/orders/wait-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { insertRevision } from './order-fixtures.ts'
import { storedRows, type Answer, type Caller, type World } from './order-world.ts'

export interface Refusal {
  readonly code?: string
  readonly message?: string
  readonly discountPercent?: number
  readonly errors?: Readonly<Record<string, readonly string[]>>
}

export type EditingTests = ReturnType<typeof editingTests>

/** What the tests of editing ask of the world of orders. */
export function editingTests(world: World) {
  const { callers, service } = world

  function ask<Body = Refusal>(
    method: string,
    id: number,
    path: string,
    body?: unknown,
    who: Caller = callers.dispatcher,
  ) {
    return world.call<Body>(who, method, `/delivery-orders/${id}/${path}`, body === undefined ? {} : { body })
  }

  /** An edit that changes nothing of an order that was placed as `world.order()`, with what a test wants changed. */
  function overrides(changes: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      overrideSelectedServiceSpeedId: service.rush,
      overrideDistanceEstimateM: 14_300,
      overrideTimeEstimateS: 1_471,
      overrideSelectedParcelTypeIds: [service.box],
      overrideParcelDetails: [box()],
      availableDate: world.clock.now + 900,
      ...changes,
    }
  }

  function box(changes: Record<string, unknown> = {}) {
    return { parcelId: service.box, quantity: 2, weight: 30, length: 0.6, width: 0.4, height: 0.4, ...changes }
  }

  function edit(id: number, changes: Record<string, unknown> = {}, who?: Caller) {
    const body = { version: 1, poNumber: 'PO-7781', orderNotes: 'Fragile', ...overrides(changes) }
    return ask<Schema<'DeliveryOrderOverrideView'> & Refusal>('PATCH', id, 'overrides', body, who)
  }

  function price(id: number, changes: Record<string, unknown> = {}, who?: Caller) {
    const body = { version: 1, items: [], waitTimePriceCadCents: 0, ...changes }
    return ask<Schema<'PricingOverridden'> & Refusal>('PATCH', id, 'override-other', body, who)
  }

  async function page(id: number): Promise<Schema<'DeliveryOrderPageView'>> {
    return (await ask<Schema<'DeliveryOrderPageView'>>('GET', id, 'page-view')).body
  }

  async function updates(id: number): Promise<Schema<'DeliveryOrderUpdates'>['updates']> {
    return (await ask<Schema<'DeliveryOrderUpdates'>>('GET', id, 'updates')).body.updates
  }

  /** The worked example of docs/rules/pricing.md, before waiting and the discount: 5032 and 14.5 % fuel, 5762 and tax. */
  async function workedExample(): Promise<number> {
    const revision = await world.database.systemTransaction((db) =>
      insertRevision(db, world.tenants.courier, service.id, nextNumber(), { fuelSurchargeOf: 'subtotal' }),
    )
    const id = await world.placed({
      serviceSpeedId: revision.rush,
      tagIds: [revision.afterHours, revision.zone],
      parcels: [{ parcelTypeId: revision.box, quantity: 2, weightKg: 30 }],
    })
    await world.database.systemTransaction(async (db) => {
      // No table of fuel prices is kept yet: what it would give is written into the snapshot.
      const { inputs } = await db
        .selectFrom('delivery_order_prices')
        .select('inputs')
        .where('delivery_order_id', '=', id)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('delivery_order_prices')
        .set({ inputs: JSON.stringify({ ...inputs, input: { ...inputs.input, fuel: { percent: 14.5 } } }) })
        .where('delivery_order_id', '=', id)
        .execute()
      await db
        .updateTable('services')
        .set({ published_revision_id: service.revisionId })
        .where('id', '=', service.id)
        .execute()
    })
    return id
  }

  /** An order as it came from elsewhere: nobody knows what its price was worked out from. */
  async function legacy(): Promise<number> {
    const id = await world.placed()
    await world.database.systemTransaction((db) =>
      db.deleteFrom('delivery_order_prices').where('delivery_order_id', '=', id).execute(),
    )
    return id
  }

  /** An order of a service whose prices a dispatcher types. */
  async function pending(): Promise<number> {
    const revision = await world.database.systemTransaction((db) =>
      insertRevision(db, world.tenants.courier, service.id, nextNumber(), { type: 'manual' }),
    )
    const id = await world.placed({
      serviceSpeedId: revision.rush,
      parcels: [{ parcelTypeId: revision.box, quantity: 1 }],
    })
    await world.database.systemTransaction((db) =>
      db
        .updateTable('services')
        .set({ published_revision_id: service.revisionId })
        .where('id', '=', service.id)
        .execute(),
    )
    return id
  }

  async function setBillStatus(id: number, billStatus: Schema<'BillStatus'>): Promise<void> {
    await world.database.systemTransaction((db) =>
      db.updateTable('delivery_orders').set({ bill_status: billStatus }).where('id', '=', id).execute(),
    )
  }

  /** The driver waits so many minutes at the pickup, from the scheduled time on; 10 are free, the others 75 cents each. */
  async function waited(id: number, from: number, minutes: number): Promise<void> {
    const terms: WaitTimeTerms = { freeMinutes: 10, incrementMinutes: 1, centsPerMinute: 75, capCents: null }
    await world.database.systemTransaction((db) =>
      db
        .updateTable('courier_settings')
        .set({ wait_time: JSON.stringify(terms) })
        .execute(),
    )
    world.clock.now = from
    const stamp = await ask<Schema<'Geostamp'>>('POST', id, 'checkin', { stop: 'pickup' }, callers.driver)
    world.clock.now = from + minutes * 60
    const { status } = await ask('POST', id, 'checkout', { uid: stamp.body.uid }, callers.driver)
    if (status !== 200) throw new Error('The driver could not wait.')
  }

  /** Acts of an order by their names, oldest first. */
  async function audited(id: number): Promise<string[]> {
    const rows = await world.database.systemTransaction((db) =>
      db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).orderBy('id').execute(),
    )
    return rows.map(({ action }) => action)
  }

  /** Answers what the act answers, and expects that nothing of it was stored. */
  async function unstored<Body>(act: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
    const before = await storedRows(world.database)
    const answer = await act()
    expect(await storedRows(world.database)).toEqual(before)
    return answer
  }

  let number = 1
  function nextNumber(): number {
    number += 1
    return number
  }

  return {
    ask,
    overrides,
    box,
    edit,
    price,
    page,
    updates,
    workedExample,
    legacy,
    pending,
    setBillStatus,
    waited,
    audited,
    unstored,
  }
}
