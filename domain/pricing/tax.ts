import { percentOf } from '../amounts/money.ts'
import type { LocalDate } from '../time/zoned-time.ts'
import { taxTypes, type PricingInput, type TaxRow, type TaxTreatment, type TaxType } from './types.ts'

/** A tax that applies to an order. */
export interface AppliedTax {
  readonly type: TaxType
  readonly name: string
  readonly percent: number
  /** The courier's own row; absent for a standing one. */
  readonly row?: TaxRow
  /** Because another carrier bought the order. */
  readonly isInterlined?: true
  /** The number by which the customer is exempt, or an empty text. */
  readonly taxExemption?: string
}

/** What of an order decides about its taxes. */
export type TaxedOrder = Pick<PricingInput, 'dropoffProvince' | 'pickupProvince' | 'isInterlined' | 'taxExemption'>

const always = '2016-10-01'

function standing(type: TaxType, province: string, percent: number, effectiveFrom: LocalDate = always): TaxRow {
  return { type, province, percent, effectiveFrom }
}

/** The rates of docs/rules/fuel-and-tax.md, "Tax". `always` is the day the last of the standing rates took effect. */
const taxRows: readonly TaxRow[] = [
  ...['AB', 'BC', 'MB', 'SK', 'QC', 'NT', 'NU', 'YT'].map((province) => standing('GST', province, 5)),
  standing('GST/HST', 'ON', 13),
  ...['NB', 'NL', 'PE', 'NS'].map((province) => standing('GST/HST', province, 15)),
  standing('GST/HST', 'NS', 14, '2025-04-01'),
  standing('QST', 'QC', 9.975),
  standing('PST SK', 'SK', 6),
]

/** A tax that is charged in provinces without a courier's own row. */
export interface StandingTax {
  readonly type: TaxType
  /** "HST (13%)". */
  readonly name: string
  /** Two letters each, in the order of the alphabet. */
  readonly provinces: readonly string[]
}

/** The taxes that hold on `date` by themselves, by where they hold; of the PST and the QST {@link taxesFor} says when. */
export function standingTaxes(date: LocalDate): readonly StandingTax[] {
  const inForce = taxRows.filter(({ type, province }, index) => {
    const first = taxRows.findIndex((row) => row.type === type && row.province === province)
    return first === index
  })
  const rows = inForce.flatMap(({ type, province }) => rowInForce(taxRows, type, province ?? null, date) ?? [])
  return [...Map.groupBy(rows, taxName)].map(([name, same]) => ({
    type: same[0]?.type ?? 'GST',
    name,
    provinces: same.flatMap(({ province }) => province ?? []).toSorted(),
  }))
}

/**
 * The taxes of an order on `date` (the courier's local date of `availableAt`), by the province of its drop-off. Empty when no
 * rate is known there, which the engine reports as a missing price. Exempt and Zero Rated, of the service, by a row of
 * the courier that holds there, of the customer, or because another carrier bought the order, are one tax of 0 %. The QST stands beside the GST
 * within Québec alone. The courier's own PST row switches it on by itself.
 */
export function taxesFor(order: TaxedOrder, date: LocalDate, treatment: TaxTreatment): readonly AppliedTax[] {
  const { dropoffProvince: province, pickupProvince, isInterlined, taxExemption = null } = order
  if (treatment.kind === 'exempt') return [{ type: 'Exempt', name: 'Exempt', percent: 0 }]
  if (treatment.kind === 'zeroRated') return [{ type: 'Zero Rated', name: 'Zero Rated', percent: 0 }]
  const own = (type: TaxType) => rowInForce(treatment.rows ?? [], type, province, date)
  const free = own('Exempt') ?? own('Zero Rated')
  if (free !== undefined) return [applied(free)]
  if (taxExemption !== null) return [{ type: 'Exempt', name: 'Exempt', percent: 0, taxExemption }]
  if (isInterlined) return [{ type: 'Zero Rated', name: 'Zero Rated', percent: 0, isInterlined }]
  return taxTypes.flatMap((type) => {
    if (type === 'QST' && pickupProvince !== 'QC') return []
    const isAsked = type !== 'PST SK' || treatment.pstSk
    const inForce = own(type) ?? (isAsked ? rowInForce(taxRows, type, province, date) : undefined)
    return inForce === undefined ? [] : [applied(inForce)]
  })
}

/**
 * What a price that a person typed bears where no rate is known: the GST, which is due everywhere in Canada. Where the HST is due
 * instead, only its province can tell.
 */
export const typedPriceTax: AppliedTax = applied(standing('GST', '', 5))

function applied(row: TaxRow): AppliedTax {
  const { id, type, percent } = row
  return { type, percent, name: taxName(row), ...(id !== undefined && { row }) }
}

/** The tax on a pre-tax amount in cents, rounded once. Each tax is taken of the same base, never of another tax. */
export function taxOn(preTaxCadCents: number, { percent }: AppliedTax): number {
  return percentOf(preTaxCadCents, percent)
}

/** The latest of the rows that hold in a province on that date. */
function rowInForce(
  rows: readonly TaxRow[],
  type: TaxType,
  province: string | null,
  date: LocalDate,
): TaxRow | undefined {
  let inForce: TaxRow | undefined
  for (const each of rows) {
    const isThere = each.type === type && (each.province === null || each.province === province)
    if (!isThere || each.effectiveFrom > date || (each.effectiveUntil && each.effectiveUntil < date)) continue
    if (inForce === undefined || each.effectiveFrom >= inForce.effectiveFrom) inForce = each
  }
  return inForce
}

function taxName({ type, name = type === 'GST/HST' ? 'HST' : type, percent }: TaxRow): string {
  return percent === 0 ? name : `${name} (${percent}%)`
}
