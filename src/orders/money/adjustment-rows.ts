import { formatCents } from '#domain/amounts/money.ts'
import { mostAdjustmentCadCents } from '#domain/pricing/adjustments.ts'
import type { PriceAdjustment } from '#generated/model/index.ts'

/** The longest name of an adjustment. */
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

/** Whether what was typed for an adjustment is an amount that one can have. */
export function isAmount(price: AdjustmentRow['price']): price is number {
  return typeof price === 'number' && Math.abs(price) <= mostAdjustmentCadCents
}

/** Why the rows cannot be saved, or null: each adjustment needs a non-empty name (docs/rules/order-edit.md, "Price") and an amount. */
export function rowsProblem(rows: readonly AdjustmentRow[]): string | null {
  if (rows.some(({ name }) => name.trim() === '')) return 'Each adjustment needs a name'
  const wrong = rows.find(({ price }) => !isAmount(price))
  if (wrong === undefined) return null
  const name = wrong.name.trim()
  return typeof wrong.price === 'number'
    ? `${name} can be ${formatCents(mostAdjustmentCadCents)} at most, either way`
    : `The price of ${name} must be a valid number`
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

/**
 * What both made of a list of adjustments, brought together: an adjustment that I changed, put on or took off is as I have
 * it, every other as the other person left it. They are the same when they have the same name.
 * @param base the adjustments that I began with
 * @param theirs what somebody else saved in the meantime
 */
export function mergeRows(
  base: readonly PriceAdjustment[],
  mine: readonly AdjustmentRow[],
  theirs: readonly PriceAdjustment[],
): readonly AdjustmentRow[] {
  const [before, own, after] = [byName(base), byName(mine), byName(theirs)]
  return [...new Set([...own.keys(), ...after.keys()])].flatMap((name) => {
    const [row, other] = [own.get(name), after.get(name)]
    if (row?.price !== before.get(name)?.priceCadCents) return row ?? []
    if (other === undefined) return []
    return row?.price === other.priceCadCents ? row : rowsOf([other])
  })
}

/** Whether both changed one adjustment, and otherwise, so that `mergeRows` overrules the other person. */
export function isDisputed(
  base: readonly PriceAdjustment[],
  mine: readonly AdjustmentRow[],
  theirs: readonly PriceAdjustment[],
): boolean {
  const [before, own, after] = [byName(base), byName(mine), byName(theirs)]
  return [...new Set([...before.keys(), ...own.keys(), ...after.keys()])].some((name) => {
    const [from, to, kept] = [before.get(name)?.priceCadCents, after.get(name)?.priceCadCents, own.get(name)?.price]
    return from !== to && kept !== from && kept !== to
  })
}

/** Of several with one name the first of one list is the first of the other. */
function byName<Row extends { readonly name: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const counts = new Map<string, number>()
  return new Map(
    rows.map((row) => {
      const name = row.name.trim()
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [`${count}:${name}`, row]
    }),
  )
}
