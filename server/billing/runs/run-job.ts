import { keptExclusions } from './exclusions.ts'
import { defineRunJob, type RunKind } from './run-life.ts'
import { writeRun } from './write-run.ts'

export const billingRuns: RunKind<'billing_exports'> = {
  table: 'billing_exports',
  entity: 'billing-export',
  topic: 'billing-exports',
  job: 'billing-run',
}

/** Makes a billing run. */
export const billingRunJob = defineRunJob(
  billingRuns,
  { title: 'Billing run', key: 'billingExportId' },
  (ctx, row, report) => {
    const { until_date: until, invoice_date: invoiceDate, grouping, customer_ids: customerIds } = row
    const excluded = keptExclusions(row.excluded)
    return writeRun(ctx, row.id, { until, invoiceDate, grouping, customerIds, excluded }, row.expected, report)
  },
)
