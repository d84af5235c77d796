import type { LocalDate } from '../../time/zoned-time.ts'
import type { AccountingPackage } from '../types.ts'
import { sumsOfStatement } from './plan-statements.ts'
import type { StatementDraft } from './types.ts'

/** A row of a bill: what a driver gets for one kind of thing. Canadian cents. */
export interface BillRow {
  readonly description: string
  readonly cents: number
}

/** A statement as a bill of an accounting package. */
export interface Bill {
  readonly number: string
  /** The driver. */
  readonly supplier: string
  readonly email: string | null
  readonly date: LocalDate
  /** When the driver gets the money. */
  readonly dueDate: LocalDate
  /** The pay period in words. */
  readonly label: string
  readonly rows: readonly BillRow[]
  readonly account: string
  readonly taxCode: string
}

/**
 * The rows of a statement as a bill: orders, corrections, extras and deductions, each that comes to something. QuickBooks Online takes no
 * row below zero (docs/rules/exports-and-accounting.md, "Bills of driver pay"): what is taken off lowers the row of the orders there,
 * and where that is not enough the bill is one row.
 */
export function billRowsOf(statement: StatementDraft, accountingPackage: AccountingPackage): readonly BillRow[] {
  const sums = sumsOfStatement(statement)
  const orders = { description: 'Orders', cents: sums.ordersCents }
  const others = [
    { description: 'Corrections', cents: sums.correctionsCents },
    { description: 'Extras', cents: sums.extrasCents },
    { description: 'Deductions', cents: sums.deductionsCents },
  ].filter(({ cents }) => cents !== 0)
  const below = accountingPackage === 'qbo' ? others.filter(({ cents }) => cents < 0) : []
  const names = below.map(({ description }) => description.toLowerCase())
  const left = below.reduce((sum, { cents }) => sum + cents, orders.cents)
  if (left < 0) return [{ description: 'Driver pay', cents: sums.totalCents }]
  const netted = {
    description: names.length === 0 ? orders.description : `${orders.description}, less ${names.join(' and ')}`,
    cents: left,
  }
  const rows = [netted, ...others.filter((row) => !below.includes(row))].filter(({ cents }) => cents !== 0)
  return rows.length === 0 ? [netted] : rows
}
