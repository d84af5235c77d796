import { onlySupplies, type TenantFeature } from '#domain/access/navigation.ts'

/** Every report there is (docs/rules/figures.md, "Reports"), as the contract's `ReportKind` lists them. */
export const reportKinds = [
  'AllOrders',
  'SummaryByDriver',
  'TransactionByDriver',
  'SummaryByCustomer',
  'TransactionByCustomer',
  'SummaryByCourier',
  'TransactionByCourier',
  'SummaryBySupplier',
  'TransactionBySupplier',
] as const

export type ReportKind = (typeof reportKinds)[number]

export const reportLabels: Readonly<Record<ReportKind, string>> = {
  AllOrders: 'All Orders',
  SummaryByDriver: 'Summary By Driver',
  TransactionByDriver: 'Transaction By Driver',
  SummaryByCustomer: 'Summary By Customer',
  TransactionByCustomer: 'Transaction By Customer',
  SummaryByCourier: 'Summary By Courier',
  TransactionByCourier: 'Transaction By Courier',
  SummaryBySupplier: 'Summary By Supplier',
  TransactionBySupplier: 'Transaction By Supplier',
}

/** By whom the orders of a report stand together. */
export type ReportParty = 'Driver' | 'Customer' | 'Courier' | 'Supplier'

/**
 * On which side of its orders the organization of a report stands: it carried them out, it ordered and pays for them, or it placed them
 * for its customers and sees no price.
 */
export type ReportSide = 'carriedOut' | 'ordered' | 'supplied'

/** What an organization can do, as its plan says. */
interface Features {
  has(feature: TenantFeature): boolean
}

/** Null of the report on all orders, which stand one by one. */
export function partyOfReport(kind: ReportKind): ReportParty | null {
  const [, party] = /By(Driver|Customer|Courier|Supplier)$/.exec(kind) ?? []
  return (party as ReportParty | undefined) ?? null
}

/** Whether a row is what several orders come to, rather than an order. */
export function isSummary(kind: ReportKind): boolean {
  return kind.startsWith('Summary')
}

/** The report that lists the orders which a summary puts together. */
export function transactionsOf(kind: ReportKind): ReportKind {
  return kind.replace('Summary', 'Transaction') as ReportKind
}

/** A courier reports what it carried out, and by courier what it ordered of others; all others report what they ordered. */
export function sideOfReport(kind: ReportKind, features: Features): ReportSide {
  if (onlySupplies(features)) return 'supplied'
  return features.has('Courier') && partyOfReport(kind) !== 'Courier' ? 'carriedOut' : 'ordered'
}

/** Why an organization cannot have a report; null where it can. */
export function whyNoReport(kind: ReportKind, features: Features): string | null {
  const party = partyOfReport(kind)
  if ((party === 'Driver' || party === 'Customer') && !features.has('Courier')) {
    return `Only a courier has reports by ${party.toLowerCase()}`
  }
  if (party === 'Supplier' && onlySupplies(features)) return 'Only couriers and customers have reports by supplier'
  return null
}

/** The reports that an organization can have, in their order. */
export function reportsOf(features: Features): readonly ReportKind[] {
  return reportKinds.filter((kind) => whyNoReport(kind, features) === null)
}

/** What narrows a report down, by the names of the contract's filter. */
export const reportFilterNames = [
  'customerIds',
  'driverIds',
  'hasDriver',
  'courierIds',
  'supplierIds',
  'serviceIds',
] as const

export type ReportFilterName = (typeof reportFilterNames)[number]

const filtersOfSides: Readonly<Record<ReportSide, readonly ReportFilterName[]>> = {
  carriedOut: ['customerIds', 'driverIds', 'hasDriver', 'supplierIds', 'serviceIds'],
  ordered: ['courierIds', 'supplierIds', 'serviceIds'],
  supplied: ['courierIds', 'serviceIds'],
}

/** What the reports of a side can be narrowed down by. */
export function filtersOfSide(side: ReportSide): readonly ReportFilterName[] {
  return filtersOfSides[side]
}

/** Whether an order was delivered by its promise; null where there was none, or no delivery. @param at unix seconds, both */
export function isOnTime({
  dueAt,
  droppedOffAt,
}: {
  dueAt: number | null
  droppedOffAt: number | null
}): boolean | null {
  return dueAt === null || droppedOffAt === null ? null : droppedOffAt <= dueAt
}

/**
 * What is left of an order for its courier, in cents before tax: null without a price, and where it was bought of a partner at a price
 * that is not known. A driver without a rate costs nothing here.
 * @param bought what the partner gets; undefined: it was not brokered, null: the price is not known
 */
export function marginOfOrder(order: {
  readonly preTaxCents: number | null
  readonly payCents: number | null
  readonly bought: number | null | undefined
}): number | null {
  const { preTaxCents, payCents, bought } = order
  if (preTaxCents === null || bought === null) return null
  return preTaxCents - (payCents ?? 0) - (bought ?? 0)
}
