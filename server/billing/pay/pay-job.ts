import { defineRunJob, type RunKind } from '../runs/run-life.ts'
import { writePay } from './write-pay.ts'

export const payRuns: RunKind<'pay_exports'> = {
  table: 'pay_exports',
  entity: 'pay-export',
  topic: 'pay-exports',
  job: 'pay-run',
}

/** Makes a pay run. */
export const payRunJob = defineRunJob(payRuns, { title: 'Pay run', key: 'payExportId' }, (ctx, row, report) => {
  const { from_date: from, until_date: until, pay_date: payDate, driver_ids: driverIds } = row
  return writePay(ctx, row.id, { from, until, payDate, driverIds }, row.expected, report)
})
