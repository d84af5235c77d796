import { driverPay } from '#domain/pricing/driver-pay.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { numberOf } from '#domain/amounts/number-text.ts'
import type { DriverPay, DriverPayUpdate } from '#generated/model/index.ts'
import type { ConflictChange } from '#src/orders/acts/ConflictCallout.tsx'
import {
  type AdjustmentRow,
  adjustmentsOf,
  adjustmentsText,
  isDisputed,
  mergeRows,
  rowsOf,
  rowsProblem,
  sameAdjustments,
} from './adjustment-rows.ts'
import { withoutSign } from '#domain/text/trimmed-text.ts'

/** What is edited of a driver's pay. */
export interface DriverPayForm {
  /** Percent of this order's own; null for the rate of driver or courier; text that is no rate as it was typed. */
  readonly rate: number | string | null
  readonly rows: readonly AdjustmentRow[]
}

const maxRate = 1_000

/** A pay in cents; null waits for a price or for a rate. */
export interface PayTotals {
  readonly commissionCadCents: number | null
  readonly adjustmentsCadCents: number
  readonly totalCadCents: number | null
}

/** The pay of a driver as it is edited; the rate in percent, null for the usual one. */
export function driverPayForm({ rateOverride, adjustments }: DriverPay): DriverPayForm {
  return { rate: rateOverride, rows: rowsOf(adjustments) }
}

/** What is sent; a rate that was cleared is the usual one. */
export function driverPayBody({ rate, rows }: DriverPayForm): Omit<DriverPayUpdate, 'version'> {
  return { rate: typeof rate === 'number' ? rate : null, adjustments: adjustmentsOf(rows) }
}

/** The rate that counts, in percent: this order's own, else the driver's or courier's; null when none is set. */
export function effectiveRate({ rate }: DriverPayForm, { defaultRate }: DriverPay): number | null {
  return typeof rate === 'number' ? rate : defaultRate
}

/** What the form comes to, worked out here as the server does (docs/rules/driver-pay-and-wait-time.md, "Driver pay"). */
export function payTotals(form: DriverPayForm, pay: DriverPay): PayTotals {
  const adjustments = adjustmentsOf(form.rows)
  const rate = typeof form.rate === 'string' ? null : effectiveRate(form, pay)
  const worked = driverPay(pay.payableCadCents ?? 0, rate ?? 0, adjustments)
  const known = rate !== null && pay.payableCadCents !== null
  return {
    commissionCadCents: known ? worked.totalCadCents : null,
    adjustmentsCadCents: worked.adjustmentsTotalCadCents,
    totalCadCents: known ? worked.plusAdjustmentsTotalCadCents : null,
  }
}

/** Why Update Pricing is disabled, or null (docs/rules/order-edit.md, "Driver pay"). */
export function driverPayProblem({ rate, rows }: DriverPayForm): string | null {
  if (typeof rate === 'string') return 'The rate must be a valid number'
  if (rate !== null && rate > maxRate) return `The rate can be ${maxRate} % at most`
  return rowsProblem(rows)
}

/** A percentage as it is typed, "62.5"; undefined for nothing, the text itself for no percentage. */
export function rateValue(text: string): number | string | null {
  const trimmed = withoutSign(text.trim(), '%')
  if (trimmed === '') return null
  const rate = numberOf(trimmed, { fits: ({ plain }) => /^\d+(?:\.\d{1,4})?$/.test(plain) })
  return rate ?? text
}

export function rateText(rate: number | string | null): string {
  return rate === null ? '' : String(rate)
}

/** Whether the form says what is stored, so that there is nothing to save or to lose. */
export function sameDriverPay(form: DriverPayForm, pay: DriverPay): boolean {
  const before = driverPayForm(pay)
  const rowsText = (rows: readonly AdjustmentRow[]) => JSON.stringify(rows.map(({ name, price }) => [name, price]))
  return form.rate === before.rate && rowsText(form.rows) === rowsText(before.rows)
}

/** What somebody else made of a pay, in words, and whether it collides with what is being entered. */
export function driverPayChanges(base: DriverPay, theirs: DriverPay, form: DriverPayForm): ConflictChange[] {
  return [
    base.rate !== theirs.rate && {
      label: 'Rate',
      from: percentText(base.rate),
      to: percentText(theirs.rate),
      both: form.rate !== base.rateOverride && form.rate !== theirs.rateOverride,
    },
    !sameAdjustments(base.adjustments, theirs.adjustments) && {
      label: 'Adjustments',
      from: adjustmentsText(base.adjustments),
      to: adjustmentsText(theirs.adjustments),
      both: isDisputed(base.adjustments, form.rows, theirs.adjustments),
    },
    base.plusAdjustmentsTotalCadCents !== theirs.plusAdjustmentsTotalCadCents && {
      label: 'Total',
      from: payText(base.plusAdjustmentsTotalCadCents),
      to: payText(theirs.plusAdjustmentsTotalCadCents),
    },
  ].filter((change) => change !== false)
}

/** What is being entered, on top of what somebody else saved: what was left as it stood follows theirs. */
export function rebaseDriverPay(form: DriverPayForm, base: DriverPay, theirs: DriverPay): DriverPayForm {
  const after = driverPayForm(theirs)
  const rowsTouched = !sameDriverPay({ ...form, rate: base.rateOverride }, base)
  return {
    rate: form.rate === base.rateOverride ? after.rate : form.rate,
    rows: rowsTouched ? mergeRows(base.adjustments, form.rows, theirs.adjustments) : after.rows,
  }
}

/** "62.5 %", or that there is no rate. */
export function percentText(rate: number | null): string {
  return rate === null ? 'No rate is set' : `${rate} %`
}

function payText(cents: number | null): string {
  return cents === null ? 'not known yet' : formatCents(cents)
}
