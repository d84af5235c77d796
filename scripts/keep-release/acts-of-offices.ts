import { sql } from 'kysely'
import type { Schema } from '#generated/handlers.ts'
import type { ReleaseWorld } from './release-world.ts'
import { workOff } from './work-off.ts'

/** Has the offices of the demo change their settings, and use what they are offered. */
export async function liveAsOffices(world: ReleaseWorld): Promise<void> {
  await changeSettings(world)
  await openToPrograms(world)
  await mergeCustomers(world)
  await keepAccounts(world)
  await tryOut(world)
  await archiveThings(world)
  await reportErrors(world)
  await workOff(world)
}

async function changeSettings({ call, signIn }: ReleaseWorld): Promise<void> {
  const owner = await signIn('owner@prairiesky.example')
  const customer = await signIn('owner@meewasin.example')
  await call(owner, 'PATCH', '/tenants/1/notification-settings', {
    body: {
      customerEvents: ['created', 'droppedOff', 'cancelled'],
      consigneeEvents: ['pickedUp'],
      language: 'fr',
      senderName: 'Prairie Sky',
      replyTo: 'dispatch@prairiesky.example',
      footer: 'Thank you — Merci',
    },
  })
  await call(customer, 'PATCH', '/tenants/2/supplier-settings', { body: { suppliersPlaceOrders: false } })
  await call(owner, 'PATCH', '/tenants/1/driver-pay-rates', {
    body: { defaultRate: 52.5, serviceRates: [{ serviceId: 1, rate: 61 }], rates: [{ userId: 6, rate: 57 }] },
  })
  await call(owner, 'PATCH', '/tenants/1/driver-pay-rates', { body: { rates: [{ userId: 6, rate: 59.5 }] } })
}

/** Tokens, one of them revoked, an address that is told of orders, and a calendar for other programs. */
async function openToPrograms({ call, signIn }: ReleaseWorld): Promise<void> {
  const owner = await signIn('owner@prairiesky.example')
  const makeToken = (name: string) =>
    call<Schema<'ApiTokenMade'>>(owner, 'POST', '/tenants/1/api-tokens', {
      body: { name, scopes: ['delivery-orders.read', 'locations.read'], days: 90 },
    })
  await makeToken('Web shop')
  const { token: lost } = await makeToken('Lost laptop')
  await call(owner, 'PUT', `/api-tokens/${lost.id}/revoke`)
  const endpoint = await call<{ id: number }>(owner, 'POST', '/tenants/1/webhook-endpoints', {
    body: { name: 'Warehouse', url: 'https://warehouse.example/hooks', events: ['order.created', 'order.cancelled'] },
  })
  await call(owner, 'PUT', `/webhook-endpoints/${endpoint.id}/secret`)
  await call(owner, 'POST', `/webhook-endpoints/${endpoint.id}/test`)
  await call(await signIn('owner@meewasin.example'), 'PUT', '/tenants/2/planner-feed')
}

async function mergeCustomers({ call, signIn }: ReleaseWorld): Promise<void> {
  const owner = await signIn('owner@prairiesky.example')
  const customer = (name: string) =>
    call<{ id: number }>(owner, 'POST', '/tenants/1/customers', {
      body: { name, address: '12 River Street, Saskatoon' },
    })
  const kept = await customer('River Street Books')
  const twin = await customer('River St. Books')
  await call(owner, 'POST', '/tenants/1/merge', { body: { sourceTenantId: twin.id, targetTenantId: kept.id } })
}

/** A template, a leak that was accepted, reminders, and a credit note. */
async function keepAccounts(world: ReleaseWorld): Promise<void> {
  const { call, signIn } = world
  const bookkeeper = await signIn('bookkeeper@prairiesky.example')
  const { data } = await call<Schema<'RevenueLeakPage'>>(bookkeeper, 'GET', '/tenants/1/revenue-leaks?until=2026-11-20')
  const leaks = data.slice(0, 1).map(({ orderId, leak }) => ({ orderId, leak }))
  await call(bookkeeper, 'PUT', '/tenants/1/revenue-leaks/accept', {
    body: { leaks, reason: 'A favour to the customer' },
  })
  await call(bookkeeper, 'POST', '/tenants/1/accounting-templates', {
    body: { name: 'Per customer', grouping: 'CustomerMonth', period: 'lastMonth' },
  })
  await call(bookkeeper, 'POST', '/tenants/1/invoice-reminders', { body: {} })
  await workOff(world)
  await creditCustomer(world)
}

/** An order that was billed becomes cheaper: a run that fails, and one that makes a credit note, which is set off against what the customer owes. */
async function creditCustomer(world: ReleaseWorld): Promise<void> {
  const { call, signIn, database } = world
  const bookkeeper = await signIn('bookkeeper@prairiesky.example')
  const billed = await database.systemTransaction((db) =>
    db
      .selectFrom('invoice_lines as line')
      .innerJoin('invoices as invoice', 'invoice.id', 'line.invoice_id')
      .innerJoin('delivery_orders as order', 'order.id', 'line.delivery_order_id')
      .select(['line.delivery_order_id as orderId', 'invoice.customer_tenant_id as customerId'])
      .where('invoice.customer_tenant_id', '=', 2)
      .where('invoice.voided_at', 'is', null)
      .where('order.status', '=', 'completed')
      .orderBy('invoice.invoice_date', 'desc')
      .orderBy('line.id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  await call(
    await signIn('dispatcher@prairiesky.example'),
    'POST',
    `/delivery-orders/${billed.orderId}/price-modifier`,
    {
      body: { name: 'Came late', priceCadCents: -300, confirmLargeDiscount: true },
    },
  )
  const run = { invoiceDate: '2026-11-20', grouping: 'CustomerMonth', customerIds: [billed.customerId] }
  // The first fails: orders of October have no price yet.
  for (const until of ['2026-10-31', '2026-09-30']) {
    await call(bookkeeper, 'POST', '/tenants/1/billing-export', { body: { ...run, until } })
    await workOff(world)
  }
}

/** A draft that was tried out, and another that could not be. */
async function tryOut(world: ReleaseWorld): Promise<void> {
  const { call, signIn, database, now } = world
  const owner = await signIn('owner@prairiesky.example')
  const begin = (serviceId: number, revisionId: number) =>
    call<{ id: number }>(owner, 'POST', `/services/${serviceId}/revisions/${revisionId}/try-outs`)
  await begin(1, 6)
  const failing = await call<{ id: number }>(owner, 'POST', '/services/2/revisions')
  await call(owner, 'PATCH', `/service-revisions/${failing.id}`, { body: { note: 'Winter rates' } })
  const failed = await begin(2, failing.id)
  await workOff(world)
  await database.systemTransaction((db) =>
    sql`update try_outs set status = 'failed', summary = null, ended_at = ${now()} where id = ${failed.id}`.execute(db),
  )
}

async function archiveThings({ call, signIn }: ReleaseWorld): Promise<void> {
  const owner = await signIn('owner@prairiesky.example')
  const address = {
    streetAddress: '1 Old Road',
    city: 'Saskatoon',
    province: 'SK',
    latitude: 52.13,
    longitude: -106.65,
  }
  const things = {
    vehicles: { name: 'Sold van' },
    'base-tags': { name: 'No longer' },
    locations: { name: 'Burnt-down depot', ...address },
  }
  for (const [kind, body] of Object.entries(things)) {
    const { id } = await call<{ id: number }>(owner, 'POST', `/tenants/1/${kind}`, { body })
    await call(owner, 'PUT', `/${kind}/archive`, { body: { ids: [id] } })
  }
}

const reports = [
  'Order 10231 could not be shown',
  'Order 10317 could not be shown',
  'Request failed with status code 500',
  'Request failed with status code 404',
  'Loading chunk 17 failed.',
]

/** Errors of browsers, of which some differ in their numbers alone. */
async function reportErrors({ call, signIn }: ReleaseWorld): Promise<void> {
  const { userId } = await signIn('dispatcher@prairiesky.example')
  for (const [index, errorShortDescription] of reports.entries())
    await call(null, 'POST', '/errors', {
      body: {
        userId: index % 2 === 0 ? userId : null,
        errorShortDescription,
        errorLongDescription: `${errorShortDescription}\n    at OrderPage (/assets/index.js:1:${20_000 + index})`,
        sessionInfo: { userAgent: 'Mozilla/5.0', location: `/delivery-orders/${10_231 + index}`, version: '0.1.0' },
      },
    })
}
