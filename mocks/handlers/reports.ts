import {
  isOnTime,
  isSummary,
  marginOfOrder,
  partyOfReport,
  type ReportKind,
  reportKinds,
  type ReportParty,
  type ReportSide,
  sideOfReport,
  whyNoReport,
} from '#domain/accounting/reports.ts'
import { receiversIn } from '#domain/accounting/report-schedules.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { amountsOf, billableRows, type RevenueRow } from '../accounting.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { pageOf, sortRows } from '../pages.ts'
import type { MockOrder } from '../world-types.ts'
import { csvOf, wantsCsv } from './accounting.ts'

type Row = Schema<'ReportRow'>
type Filter = Schema<'ReportFilter'>

interface Asked {
  readonly from: string
  readonly until: string
}

export const reportMocks = defineMocks({
  getReport({ path, query }, call) {
    const report = reportOf(call, path.reportKind, query, query.pagination?.filter)
    const { party, side, kind } = report
    if (party === null || isSummary(kind)) {
      const rows = party === null ? report.rows.map((row) => orderRow(row, side)) : groupRows(report)
      const list = { rows, idOf, sortBy, usual: usualOf(party) }
      return wantsCsv(call) ? fileOf(sortRows(call.request, list)) : pageOf(call, list)
    }
    const rows = groupRows(report)
      .toSorted((a, b) => (a.party?.name ?? '').localeCompare(b.party?.name ?? ''))
      .flatMap((group) => [
        group,
        ...report.rows
          .filter((row) => (partyIn(party, row)?.id ?? null) === group.party?.id)
          .map((row) => ({ ...orderRow(row, side), party: group.party })),
      ])
    if (wantsCsv(call)) return fileOf(rows.filter(({ order }) => order !== null))
    // In the order in which they stand, whatever is asked for.
    return pageOf(call, { rows, idOf: (row) => rows.indexOf(row), sortBy: asTheyStand, usual: usualOf(party) })
  },

  sendReportSchedule({ path }, call) {
    const rows = (call.world.resources.reportSchedule as Schema<'ReportSchedule'>[] | undefined) ?? []
    const row = rows.find(({ id }) => id === path.reportScheduleId)
    if (row === undefined) throw notFound(noSuch('report schedule'))
    const said = countText(receiversIn(row.receivers).length, { one: 'address', many: 'addresses' })
    return Object.assign(row, { lastAt: call.now(), lastOutcome: `Sent to ${said}, with 42 orders.` })
  },

  getReportTotals({ path, query }, call) {
    const report = reportOf(call, path.reportKind, query, query.filter)
    return sumsOf(report.rows, report.side)
  },
})

interface Report {
  readonly kind: ReportKind
  readonly party: ReportParty | null
  readonly side: ReportSide
  readonly rows: readonly RevenueRow[]
}

function reportOf(call: MockCall, asked: string, days: Asked, filter: Filter = {}): Report {
  if (days.until < days.from) throw formError({ '/until': ['Must not be before the first day'] })
  const kind = reportKinds.find((each) => each === asked) ?? 'AllOrders'
  const { tenant, features } = tenantOf(call.caller)
  const held = new Set(features)
  const reason = whyNoReport(kind, held)
  if (reason !== null) throw formError({ '/reportKind': [reason] })
  const side = sideOfReport(kind, held)
  const party = partyOfReport(kind)
  const isOurs = ({ view }: MockOrder) => {
    const supplierId = supplierOf(view)?.id
    return (
      { carriedOut: view.receiverTenant.id, ordered: view.senderTenant.id, supplied: supplierId }[side] === tenant.id
    )
  }
  const rows = call.settings.fault === 'empty' ? [] : billableRows(call, days, isOurs)
  return {
    kind,
    party,
    side,
    rows: rows.filter(
      (row) => isAskedFor(call, row, filter) && (party !== 'Supplier' || supplierOf(row.order.view) !== null),
    ),
  }
}

function isAskedFor(call: MockCall, { order }: RevenueRow, filter: Filter): boolean {
  const { view } = order
  const { customerIds, driverIds, courierIds, supplierIds, serviceIds, hasDriver } = filter
  return (
    (customerIds?.includes(view.senderTenant.id) ?? true) &&
    (driverIds?.includes(view.driver?.id ?? 0) ?? true) &&
    (courierIds?.includes(view.receiverTenant.id) ?? true) &&
    (supplierIds?.includes(supplierOf(view)?.id ?? 0) ?? true) &&
    (serviceIds?.some((id) => isOfService(call, id, view)) ?? true) &&
    (hasDriver === undefined || hasDriver === (view.driver !== null))
  )
}

type View = MockOrder['view']

/** Orders of this world know the name alone. */
function isOfService({ world }: MockCall, id: number, { serviceName }: View): boolean {
  return world.services.some(({ summary }) => summary.id === id && summary.name === serviceName)
}

function supplierOf({ scheduledByTenant, senderTenant, receiverTenant }: View) {
  return [senderTenant.id, receiverTenant.id].includes(scheduledByTenant.id) ? null : scheduledByTenant
}

function partyIn(party: ReportParty, { order: { view }, shown }: RevenueRow) {
  switch (party) {
    case 'Driver':
      return shown.driver
    case 'Customer':
      return view.senderTenant
    case 'Courier':
      return view.receiverTenant
    case 'Supplier':
      return supplierOf(view)
  }
}

function groupRows({ party, side, rows }: Report): Row[] {
  if (party === null) return []
  return [...Map.groupBy(rows, (row) => partyIn(party, row)?.id ?? 0)].flatMap(([id, members]) => {
    const [first] = members
    if (first === undefined) return []
    const days = members.map(({ shown }) => shown.billableOn).toSorted()
    const whose = partyIn(party, first)
    return {
      id: `party:${id}`,
      party: { id: whose?.id ?? null, name: whose?.name ?? 'Nobody' },
      order: null,
      firstDay: days[0] ?? '',
      lastDay: days.at(-1) ?? '',
      sums: sumsOf(members, side),
    }
  })
}

function orderRow(row: RevenueRow, side: ReportSide): Row {
  const { shown, order } = row
  const { view } = order
  return {
    id: `order:${shown.id}`,
    party: null,
    order: {
      id: shown.id,
      billableOn: shown.billableOn,
      status: shown.status,
      customerName: view.senderTenant.name,
      courierName: view.receiverTenant.name,
      supplierName: supplierOf(view)?.name ?? null,
      driverName: side === 'carriedOut' ? (shown.driver?.name ?? null) : null,
      serviceName: shown.serviceName,
      poNumber: shown.poNumber,
      pickup: shown.pickup,
      dropoff: shown.dropoff,
      isPriced: side === 'supplied' || shown.totalCadCents !== null,
      dueAt: view.dueAt,
      droppedOffAt: view.times.droppedOffAt,
    },
    firstDay: shown.billableOn,
    lastDay: shown.billableOn,
    sums: sumsOf([row], side),
  }
}

function sumsOf(rows: readonly RevenueRow[], side: ReportSide): Schema<'ReportSums'> {
  const sum = (of: (row: RevenueRow) => number | null) => rows.reduce((all, row) => all + (of(row) ?? 0), 0)
  const count = (is: (row: RevenueRow) => boolean) => rows.filter(is).length
  const paid = (cents: number) => (side === 'supplied' ? null : cents)
  const kept = (cents: number) => (side === 'carriedOut' ? cents : null)
  const onTime = ({ order: { view } }: RevenueRow) =>
    isOnTime({ dueAt: view.dueAt, droppedOffAt: view.times.droppedOffAt })
  const margin = (row: RevenueRow) =>
    marginOfOrder({
      preTaxCents: row.shown.preTaxCadCents,
      payCents: row.shown.payCadCents,
      bought: row.order.view.brokerage?.buyPreTaxCadCents,
    })
  return {
    orders: rows.length,
    unpriced: side === 'supplied' ? 0 : count(({ shown }) => shown.totalCadCents === null),
    parcels: sum(({ shown }) => shown.parcels),
    weightKg: sum(({ shown }) => shown.weightKg),
    distanceM: sum(({ shown }) => shown.distanceM),
    promised: count((row) => onTime(row) !== null),
    onTime: count((row) => onTime(row) === true),
    preTaxCadCents: paid(sum(({ order }) => amountsOf(order)?.preTaxCents ?? null)),
    taxCadCents: paid(sum(({ shown }) => shown.taxCadCents)),
    totalCadCents: paid(sum(({ shown }) => shown.totalCadCents)),
    waitCadCents: paid(sum(waitOf)),
    payCadCents: kept(sum(({ shown }) => shown.payCadCents)),
    withoutPay: side === 'carriedOut' ? count(({ shown }) => shown.driver !== null && shown.rate === null) : 0,
    boughtCadCents: kept(sum(({ order }) => order.view.brokerage?.buyPreTaxCadCents ?? null)),
    marginCadCents: kept(sum(margin)),
    withoutMargin: side === 'carriedOut' ? count((row) => margin(row) === null) : 0,
  }
}

function waitOf({ order }: RevenueRow): number {
  const lines = order.price.result.status === 'priced' ? order.price.result.lines : []
  return lines.reduce((sum, { reason, priceCadCents }) => sum + (reason.rule === 'wait_time' ? priceCadCents : 0), 0)
}

function idOf({ order, party }: Row): number {
  return order?.id ?? party?.id ?? 0
}

const usualOf = (party: ReportParty | null) =>
  party === null ? ({ field: 'day', direction: 'desc' } as const) : ({ field: 'name', direction: 'asc' } as const)

const sortBy = {
  name: ({ party }: Row) => (party?.name ?? '').toLowerCase(),
  orders: ({ sums }: Row) => sums.orders,
  preTax: ({ sums }: Row) => sums.preTaxCadCents,
  total: ({ sums }: Row) => sums.totalCadCents,
  pay: ({ sums }: Row) => sums.payCadCents,
  bought: ({ sums }: Row) => sums.boughtCadCents,
  margin: ({ sums }: Row) => sums.marginCadCents,
  onTime: ({ sums }: Row) => (sums.promised === 0 ? null : sums.onTime / sums.promised),
  day: ({ lastDay }: Row) => lastDay,
}

const stands = (_row: Row) => 0
const asTheyStand = {
  name: stands,
  orders: stands,
  preTax: stands,
  total: stands,
  pay: stands,
  bought: stands,
  margin: stands,
  onTime: stands,
  day: stands,
}

function fileOf(rows: readonly Row[]): Response {
  const dollars = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2))
  return csvOf([
    ['Name', 'Orders', 'Before Tax (CAD)', 'Total (CAD)'],
    ...rows.map(({ party, order, sums }) => [
      order?.id ?? party?.name ?? '',
      sums.orders,
      dollars(sums.preTaxCadCents),
      dollars(sums.totalCadCents),
    ]),
  ])
}
