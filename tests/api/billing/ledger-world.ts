import { roles } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { brokerageWorld } from '#tests/api/orders/brokerage-support.ts'
import { insertLocation, insertService, insertTenant, insertUser } from '#tests/api/orders/order-fixtures.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { workOff } from '#tests/api/support/work-off.ts'

export type LedgerWorld = Awaited<ReturnType<typeof ledgerWorld>>
export type SideName = 'prairie' | 'queen'

/** One of the two couriers: it sells to a customer of its own, and has the other one carry it out. */
export interface Side {
  readonly tenantId: number
  readonly customerId: number
  readonly bookkeeper: Caller
  readonly office: Caller
  readonly customer: Caller
  readonly driver: Caller
  /** What it sells, and what it buys of the other. */
  readonly sells: { readonly id: number; readonly rush: number; readonly box: number }
  readonly buys: { readonly id: number; readonly rush: number }
  /** Of its customer, by the city and province. */
  readonly locations: Readonly<Record<string, number>>
}

const cities = [
  ['Saskatoon', 'SK'],
  ['SASKATOON ', 'SK'],
  ['Regina', 'SK'],
  ['Lloydminster', 'SK'],
  ['Lloydminster', 'AB'],
] as const

/** Two couriers that are partners both ways, each with its books, a customer, and locations of that in several cities. */
export async function ledgerWorld() {
  const world = await brokerageWorld()
  const { database, tenants, users, partner, service, callers } = world
  const made = await database.systemTransaction(async (db) => {
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: tenants.courier, partner_tenant_id: tenants.stranger, kind: 'courier-broker' })
      .execute()
    const clinicId = await insertTenant(db, 'Regina Clinic', 'Customer')
    await db
      .insertInto('tenant_links')
      .values({ tenant_id: tenants.stranger, partner_tenant_id: clinicId, kind: 'courier-customer' })
      .execute()
    const locationsOf = async (tenantId: number) => {
      const entries: [string, number][] = []
      for (const [index, [city, province]] of cities.entries()) {
        const place = {
          name: `${city} ${province}`,
          city,
          province,
          street_address: `${index + 1} Main Street`,
          formatted_address: `${index + 1} Main Street, ${city.trim()}, ${province}`,
          latitude: 52.1 + index / 100,
        }
        entries.push([`${city}, ${province}`, await insertLocation(db, tenantId, place)])
      }
      return Object.fromEntries(entries)
    }
    await db
      .updateTable('customers')
      .set({ bill_to_name: 'Somebody Inc.' })
      .where('tenant_id', 'in', [tenants.courier, tenants.stranger])
      .execute()
    return {
      clinicId,
      clinicUser: await insertUser(db, clinicId, 'Cleo Clinic', [roles.scheduler]),
      bookkeepers: {
        prairie: await insertUser(db, tenants.courier, 'Bea Bookman', [roles.organizationManager]),
        queen: await insertUser(db, tenants.stranger, 'Bo Ledger', [roles.organizationManager]),
      },
      queenSells: await insertService(db, tenants.stranger, clinicId),
      queenBuys: await insertService(db, tenants.courier, tenants.stranger),
      pharmacyLocations: await locationsOf(tenants.customer),
      clinicLocations: await locationsOf(clinicId),
    }
  })
  const sides: Readonly<Record<SideName, Side>> = {
    prairie: {
      tenantId: tenants.courier,
      customerId: tenants.customer,
      bookkeeper: await world.caller(made.bookkeepers.prairie, tenants.courier),
      office: callers.dispatcher,
      customer: callers.scheduler,
      driver: await world.caller(users.driver, tenants.courier),
      sells: service,
      buys: partner.service,
      locations: made.pharmacyLocations,
    },
    queen: {
      tenantId: tenants.stranger,
      customerId: made.clinicId,
      bookkeeper: await world.caller(made.bookkeepers.queen, tenants.stranger),
      office: partner.dispatcher,
      customer: await world.caller(made.clinicUser, made.clinicId),
      driver: partner.driver,
      sells: made.queenSells,
      buys: made.queenBuys,
      locations: made.clinicLocations,
    },
  }
  const other = (side: SideName) => (side === 'prairie' ? sides.queen : sides.prairie)

  async function ask<Body>(who: Caller, method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await world.call<Body>(who, method, path, body === undefined ? {} : { body })
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  for (const { bookkeeper, tenantId } of Object.values(sides)) {
    const changes = ['GST 5', 'Zero Rated 0', 'Exempt 0', 'No tax'].map((key) => ({
      kind: 'tax',
      key,
      code: `${key} code`,
    }))
    await ask(bookkeeper, 'PATCH', `/tenants/${tenantId}/accounting-settings`, {
      package: 'xero',
      usualItem: 'Delivery',
      usualAccount: '4000',
      invoicePrefix: `${tenantId}-`,
    })
    await ask(bookkeeper, 'PATCH', `/tenants/${tenantId}/accounting-mappings`, { changes })
  }

  /** An order of the side's customer, handed on to the other courier, days ago. */
  async function brokeredBy(side: SideName, from = 'Saskatoon, SK', to = 'Regina, SK', daysAgo = 1) {
    const { customer, customerId, sells, buys, locations, office, tenantId } = sides[side]
    const { now } = world.clock
    world.clock.now = noon - daysAgo * 86_400
    const sell = await world.placed(
      {
        customerTenantId: customerId,
        serviceId: sells.id,
        serviceSpeedId: sells.rush,
        pickupLocationId: locations[from],
        dropoffLocationId: locations[to],
        parcels: [{ parcelTypeId: sells.box, quantity: 2, weightKg: 30 }],
        availableAt: world.clock.now + 900,
      },
      customer,
    )
    const receiver = other(side).tenantId
    const { buyOrderId: buy } = await ask<Schema<'Brokerage'>>(
      office,
      'POST',
      `/delivery-orders/${sell}/brokerage/${receiver}`,
      { serviceId: buys.id, serviceSpeedId: buys.rush },
    )
    world.clock.now = now
    return { sell, buy, side, tenantId, daysAgo }
  }

  /** The other courier carries the order out. */
  async function carriedOut({ buy, side, daysAgo }: Awaited<ReturnType<typeof brokeredBy>>): Promise<void> {
    const { office, driver } = other(side)
    const { now } = world.clock
    world.clock.now = noon - daysAgo * 86_400
    await ask(office, 'PUT', `/users/${driver.userId}/delivery-orders/bulk`, { ids: [buy] })
    for (const step of ['picked-up', 'dropped-off', 'completed']) {
      await ask(office, 'POST', `/delivery-orders/${buy}/${step}`, {})
    }
    world.clock.now = now
  }

  async function completed(...order: Parameters<typeof brokeredBy>) {
    const brokered = await brokeredBy(...order)
    await carriedOut(brokered)
    return brokered
  }

  /** Bills all that is to be billed, one invoice for each customer. */
  async function billAll(side: SideName): Promise<Schema<'BillingExport'>> {
    const { bookkeeper, tenantId } = sides[side]
    const input = { until: '2026-11-30', invoiceDate: '2026-11-20', grouping: 'CustomerCustomer' }
    const { id } = await ask<Schema<'BillingExport'>>(bookkeeper, 'POST', `/tenants/${tenantId}/billing-export`, input)
    await workOff(world, { of: [billingRunJob] })
    return ask(bookkeeper, 'GET', `/billing-exports/${id}`)
  }

  /** Adjusts the price of an order, as the office of the courier that carries it out does. @param cents above zero dearer */
  async function adjust(side: SideName, orderId: number, cents: number): Promise<void> {
    const { pricingVersion } = await world.page(orderId, sides[side].office)
    await ask(sides[side].bookkeeper, 'PATCH', `/delivery-orders/${orderId}/override-other`, {
      version: pricingVersion,
      items: [{ name: 'Adjusted', priceCadCents: cents }],
      waitTimePriceCadCents: 0,
      confirmLargeDiscount: true,
    })
  }

  const days = { from: '2026-01-01', until: '2026-12-31' }

  async function ledger(side: SideName, query: Readonly<Record<string, string>>, who: Caller = sides[side].bookkeeper) {
    const pagination = JSON.stringify({ page: 0, pageSize: 100 })
    const words = new URLSearchParams({ ...days, pagination, ...query })
    return world.call<Schema<'BrokerageLedgerRowPage'>>(
      who,
      'GET',
      `/tenants/${sides[side].tenantId}/brokerage-ledger?${words}`,
    )
  }

  async function totals(side: SideName, query: Readonly<Record<string, string>> = {}) {
    const words = new URLSearchParams({ ...days, grouping: 'order', ...query })
    return ask<Schema<'BrokerageSums'>>(
      sides[side].bookkeeper,
      'GET',
      `/tenants/${sides[side].tenantId}/brokerage-ledger-totals?${words}`,
    )
  }

  async function balances(side: SideName, query: Readonly<Record<string, string>> = {}) {
    const words = new URLSearchParams(query)
    return ask<Schema<'PartnerBalancePage'>>(
      sides[side].bookkeeper,
      'GET',
      `/tenants/${sides[side].tenantId}/partner-balances?${words}`,
    )
  }

  return {
    ...world,
    sides,
    askAs: ask,
    brokeredBy,
    carriedOut,
    completed,
    billAll,
    adjust,
    ledger,
    totals,
    balances,
  }
}
