import type { TaxType } from '../pricing/types.ts'
import type { LocalDate } from '../time/zoned-time.ts'

/** A tax of an order, in Canadian cents. */
export interface TaxAmount {
  readonly type: TaxType
  /** As invoices print it, "GST (5%)". */
  readonly name: string
  readonly percent: number
  readonly cents: number
}

/** What an order costs, or was billed at. Canadian cents, none below zero. */
export interface Amounts {
  readonly preTaxCents: number
  /** Of each type one at most. */
  readonly taxes: readonly TaxAmount[]
}

/** An order that may be billed, as a run reads it. */
export interface BillableOrder {
  readonly orderId: number
  readonly customerId: number
  /** When it was completed, or cancelled at a charge, by the courier's calendar. */
  readonly billableOn: LocalDate
  readonly serviceId: number
  readonly serviceName: string
  readonly poNumber: string
  readonly isCancelled: boolean
  /** From and to, as a line of an invoice says it. */
  readonly pickup: string
  readonly dropoff: string
  /** What it costs now; null: it has no price. */
  readonly price: Amounts | null
  /** What stands on invoices of it, credits taken off; null: nothing. */
  readonly billed: Amounts | null
  /** The day on which somebody said that it is paid though it stands on no invoice, by the courier's calendar; null: nobody has. */
  readonly paidOn: LocalDate | null
}

/** A customer as invoices name it. */
export interface BilledCustomer {
  readonly id: number
  readonly name: string
  /** Of its billing profile; null: nobody has said. */
  readonly billToName: string | null
  readonly billToAddress: string | null
  readonly email: string | null
  readonly paymentTerms: PaymentTerms
  /** The contact of the accounting package that stands for it; null: its name for bills. */
  readonly contact: string | null
  /** Whether a file had it before. */
  readonly isKnownContact: boolean
}

export const paymentTerms = ['dueOnReceipt', 'net10', 'net20', 'net30', 'net60', 'net90'] as const

export type PaymentTerms = (typeof paymentTerms)[number]

/** The accounting packages, by the codes of docs/rules/names-and-values.md. */
export const accountingPackages = ['qbo', 'xero'] as const

export type AccountingPackage = (typeof accountingPackages)[number]

/** A line of an invoice or credit note. Cents are above zero on both, or zero. */
export interface InvoiceLine {
  readonly orderId: number
  /** `order`: for the first time; `correction`: it became dearer; `credit`: it became cheaper, or its taxes are others. */
  readonly kind: 'order' | 'correction' | 'credit'
  readonly serviceId: number
  readonly serviceName: string
  readonly poNumber: string
  readonly description: string
  readonly serviceDate: LocalDate
  readonly preTaxCents: number
  readonly taxes: readonly TaxAmount[]
}

/** An invoice or credit note before it has a number. */
export interface InvoiceDraft {
  readonly kind: 'invoice' | 'creditNote'
  readonly customerId: number
  /** What the grouping put together; the same for the same orders. */
  readonly key: string
  /** As it is printed, "November 2026". */
  readonly label: string
  readonly lines: readonly InvoiceLine[]
}

/** An invoice or credit note as it is written into a file. */
export interface NumberedInvoice extends InvoiceDraft {
  readonly number: string
  readonly customer: BilledCustomer
  readonly invoiceDate: LocalDate
  /** Null: credit notes are not due. */
  readonly dueDate: LocalDate | null
}

/** How the courier's books call things; by service id and by {@link taxKey}. */
export interface AccountingMapping {
  readonly package: AccountingPackage
  /** The item (QuickBooks Online) or inventory item (Xero), and the account of each service. */
  readonly services: ReadonlyMap<number, { readonly item: string | null; readonly account: string | null }>
  /** For services that have none of their own. */
  readonly usual: { readonly item: string | null; readonly account: string | null }
  /** The tax code, or tax rate's name, of each combination of taxes. */
  readonly taxCodes: ReadonlyMap<string, string>
  /** Another header for a column, by its name in ours. */
  readonly columnNames: Readonly<Record<string, string>>
  /** At the foot of each invoice. */
  readonly memo: string | null
}

/** A file of an export. */
export interface ExportFile {
  readonly name: string
  readonly kind: 'invoices' | 'creditNotes'
  readonly text: string
  readonly invoices: number
  /** Without the header. */
  readonly rows: number
}
