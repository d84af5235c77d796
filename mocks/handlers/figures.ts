import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { amountsOfOrders, countOrders, isCounted } from '#domain/figures/count-orders.ts'
import { noDriver, type FigureDimension, type FigureMeasure } from '#domain/figures/figures.ts'
import { daysBefore, spansOf, usualSpan } from '#domain/figures/spans.ts'
import type { PeriodDays } from '#domain/accounting/period-words.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import { forbidden } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { revenueRows } from '../accounting.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { figureOrdersOf, seesMoney, sideOf, type MockFigureOrder } from '../figures.ts'
import { invoicesOf, todayOf } from '../invoices.ts'
import { pageOf } from '../pages.ts'
import { ageingOf } from '../statement.ts'

type Params = Schema<'AnalyticsParams'>
type Group = Schema<'AnalyticsGroup'>

/** What orders come to, counted of the world's orders. */
export const figuresMocks = defineMocks({
  getOrderAnalytics: ({ query: { params } }, call) =>
    overTime(call, params, (orders, days) => countOrders(orders, days).orders),

  getRevenueAnalytics({ query: { params } }, call) {
    const side = sideOf(call, params)
    if (!seesMoney(call, side)) throw forbidden()
    return overTime(call, params, (orders, days) => amountsOfOrders(orders, days, side))
  },

  getOnTimeAnalytics: ({ query: { params } }, call) =>
    overTime(call, params, (orders, days) => countOrders(orders, days).onTime),

  getAnalyticsGroups: ({ query: { params, dimension, search } }, call) => groupPage(call, params, dimension, search),

  getDriverStatistics: ({ query: { params } }, call) => groupPage(call, { ...params, side: 'carried' }, 'driver'),

  getUserAnalytics: ({ path, query: { params } }, call) =>
    overTime(
      call,
      { ...params, side: 'carried', of: { dimension: 'driver', key: String(path.userId) } },
      (orders, days) => countOrders(orders, days).onTime,
    ),

  getFigureOrders({ query: { params, measure } }, call) {
    const side = sideOf(call, params)
    const rows = measuredOrders(call, params, measure).map((order) => ({
      ...shownOrder(order, measure, seesMoney(call, side)),
    }))
    return pageOf(call, {
      rows,
      sortBy: { day: ({ day }: Schema<'FigureOrder'>) => day },
      usual: { field: 'day', direction: 'desc' },
    })
  },

  getFigureSums({ query: { params, measure } }, call) {
    const orders = measuredOrders(call, params, measure)
    const days = { from: '0001-01-01', until: '9999-12-31' }
    // How long they took is said of measures of that alone.
    const timed = measure === 'waited' || measure === 'underway' ? orders : []
    const { waits, ways } = countOrders(timed, days).onTime
    const { revenueCadCents, payCadCents, boughtCadCents, marginCadCents } = amountsOfOrders(
      orders,
      days,
      sideOf(call, params),
    )
    const hidden = { revenueCadCents: null, payCadCents: null, boughtCadCents: null, marginCadCents: null }
    const amounts = { revenueCadCents, payCadCents, boughtCadCents, marginCadCents }
    return {
      orders: orders.length,
      waits,
      ways,
      ...(seesMoney(call, sideOf(call, params)) ? amounts : hidden),
    }
  },

  getInvoicingStats({ query: { start, end } }, call) {
    const { timezone } = tenantOf(call.caller).tenant
    const [from, until] = [wallTimeAt(start, timezone).date, wallTimeAt(end, timezone).date]
    const due = revenueRows(call, { from, until, filter: { states: ['unbilled', 'changed'] } })
    const all = invoicesOf(call)
    const made = all
      .filter(({ shown }) => shown.invoiceDate >= from && shown.invoiceDate <= until)
      .map(({ shown }) => shown)
    const ageing = ageingOf(all, todayOf(call))
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    return {
      invoices: made.length,
      invoicedCadCents: sum(made.map(({ totalCadCents }) => totalCadCents)),
      paidCadCents: sum(made.map(({ totalCadCents, outstandingCadCents }) => totalCadCents - outstandingCadCents)),
      outstandingCadCents: ageing.outstandingCadCents,
      overdueCadCents: ageing.outstandingCadCents - ageing.currentCadCents,
      unbilledOrders: due.length,
      unbilledCadCents: sum(due.map(({ shown }) => (shown.totalCadCents ?? 0) - (shown.billedCadCents ?? 0))),
    }
  },
})

function overTime<Figures>(
  call: MockCall,
  params: Params,
  figures: (orders: readonly MockFigureOrder[], days: PeriodDays) => Figures,
) {
  const { from, until } = params
  const days = { from, until }
  const by = params.by ?? usualSpan(days)
  const orders = figureOrdersOf(call, params)
  const at = (span: PeriodDays) => ({ ...span, figures: figures(orders, span) })
  return {
    side: sideOf(call, params),
    by,
    buckets: spansOf(days, by).map(at),
    total: figures(orders, days),
    before: at(daysBefore(days)),
  }
}

function groupPage(call: MockCall, params: Params, dimension: FigureDimension, search = '') {
  const side = sideOf(call, params)
  const orders = figureOrdersOf(call, params)
  const keys = [...new Set(orders.map((order) => order.keys[dimension]))].toSorted()
  const groups = keys.map((key, index): Group => {
    const those = orders.filter((order) => order.keys[dimension] === key)
    const revenue = seesMoney(call, side) ? amountsOfOrders(those, params, side) : null
    return {
      id: index + 1,
      key,
      label: those[0]?.labels[dimension] || noDriver,
      ...countOrders(those, params),
      revenue,
    }
  })
  return pageOf(call, {
    rows: groups.filter(
      ({ label, orders: counts }) =>
        counts.placed + counts.delivered + counts.cancelled > 0 && holdsWords(label, search),
    ),
    sortBy: {
      label: ({ label }: Group) => label.toLowerCase(),
      placed: (group: Group) => group.orders.placed,
      delivered: (group: Group) => group.orders.delivered,
      cancelled: (group: Group) => group.orders.cancelled,
      onTime: ({ onTime }: Group) => (onTime.promised === 0 ? null : onTime.onTime / onTime.promised),
      revenue: ({ revenue }: Group) => revenue?.revenueCadCents ?? null,
      margin: ({ revenue }: Group) => revenue?.marginCadCents ?? null,
    },
    usual: { field: 'placed', direction: 'desc' },
  })
}

function measuredOrders(call: MockCall, params: Params, measure: FigureMeasure): MockFigureOrder[] {
  return figureOrdersOf(call, params).filter((order) => isCounted(order, measure, params))
}

function shownOrder(counted: MockFigureOrder, measure: FigureMeasure, withMoney: boolean): Schema<'FigureOrder'> {
  const { order, labels, revenueCents, payCents, boughtCents, marginCents, earnedOn } = counted
  const days = { placed: counted.placedOn, cancelled: counted.cancelledOn }
  const isEarning = measure === 'earned' || measure === 'unpriced' || measure === 'withoutPay'
  const day =
    measure === 'placed' || measure === 'cancelled' ? days[measure] : isEarning ? earnedOn : counted.deliveredOn
  return {
    id: order.view.id,
    day: day ?? counted.placedOn,
    status: order.view.status,
    party: labels.party,
    service: labels.service,
    driver: labels.driver || null,
    lane: labels.lane,
    isOnTime: counted.isOnTime,
    waitMinutes: counted.waitMinutes,
    wayMinutes: counted.wayMinutes,
    revenueCadCents: withMoney ? revenueCents : null,
    payCadCents: withMoney ? payCents : null,
    boughtCadCents: withMoney ? boughtCents : null,
    marginCadCents: withMoney ? marginCents : null,
  }
}
