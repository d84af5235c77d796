import type { AgeingColumnWord } from '#domain/accounting/invoice-words.ts'
import type { AgeingSums } from '#generated/model/index.ts'

/** What stands in a column, in Canadian cents. */
export function centsOfColumn(ageing: AgeingSums, column: AgeingColumnWord): number {
  return ageing[`${column}CadCents`]
}
