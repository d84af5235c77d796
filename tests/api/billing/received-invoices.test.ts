import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roles, type RoleId } from '#domain/access/roles.ts'
import type { Schema } from '#generated/handlers.ts'
import { insertUser } from '#tests/api/orders/order-fixtures.ts'
import { noon, type Caller } from '#tests/api/orders/order-world.ts'
import { billingWorld, type BillingWorld } from './billing-world.ts'

/** The invoices of all couriers, as the customer that they bill reads them. Today is 2026-11-20. */

let world: BillingWorld
let manager: Caller
/** Bills the same customer, in a time zone where it is the next day already. */
let second: number
/** Has a live link of each kind with the courier or the customer, and is billed by nobody. */
let supplier: Caller
let other: Caller
let ids: Record<string, number>

const ways = {
  eTransferTo: 'pay@prairie.test',
  chequePayableTo: 'Prairie <b>Sky</b>',
  bankTransfer: 'Institution 003\nAccount 1000428',
  paymentRemarks: null,
}

const { paymentRemarks: remarks, ...named } = ways
const shownWays = { ...named, remarks }

beforeAll(async () => {
  world = await billingWorld()
  const { tenants, database } = world
  const made = await database.systemTransaction(async (db) => {
    const tenant = async (name: string, kind: 'Courier' | 'Customer' | 'Supplier', zone = 'America/Regina') =>
      (await db.insertInto('tenants').values({ name, kind, time_zone: zone }).returning('id').executeTakeFirstOrThrow())
        .id
    const link = (kind: 'courier-customer' | 'supplier-customer', tenantId: number, partnerId: number) =>
      db.insertInto('tenant_links').values({ tenant_id: tenantId, partner_tenant_id: partnerId, kind }).execute()
    second = await tenant('Auckland Air Freight', 'Courier', 'Pacific/Auckland')
    await link('courier-customer', second, tenants.customer)
    const supplierId = await tenant('Bulk Supply', 'Supplier')
    await link('supplier-customer', supplierId, tenants.customer)
    const otherId = await tenant('Elm Bakery', 'Customer')
    await link('courier-customer', tenants.courier, otherId)
    const person = (tenantId: number, name: string, role: RoleId = roles.organizationManager) =>
      insertUser(db, tenantId, name, [role])
    await db
      .insertInto('accounting_settings')
      .values({ tenant_id: tenants.courier, more: JSON.stringify({ ...ways, invoiceMemo: 'secret memo' }) })
      .execute()
    return {
      supplierId,
      otherId,
      manager: await person(tenants.customer, 'Cora Payable'),
      supplier: await person(supplierId, 'Sue Supply'),
      other: await person(otherId, 'Elmer Baker'),
    }
  })
  manager = await world.caller(made.manager, tenants.customer)
  supplier = await world.caller(made.supplier, made.supplierId)
  other = await world.caller(made.other, made.otherId)
  ids = {
    late: await invoice(tenants.courier, tenants.customer, 'PS-1', {
      date: '2026-09-01',
      due: '2026-10-01',
      cents: 10_000,
    }),
    // Taken off the oldest: PS-1 is 4,000 overdue, and PS-2 is not.
    credit: await invoice(tenants.courier, tenants.customer, 'PS-3', { date: '2026-11-02', due: null, cents: 6_000 }),
    open: await invoice(tenants.courier, tenants.customer, 'PS-2', {
      date: '2026-11-01',
      due: '2026-12-01',
      cents: 2_500,
    }),
    edge: await invoice(second, tenants.customer, 'AK-1', { date: '2026-11-01', due: '2026-11-20', cents: 777 }),
    paid: await invoice(second, tenants.customer, 'AK-2', {
      date: '2026-10-01',
      due: '2026-10-31',
      cents: 500,
      paid: 500,
    }),
    others: await invoice(tenants.courier, made.otherId, 'PS-4', {
      date: '2026-09-01',
      due: '2026-10-01',
      cents: 99_999,
    }),
  }
})
afterAll(() => world.close())
beforeEach(() => {
  world.clock.now = noon
})

interface Made {
  readonly date: string
  readonly due: string | null
  readonly cents: number
  readonly paid?: number
}

async function invoice(courierId: number, customerId: number, number: string, { date, due, cents, paid = 0 }: Made) {
  return world.database.systemTransaction(async (db) => {
    const { id: exportId } = await db
      .insertInto('billing_exports')
      .values({
        tenant_id: courierId,
        state: 'done',
        package: 'qbo',
        grouping: 'CustomerMonth',
        until_date: date,
        invoice_date: date,
        made_by_user_id: world.bookkeeper.userId,
        made_by_name: 'Bea Bookman',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('invoices')
      .values({
        tenant_id: courierId,
        billing_export_id: exportId,
        kind: due === null ? 'creditNote' : 'invoice',
        number,
        customer_tenant_id: customerId,
        bill_to_name: 'Meewasin Inc.',
        contact: 'Meewasin',
        key: 'all',
        label: 'All',
        invoice_date: date,
        due_date: due,
        payment_terms: 'net30',
        pre_tax_cents: cents,
        tax_cents: 0,
        total_cents: cents,
        settled_cents: paid,
        orders: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

async function numbers(pagination: object = {}, { search = '', who = manager } = {}) {
  const words = new URLSearchParams({ search, pagination: JSON.stringify(pagination) })
  const { status, body } = await world.call<Schema<'ReceivedInvoicePage'>>(
    who,
    'GET',
    `/tenants/${who.tenantId}/received-invoices?${words}`,
  )
  return status === 200 ? body.data.map(({ number }) => number) : status
}

async function counts(courierId?: number, who = manager) {
  const query = courierId === undefined ? '' : `?courierId=${courierId}`
  const asked = `/tenants/${who.tenantId}/received-invoice-counts${query}`
  return (await world.call<Schema<'InvoiceCounts'>>(who, 'GET', asked)).body
}

async function couriers(who = manager, query = '') {
  const asked = `/tenants/${who.tenantId}/billing-couriers${query}`
  return (await world.call<Schema<'BillingCourierPage'>>(who, 'GET', asked)).body.data
}

const filtered = (filter: Schema<'ReceivedInvoiceFilter'>) => numbers({ filter })

test('lists what every courier billed, the latest first, and nothing of another customer', async () => {
  expect(await numbers()).toEqual(['PS-3', 'AK-1', 'PS-2', 'AK-2', 'PS-1'])
  expect(await numbers({}, { who: other })).toEqual(['PS-4'])
  const sorted = (field: string, direction: string) => numbers({ sort: [{ field, direction }] })
  expect(await sorted('total', 'desc')).toEqual(['PS-1', 'PS-3', 'PS-2', 'AK-1', 'AK-2'])
  expect(await sorted('dueDate', 'asc')).toEqual(['PS-1', 'AK-2', 'PS-3', 'AK-1', 'PS-2'])
  expect(await sorted('outstanding', 'asc')).toEqual(['PS-3', 'AK-2', 'AK-1', 'PS-2', 'PS-1'])
  expect(await sorted('number', 'asc')).toEqual(['PS-1', 'PS-3', 'PS-2', 'AK-1', 'AK-2'])
})

test('walks page by page without leaving one out', async () => {
  const seen: string[] = []
  let after: string | undefined
  do {
    const pagination = JSON.stringify({ pageSize: 2, ...(after !== undefined && { after }) })
    const asked = `/tenants/${manager.tenantId}/received-invoices?${new URLSearchParams({ pagination })}`
    const { body } = await world.call<Schema<'ReceivedInvoicePage'>>(manager, 'GET', asked)
    expect(body.total).toBe(5)
    seen.push(...body.data.map(({ number }) => number))
    after = body.next
  } while (after !== undefined)
  expect(seen).toEqual(['PS-3', 'AK-1', 'PS-2', 'AK-2', 'PS-1'])
})

test('is narrowed down by state, courier, day and number', async () => {
  expect(await filtered({ states: ['paid'] })).toEqual(['AK-2'])
  expect(await filtered({ states: ['open'] })).toEqual(['PS-3', 'AK-1', 'PS-2', 'PS-1'])
  expect(await filtered({ courierIds: [second] })).toEqual(['AK-1', 'AK-2'])
  expect(await filtered({ from: '2026-11-01', until: '2026-11-01' })).toEqual(['AK-1', 'PS-2'])
  expect(await filtered({ isDisputed: true })).toEqual([])
  expect(await numbers({}, { search: 'ak-2' })).toEqual(['AK-2'])
  expect(await numbers({}, { search: 'auckland' })).toEqual(['AK-1', 'AK-2'])
  expect(await numbers({}, { search: 'PS-4' })).toEqual([])
})

test('is overdue by the account and the clock of each courier', async () => {
  // Noon in Regina is the morning of the 21st in Auckland.
  expect(await filtered({ isOverdue: true })).toEqual(['AK-1', 'PS-1'])
  world.clock.now = noon - 86_400
  expect(await filtered({ isOverdue: true })).toEqual(['PS-1'])
})

test('sums up the accounts that the couriers keep, and not the rows of a page', async () => {
  expect(await counts()).toEqual({
    all: 5,
    open: 4,
    partPaid: 0,
    paid: 1,
    void: 0,
    disputed: 0,
    overdue: 2,
    outstandingCadCents: 10_000 - 6_000 + 2_500 + 777,
    overdueCadCents: 4_000 + 777,
  })
  const ofFirst = await counts(world.tenants.courier)
  expect(ofFirst).toMatchObject({ all: 3, overdue: 1, outstandingCadCents: 6_500, overdueCadCents: 4_000 })
  const onItsPage = `/tenants/${manager.tenantId}/vendors/${world.tenants.courier}/invoice-counts`
  expect((await world.call(manager, 'GET', onItsPage)).body).toEqual(ofFirst)
  // A courier that never billed it is as one that does not exist.
  expect(await counts(world.tenants.stranger)).toEqual(await counts(999_999))
})

test('names each courier with what is owed to it and how to pay, and nothing else of its settings', async () => {
  const shown = await couriers()
  expect(shown).toEqual([
    {
      id: world.tenants.courier,
      name: 'Prairie Sky',
      isConnected: true,
      invoices: 3,
      outstandingCadCents: 6_500,
      overdueCadCents: 4_000,
      howToPay: shownWays,
    },
    expect.objectContaining({ id: second, invoices: 2, outstandingCadCents: 777, howToPay: null }),
  ])
  expect(JSON.stringify(shown)).not.toContain('secret memo')
  const byName = encodeURIComponent(JSON.stringify({ sort: [{ field: 'name', direction: 'asc' }] }))
  expect((await couriers(manager, `?pagination=${byName}`)).map(({ id }) => id)).toEqual([
    second,
    world.tenants.courier,
  ])
  expect((await couriers(manager, '?search=auckland')).map(({ id }) => id)).toEqual([second])
})

test('the invoice and the statement of the courier say how to pay as well', async () => {
  const ofVendor = (asked: string) => `/tenants/${manager.tenantId}/vendors/${world.tenants.courier}/${asked}`
  const [shown] = await couriers()
  const detail = await world.call<Schema<'InvoiceDetail'>>(manager, 'GET', ofVendor(`invoices/${ids['open']}`))
  expect(detail.body.howToPay).toEqual(shown?.howToPay)
  const days = 'from=2026-11-01&until=2026-11-30'
  const statement = await world.call<Schema<'Statement'>>(manager, 'GET', ofVendor(`statement?${days}`))
  expect(statement.body.howToPay).toEqual(shown?.howToPay)
})

test('strangers, suppliers and the couriers themselves are billed nothing, and those without the books read nothing', async () => {
  const { stranger, scheduler } = world.callers
  const owner = await world.database.systemTransaction((db) =>
    insertUser(db, world.tenants.stranger, 'Stan Strange', [roles.organizationManager]),
  )
  for (const who of [await world.caller(owner, world.tenants.stranger), supplier, world.bookkeeper]) {
    expect(await numbers({}, { who })).toEqual([])
    expect(await couriers(who)).toEqual([])
    expect(await counts(undefined, who)).toMatchObject({ all: 0, overdue: 0, outstandingCadCents: 0 })
  }
  for (const path of ['received-invoices', 'received-invoice-counts', 'billing-couriers']) {
    expect([path, (await world.call(scheduler, 'GET', `/tenants/${scheduler.tenantId}/${path}`)).status]).toEqual([
      path,
      403,
    ])
    const foreign = await world.call(stranger, 'GET', `/tenants/${manager.tenantId}/${path}`)
    expect([path, foreign.status]).toEqual([path, 404])
  }
})

test('what external people work as sees no invoice, whatever was asked', async () => {
  const asked = await world.database.systemTransaction(async (db) => {
    await sql`select set_config('app.tenant_id', ${String(manager.tenantId)}, true), set_config('app.external', '1', true)`.execute(
      db,
    )
    const { rows } = await sql<{ rows: number }>`
      select (select count(*) from received_invoices) + (select count(*) from billing_couriers)
        + (select count(*) from received_accounts(${noon}::bigint)) as rows`.execute(db)
    return rows[0]?.rows
  })
  expect(asked).toBe(0)
})

test('a customer whose link has ended reads what it owes still, and a link that never was leaves nothing', async () => {
  const { tenants, database } = world
  await database.systemTransaction((db) =>
    db
      .updateTable('tenant_links')
      .set({ ended_at: noon })
      .where('tenant_id', '=', tenants.courier)
      .where('partner_tenant_id', '=', tenants.customer)
      .execute(),
  )
  expect(await filtered({ courierIds: [tenants.courier] })).toEqual(['PS-3', 'PS-2', 'PS-1'])
  const [first] = await couriers()
  expect(first).toMatchObject({ id: tenants.courier, isConnected: false, outstandingCadCents: 6_500 })
  await invoice(tenants.stranger, tenants.customer, 'ST-1', { date: '2026-11-10', due: '2026-12-10', cents: 1 })
  expect(await filtered({ courierIds: [tenants.stranger] })).toEqual([])
  expect(await counts(tenants.stranger)).toMatchObject({ all: 0, outstandingCadCents: 0 })
})
