import { HttpResponse } from 'msw'
import { type Grouping, groupings, partyOf, spanOf } from '#domain/accounting/groupings.ts'
import { groupOf, type PaySchedule } from '#domain/accounting/periods.ts'
import { isBillable, nothingToPay, standsOnInvoice } from '#domain/accounting/revenue-state.ts'
import { spreadsheetLine, type CsvCell } from '#domain/files/csv-lines.ts'
import { waybillNumber } from '#domain/orders/order-number.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { formError } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { amountsOf, revenueRows, type RevenueRow, sumsOf } from '../accounting.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { todayOf } from '../drivers.ts'
import { matchesFilter, orderFor } from '../orders.ts'
import { pageOf, sortRows } from '../pages.ts'
import { queryOf } from '../requests.ts'
import type { MockOrder } from '../world-types.ts'

/** As the settings have it where nobody has said anything. */
const schedule: PaySchedule = { payPeriod: 'semiMonthly', anchor: '2026-01-05' }

/** Orders put together for accounting, and what is said of them there. */
export const accountingMocks = defineMocks({
  getAccountingData({ query }, call) {
    const { grouping, search, pagination } = query
    const groups = groupsOf(named(grouping), searched(call, query, rowsOf(call, query, pagination?.filter), search))
    const list = {
      rows: groups,
      idOf: ({ number }: MockGroup) => number,
      sortBy: {
        party: ({ group }: MockGroup) => (group.partyName ?? '').toLowerCase(),
        span: ({ group }: MockGroup) => group.from ?? group.lastDay,
        orders: ({ group }: MockGroup) => group.sums.orders,
        preTax: ({ group }: MockGroup) => group.sums.preTaxCadCents,
        total: ({ group }: MockGroup) => group.sums.totalCadCents,
        pay: ({ group }: MockGroup) => group.sums.payCadCents,
      },
      usual: { field: 'span', direction: 'desc' },
    } as const
    if (wantsCsv(call)) {
      const columns = valuesOf(call, 'columns')
      const lines = sortRows(call.request, list).map(({ group }) => columns.map((id) => cellOf(group, id)))
      return csvOf([columns, ...lines])
    }
    const page = pageOf(call, list)
    return { ...page, data: page.data.map(({ group }) => group) }
  },

  getAccountingTotals: ({ query }, call) =>
    sumsOf(searched(call, query, rowsOf(call, query, query.filter), query.search)),

  getAccountingOrders({ query }, call) {
    const { grouping, search, exported, pagination } = query
    const wanted = queryOf(call.request, 'ids') === null ? null : valuesOf(call, 'ids')
    const rows = rowsOf(call, query, pagination?.filter).filter(
      (row) =>
        (wanted === null || wanted.includes(groupIdOf(named(grouping), row))) &&
        (exported === undefined || exported === (row.shown.billStatus === 'exported')) &&
        (search === undefined || matchesFilter(row.order, { search }, call.caller)),
    )
    const list = {
      rows: rows.map(({ shown }) => shown),
      sortBy: {
        billableOn: (row: Schema<'AccountingOrder'>) => row.billableOn,
        total: (row: Schema<'AccountingOrder'>) => row.totalCadCents,
      },
      usual: { field: 'billableOn', direction: 'desc' },
    } as const
    if (wantsCsv(call)) {
      const lines = sortRows(call.request, list).map((row) => [row.id, row.customer.name, row.totalCadCents])
      return csvOf([['Order', 'Customer', 'Total (CAD)'], ...lines])
    }
    return pageOf(call, list)
  },

  changeBillStatuses({ body: { orderIds = [], groups, billStatus, reason } }, call) {
    if (billStatus === 'not_exportable' && reason === undefined) throw formError({ '/reason': ['Required'] })
    const inGroups = groups === undefined ? [] : rowsOf(call, groups, groups.filter)
    const ids = inGroups
      .filter((row) => groups?.ids.includes(groupIdOf(named(groups.grouping), row)))
      .map(({ order }) => order.view.id)
    const all = [...new Set([...orderIds, ...ids])]
    const known = call.world.orders.filter(({ view }) => all.includes(view.id))
    const missing = all.filter((id) => known.every(({ view }) => view.id !== id))
    const others = known.filter(({ view }) => view.billStatus !== billStatus)
    const isKept = ({ view, invoiceNumbers = [] }: MockOrder) =>
      view.billStatus === 'exported' && invoiceNumbers.length > 0
    const changing = others.filter((order) => !isKept(order))
    for (const order of changing) {
      order.view = { ...order.view, billStatus, updatedAt: call.now() }
      order.billed = billStatus === 'exported' ? amountsOf(order) : null
      if (reason !== undefined) order.notBillableReason = reason
    }
    return {
      changed: changing.length,
      unchanged: known.length - others.length,
      refused: [
        ...missing.map((orderId) => ({ orderId, code: 'not_found', message: noSuch('order') })),
        ...others.filter(isKept).map(({ view, invoiceNumbers: [number = ''] = [] }) => {
          return { orderId: view.id, code: 'on_invoice', message: standsOnInvoice(number) }
        }),
      ],
    }
  },

  markOrderPaid: ({ path }, call) => markPaid(orderFor(call, path), call.now()),
  markOrderUnpaid: ({ path }, call) => markPaid(orderFor(call, path), null),
})

interface Days {
  readonly from: string
  readonly until: string
}

function rowsOf(
  call: MockCall,
  { until = todayOf(call), from = `${until.slice(0, 7)}-01` }: Partial<Days>,
  filter: Schema<'AccountingDataFilter'> | undefined,
): RevenueRow[] {
  return call.settings.fault === 'empty' ? [] : revenueRows(call, { from, until, filter })
}

function named(grouping: string): Grouping {
  return groupings.find((each) => each === grouping) ?? 'CustomerMonth'
}

function partyIn(grouping: Grouping, { shown }: RevenueRow) {
  return partyOf(grouping) === 'Customer' ? shown.customer : shown.driver
}

function searched(call: MockCall, { grouping }: { grouping: string }, rows: RevenueRow[], search = ''): RevenueRow[] {
  const by = named(grouping)
  return rows.filter((row) =>
    spanOf(by) === 'Order'
      ? matchesFilter(row.order, { search }, call.caller)
      : holdsWords(partyIn(by, row)?.name ?? '', search),
  )
}

function spanIn(grouping: Grouping, { shown }: RevenueRow) {
  return groupOf(grouping, { orderId: shown.id, date: shown.billableOn }, schedule)
}

function groupIdOf(grouping: Grouping, row: RevenueRow): string {
  const isByOrder = spanOf(grouping) === 'Order'
  return `${partyIn(grouping, row)?.id ?? 0}:${isByOrder ? row.shown.id : (spanIn(grouping, row).from ?? 'all')}`
}

interface MockGroup {
  readonly number: number
  readonly group: Schema<'AccountingGroup'>
}

function groupsOf(grouping: Grouping, rows: readonly RevenueRow[]): MockGroup[] {
  const isByOrder = spanOf(grouping) === 'Order'
  return [...Map.groupBy(rows, (row) => groupIdOf(grouping, row))].flatMap(([id, members]) => {
    const [first] = members
    if (first === undefined) return []
    const { from, until, label } = spanIn(grouping, first)
    const days = members.map(({ shown }) => shown.billableOn).toSorted()
    const party = partyIn(grouping, first)
    const group = {
      id,
      partyId: party?.id ?? null,
      partyName: party?.name ?? null,
      label: isByOrder ? waybillNumber(first.shown.id) : spanOf(grouping) === 'All' ? 'All' : label,
      from: isByOrder ? null : from,
      until: isByOrder ? null : until,
      orderId: isByOrder ? first.shown.id : null,
      firstDay: days[0] ?? '',
      lastDay: days.at(-1) ?? '',
      sums: sumsOf(members),
    }
    return [{ number: Math.min(...members.map(({ shown }) => shown.id)), group }]
  })
}

function markPaid(order: MockOrder, paidAt: number | null) {
  if (!isBillable(order.view.status, order.price.result.totalCadCents ?? null))
    throw formError({}, 'not_billable_yet', nothingToPay)
  order.paidAt = paidAt
  return { done: true } as const
}

export function wantsCsv({ request }: MockCall): boolean {
  return /\btext\/csv\b/.test(request.headers.get('accept') ?? '')
}

export function valuesOf({ request }: MockCall, name: string): string[] {
  return queryOf(request, name)?.split(',') ?? []
}

function cellOf({ partyName, label, sums }: Schema<'AccountingGroup'>, column: string): CsvCell {
  return { party: partyName, span: label, orders: sums.orders, total: sums.totalCadCents / 100 }[column] ?? null
}

export function csvOf(lines: readonly (readonly CsvCell[])[]): Response {
  return new HttpResponse(lines.map(spreadsheetLine).join(''), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  })
}
