import type { TenantFeature } from '#domain/access/navigation.ts'
import type { PeriodDays } from '#domain/accounting/period-words.ts'
import { filtersOfSide, type ReportKind, reportsOf, sideOfReport, type ReportSide } from '#domain/accounting/reports.ts'
import type { ReportFilter } from '#generated/model/index.ts'
import { idOf } from '#src/tables/address-values.ts'

/** The text of a parameter of the address; empty where it has none. */
type Read = (name: string) => string

/** Which report is shown. */
export interface ReportQuestion extends PeriodDays {
  readonly kind: ReportKind
  readonly side: ReportSide
  readonly filter: ReportFilter
}

/** What narrows a report down, by its names in the address; kind and days are always there. */
export const reportNarrowings = ['customer', 'driver', 'courier', 'supplier', 'service'] as const

export type ReportNarrowing = (typeof reportNarrowings)[number]

/** What the address calls the orders that nobody drove: `?driver=none`. */
export const nobody = 'none'

type Features = { has(feature: TenantFeature): boolean }

/** What opens first: whom a courier earns by, and whom all others pay. */
const usualKinds: readonly ReportKind[] = ['SummaryByCustomer', 'SummaryByCourier']

/** `?kind=SummaryByDriver`, of those that the organization can have. */
export function reportKindIn(read: Read, features: Features): ReportKind {
  const kinds = reportsOf(features)
  const named = read('kind')
  const found = kinds.find((kind) => kind === named) ?? usualKinds.find((kind) => kinds.includes(kind))
  return found ?? 'AllOrders'
}

/** All that the address asks; what this report is not narrowed down by is left out. */
export function reportQuestionIn(read: Read, days: PeriodDays, features: Features): ReportQuestion {
  const kind = reportKindIn(read, features)
  const side = sideOfReport(kind, features)
  const allowed = filtersOfSide(side)
  const ids = (name: ReportNarrowing) => {
    const id = idOf(read(name))
    return id === null ? undefined : [id]
  }
  const asked = {
    customerIds: ids('customer'),
    driverIds: ids('driver'),
    hasDriver: read('driver') === nobody ? false : undefined,
    courierIds: ids('courier'),
    supplierIds: ids('supplier'),
    serviceIds: ids('service'),
  }
  const filter = Object.fromEntries(
    allowed.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])),
  ) as ReportFilter
  return { kind, side, from: days.from, until: days.until, filter }
}

/** The filter of a call, where there is any. */
export function filterOfReport({ filter }: Pick<ReportQuestion, 'filter'>): { filter?: ReportFilter } {
  return Object.keys(filter).length > 0 ? { filter } : {}
}
