import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '#domain/access/roles.ts'
import { brokerageWorld, prices, type BrokerageWorld } from '#tests/api/orders/brokerage-support.ts'
import { insertLocation, insertTenant, insertUser } from '#tests/api/orders/order-fixtures.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { expectDocumented } from './documented.ts'
import { startReceiver, type Receiver } from './receiver.ts'
import { withWebhooks } from './webhook-world.ts'

/*
 * Who hears of an order, over every kind of link (docs/rules/webhooks.md, "Who is told"): each of these organizations listens to
 * everything, and nobody is told of an order that it could not open.
 */

const listeners = ['customer', 'courier', 'partner', 'supplier', 'formerSupplier', 'managed', 'outsider'] as const
type Listener = (typeof listeners)[number]

let world: BrokerageWorld & Awaited<ReturnType<typeof withWebhooks<BrokerageWorld>>>
let receiver: Receiver
let callers: Record<Listener, Caller>
let warehouse: number
let shop: number

beforeAll(async () => {
  world = await withWebhooks(await brokerageWorld())
  receiver = await startReceiver()
  const { tenants } = world
  const someone = (name: string, tenantId: number) =>
    world.database
      .systemTransaction((db) => insertUser(db, tenantId, name, [roles.owner]))
      .then((userId) => world.caller(userId, tenantId))
  const made = await world.database.systemTransaction(async (db) => {
    const supplier = await insertTenant(db, 'Northline Medical', 'Supplier')
    const formerSupplier = await insertTenant(db, 'Southline Medical', 'Supplier')
    const managed = await insertTenant(db, 'Nutana Flowers', 'Customer')
    const feature = 'Supplier'
    await db.insertInto('tenant_features').values({ tenant_id: supplier, feature }).execute()
    const ofCustomer = { partner_tenant_id: tenants.customer, kind: 'supplier-customer', places_orders: true } as const
    await db
      .insertInto('tenant_links')
      .values([
        { tenant_id: supplier, ...ofCustomer, ended_at: null },
        { tenant_id: formerSupplier, ...ofCustomer, ended_at: noon },
        { tenant_id: tenants.courier, partner_tenant_id: managed, kind: 'courier-customer', places_orders: false },
      ])
      .execute()
    const offered = { tenant_id: tenants.courier, customer_tenant_id: managed, service_id: world.service.id }
    await db.insertInto('customer_services').values(offered).execute()
    return {
      supplier,
      formerSupplier,
      managed,
      warehouse: await insertLocation(db, supplier, { name: 'Warehouse' }),
      shop: await insertLocation(db, managed, { name: 'Shop' }),
    }
  })
  warehouse = made.warehouse
  shop = made.shop
  callers = {
    customer: world.callers.customerOwner,
    courier: world.owner,
    partner: world.callers.stranger,
    supplier: await someone('George Oduya', made.supplier),
    formerSupplier: await someone('Fay Former', made.formerSupplier),
    managed: await someone('Mona Managed', made.managed),
    outsider: world.outsider,
  }
  for (const name of listeners) await world.told(callers[name], `${receiver.address}/${name}`)
}, 60_000)
afterAll(async () => {
  await receiver.close()
  await world.close()
})
beforeEach(() => {
  receiver.received.length = 0
})

interface Message {
  readonly type: string
  readonly data: { tenantId: number; order: { id: number; price: { preTaxCents: number } | null } }
}

/** What an organization was told of these orders, by their names: the type, and what it costs before tax where that was said. */
async function heard(orders: Readonly<Record<string, number>>) {
  await world.send()
  const nameOf = (id: number) => Object.entries(orders).find(([, of]) => of === id)?.[0]
  const messages = receiver.received.map(({ path, body }) => ({ to: path.slice(1), ...(JSON.parse(body) as Message) }))
  for (const { body } of receiver.received) expectDocumented(body)
  for (const { to, data } of messages) {
    const who = callers[to as Listener]
    expect(data.tenantId).toBe(who.tenantId)
    const read = await world.ask(who, 'GET', data.order.id, 'page-view')
    expect(read.status, `${to} was told of ${nameOf(data.order.id)}`).toBe(200)
  }
  const said = ({ type, data: { order } }: Message) =>
    [type.replace('order.', ''), nameOf(order.id), ...(order.price ? [order.price.preTaxCents] : [])].join(' ')
  return Object.fromEntries(
    listeners.map(
      (name) =>
        [
          name,
          messages
            .filter(({ to }) => to === name)
            .map(said)
            .toSorted(),
        ] as const,
    ),
  )
}

const nothing = Object.fromEntries(listeners.map((name) => [name, [] as string[]]))
const steps = ['assigned', 'completed', 'dropped_off', 'picked_up']
const each = (types: readonly string[], of: string) => types.map((type) => `${type} ${of}`).toSorted()

/** Drives an order to its end, as its courier. */
async function driven(id: number): Promise<void> {
  await world.assign([id])
  await world.ask(world.callers.dispatcher, 'POST', id, 'completed', {})
}

async function partnerDrives(id: number): Promise<void> {
  await world.partnerAssigns(id)
  for (const step of ['picked-up', 'dropped-off']) await world.ask(world.partner.driver, 'POST', id, step, {})
  await world.ask(world.partner.dispatcher, 'POST', id, 'completed', {})
}

const endAll = (endedAt: number | null) =>
  world.database.systemTransaction((db) =>
    db
      .updateTable('tenant_links')
      .set({ ended_at: endedAt })
      .where('tenant_id', '<>', callers.formerSupplier.tenantId)
      .execute(),
  )

/** What is placed while all are linked, and driven before or after their links end. */
describe.each([
  ['while they are linked', null],
  ['when every link has ended after it was placed', noon],
] as const)('%s', (_when, endedAt) => {
  beforeEach(() => endAll(null))

  test('an order of a customer is told to it and its courier', async () => {
    const own = await world.placed()
    await endAll(endedAt)
    await driven(own)
    const all = each(['created', ...steps], `own ${prices.sellRush}`)
    expect(await heard({ own })).toEqual({ ...nothing, customer: all, courier: all })
  })

  test('one that a supplier placed is told to it as well, without its price', async () => {
    const sent = await world.placed({ pickupLocationId: warehouse }, callers.supplier)
    await endAll(endedAt)
    await driven(sent)
    const all = each(['created', ...steps], `sent ${prices.sellRush}`)
    const supplier = each(['created', ...steps], 'sent')
    expect(await heard({ sent })).toEqual({ ...nothing, customer: all, courier: all, supplier })
  })

  test('one of a managed customer is told to its courier, and to the customer once it listens', async () => {
    const managed = await world.placed(
      { customerTenantId: callers.managed.tenantId, pickupLocationId: shop, dropoffLocationId: world.locations.depot },
      world.callers.dispatcher,
    )
    await endAll(endedAt)
    await driven(managed)
    const all = each(['created', ...steps], `managed ${prices.sellRush}`)
    expect(await heard({ managed })).toEqual({ ...nothing, courier: all, managed: all })
  })

  test('one that was handed on is two: neither side hears of the other, nor of its price', async () => {
    const { sell, buy } = await world.brokered()
    await endAll(endedAt)
    await partnerDrives(buy)
    const found = await heard({ sell, buy })
    expect(found).toMatchObject({ supplier: [], formerSupplier: [], managed: [], outsider: [] })
    expect(found.customer).toEqual(each(['created', ...steps], `sell ${prices.sellRush}`))
    expect(found.courier).toEqual(each(['created', ...steps], `sell ${prices.sellRush}`))
    expect(found.partner).toEqual(each(['created', ...steps], `buy ${prices.buyRush}`))
    const toPartner = receiver.received.filter(({ path }) => path === '/partner').map(({ body }) => body)
    expect(toPartner.join('')).not.toMatch(/Meewasin|Łukasz|Olive|Ravi/)
  })
})
