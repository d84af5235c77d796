import type { Schema } from '#generated/handlers.ts'
import { ledgerOf } from '../invoices.ts'
import type { World } from '../world-types.ts'

export const doneRunId = 41
export const waitingRunId = 42

/** Of the ledger as it begins: an invoice with two disputed lines, and who was billed it by whom. */
export const ledgerParams = {
  invoiceId: 24_000,
  vendorInvoiceId: 24_000,
  invoiceLineId: 24_000_001,
  invoiceDisputeId: 1,
  settlementId: 1,
  reminderRunId: 11,
  customerId: 2,
  vendorId: 1,
} as const

const days = { from: '2026-10-01', until: '2026-12-31' } as const
const settlement = { kind: 'payment', customerId: 2, settledOn: '2026-12-14' } as const

/** What the calls about invoices name. */
export const ledgerCalls = {
  sendInvoices: { body: { invoiceIds: [24_000] } },
  markInvoicesSent: { body: { invoiceIds: [24_000] } },
  markInvoicesPaid: { body: { invoiceIds: [24_000], settledOn: '2026-12-14' } },
  createSettlement: { body: { ...settlement, parts: [{ invoiceId: 24_000, cadCents: 100 }] } },
  getCustomerStatement: { params: days },
  getCustomerStatementPdf: { params: days },
  getVendorStatement: { params: days },
  getVendorStatementPdf: { params: days },
  cancelReminderRun: { params: { reminderRunId: waitingRunId } },
} as const

const run: Schema<'BillingExport'> = {
  id: doneRunId,
  state: 'done',
  package: 'qbo',
  grouping: 'CustomerMonth',
  until: '2026-10-31',
  invoiceDate: '2026-10-31',
  customers: null,
  done: 1,
  total: 1,
  failure: null,
  orders: 1,
  invoices: 1,
  creditNotes: 0,
  preTaxCadCents: 1_000,
  taxCadCents: 50,
  totalCadCents: 1_050,
  excludedOrders: 0,
  excludedCadCents: 0,
  firstNumber: '1001',
  lastNumber: '1001',
  madeByName: 'Bea Bookman',
  createdAt: 1_795_280_400,
  endedAt: 1_795_280_410,
  reversedAt: null,
  reversedByName: null,
  reversalReason: null,
}

const file: Schema<'BillingFile'> = {
  position: 1,
  name: 'invoices.csv',
  kind: 'invoices',
  invoices: 1,
  rows: 1,
  downloadedAt: null,
  downloadedByName: null,
}

/** Gives a world one run that is done, and one that waits; of reminders as well. */
export function billedWorld(world: World): void {
  const input = { until: run.until, invoiceDate: run.invoiceDate, grouping: 'CustomerMonth' as const }
  const made = { input, looks: 0, invoices: [], files: [], texts: ['*InvoiceNo'] }
  world.billing = {
    runs: [
      { ...made, run: structuredClone(run), files: [{ ...file }] },
      { ...made, run: { ...run, id: waitingRunId, state: 'waiting' } },
    ],
    accepted: [],
    mappings: [],
    next: 1_002,
  }
  const { reminderRuns } = ledgerOf({ world })
  const [like] = reminderRuns
  if (like !== undefined)
    reminderRuns.push({ ...like, run: { ...like.run, id: waitingRunId, state: 'waiting', endedAt: null } })
}
