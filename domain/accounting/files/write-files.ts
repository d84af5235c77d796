import { csvLine } from '../../files/csv-lines.ts'
import type { AccountingMapping, AccountingPackage, ExportFile, NumberedInvoice } from '../types.ts'
import { packageLimits } from './packages.ts'
import { qboColumns, qboRows } from './qbo.ts'
import { xeroColumns, xeroRows } from './xero.ts'

/** What goes into one file. */
export interface FileBatch {
  readonly kind: ExportFile['kind']
  readonly invoices: readonly NumberedInvoice[]
  /** Without the header. */
  readonly rows: number
}

const formats = {
  qbo: { columns: qboColumns, rowsOf: qboRows },
  xero: { columns: xeroColumns, rowsOf: xeroRows },
}

/**
 * The files of a run, invoices first, then credit notes. UTF-8 without a byte order mark, lines that end as RFC 4180 has it, and every name
 * and number as it is (docs/rules/exports-and-accounting.md, "All files"): a text that looks like a formula is a text of the ledger.
 * @param name before what is in a file: `PSC-2026-11-30` makes `PSC-2026-11-30-invoices-1-of-2.csv`
 * @throws RangeError where the dry run has an error: an invoice longer than a file may be, no code for a tax, an item or an account
 */
export function filesOf(
  invoices: readonly NumberedInvoice[],
  mapping: AccountingMapping,
  { name }: { readonly name: string },
): readonly ExportFile[] {
  const { columns, rowsOf } = formats[mapping.package]
  const header = csvLine(columns.map((column) => mapping.columnNames[column] || column))
  const batches = batchesOf(invoices, mapping.package)
  const tooLong = batches.find(({ rows }) => rows > packageLimits[mapping.package].rows)
  if (tooLong)
    throw new RangeError(`${tooLong.invoices[0]?.number} has ${tooLong.rows} rows, more than a file may have`)
  return (['invoices', 'creditNotes'] as const).flatMap((kind) => {
    const ofKind = batches.filter((batch) => batch.kind === kind)
    const word = kind === 'invoices' ? 'invoices' : 'credit-notes'
    return ofKind.map((batch, index) => ({
      name: `${name}-${word}${ofKind.length > 1 ? `-${index + 1}-of-${ofKind.length}` : ''}.csv`,
      kind,
      text: header + batch.invoices.flatMap((invoice) => rowsOf(invoice, mapping).map(csvLine)).join(''),
      invoices: batch.invoices.length,
      rows: batch.rows,
    }))
  })
}

/** How invoices and credit notes are shared out among files: in their order, each whole. One that alone is too long has a batch to itself. */
export function batchesOf(
  invoices: readonly NumberedInvoice[],
  accountingPackage: AccountingPackage,
): readonly FileBatch[] {
  const limits = packageLimits[accountingPackage]
  return (['invoices', 'creditNotes'] as const).flatMap((kind) => {
    const batches: { kind: typeof kind; invoices: NumberedInvoice[]; rows: number }[] = []
    for (const invoice of invoices) {
      if ((invoice.kind === 'invoice') !== (kind === 'invoices')) continue
      const last = batches.at(-1)
      const rows = invoice.lines.length
      if (last && last.invoices.length < limits.invoices && last.rows + rows <= limits.rows) {
        last.invoices.push(invoice)
        last.rows += rows
      } else {
        batches.push({ kind, invoices: [invoice], rows })
      }
    }
    return batches
  })
}
