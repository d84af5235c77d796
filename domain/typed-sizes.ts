import { keptMeasure, type TypedMeasure, type TypedMeasures } from './typed-measure.ts'
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

/** Kilograms, metres and cubic metres by their names; null where there is no limit, or nobody knows. */
type Values<Name extends string> = Record<Name, number | null>

/** Measures as they are kept, exact, beside what was typed for them; `typed` is null where nothing says more than the values do. */
function kept<Name extends string>(
  categories: Readonly<Record<Name, UnitCategory>>,
  names: readonly Name[],
  given: Readonly<Values<Name>>,
  typed: TypedMeasures<Name> | null | undefined,
): { readonly values: Readonly<Values<Name>>; readonly typed: TypedMeasures<Name> | null } {
  const values: Values<Name> = { ...given }
  const keptTyped: { [Field in Name]?: TypedMeasure } = {}
  for (const name of names) {
    const value = given[name]
    if (value === null) continue
    const measure = keptMeasure(value, typed?.[name], categories[name])
    values[name] = measure.value
    if (measure.typed !== undefined) keptTyped[name] = measure.typed
  }
  return { values, typed: Object.keys(keptTyped).length > 0 ? keptTyped : null }
}

interface Limits {
  readonly maxWeightKg?: number | null | undefined
  readonly maxLengthM?: number | null | undefined
  readonly maxWidthM?: number | null | undefined
  readonly maxHeightM?: number | null | undefined
  readonly typed?: TypedSizes | null | undefined
}

/** The limits of a parcel type as they are kept. */
export function keptLimits({ maxWeightKg, maxLengthM, maxWidthM, maxHeightM, typed: given }: Limits) {
  const sizes = {
    weight: maxWeightKg ?? null,
    length: maxLengthM ?? null,
    width: maxWidthM ?? null,
    height: maxHeightM ?? null,
  }
  const { values, typed } = kept(sizeCategories, sizeNames, sizes, given)
  return {
    maxWeightKg: values.weight,
    maxLengthM: values.length,
    maxWidthM: values.width,
    maxHeightM: values.height,
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
export function keptMeasures(
  { weightKg, lengthM, widthM, heightM }: Measures,
  given: TypedSizes | null | undefined,
): Measures & { readonly typed?: TypedSizes } {
  const sizes = { weight: weightKg, length: lengthM, width: widthM, height: heightM }
  const { values, typed } = kept(sizeCategories, sizeNames, sizes, given)
  const exact = { weightKg: values.weight, lengthM: values.length, widthM: values.width, heightM: values.height }
  return typed === null ? exact : { ...exact, typed }
}

const loadCategories = { weight: 'weight', volume: 'volume' } as const
const loadNames = ['weight', 'volume'] as const

/** Which loads of a vehicle were typed how. */
export type TypedLoads = TypedMeasures<keyof typeof loadCategories>

interface Loads {
  readonly maxWeightKg?: number | null | undefined
  readonly maxVolumeM3?: number | null | undefined
  readonly typed?: TypedLoads | null | undefined
}

/** The same of what a vehicle carries. */
export function keptLoads({ maxWeightKg, maxVolumeM3, typed: given }: Loads) {
  const loads = { weight: maxWeightKg ?? null, volume: maxVolumeM3 ?? null }
  const { values, typed } = kept(loadCategories, loadNames, loads, given)
  return { maxWeightKg: values.weight, maxVolumeM3: values.volume, typed }
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
