import type { LocalDate } from '../time/zoned-time.ts'
import type { TaxType } from './types.ts'

/** A tax of a courier in a province, from one day to another. */
export interface TaxSetting {
  readonly name: string
  readonly type: TaxType
  /** Two letters; absent: everywhere. */
  readonly province?: string | null
  readonly percent: number
  readonly effectiveFrom: LocalDate
  /** The last day; absent while nothing follows. */
  readonly effectiveUntil?: LocalDate | null
}

/** What is wrong with a tax by itself, by the field. */
export type TaxFaults = { readonly [Field in keyof TaxSetting]?: string }

/** A tax of no percent that may hold everywhere, and one of a province. */
export function taxFaults({ type, province, percent, effectiveFrom, effectiveUntil }: TaxSetting): TaxFaults {
  const isFree = type === 'Exempt' || type === 'Zero Rated'
  return {
    ...(!isFree && !province && { province: 'Required' }),
    ...(type === 'PST SK' && province && province !== 'SK' && { province: 'PST SK is the tax of SK' }),
    ...(type === 'QST' && province && province !== 'QC' && { province: 'QST is the tax of QC' }),
    ...(isFree && percent !== 0 && { percent: `Must be 0 for ${type}` }),
    ...(effectiveUntil && effectiveUntil < effectiveFrom && { effectiveUntil: `Must be after ${effectiveFrom}` }),
  }
}

/** The first of the others of the same type and province that holds on one of its days. */
export function overlappingTax<Other extends TaxSetting>(tax: TaxSetting, others: readonly Other[]): Other | undefined {
  const province = ({ province: own }: TaxSetting) => own ?? null
  return others.find(
    (other) =>
      other.type === tax.type &&
      province(other) === province(tax) &&
      (!other.effectiveUntil || other.effectiveUntil >= tax.effectiveFrom) &&
      (!tax.effectiveUntil || tax.effectiveUntil >= other.effectiveFrom),
  )
}
