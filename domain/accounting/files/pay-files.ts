import { csvLine } from '../../files/csv-lines.ts'
import { billRowsOf } from '../pay/bill-rows.ts'
import type { NumberedStatement, PayMapping } from '../pay/types.ts'
import type { LocalDate } from '../../time/zoned-time.ts'
import { chosenCode, packageLimits } from './packages.ts'
import { qboBillColumns, qboBillRows } from './qbo-bills.ts'
import { xeroBillColumns, xeroBillRows } from './xero-bills.ts'

/** A file of bills. */
export interface PayFile {
  readonly name: string
  readonly text: string
  readonly statements: number
  /** Without the header. */
  readonly rows: number
}

const formats = {
  qbo: { columns: qboBillColumns, rowsOf: qboBillRows },
  xero: { columns: xeroBillColumns, rowsOf: xeroBillRows },
}

interface PayFileParts {
  /** Before what is in a file. */
  readonly name: string
  /** The date of the bills, by `billDateOf`. */
  readonly date: LocalDate
  readonly dueDate: LocalDate
  /** The pay period in words. */
  readonly label: string
}

/**
 * The files of a pay run, a bill for each statement (docs/rules/exports-and-accounting.md, "Bills of driver pay"): no bill is torn apart.
 * @throws RangeError where no account or no tax code was chosen
 */
export function payFilesOf(
  statements: readonly NumberedStatement[],
  mapping: PayMapping,
  { name, date, dueDate, label }: PayFileParts,
): readonly PayFile[] {
  const { columns, rowsOf } = formats[mapping.package]
  const header = csvLine(columns.map((column) => mapping.columnNames[column] || column))
  const batches = payBatchesOf(statements, mapping)
  // Where nobody is paid, nobody has to have chosen anything.
  if (batches.length === 0) return []
  const account = chosenCode(mapping.account, 'the account of driver pay')
  const taxCode = chosenCode(mapping.taxCode, 'the tax code of driver pay')
  return batches.map((batch, index) => {
    const lines = batch.statements.flatMap((statement) =>
      rowsOf({
        number: statement.number,
        supplier: statement.driver.name,
        email: statement.driver.email,
        date,
        dueDate,
        label,
        rows: billRowsOf(statement, mapping.package),
        account,
        taxCode,
      }),
    )
    return {
      name: `${name}${batches.length > 1 ? `-${index + 1}-of-${batches.length}` : ''}.csv`,
      text: header + lines.map(csvLine).join(''),
      statements: batch.statements.length,
      rows: batch.rows,
    }
  })
}

/** How statements are shared out among files: in their order, each whole. */
export function payBatchesOf(
  statements: readonly NumberedStatement[],
  mapping: Pick<PayMapping, 'package'>,
): readonly { readonly statements: readonly NumberedStatement[]; readonly rows: number }[] {
  const limits = packageLimits[mapping.package]
  const batches: { statements: NumberedStatement[]; rows: number }[] = []
  for (const statement of statements) {
    const rows = billRowsOf(statement, mapping.package).length
    const last = batches.at(-1)
    if (last && last.statements.length < limits.invoices && last.rows + rows <= limits.rows) {
      last.statements.push(statement)
      last.rows += rows
    } else {
      batches.push({ statements: [statement], rows })
    }
  }
  return batches
}
