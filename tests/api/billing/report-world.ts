import { sql, type Kysely } from 'kysely'
import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Database } from '#server/db/schema.ts'
import { createRandom, type Random } from '#server/seed/random.ts'
import { insertTenant, insertUser } from '#tests/api/orders/order-fixtures.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { ledgerWorld, type LedgerWorld } from './ledger-world.ts'

export type ReportWorld = Awaited<ReturnType<typeof reportWorld>>
type Readers = Readonly<Record<'courier' | 'partner' | 'customer' | 'supplier', Reader>>

export interface Reader {
  readonly who: Caller
  readonly tenantId: number
  readonly features: ReadonlySet<'Courier' | 'Customer' | 'Supplier'>
}

/** An order as the tables have it. */
export interface Facts {
  readonly id: number
  readonly courierId: number
  readonly customerId: number
  readonly supplierId: number | null
  readonly driverId: number | null
  readonly serviceId: number
  readonly day: string
  readonly parcels: number
  readonly weightKg: number
  readonly distanceM: number
  readonly dueAt: number | null
  readonly droppedOffAt: number | null
  readonly preTaxCents: number | null
  readonly taxCents: number | null
  readonly totalCents: number | null
  readonly waitCents: number
  /** Undefined: it was not brokered. */
  readonly bought: number | null | undefined
  payCents: number | null
  withoutPay: boolean
}

/**
 * Orders that were driven, sold on, placed by a supplier, cancelled at a charge, late, and without a price; `facts` has them as the tables
 * do, and `readers` those who report on them.
 */
export async function reportWorld() {
  const world = await ledgerWorld()
  const { database, tenants, sides } = world
  const supplier = await database.systemTransaction(async (db) => {
    const tenantId = await insertTenant(db, '=Northline Medical', 'Supplier')
    const feature = (tenant_id: number, name: 'Courier' | 'Customer' | 'Supplier') => ({ tenant_id, feature: name })
    await db
      .insertInto('tenant_features')
      .values([
        feature(tenants.courier, 'Courier'),
        feature(tenants.stranger, 'Courier'),
        feature(tenants.customer, 'Customer'),
        feature(tenantId, 'Supplier'),
      ])
      .onConflict((of) => of.doNothing())
      .execute()
    await db
      .insertInto('tenant_links')
      .values({
        tenant_id: tenantId,
        partner_tenant_id: tenants.customer,
        kind: 'supplier-customer',
        places_orders: true,
      })
      .execute()
    const charge = {
      beforeAssignment: { type: 'fee', amount: 700 },
      afterAssignment: { type: 'percentage', amount: 50 },
    }
    const pay = { defaultRate: 60, leaveOut: { fuel: false, waitTime: false, adjustments: false } }
    await db
      .updateTable('courier_settings')
      .set({ cancellation_charge: JSON.stringify(charge), driver_pay: JSON.stringify(pay) })
      .where('tenant_id', '=', tenants.courier)
      .execute()
    return { tenantId, userId: await insertUser(db, tenantId, 'George Oduya', [roles.owner]) }
  })
  const readers: Readers = {
    courier: { who: sides.prairie.bookkeeper, tenantId: tenants.courier, features: new Set(['Courier']) },
    partner: { who: sides.queen.bookkeeper, tenantId: tenants.stranger, features: new Set(['Courier']) },
    customer: { who: world.callers.customerOwner, tenantId: tenants.customer, features: new Set(['Customer']) },
    supplier: {
      who: await world.caller(supplier.userId, supplier.tenantId),
      tenantId: supplier.tenantId,
      features: new Set(['Supplier']),
    },
  }
  const random = createRandom(7)
  const { live, readFacts } = lives(world, readers)
  for (let count = 0; count < 26; count++) await live(random)
  return { ...world, readers, facts: await readFacts() }
}

function lives(world: LedgerWorld, readers: Readers) {
  /** Something happens to an order of some day. */
  async function live(random: Random): Promise<void> {
    const { callers, tenants, users } = world
    const daysAgo = random.between(0, 50)
    const kind = random.between(1, 8)
    if (kind <= 2) {
      await world.completed(random.pick(['prairie', 'queen'] as const), 'Saskatoon, SK', 'Regina, SK', daysAgo)
      return
    }
    const { now } = world.clock
    world.clock.now = noon - daysAgo * 86_400
    const who = random.chance(0.4) ? readers.supplier.who : callers.scheduler
    const parcels = [
      { parcelTypeId: world.service.box, quantity: random.between(1, 5), weightKg: random.between(1, 30) },
    ]
    const id = await world.placed({ availableAt: world.clock.now + 900, parcels }, who)
    if (kind === 3) {
      const body = { tenantId: tenants.courier, reason: 'A test' }
      await world.askAs(callers.dispatcher, 'POST', `/delivery-orders/${id}/cancelled`, body)
    } else {
      const driver = random.pick([users.driver, users.otherDriver])
      await world.askAs(callers.dispatcher, 'PUT', `/users/${driver}/delivery-orders/bulk`, { ids: [id] })
      for (const step of ['picked-up', 'dropped-off', 'completed']) {
        world.clock.now += random.between(0, 20_000)
        await world.askAs(callers.dispatcher, 'POST', `/delivery-orders/${id}/${step}`, {})
      }
    }
    world.clock.now = now
    if (kind === 4) {
      await world.database.systemTransaction((db) =>
        db
          .updateTable('delivery_order_prices')
          .set({ lines: '[]', base_cents: null, pre_tax_cents: null, tax_cents: null, total_cents: null })
          .where('delivery_order_id', '=', id)
          .execute(),
      )
      await touch(id)
    }
    if (kind === 5) await world.adjust('prairie', id, random.between(-900, 1_500))
  }

  /** Has what an order brought in written anew. */
  async function touch(id: number): Promise<void> {
    await world.database.systemTransaction((db) => sql`select keep_order_revenues(array[${id}::bigint])`.execute(db))
  }

  async function readFacts(): Promise<Facts[]> {
    const found = await world.database.systemTransaction((db) => factsIn(db))
    for (const reader of [readers.courier, readers.partner]) {
      const page = encodeURIComponent(JSON.stringify({ page: 0, pageSize: 100 }))
      const { data, next } = await world.askAs<Schema<'AccountingOrderPage'>>(
        reader.who,
        'GET',
        `/tenants/accounting-data?grouping=CustomerMonth&from=2026-01-01&until=2026-12-31&pagination=${page}`,
      )
      if (next !== undefined) throw new Error('There are more orders than a page has.')
      for (const order of data) {
        const of = found.find(({ id }) => id === order.id)
        if (of) [of.payCents, of.withoutPay] = [order.payCadCents, order.driver !== null && order.rate === null]
      }
    }
    return found
  }

  return { live, readFacts }
}

async function factsIn(db: Kysely<Database>): Promise<Facts[]> {
  const orders = await db
    .selectFrom('delivery_orders as o')
    .leftJoin('delivery_order_prices as price', 'price.delivery_order_id', 'o.id')
    .leftJoin('order_brokerages as sold', (join) =>
      join.onRef('sold.sell_order_id', '=', 'o.id').on('sold.ended_at', 'is', null),
    )
    .leftJoin('delivery_order_prices as bought', 'bought.delivery_order_id', 'sold.buy_order_id')
    .selectAll('o')
    .select(['price.pre_tax_cents', 'price.tax_cents', 'price.total_cents as costs', 'price.lines'])
    .select(['sold.sell_order_id', 'bought.pre_tax_cents as bought_cents', 'sold.agreed_pre_tax_cents'])
    .where('o.status', 'in', ['completed', 'cancelled'])
    .execute()
  return orders
    .filter((o) => o.status === 'completed' || (o.costs !== 0 && o.lines !== null))
    .map((o) => ({
      id: o.id,
      courierId: o.receiver_tenant_id,
      customerId: o.sender_tenant_id,
      supplierId: [o.sender_tenant_id, o.receiver_tenant_id].includes(o.scheduled_by_tenant_id)
        ? null
        : o.scheduled_by_tenant_id,
      driverId: o.driver_user_id,
      serviceId: o.service_id,
      // Saskatchewan keeps one time: six hours behind Greenwich.
      day: new Date(((o.completed_at ?? o.cancelled_at ?? 0) - 6 * 3_600) * 1_000).toISOString().slice(0, 10),
      parcels: o.total_parcels,
      weightKg: o.total_weight_kg ?? 0,
      distanceM: o.distance_m,
      dueAt: o.due_at,
      droppedOffAt: o.dropped_off_at,
      preTaxCents: o.pre_tax_cents,
      taxCents: o.tax_cents,
      totalCents: o.costs,
      waitCents:
        o.costs === null
          ? 0
          : (o.lines ?? []).reduce((sum, line) => sum + (line.reason.rule === 'wait_time' ? line.priceCadCents : 0), 0),
      bought: o.sell_order_id === null ? undefined : (o.bought_cents ?? o.agreed_pre_tax_cents),
      payCents: null,
      withoutPay: false,
    }))
}
