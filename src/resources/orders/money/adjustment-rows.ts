import { formatCents } from '#domain/money.ts'
import type { PriceAdjustment } from '#generated/model/index.ts'

/** Most adjustments that a price or a pay takes, and the longest name of one. */
export const maxAdjustments = 50
export const maxAdjustmentName = 100

/** An adjustment while it is edited. */
export interface AdjustmentRow {
  /** Stays with the row while others come and go. */
  readonly key: string
  readonly name: string
  /** Cents, negative for a discount; text that is no amount as it was typed. */
  readonly price: number | string
}

export function newRow(): AdjustmentRow {
  return { key: crypto.getRandomValues(new Uint32Array(2)).join('-'), name: '', price: 0 }
}

export function rowsOf(adjustments: readonly PriceAdjustment[]): AdjustmentRow[] {
  return adjustments.map(({ name, priceCadCents }) => ({ ...newRow(), name, price: priceCadCents }))
}

/** The rows as they are sent. A price that is no amount yet counts as nothing; `rowsProblem` keeps it from being sent. */
export function adjustmentsOf(rows: readonly AdjustmentRow[]): PriceAdjustment[] {
  return rows.map(({ name, price }) => ({ name: name.trim(), priceCadCents: typeof price === 'number' ? price : 0 }))
}

/** Why the rows cannot be saved, or null: each adjustment needs a non-empty name (order-detail.md 5) and an amount. */
export function rowsProblem(rows: readonly AdjustmentRow[]): string | null {
  if (rows.some(({ name }) => name.trim() === '')) return 'Each adjustment needs a name'
  const unreadable = rows.find(({ price }) => typeof price !== 'number')
  return unreadable === undefined ? null : `The price of ${unreadable.name.trim()} must be a valid number`
}

/** Whether two lists of adjustments are the same, in this order. */
export function sameAdjustments(left: readonly PriceAdjustment[], right: readonly PriceAdjustment[]): boolean {
  return adjustmentsText(left) === adjustmentsText(right)
}

/** "Gate fee $5.00, Discount -$10.00", or "none". */
export function adjustmentsText(adjustments: readonly PriceAdjustment[]): string {
  if (adjustments.length === 0) return 'none'
  return adjustments.map(({ name, priceCadCents }) => `${name} ${formatCents(priceCadCents)}`).join(', ')
}
