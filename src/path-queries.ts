import type { Id } from './first-paths.ts'

/** What the address of a new order says. */
export interface NewOrder {
  /** An order whose route, service and parcels to begin with. */
  readonly again?: Id
  /** That order the other way round. */
  readonly back?: true
  readonly template?: Id
  /** Whom it is for. */
  readonly customer?: Id
  /** Of which courier. */
  readonly vendor?: Id
}

/** What the address of a new billing run says; days as `2026-11-30`. */
export interface NewBillingRun {
  readonly step?: 'leaks' | 'preview' | undefined
  readonly until?: string | undefined
  readonly invoiceDate?: string | undefined
  readonly grouping?: string | undefined
  readonly customers?: string | undefined
  readonly leak?: string | undefined
  /** The exclusions, as `excludedText` writes them. */
  readonly excluded?: string | undefined
}

export interface ReportAddress {
  readonly kind?: string
  readonly from?: string
  readonly until?: string
  readonly customer?: string | undefined
  readonly driver?: string | undefined
  readonly courier?: string | undefined
  readonly supplier?: string | undefined
  readonly service?: string | undefined
}

export interface PartnerLedgerAddress {
  readonly view?: string | undefined
  readonly partner?: Id | undefined
  /** Days, both of them included. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** What the address of a new pay run says; days as `2026-11-15`. */
export interface NewPayRun {
  readonly step?: 'preview' | undefined
  readonly until?: string | undefined
  readonly payDate?: string | undefined
  readonly drivers?: string | undefined
}
