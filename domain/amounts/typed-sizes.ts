import { storedMeasure, type TypedMeasure, type TypedMeasures } from './typed-measure.ts'
import type { UnitCategory } from './units.ts'

/** What is measured of a parcel, and limited by its type. */
export const sizeNames = ['weight', 'length', 'width', 'height'] as const
export type SizeName = (typeof sizeNames)[number]

/** Which measures of a parcel, or limits of a parcel type, were typed how. */
export type TypedSizes = TypedMeasures<SizeName>

export const sizeCategories = {
  weight: 'weight',
  length: 'smallDistance',
  width: 'smallDistance',
  height: 'smallDistance',
} as const satisfies Record<SizeName, UnitCategory>

/** Kilograms and metres; null where there is no limit, or nobody knows. */
type Sizes = { readonly [Name in SizeName]: number | null }

/** Measures as they are kept, exact, beside what was typed for them; `typed` is null where nothing says more than the values do. */
export function storedSizes(
  sizes: Sizes,
  typed: TypedSizes | null | undefined,
): { readonly sizes: Sizes; readonly typed: TypedSizes | null } {
  const kept: { -readonly [Name in SizeName]: number | null } = { ...sizes }
  const keptTyped: { -readonly [Name in SizeName]?: TypedMeasure } = {}
  for (const name of sizeNames) {
    const value = sizes[name]
    if (value === null) continue
    const measure = storedMeasure(value, typed?.[name], sizeCategories[name])
    kept[name] = measure.value
    if (measure.typed !== undefined) keptTyped[name] = measure.typed
  }
  return { sizes: kept, typed: Object.keys(keptTyped).length > 0 ? keptTyped : null }
}

interface Limits {
  readonly maxWeightKg?: number | null | undefined
  readonly maxLengthM?: number | null | undefined
  readonly maxWidthM?: number | null | undefined
  readonly maxHeightM?: number | null | undefined
  readonly typed?: TypedSizes | null | undefined
}

/** The same of the limits of a parcel type. */
export function storedLimits({ maxWeightKg, maxLengthM, maxWidthM, maxHeightM, typed: given }: Limits) {
  const sizes = {
    weight: maxWeightKg ?? null,
    length: maxLengthM ?? null,
    width: maxWidthM ?? null,
    height: maxHeightM ?? null,
  }
  const { sizes: kept, typed } = storedSizes(sizes, given)
  return {
    maxWeightKg: kept.weight,
    maxLengthM: kept.length,
    maxWidthM: kept.width,
    maxHeightM: kept.height,
    typed,
  }
}

interface Measures {
  readonly weightKg: number | null
  readonly lengthM: number | null
  readonly widthM: number | null
  readonly heightM: number | null
}

/** The same of the measures of a parcel. */
export function storedMeasures(
  { weightKg, lengthM, widthM, heightM }: Measures,
  given: TypedSizes | null | undefined,
): Measures & { readonly typed?: TypedSizes } {
  const { sizes, typed } = storedSizes({ weight: weightKg, length: lengthM, width: widthM, height: heightM }, given)
  const kept = { weightKg: sizes.weight, lengthM: sizes.length, widthM: sizes.width, heightM: sizes.height }
  return typed === null ? kept : { ...kept, typed }
}

/** The measures of a parcel by the fields in which they stand. */
export const sizeOf = { weightKg: 'weight', lengthM: 'length', widthM: 'width', heightM: 'height' } as const

/** What was typed of a parcel, with one of its measures typed anew, or no longer as it was typed; undefined: none of them. */
export function withTypedSize(
  typed: TypedSizes | null | undefined,
  changed: SizeName,
  measure: TypedMeasure | undefined,
): TypedSizes | undefined {
  // always in one order, so that what was taken back is as it was
  const sizes = sizeNames.flatMap((name) => {
    const each = name === changed ? measure : typed?.[name]
    return each === undefined ? [] : [[name, each] as const]
  })
  return sizes.length === 0 ? undefined : Object.fromEntries(sizes)
}
