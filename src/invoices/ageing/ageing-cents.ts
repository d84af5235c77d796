import type { AgeingColumn } from '#domain/accounting/invoices/ageing.ts'
import type { AgeingSums } from '#generated/model/index.ts'

/** What stands in a column, in Canadian cents. */
export function centsOfColumn(ageing: AgeingSums, column: AgeingColumn): number {
  return ageing[`${column}CadCents`]
}
