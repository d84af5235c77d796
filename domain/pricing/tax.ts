import { percentOf } from '../money.ts'
import type { LocalDate } from '../zoned-time.ts'
import type { TaxTreatment } from './types.ts'

/** The tax types that invoices and tax settings name (application.md 3.1). */
export const taxTypes = ['GST', 'PST SK', 'GST/HST', 'Exempt', 'Zero Rated'] as const

export type TaxType = (typeof taxTypes)[number]

/** A rate in force in a province from a date on, until a later row of the same type and province. */
export interface TaxRow {
  readonly type: TaxType
  readonly province: string
  readonly percent: number
  readonly effectiveFrom: LocalDate
}

/** A tax that applies to an order. */
export interface AppliedTax {
  readonly type: TaxType
  readonly name: string
  readonly percent: number
}

const always = '2016-10-01'

function row(type: TaxType, province: string, percent: number, effectiveFrom: LocalDate = always): TaxRow {
  return { type, province, percent, effectiveFrom }
}

/** The rates of domain-rules 4. `always` is the day the last of the standing rates took effect. */
const taxRows: readonly TaxRow[] = [
  ...['AB', 'BC', 'MB', 'SK', 'QC', 'NT', 'NU', 'YT'].map((province) => row('GST', province, 5)),
  row('GST/HST', 'ON', 13),
  ...['NB', 'NL', 'PE', 'NS'].map((province) => row('GST/HST', province, 15)),
  row('GST/HST', 'NS', 14, '2025-04-01'),
  row('PST SK', 'SK', 6),
]

/**
 * The taxes of an order dropped off in `province` on `date` (the courier's local date of `availableAt`). Empty when no
 * rate is known there, which the engine reports as a missing price. Exempt and Zero Rated are one tax of 0 %.
 */
export function taxesFor(province: string | null, date: LocalDate, treatment: TaxTreatment): readonly AppliedTax[] {
  if (treatment.kind === 'exempt') return [{ type: 'Exempt', name: 'Exempt', percent: 0 }]
  if (treatment.kind === 'zeroRated') return [{ type: 'Zero Rated', name: 'Zero Rated', percent: 0 }]
  const taxes = taxTypes.flatMap((type) => {
    if (type === 'PST SK' && !treatment.pstSk) return []
    const inForce = rowInForce(type, province, date)
    return inForce === undefined ? [] : [inForce]
  })
  return taxes.map(({ type, percent }) => ({ type, percent, name: taxName(type, percent) }))
}

/** The tax on a pre-tax amount in cents, rounded once. Each tax is taken of the same base, never of another tax. */
export function taxOn(preTaxCadCents: number, { percent }: AppliedTax): number {
  return percentOf(preTaxCadCents, percent)
}

function rowInForce(type: TaxType, province: string | null, date: LocalDate): TaxRow | undefined {
  return taxRows
    .filter((r) => r.type === type && r.province === province && r.effectiveFrom <= date)
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))[0]
}

function taxName(type: TaxType, percent: number): string {
  return `${type === 'GST/HST' ? 'HST' : type} (${percent}%)`
}
