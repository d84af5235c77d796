import type { Schema } from '#generated/handlers.ts'
import type { World } from '../world-types.ts'

export const doneRunId = 41
export const waitingRunId = 42

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

/** Gives a world one run that is done, and one that waits. */
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
}
