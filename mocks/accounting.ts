import { isBillable, revenueStateOf } from '#domain/accounting/revenue-state.ts'
import type { Amounts } from '#domain/accounting/types.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import { payOf } from './driver-pay.ts'
import { fullName } from './order-acts.ts'
import { ordersFor } from './orders.ts'
import type { MockOrder } from './world-types.ts'

/** An order that brings money in, as accounting sees it. */
export interface RevenueRow {
  readonly order: MockOrder
  readonly shown: Schema<'AccountingOrder'>
}

interface Asked {
  readonly from: string
  readonly until: string
  readonly filter?: Schema<'AccountingDataFilter'> | undefined
}

/** The orders that the caller's organization carried out on these days, oldest first. */
export function revenueRows(call: MockCall, { filter = {}, ...days }: Asked): RevenueRow[] {
  const { id } = tenantOf(call.caller).tenant
  return billableRows(call, days, ({ view }) => view.receiverTenant.id === id).filter(({ shown }) =>
    isAskedFor(shown, filter),
  )
}

/** Those of its orders, on whatever side, that cost something on these days, oldest first. */
export function billableRows(
  call: MockCall,
  { from, until }: Pick<Asked, 'from' | 'until'>,
  isOne: (order: MockOrder) => boolean,
): RevenueRow[] {
  const { timezone } = tenantOf(call.caller).tenant
  return ordersFor(call.world, call.caller)
    .filter((order) => isOne(order) && isBillable(order.view.status, order.price.result.totalCadCents ?? null))
    .map((order) => ({ order, shown: shownOrder(order, timezone) }))
    .filter(({ shown }) => shown.billableOn >= from && shown.billableOn <= until)
}

function isAskedFor(order: Schema<'AccountingOrder'>, filter: Schema<'AccountingDataFilter'>): boolean {
  const { states, customerIds, driverIds, isPaid, isPriced } = filter
  return (
    (states?.includes(order.state) ?? true) &&
    (customerIds?.includes(order.customer.id) ?? true) &&
    (driverIds?.includes(order.driver?.id ?? 0) ?? true) &&
    (isPaid === undefined || isPaid === (order.paidAt !== null)) &&
    (isPriced === undefined || isPriced === (order.totalCadCents !== null))
  )
}

/** What it costs now, by each tax; null without a price. */
export function amountsOf({ price: { result } }: MockOrder): Amounts | null {
  if (result.status !== 'priced') return null
  const taxes = result.lines.flatMap(({ group, name, priceCadCents, reason }) =>
    group === 'tax' && reason.rule === 'tax'
      ? [
          {
            type: reason.input.type,
            name,
            percent: Number(reason.input.percent),
            cents: priceCadCents,
          } as Amounts['taxes'][number],
        ]
      : [],
  )
  return { preTaxCents: result.preTaxCadCents ?? 0, taxes }
}

/** What was billed of it; null for nothing. */
export function billedOf(order: MockOrder): Amounts | null {
  if (order.billed !== undefined) return order.billed
  const { billStatus, exceptions } = order.view
  return billStatus === 'exported' && !exceptions.includes('price_changed_after_export') ? amountsOf(order) : null
}

function totalOf(amounts: Amounts | null): number | null {
  return amounts && amounts.taxes.reduce((sum, { cents }) => sum + cents, amounts.preTaxCents)
}

function shownOrder(order: MockOrder, timezone: string): Schema<'AccountingOrder'> {
  const { view, invoiceNumbers = [], notBillableReason = null, paidAt = null } = order
  const { completedAt, cancelledAt } = view.times
  const price = amountsOf(order)
  const billed = billedOf(order)
  const pay = view.driver === null ? null : payOf(order)
  return {
    id: view.id,
    billableOn: wallTimeAt(completedAt ?? cancelledAt ?? view.updatedAt, timezone).date,
    status: view.status,
    customer: view.senderTenant,
    driver: view.driver && { id: view.driver.id, name: fullName(view.driver) },
    serviceName: view.serviceName,
    poNumber: view.poNumber ?? '',
    pickup: `${view.pickupLocation.fullName}, ${view.pickupLocation.formattedAddress}`,
    dropoff: `${view.dropoffLocation.fullName}, ${view.dropoffLocation.formattedAddress}`,
    parcels: view.totalParcels,
    weightKg: view.totalWeightKg,
    distanceM: view.distanceM,
    preTaxCadCents: price?.preTaxCents ?? null,
    taxCadCents: price && (totalOf(price) ?? 0) - price.preTaxCents,
    totalCadCents: totalOf(price),
    rate: pay?.rate ?? null,
    payCadCents: pay?.plusAdjustmentsTotalCadCents ?? null,
    billStatus: view.billStatus,
    state: revenueStateOf(view.billStatus, price, billed),
    billedCadCents: totalOf(billed),
    invoiceNumbers,
    notBillableReason: view.billStatus === 'not_exportable' ? notBillableReason : null,
    paidAt,
  }
}

/** What orders come to together. */
export function sumsOf(rows: readonly RevenueRow[]): Schema<'AccountingSums'> {
  const sum = (of: (order: Schema<'AccountingOrder'>) => number | null) =>
    rows.reduce((total, { shown }) => total + (of(shown) ?? 0), 0)
  const count = (is: (order: Schema<'AccountingOrder'>) => boolean) => rows.filter(({ shown }) => is(shown)).length
  const inState = (state: string) => count((order) => order.state === state)
  return {
    orders: rows.length,
    unpriced: count(({ totalCadCents }) => totalCadCents === null),
    parcels: sum(({ parcels }) => parcels),
    weightKg: sum(({ weightKg }) => weightKg),
    distanceM: sum(({ distanceM }) => distanceM),
    preTaxCadCents: sum(({ preTaxCadCents }) => preTaxCadCents),
    taxCadCents: sum(({ taxCadCents }) => taxCadCents),
    totalCadCents: sum(({ totalCadCents }) => totalCadCents),
    payCadCents: sum(({ payCadCents }) => payCadCents),
    withoutPay: count(({ driver, rate }) => driver !== null && rate === null),
    billedCadCents: sum(({ billedCadCents }) => billedCadCents),
    paidCadCents: sum(({ paidAt, totalCadCents }) => (paidAt === null ? 0 : totalCadCents)),
    states: {
      unbilled: inState('unbilled'),
      exported: inState('exported'),
      changed: inState('changed'),
      notBillable: inState('notBillable'),
    },
  }
}
