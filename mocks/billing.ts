import { amountsBilled, taxKey } from '#domain/accounting/corrections.ts'
import { billingCycles, lastDayOfCycle } from '#domain/accounting/billing-cycle.ts'
import { type ExcludedPart, type Exclusion, withoutExcluded } from '#domain/accounting/exclusions.ts'
import { dryRunFaults, type RunFault } from '#domain/accounting/faults.ts'
import type { Grouping } from '#domain/accounting/groupings.ts'
import { leakKinds, type LeakKind, leakText } from '#domain/accounting/leaks.ts'
import { numberInvoices, planInvoices, totalsOf } from '#domain/accounting/plan-invoices.ts'
import { textOfRun } from '#domain/accounting/run-text.ts'
import {
  type AccountingMapping,
  accountingPackages,
  type BillableOrder,
  type BilledCustomer,
  type NumberedInvoice,
  type TaxAmount,
} from '#domain/accounting/types.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import { tenantOf } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import { settingsOfTenant } from './handlers/settings.ts'
import type { MockBilling, MockOrder } from './world-types.ts'

export function billingOf({ world }: Pick<MockCall, 'world'>): MockBilling {
  return (world.billing ??= { runs: [], accepted: [], mappings: [], next: 1_001 })
}

/** What the caller's courier has said of its books, as far as runs ask. */
export function booksOf({ world, caller }: MockCall) {
  const { tenant } = tenantOf(caller)
  const said = settingsOfTenant(world, tenant.id, 'accountingSettings')
  const text = (name: string) => {
    const value = said[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    package: accountingPackages.find((code) => code === said['package']) ?? ('qbo' as const),
    billingCycle: billingCycles.find((cycle) => cycle === said['billingCycle']) ?? ('monthly' as const),
    usualItem: text('usualItem'),
    usualAccount: text('usualAccount'),
    invoicePrefix: text('invoicePrefix') ?? '',
    invoiceMemo: text('invoiceMemo'),
    gstHstNumber: text('gstHstNumber'),
    qstNumber: text('qstNumber'),
  }
}

function todayOf({ caller, now }: MockCall): string {
  return wallTimeAt(now(), tenantOf(caller).tenant.timezone).date
}

/** An order that a run would bill or correct. */
export interface DueOrder extends BillableOrder {
  readonly customerName: string
}

/** The orders that the caller's courier may bill up to a day, or correct. */
function dueOrders(call: MockCall, until: string, customerIds?: readonly number[]): DueOrder[] {
  const { tenant } = tenantOf(call.caller)
  return call.world.orders.flatMap((order) => {
    const due = dueOf(call, order)
    const isMine = order.view.receiverTenant.id === tenant.id
    return due !== null && isMine && due.billableOn <= until && (customerIds?.includes(due.customerId) ?? true)
      ? [due]
      : []
  })
}

function dueOf(call: MockCall, { view, price }: MockOrder): DueOrder | null {
  const billed = amountsBilled(linesOf(call, view.id))
  const isOver = view.status === 'completed' || (view.status === 'cancelled' && (price.result.preTaxCadCents ?? 0) > 0)
  const isChanged = billed !== null && billed.preTaxCents !== price.result.preTaxCadCents
  if (!isOver || (billed === null ? view.billStatus !== 'not_exported' : !isChanged)) return null
  const { id, times, senderTenant, serviceName, poNumber, pickupLocation, dropoffLocation } = view
  const at = times.completedAt ?? view.updatedAt
  return {
    orderId: id,
    customerId: senderTenant.id,
    customerName: senderTenant.name,
    billableOn: wallTimeAt(at, tenantOf(call.caller).tenant.timezone).date,
    serviceId: call.world.services.find(({ summary }) => summary.name === serviceName)?.summary.id ?? 1,
    serviceName,
    poNumber: poNumber ?? '',
    isCancelled: view.status === 'cancelled',
    pickup: pickupLocation.fullName,
    dropoff: dropoffLocation.fullName,
    price:
      price.result.preTaxCadCents === null
        ? null
        : { preTaxCents: price.result.preTaxCadCents, taxes: price.result.lines.flatMap(taxOf) },
    billed,
    paidOn: null,
  }
}

function taxOf({ group, name, priceCadCents, reason }: MockOrder['price']['result']['lines'][number]): TaxAmount[] {
  if (group !== 'tax') return []
  const type = reason.input['type'] as TaxAmount['type']
  return [{ type, name, percent: Number(reason.input['percent'] ?? 0), cents: priceCadCents }]
}

/** The numbers of the invoices on which an order stands, the newest first. */
export function invoicesStoodOn(call: MockCall, orderId: number): string[] {
  return billingOf(call)
    .runs.filter(({ run }) => run.state === 'done')
    .flatMap(({ invoices }) => invoices.filter(({ lines }) => lines.some((line) => line.orderId === orderId)))
    .map(({ number }) => number)
    .toReversed()
}

function linesOf(call: MockCall, orderId: number) {
  return billingOf(call)
    .runs.filter(({ run }) => run.state === 'done')
    .flatMap(({ invoices }) => invoices.flatMap(({ lines }) => lines))
    .filter((line) => line.orderId === orderId)
}

function totalOf({ price }: Pick<BillableOrder, 'price'>): number | null {
  return price === null ? null : totalsOf([price]).totalCents
}

/** A customer as its courier keeps it. */
function customerRow({ world, caller }: MockCall, id: number): Partial<Schema<'Customer'>> {
  const { tenant } = tenantOf(caller)
  const found = world.resources['customer']?.find((row) => row.id === id && row.tenantId === tenant.id)
  return (found ?? {}) as Partial<Schema<'Customer'>>
}

/** The customers to whom something is to be billed. */
export function dueCustomers(call: MockCall, until: string): Schema<'BillingCustomer'>[] {
  const { billingCycle: cycle } = booksOf(call)
  return [...Map.groupBy(dueOrders(call, until), ({ customerId }) => customerId)].map(([id, orders]) => {
    const fresh = orders.filter(({ billed }) => billed === null)
    const changed = orders.filter(({ billed }) => billed !== null)
    const sum = (of: readonly DueOrder[]) => of.reduce((so, order) => so + (totalOf(order) ?? 0), 0)
    const firstDay = orders.map(({ billableOn }) => billableOn).toSorted()[0] ?? until
    return {
      id,
      name: orders[0]?.customerName ?? '',
      billToName: customerRow(call, id).billToName ?? null,
      billingCycle: cycle,
      isDue: firstDay <= lastDayOfCycle(cycle, todayOf(call)),
      orders: fresh.length,
      unpriced: fresh.filter(({ price }) => price === null).length,
      corrections: changed.length,
      totalCadCents: sum(fresh),
      changeCadCents:
        sum(changed) -
        changed.reduce((so, { billed }) => so + (billed === null ? 0 : totalsOf([billed]).totalCents), 0),
      firstDay,
      lastBilledOn: lastBilledOn(call, id),
    }
  })
}

function lastBilledOn(call: MockCall, customerId: number): string | null {
  const dates = billingOf(call)
    .runs.filter(({ run, invoices }) => run.state === 'done' && invoices.some((one) => one.customerId === customerId))
    .map(({ run }) => run.invoiceDate)
  return dates.toSorted().at(-1) ?? null
}

/** The leaks up to a day that this world can have: the others want what it does not keep. */
export function leaksOf(call: MockCall, until: string, customerIds?: readonly number[]): Schema<'RevenueLeak'>[] {
  const { tenant } = tenantOf(call.caller)
  const today = todayOf(call)
  const never = call.world.orders.filter(
    ({ view }) =>
      view.status === 'droppedOff' &&
      view.receiverTenant.id === tenant.id &&
      (customerIds?.includes(view.senderTenant.id) ?? true),
  )
  const due = dueOrders(call, until, customerIds)
  return [
    ...never.flatMap(({ view, price }) => {
      const { date: day } = wallTimeAt(view.times.droppedOffAt ?? view.updatedAt, tenant.timezone)
      const totalCents = price.result.totalCadCents
      return day <= until && day < today
        ? [leakOf(call, 'notCompleted', { view, day, totalCents, cents: totalCents })]
        : []
    }),
    ...due.flatMap((order) => {
      const view = call.world.orders.find((one) => one.view.id === order.orderId)?.view
      const totalCents = totalOf(order)
      const shared = view && { view, day: order.billableOn, totalCents }
      if (shared === undefined) return []
      const billedCents = order.billed === null ? null : totalsOf([order.billed]).totalCents
      return [
        ...(order.price === null ? [leakOf(call, 'noPrice', { ...shared, cents: null })] : []),
        ...(billedCents === null
          ? []
          : [
              leakOf(call, 'changedSinceBilled', {
                ...shared,
                billedCents,
                cents: Math.abs((totalCents ?? 0) - billedCents),
              }),
            ]),
      ]
    }),
  ]
}

interface LeakParts {
  readonly view: MockOrder['view']
  readonly day: string
  readonly totalCents: number | null
  readonly billedCents?: number
  readonly cents: number | null
}

function leakOf(call: MockCall, leak: LeakKind, parts: LeakParts): Schema<'RevenueLeak'> {
  const { view, day, totalCents, billedCents = null, cents } = parts
  const facts = { day, totalCents, billedCents, boughtCents: null, preTaxCents: null, discountCents: 0 }
  const accepted = billingOf(call).accepted.find(
    (one) => one.orderId === view.id && one.leak === leak && one.cents === cents,
  )
  const { driver } = view
  return {
    id: `${leak}-${view.id}`,
    orderId: view.id,
    leak,
    day,
    customer: { id: view.senderTenant.id, name: view.senderTenant.name },
    driver: driver === null ? null : { id: driver.id, name: `${driver.firstName} ${driver.lastName}` },
    serviceName: view.serviceName,
    totalCadCents: totalCents,
    cents,
    detail: leakText(leak, { ...facts, unbilledWaitCents: 0, distanceM: view.distanceM, stampedM: null }),
    acceptance: accepted ? { reason: accepted.reason, by: accepted.by, at: accepted.at } : null,
  }
}

export function leakRank(leak: string): number {
  return leakKinds.findIndex((kind) => kind === leak)
}

/** What the books of the caller's courier call things. */
function mappingOf(call: MockCall): AccountingMapping {
  const settings = booksOf(call)
  const own = billingOf(call).mappings.filter((one) => one.package === settings.package)
  const of = (kind: string) => own.filter((one) => one.kind === kind)
  return {
    package: settings.package,
    services: new Map(of('service').map(({ key, item, account }) => [Number(key), { item, account }])),
    usual: { item: settings.usualItem, account: settings.usualAccount },
    taxCodes: new Map(of('tax').flatMap(({ key, code }) => (code === null ? [] : [[key, code] as const]))),
    columnNames: {},
    memo: settings.invoiceMemo,
  }
}

function billedCustomer(call: MockCall, id: number, name: string): BilledCustomer {
  const { package: code } = booksOf(call)
  const row = customerRow(call, id)
  const contact = billingOf(call).mappings.find(
    (one) => one.package === code && one.kind === 'customer' && one.key === String(id),
  )
  return {
    id,
    name,
    billToName: row.billToName ?? null,
    billToAddress: null,
    email: null,
    paymentTerms: 'net30',
    contact: contact?.code ?? null,
    isKnownContact: billingOf(call).runs.some(({ invoices }) => invoices.some((one) => one.customerId === id)),
  }
}

/** A run, worked out by the rules; nothing of it is kept. */
export interface PlannedRun {
  readonly orders: readonly DueOrder[]
  readonly leftOut: number
  readonly excluded: readonly ExcludedPart[]
  readonly invoices: readonly NumberedInvoice[]
  readonly faults: readonly RunFault[]
  readonly mapping: AccountingMapping
}

export function planRun(call: MockCall, input: Schema<'BillingRunInput'>): PlannedRun {
  const { until, invoiceDate, grouping, customerIds } = input
  const settings = booksOf(call)
  const { accepted, next } = billingOf(call)
  const all = dueOrders(call, until, customerIds)
  const isLeftOut = (order: DueOrder) =>
    order.price === null && accepted.some((one) => one.orderId === order.orderId && one.leak === 'noPrice')
  const due = all.filter((order) => !isLeftOut(order))
  const { taken: orders, excluded } = withoutExcluded(due, exclusionsOf(input))
  const customers = new Map(
    orders.map((one) => [one.customerId, billedCustomer(call, one.customerId, one.customerName)]),
  )
  const mapping = mappingOf(call)
  const drafts = planInvoices(orders, grouping as Grouping, customers)
  const prefix = settings.invoicePrefix
  const invoices = numberInvoices(drafts, { prefix, next, invoiceDate, customers })
  const books = {
    today: todayOf(call),
    takenNumbers: new Set<string>(),
    isRegistered: { gstHst: settings.gstHstNumber !== null, qst: settings.qstNumber !== null },
  }
  const faults = dryRunFaults({ orders, invoices, mapping, books })
  return { orders, leftOut: all.length - due.length, excluded, invoices, faults, mapping }
}

/** The exclusions that a run is asked for. */
export function exclusionsOf({
  excludedCustomers = [],
  excludedOrders = [],
}: Pick<Schema<'BillingRunInput'>, 'excludedCustomers' | 'excludedOrders'>): readonly Exclusion[] {
  return [
    ...excludedCustomers.map(({ customerId, reason }) => ({ customerId, orderId: null, reason })),
    ...excludedOrders.map(({ orderId, reason }) => ({ customerId: null, orderId, reason })),
  ]
}

/** The same with the names of the customers. */
export function shownExclusions({ world }: MockCall, excluded: readonly ExcludedPart[]): Schema<'BillingExclusion'>[] {
  return excluded.map(({ customerId, totalCents: totalCadCents, ...part }) => {
    const named = world.orders.find(({ view }) => view.senderTenant.id === customerId)?.view.senderTenant
    const customer = customerId === null ? null : { id: customerId, name: named?.name ?? `Customer ${customerId}` }
    return { customer, ...part, totalCadCents }
  })
}

/** Another text for each run that would come to something else. */
export function versionOf(run: PlannedRun): string {
  let digest = 0
  for (const sign of textOfRun(run)) digest = (digest * 31 + (sign.codePointAt(0) ?? 0)) % 2_147_483_647
  return `v${digest}`
}

/** What a run comes to, credits taken off. */
export function sumsOf(invoices: readonly NumberedInvoice[]) {
  const signed = invoices.map(({ kind, lines }) => ({ sign: kind === 'invoice' ? 1 : -1, ...totalsOf(lines) }))
  const sum = (name: 'preTaxCents' | 'taxCents' | 'totalCents') =>
    signed.reduce((so, one) => so + one.sign * one[name], 0)
  return {
    orders: new Set(invoices.flatMap(({ lines }) => lines.map(({ orderId }) => orderId))).size,
    invoices: invoices.filter(({ kind }) => kind === 'invoice').length,
    creditNotes: invoices.filter(({ kind }) => kind === 'creditNote').length,
    preTaxCadCents: sum('preTaxCents'),
    taxCadCents: sum('taxCents'),
    totalCadCents: sum('totalCents'),
  }
}

/** What can be matched to the books, with how many orders wait for it. */
export function mappableOf(
  call: MockCall,
  kind: Schema<'AccountingMappingKind'>,
): Omit<Schema<'AccountingMapping'>, 'item' | 'account' | 'code' | 'isMissing'>[] {
  const due = dueOrders(call, '9999-12-31')
  const counted = (matches: (order: DueOrder) => boolean) => due.filter(matches).length
  if (kind === 'service') {
    return call.world.services.map(({ summary: { id, name } }) => ({
      id,
      kind,
      key: String(id),
      name,
      detail: null,
      orders: counted(({ serviceId }) => serviceId === id),
    }))
  }
  if (kind === 'customer') {
    const { tenant } = tenantOf(call.caller)
    const rows = (call.world.resources['customer'] ?? []).filter((row) => row.tenantId === tenant.id)
    return rows.map(({ id }) => {
      const { name = '', billToName = null } = customerRow(call, id)
      return { id, kind, key: String(id), name, detail: billToName, orders: counted((one) => one.customerId === id) }
    })
  }
  const keys = new Set(due.flatMap(({ price }) => (price === null ? [] : taxKey(price.taxes))))
  return [...keys].toSorted().map((key, place) => ({
    id: place + 1,
    kind,
    key,
    name: key,
    detail: null,
    orders: counted(({ price }) => price !== null && taxKey(price.taxes) === key),
  }))
}
