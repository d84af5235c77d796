import { percentOf } from '../money.ts'
import type { LocalDate } from '../zoned-time.ts'
import { taxTypes, type TaxRow, type TaxTreatment, type TaxType } from './types.ts'

/** A tax that applies to an order. */
export interface AppliedTax {
  readonly type: TaxType
  readonly name: string
  readonly percent: number
  /** Of the courier's own row; absent for a standing one. */
  readonly rowId?: number
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
    const inForce = rowInForce(type, province, date, treatment.rows)
    return inForce === undefined ? [] : [inForce]
  })
  return taxes.map(({ id, type, percent }) => ({
    type,
    percent,
    name: taxName(type, percent),
    ...(id !== undefined && { rowId: id }),
  }))
}

/** What a courier should know about the taxes of a way before they are relied on. */
export interface TaxWarning {
  readonly code: 'qst_not_charged'
  readonly message: string
}

/** Within Québec the QST is due as well, which is not in the list (application.md 3.1); null elsewhere. */
export function taxWarning(
  pickupProvince: string | null,
  dropoffProvince: string | null,
  { kind }: Pick<TaxTreatment, 'kind'>,
): TaxWarning | null {
  if (kind !== 'taxable' || pickupProvince !== 'QC' || dropoffProvince !== 'QC') return null
  const message =
    'The QST is not in the list of taxes. An order from Québec to Québec owes it as well: add it to its price yourself.'
  return { code: 'qst_not_charged', message }
}

/** The tax on a pre-tax amount in cents, rounded once. Each tax is taken of the same base, never of another tax. */
export function taxOn(preTaxCadCents: number, { percent }: AppliedTax): number {
  return percentOf(preTaxCadCents, percent)
}

/** The latest of a province's rows by that date. The courier's own are asked last, so that of one date they win. */
function rowInForce(
  type: TaxType,
  province: string | null,
  date: LocalDate,
  own: readonly TaxRow[] = [],
): TaxRow | undefined {
  let inForce: TaxRow | undefined
  for (const rows of [taxRows, own]) {
    for (const each of rows) {
      if (each.type !== type || each.province !== province || each.effectiveFrom > date) continue
      if (inForce === undefined || each.effectiveFrom >= inForce.effectiveFrom) inForce = each
    }
  }
  return inForce
}

function taxName(type: TaxType, percent: number): string {
  return `${type === 'GST/HST' ? 'HST' : type} (${percent}%)`
}
