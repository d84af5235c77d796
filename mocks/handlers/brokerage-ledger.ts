import {
  type BrokeredAmounts,
  costOf,
  differenceOf,
  differenceText,
  isCostAgreed,
  type Lane,
  laneKey,
  laneText,
  type LedgerGrouping,
  ledgerGroupings,
  ledgerSums,
  marginOf,
  marginPercent,
  missingPricesText,
  netBalance,
  owedTogether,
} from '#domain/accounting/brokerage-ledger.ts'
import type { InvoiceLine } from '#domain/accounting/types.ts'
import { waybillNumber } from '#domain/orders/order-number.ts'
import { holdsWords } from '#domain/text/bare-letters.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Partner } from '#generated/model/index.ts'
import { amountsOf, billedOf, revenueRows } from '../accounting.ts'
import { billingOf } from '../billing.ts'
import { tenantOf } from '../context.ts'
import { defineMocks, type MockCall } from '../define-mocks.ts'
import { matchesFilter } from '../orders.ts'
import { laneEndOf } from '../figures.ts'
import { pageOf, sortRows } from '../pages.ts'
import type { MockOrder } from '../world-types.ts'
import { csvOf, valuesOf, wantsCsv } from './accounting.ts'

type Row = Schema<'BrokerageLedgerRow'>
type Filter = Schema<'BrokerageLedgerFilter'>

/** An order that the caller's courier sold, and the one that it bought. */
interface Brokered extends BrokeredAmounts {
  readonly sold: MockOrder
  readonly bought: MockOrder
  readonly day: string
  readonly lane: Lane
}

interface Question {
  readonly grouping: string
  readonly from: string
  readonly until: string
  readonly search?: string | undefined
}

export const brokerageLedgerMocks = defineMocks({
  getBrokerageLedger({ query }, call) {
    const grouping = named(query.grouping)
    const list = {
      rows: rowsBy(grouping, brokeredOf(call, query, query.pagination?.filter)),
      idOf: ({ firstOrderId }: Row) => firstOrderId,
      sortBy: {
        name: ({ label }: Row) => label.toLowerCase(),
        day: ({ lastDay }: Row) => lastDay,
        orders: ({ sums }: Row) => sums.orders,
        sold: ({ sums }: Row) => sums.soldCadCents,
        bought: ({ sums }: Row) => sums.boughtCadCents,
        margin: ({ sums }: Row) => sums.marginCadCents,
        percent: ({ sums }: Row) => sums.marginPercent,
      },
      usual:
        grouping === 'order'
          ? ({ field: 'day', direction: 'desc' } as const)
          : ({ field: 'name', direction: 'asc' } as const),
    }
    if (!wantsCsv(call)) return pageOf(call, list)
    const columns = valuesOf(call, 'columns')
    const lines = sortRows(call.request, list).map((row) => columns.map((id) => cellOf(row, id)))
    return csvOf([columns, ...lines])
  },

  getBrokerageLedgerTotals: ({ query }, call) => sumsOf(brokeredOf(call, query, query.filter)),

  getPartnerBalances({ query: { search } }, call) {
    const own = tenantOf(call.caller).tenant.id
    const partners = ((call.world.resources.partner as readonly Partner[] | undefined) ?? []).filter(
      ({ tenantId, name }) => tenantId === own && holdsWords(name, search),
    )
    return pageOf(call, {
      rows: partners.map(({ id, name, status }) => balanceOf(call, own, { id, name, status })),
      sortBy: {
        name: ({ name }) => name.toLowerCase(),
        owedToUs: ({ owedToUs }) => owedToUs.totalCadCents,
        owedByUs: ({ owedByUs }) => owedByUs.totalCadCents,
        net: ({ netCadCents }) => netCadCents,
      },
    })
  },
})

function named(grouping: string): LedgerGrouping {
  return ledgerGroupings.find((each) => each === grouping) ?? 'order'
}

function brokeredOf(call: MockCall, { grouping, from, until, search = '' }: Question, filter: Filter = {}): Brokered[] {
  if (call.settings.fault === 'empty') return []
  const all = revenueRows(call, { from, until }).flatMap(({ order, shown }): Brokered[] => {
    const { brokerage } = order.view
    const bought = call.world.orders.find(({ view }) => view.id === brokerage?.buyOrderId)
    if (brokerage?.sellOrderId !== order.view.id || bought === undefined) return []
    return [
      {
        sold: order,
        bought,
        day: shown.billableOn,
        lane: { pickup: laneEndOf(order.view.pickupLocation), dropoff: laneEndOf(order.view.dropoffLocation) },
        soldCents: shown.preTaxCadCents,
        boughtCents: amountsOf(bought)?.preTaxCents ?? null,
        agreedCents: brokerage.buyPreTaxCadCents,
        billedCents: billedOf(bought)?.preTaxCents ?? null,
      },
    ]
  })
  return all.filter((one) => isAskedFor(one, filter) && isFound(call, named(grouping), one, search))
}

function isAskedFor(one: Brokered, { partnerIds, customerIds, lane, isAtLoss, isDifferent }: Filter): boolean {
  const margin = marginOf(one.soldCents, costOf(one)) ?? 0
  return (
    (partnerIds?.includes(one.bought.view.receiverTenant.id) ?? true) &&
    (customerIds?.includes(one.sold.view.senderTenant.id) ?? true) &&
    (lane === undefined || lane === laneKey(one.lane)) &&
    (isAtLoss === undefined || isAtLoss === margin < 0) &&
    (isDifferent === undefined || isDifferent === ((differenceOf(one) ?? 0) !== 0))
  )
}

function isFound(call: MockCall, grouping: LedgerGrouping, one: Brokered, search: string): boolean {
  switch (grouping) {
    case 'order':
      return (
        matchesFilter(one.sold, { search }, call.caller) ||
        [one.sold, one.bought].some(({ invoiceNumbers = [] }) => invoiceNumbers.includes(search.trim()))
      )
    case 'partner':
      return holdsWords(one.bought.view.receiverTenant.name, search)
    case 'lane':
      return holdsWords(laneKey(one.lane), search)
  }
}

function sumsOf(orders: readonly Brokered[]): Schema<'BrokerageSums'> {
  const { soldCents, boughtCents, marginCents, comparedCents, ...counts } = ledgerSums(orders)
  return {
    ...counts,
    soldCadCents: soldCents,
    boughtCadCents: boughtCents,
    marginCadCents: marginCents,
    marginPercent: marginPercent(marginCents, comparedCents),
  }
}

function rowsBy(grouping: LedgerGrouping, orders: readonly Brokered[]): Row[] {
  const keyOf = (one: Brokered) =>
    ({ order: one.sold.view.id, lane: laneKey(one.lane), partner: one.bought.view.receiverTenant.id })[grouping]
  return [...Map.groupBy(orders, keyOf)].flatMap(([key, members]) => {
    const [first] = members
    if (first === undefined) return []
    const days = members.map(({ day }) => day).toSorted()
    const lane = grouping === 'partner' ? null : laneKey(first.lane)
    const text = lane && laneText(first.lane, false)
    const partner = { id: first.bought.view.receiverTenant.id, name: first.bought.view.receiverTenant.name }
    return [
      {
        id: String(key),
        firstOrderId: Math.min(...members.map(({ sold }) => sold.view.id)),
        label: { order: waybillNumber(first.sold.view.id), lane: text ?? '', partner: partner.name }[grouping],
        partner: grouping === 'lane' ? null : partner,
        customer:
          grouping === 'order'
            ? { id: first.sold.view.senderTenant.id, name: first.sold.view.senderTenant.name }
            : null,
        lane,
        laneText: text,
        firstDay: days[0] ?? '',
        lastDay: days.at(-1) ?? '',
        sums: sumsOf(members),
        order: grouping === 'order' ? shownOrder(first) : null,
      },
    ]
  })
}

function shownOrder(one: Brokered): Schema<'BrokeredOrder'> {
  return {
    sellOrderId: one.sold.view.id,
    buyOrderId: one.bought.view.id,
    soldCadCents: one.soldCents,
    boughtCadCents: costOf(one),
    isAgreed: isCostAgreed(one),
    agreedCadCents: one.agreedCents,
    marginCadCents: marginOf(one.soldCents, costOf(one)),
    billedCadCents: one.billedCents,
    difference: differenceText(differenceOf(one)),
    soldInvoiceNumbers: one.sold.invoiceNumbers ?? [],
    boughtInvoiceNumbers: one.bought.invoiceNumbers ?? [],
  }
}

function cellOf({ label, sums }: Row, column: string): string | number | null {
  return (
    {
      name: label,
      orders: sums.orders,
      sold: sums.soldCadCents / 100,
      bought: sums.boughtCadCents / 100,
      margin: sums.marginCadCents / 100,
      missing: missingPricesText(sums),
    }[column] ?? null
  )
}

function balanceOf(
  call: MockCall,
  own: number,
  partner: Pick<Schema<'PartnerBalance'>, 'id' | 'name' | 'status'>,
): Schema<'PartnerBalance'> {
  const [owedToUs, owedByUs] = [debtOf(call, own, partner.id), debtOf(call, partner.id, own)]
  const owed = ({ unbilledCadCents, outstandingCadCents }: Schema<'PartnerDebt'>) => ({
    unbilledCents: unbilledCadCents,
    outstandingCents: outstandingCadCents,
  })
  return { ...partner, owedToUs, owedByUs, netCadCents: netBalance(owed(owedToUs), owed(owedByUs)) }
}

/** Only the caller's courier makes runs in this world: what its partners billed is what their orders say. */
function debtOf(call: MockCall, sellerId: number, buyerId: number): Schema<'PartnerDebt'> {
  const orders = call.world.orders.filter(
    ({ view }) =>
      view.receiverTenant.id === sellerId && view.senderTenant.id === buyerId && view.status === 'completed',
  )
  const unbilled = orders.filter(({ view }) => view.billStatus === 'not_exported')
  const total = (order: MockOrder) => order.price.result.totalCadCents ?? 0
  const own = tenantOf(call.caller).tenant.id
  const invoiced = billingOf(call)
    .runs.filter(({ run }) => run.state === 'done' && sellerId === own)
    .flatMap(({ invoices }) => invoices)
    .filter(({ customerId }) => customerId === buyerId)
    .reduce((sum, { kind, lines }) => sum + (kind === 'invoice' ? 1 : -1) * linesTogether(lines), 0)
  const billed = orders.filter(({ view }) => view.billStatus === 'exported').reduce((sum, one) => sum + total(one), 0)
  const owed = {
    unbilledCents: unbilled.reduce((sum, one) => sum + total(one), 0),
    outstandingCents: sellerId === own ? invoiced : billed,
  }
  return {
    unbilledCadCents: owed.unbilledCents,
    outstandingCadCents: owed.outstandingCents,
    totalCadCents: owedTogether(owed),
    unbilledOrders: unbilled.length,
    unpriced: unbilled.filter(({ price }) => price.result.status !== 'priced').length,
  }
}

function linesTogether(lines: readonly InvoiceLine[]): number {
  return lines.reduce(
    (sum, { preTaxCents, taxes }) => taxes.reduce((all, { cents }) => all + cents, sum + preTaxCents),
    0,
  )
}
