import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  isOnTime,
  isSummary,
  marginOfOrder,
  partyOfReport,
  type ReportKind,
  type ReportParty,
  reportKinds,
  reportsOf,
  type ReportSide,
  sideOfReport,
  transactionsOf,
} from '#domain/accounting/reports.ts'
import type { Schema } from '#generated/handlers.ts'
import { noon } from '#tests/api/orders/order-world.ts'
import { readCsvRecords } from './read-file.ts'
import { type Facts, type Reader, reportWorld, type ReportWorld } from './report-world.ts'

/*
 * Reports over a world of orders that were driven, sold on, placed by a supplier, cancelled at a charge, late, and without a price. What
 * they should say is added up here by itself, from the rows of the orders.
 */

type Row = Schema<'ReportRow'>
type Sums = Schema<'ReportSums'>
type Filter = Schema<'ReportFilter'>

let world: ReportWorld
let readers: ReportWorld['readers']
let facts: readonly Facts[]

beforeAll(async () => {
  world = await reportWorld()
  ;({ readers, facts } = world)
}, 180_000)
afterAll(() => world.close())

interface Asked {
  readonly from: string
  readonly until: string
  readonly filter?: Filter
}

const allYear: Asked = { from: '2026-01-01', until: '2026-12-31' }

const idOf: Readonly<Record<ReportParty, (of: Facts) => number | null>> = {
  Driver: ({ driverId }) => driverId,
  Customer: ({ customerId }) => customerId,
  Courier: ({ courierId }) => courierId,
  Supplier: ({ supplierId }) => supplierId,
}

const whose: Readonly<Record<ReportSide, (of: Facts) => number | null>> = {
  carriedOut: ({ courierId }) => courierId,
  ordered: ({ customerId }) => customerId,
  supplied: ({ supplierId }) => supplierId,
}

/** Which orders a report is made of. */
function expectedOrders(
  { tenantId, features }: Reader,
  kind: ReportKind,
  { from, until, filter = {} }: Asked,
): Facts[] {
  const side = sideOfReport(kind, features)
  const isIn = (ids: readonly number[] | undefined, id: number | null) =>
    ids === undefined || (id !== null && ids.includes(id))
  return facts.filter(
    (of) =>
      whose[side](of) === tenantId &&
      of.day >= from &&
      of.day <= until &&
      (partyOfReport(kind) !== 'Supplier' || of.supplierId !== null) &&
      isIn(filter.customerIds, of.customerId) &&
      isIn(filter.driverIds, of.driverId) &&
      isIn(filter.courierIds, of.courierId) &&
      isIn(filter.supplierIds, of.supplierId) &&
      isIn(filter.serviceIds, of.serviceId) &&
      (filter.hasDriver === undefined || filter.hasDriver === (of.driverId !== null)),
  )
}

function expectedSums(orders: readonly Facts[], side: ReportSide): Sums {
  const sum = (of: (order: Facts) => number | null | undefined) =>
    orders.reduce((all, order) => all + (of(order) ?? 0), 0)
  const count = (is: (order: Facts) => boolean) => orders.filter(is).length
  const paid = (cents: number) => (side === 'supplied' ? null : cents)
  const kept = (cents: number) => (side === 'carriedOut' ? cents : null)
  return {
    orders: orders.length,
    unpriced: side === 'supplied' ? 0 : count(({ totalCents }) => totalCents === null),
    parcels: sum(({ parcels }) => parcels),
    weightKg: expect.closeTo(
      sum(({ weightKg }) => weightKg),
      6,
    ) as number,
    distanceM: expect.closeTo(
      sum(({ distanceM }) => distanceM),
      3,
    ) as number,
    promised: count((order) => isOnTime(order) !== null),
    onTime: count((order) => isOnTime(order) === true),
    preTaxCadCents: paid(sum(({ preTaxCents }) => preTaxCents)),
    taxCadCents: paid(sum(({ taxCents }) => taxCents)),
    totalCadCents: paid(sum(({ totalCents }) => totalCents)),
    waitCadCents: paid(sum(({ waitCents }) => waitCents)),
    payCadCents: kept(sum(({ payCents }) => payCents)),
    withoutPay: side === 'carriedOut' ? count(({ withoutPay }) => withoutPay) : 0,
    boughtCadCents: kept(sum(({ bought }) => bought)),
    marginCadCents: kept(sum(marginOfOrder)),
    withoutMargin: side === 'carriedOut' ? count((order) => marginOfOrder(order) === null) : 0,
  }
}

function pathOf({ tenantId }: Reader, kind: string, { from, until, filter }: Asked, pagination: object = {}): string {
  const asked = JSON.stringify({ page: 0, pageSize: 100, ...(filter && { filter }), ...pagination })
  return `/tenants/${tenantId}/reports/${kind}?${new URLSearchParams({ from, until, pagination: asked })}`
}

async function rowsOf(reader: Reader, kind: ReportKind, asked: Asked, pagination: object = {}): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const page = await world.askAs<Schema<'ReportRowPage'>>(
      reader.who,
      'GET',
      pathOf(reader, kind, asked, { ...pagination, ...(after !== undefined && { after }) }),
    )
    rows.push(...page.data)
    after = page.next
  } while (after !== undefined)
  return rows
}

async function totalsOf(reader: Reader, kind: ReportKind, { from, until, filter }: Asked): Promise<Sums> {
  const words = new URLSearchParams({ from, until, ...(filter && { filter: JSON.stringify(filter) }) })
  return world.askAs<Sums>(reader.who, 'GET', `/tenants/${reader.tenantId}/report-totals/${kind}?${words}`)
}

/** Every row and sum of a report, against what was added up here. */
async function isExact(reader: Reader, kind: ReportKind, asked: Asked): Promise<void> {
  const orders = expectedOrders(reader, kind, asked)
  const side = sideOfReport(kind, reader.features)
  expect(await totalsOf(reader, kind, asked)).toEqual(expectedSums(orders, side))
  const rows = await rowsOf(reader, kind, asked, { pageSize: 7 })
  const single = rows.filter(({ order }) => order !== null)
  const together = rows.filter(({ order }) => order === null)
  const party = partyOfReport(kind)
  if (!isSummary(kind)) {
    expect(single.map(({ order }) => order?.id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted())
    for (const { order, sums } of single) {
      const of = orders.find(({ id }) => id === order?.id)
      expect(sums).toEqual(expectedSums(of ? [of] : [], side))
      expect(order).toMatchObject({ billableOn: of?.day, dueAt: of?.dueAt, droppedOffAt: of?.droppedOffAt })
    }
  }
  if (party === null) return
  const groups = Map.groupBy(orders, idOf[party])
  expect(new Set(together.map((row) => row.party?.id))).toEqual(new Set(groups.keys()))
  expect(together).toHaveLength(groups.size)
  for (const row of together) {
    expect(row.sums).toEqual(expectedSums(groups.get(row.party?.id ?? null) ?? [], side))
  }
  // Of transactions what they come to stands before the orders of it.
  if (isSummary(kind)) return
  let current: Row['party'] = null
  for (const row of rows) {
    if (row.order === null) current = row.party
    expect(row.party).toEqual(current)
  }
}

const everyReport = (['courier', 'partner', 'customer', 'supplier'] as const).flatMap((name) => {
  const features = { courier: 'Courier', partner: 'Courier', customer: 'Customer', supplier: 'Supplier' } as const
  return reportsOf(new Set([features[name]])).map((kind) => ({ name, kind }))
})

test('the world has orders of every kind', () => {
  expect(facts.length).toBeGreaterThan(20)
  expect(facts.some(({ supplierId }) => supplierId !== null)).toBe(true)
  expect(facts.some(({ bought }) => bought !== undefined)).toBe(true)
  expect(facts.some(({ totalCents }) => totalCents === null)).toBe(true)
  expect(facts.some(({ driverId, courierId }) => driverId === null && courierId === world.tenants.courier)).toBe(true)
  expect(facts.some((of) => isOnTime(of) === true) && facts.some((of) => isOnTime(of) === false)).toBe(true)
  expect(facts.some(({ payCents }) => payCents !== null)).toBe(true)
})

describe.each(everyReport)('$kind of the $name', ({ name, kind }) => {
  test('is what its orders come to, of any days', async () => {
    await isExact(readers[name], kind, allYear)
    await isExact(readers[name], kind, { from: '2026-10-20', until: '2026-11-09' })
    expect(await rowsOf(readers[name], kind, { from: '2025-01-01', until: '2025-12-31' })).toEqual([])
  })

  test('has a file whose columns add up to the figures', async () => {
    const reader = readers[name]
    const response = await world.raw(reader.who, 'GET', pathOf(reader, kind, allYear), {
      headers: { accept: 'text/csv' },
    })
    expect(response.headers.get('content-type')).toContain('text/csv')
    const records = readCsvRecords(await response.text())
    const totals = await totalsOf(reader, kind, allYear)
    const added = (title: string) =>
      Math.round(records.reduce((sum, record) => sum + 100 * Number(record[title] ?? 0), 0))
    expect(response.headers.get('x-total-count')).toBe(String(records.length))
    expect(added('Pieces') / 100).toBe(totals.parcels)
    const side = sideOfReport(kind, reader.features)
    const money = {
      'Before Tax (CAD)': totals.preTaxCadCents,
      'Tax (CAD)': totals.taxCadCents,
      'Total (CAD)': totals.totalCadCents,
      'Driver Pay (CAD)': totals.payCadCents,
      'Bought (CAD)': totals.boughtCadCents,
      'Margin (CAD)': totals.marginCadCents,
    }
    for (const [title, cents] of Object.entries(money)) {
      if (cents !== null) expect([title, added(title)]).toEqual([title, cents])
      else expect(records.every((record) => !(title in record))).toBe(true)
    }
    if (!isSummary(kind)) expect(records).toHaveLength(totals.orders)
    expect(side === 'carriedOut').toBe(totals.payCadCents !== null)
  })
})

test('a row of a summary is the sum of the transactions that it opens', async () => {
  const reader = readers.courier
  const names = {
    Driver: 'driverIds',
    Customer: 'customerIds',
    Courier: 'courierIds',
    Supplier: 'supplierIds',
  } as const
  for (const kind of reportsOf(reader.features).filter(isSummary)) {
    const party = partyOfReport(kind)
    for (const row of await rowsOf(reader, kind, allYear)) {
      const id = row.party?.id ?? null
      const filter = id === null || party === null ? { hasDriver: false } : { [names[party]]: [id] }
      expect(await totalsOf(reader, transactionsOf(kind), { ...allYear, filter })).toEqual({
        ...row.sums,
        weightKg: expect.closeTo(row.sums.weightKg, 6),
        distanceM: expect.closeTo(row.sums.distanceM, 3),
      })
    }
  }
})

test('filters narrow down each side', async () => {
  expect.hasAssertions()
  const { users, tenants, service } = world
  const ofCourier: Filter[] = [
    { driverIds: [users.driver] },
    { customerIds: [tenants.customer] },
    { supplierIds: [readers.supplier.tenantId] },
    { serviceIds: [service.id] },
    { hasDriver: false },
    { driverIds: [users.driver], supplierIds: [readers.supplier.tenantId] },
  ]
  for (const filter of ofCourier) {
    await isExact(readers.courier, 'SummaryByCustomer', { ...allYear, filter })
    await isExact(readers.courier, 'AllOrders', { ...allYear, filter })
  }
  for (const filter of [{ courierIds: [tenants.courier] }, { supplierIds: [readers.supplier.tenantId] }]) {
    await isExact(readers.customer, 'TransactionByCourier', { ...allYear, filter })
  }
})

test('summaries are sorted by what is asked for, and paged', async () => {
  for (const field of ['name', 'orders', 'preTax', 'total', 'pay', 'bought', 'margin', 'onTime', 'day']) {
    const sort = (direction: string) => ({ sort: [{ field, direction }], pageSize: 1 })
    const down = await rowsOf(readers.courier, 'SummaryByDriver', allYear, sort('desc'))
    const up = await rowsOf(readers.courier, 'SummaryByDriver', allYear, sort('asc'))
    expect(down).toHaveLength(up.length)
    if (field === 'total') {
      const totals = down.map(({ sums }) => sums.totalCadCents ?? 0)
      expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    }
  }
})

test('the same orders come to the same in accounting data and in the partner ledger', async () => {
  const { who, tenantId } = readers.courier
  const days = 'from=2026-01-01&until=2026-12-31'
  const accounting = await world.askAs<Schema<'AccountingSums'>>(
    who,
    'GET',
    `/tenants/${tenantId}/accounting-totals?grouping=CustomerMonth&${days}`,
  )
  const ledger = await world.totals('prairie')
  expect(await totalsOf(readers.courier, 'AllOrders', allYear)).toMatchObject({
    orders: accounting.orders,
    preTaxCadCents: accounting.preTaxCadCents,
    totalCadCents: accounting.totalCadCents,
    payCadCents: accounting.payCadCents,
    withoutPay: accounting.withoutPay,
    boughtCadCents: ledger.boughtCadCents,
  })
})

test('no text of a file runs as a formula', async () => {
  const path = pathOf(readers.courier, 'SummaryBySupplier', allYear)
  const text = await (await world.raw(readers.courier.who, 'GET', path, { headers: { accept: 'text/csv' } })).text()
  expect(text).toContain("'=Northline Medical")
})

test.each<[string, Asked, number, string | null]>([
  ['AllOrders', { from: '2026-12-31', until: '2026-01-01' }, 422, '/until'],
  ['AllOrders', { from: '2006-12-31', until: '2026-01-01' }, 422, '/until'],
  ['ByNobody', allYear, 400, null],
  ['SummaryByCustomer', { ...allYear, filter: { customerIds: ['x'] } as never }, 400, null],
])('%s of %o is refused', async (kind, asked, status, pointer) => {
  const path = pathOf(readers.courier, kind, asked)
  const answer = await world.call<{ errors?: Record<string, unknown> }>(readers.courier.who, 'GET', path)
  expect(answer.status).toBe(status)
  if (pointer !== null) expect(Object.keys(answer.body.errors ?? {})).toEqual([pointer])
})

test.each([
  ['customer', ['SummaryByDriver', 'TransactionByDriver', 'SummaryByCustomer', 'TransactionByCustomer']],
  ['supplier', ['SummaryByDriver', 'SummaryByCustomer', 'SummaryBySupplier', 'TransactionBySupplier']],
] as const)('a %s is told which reports it cannot have', async (name, kinds) => {
  const reader = readers[name]
  for (const kind of kinds) {
    const answer = await world.call(reader.who, 'GET', pathOf(reader, kind, allYear))
    expect(answer).toMatchObject({ status: 422, body: { errors: { '/reportKind': [expect.any(String)] } } })
  }
})

test('a filter by what is somebody else’s finds nothing', async () => {
  const filter = { customerIds: [world.sides.queen.customerId] }
  expect(await rowsOf(readers.courier, 'SummaryByCustomer', { ...allYear, filter })).toEqual([])
  // Who drives is nobody's business but the courier's.
  const driverIds = [world.users.driver]
  expect(await rowsOf(readers.customer, 'AllOrders', { ...allYear, filter: { driverIds } })).toEqual([])
  const courierIds = [world.tenants.stranger]
  expect(await rowsOf(readers.customer, 'SummaryByCourier', { ...allYear, filter: { courierIds } })).toEqual([])
})

test('those who may not read the accounting, or belong elsewhere, are refused', async () => {
  const { courier } = readers
  for (const kind of reportKinds) {
    for (const who of [world.callers.dispatcher, world.callers.driver, world.callers.viewer]) {
      expect((await world.call(who, 'GET', pathOf(courier, kind, allYear))).status).toBe(403)
    }
    for (const who of [readers.customer.who, readers.supplier.who, readers.partner.who]) {
      expect((await world.call(who, 'GET', pathOf(courier, kind, allYear))).status).toBe(404)
    }
  }
})

test('when a link has ended, both sides still read what was carried out', async () => {
  await world.database.systemTransaction((db) =>
    db
      .updateTable('tenant_links')
      .set({ ended_at: noon })
      .where('partner_tenant_id', '=', world.tenants.customer)
      .execute(),
  )
  for (const { name, kind } of everyReport) await isExact(readers[name], kind, allYear)
  const [row] = await rowsOf(readers.customer, 'SummaryByCourier', allYear)
  expect(row?.party?.name).toBe('Prairie Sky')
})
