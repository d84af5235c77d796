import {
  matchesTyped,
  type TypedMeasure,
  typedMeasureText,
  measureToShow,
  withoutNoise,
} from '#domain/amounts/typed-measure.ts'
import {
  type UnitCategory,
  type UnitPreference,
  displayUnit,
  formatInches,
  measureToType,
  parseMeasure,
  unitCategories,
  unitsOf,
} from '#domain/amounts/units.ts'
import { isRecord } from '../../schema-walk.ts'
import { unmarkUnreadable, markUnreadable } from '../unreadable-text.ts'
import { withoutSign } from '#domain/text/trimmed-text.ts'

/**
 * How those who do not read metres see small lengths: as feet and inches, or as inches alone, in which parcels are sold
 * (docs/rules/units-and-formats.md, "Units"). Either may be typed.
 */
export type SmallLengths = 'feetAndInches' | 'inches'

/** The category named by `ui:options.unit`; a measure without one is a fault of the contract. */
export function unitCategory(option: unknown): UnitCategory {
  const category = unitCategories.find((known) => known === option)
  if (category === undefined) throw new Error(`A measure needs ui:options.unit, got ${String(option)}`)
  return category
}

/** A value in base units as the field shows it beside its unit: "12.5", `5' 3"`. Text that was no measure comes back. */
export function measureText(
  value: unknown,
  category: UnitCategory,
  preference: UnitPreference,
  smallLengths: SmallLengths = 'feetAndInches',
): string {
  if (typeof value === 'string') return unmarkUnreadable(value)
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  const unit = measureAffix(category, preference, smallLengths)
  const text = unit === 'in' ? formatInches(value).replaceAll(',', '') : measureToType(value, category, preference)
  return withoutUnit(text, unit)
}

/** Finer than this no inch is typed. */
const finestInches = 9

/**
 * The text with which one begins to edit a measure whose unit is kept: as it was typed where the value says so, else in the reader's
 * unit, if that says it exactly, or in the unit that it must have been typed in. Typed again it is the same value.
 */
export function measureToEdit(
  value: unknown,
  typed: TypedMeasure | null,
  category: UnitCategory,
  preference: UnitPreference,
  smallLengths: SmallLengths = 'feetAndInches',
): string {
  const text = measureText(value, category, preference, smallLengths)
  if (typeof value !== 'number' || !Number.isFinite(value)) return text
  const isKept = typed !== null && matchesTyped(typed, value, category)
  const { value: read } = readMeasure(text, category, preference)
  if (!isKept && typeof read === 'number' && withoutNoise(read) === withoutNoise(value)) return text
  const known = measureToShow(typed, value, category, preference)
  if (known === null) return text
  const affix = measureAffix(category, preference, smallLengths)
  if (affix === 'ft in' && (known.unit === 'ft' || known.unit === 'in'))
    return measureToType(value, category, preference, finestInches)
  return known.unit === affix ? withoutUnit(typedMeasureText(known), affix) : typedMeasureText(known)
}

/** What a text says: `value` in base units, exactly (2 lb are 0.90718474 kg), and how; undefined for nothing, the text itself for no measure. */
export function readMeasure(
  text: string,
  category: UnitCategory,
  preference: UnitPreference,
): { readonly value: number | string | undefined; readonly typed: TypedMeasure | undefined } {
  if (text.trim() === '') return { value: undefined, typed: undefined }
  const parsed = parseMeasure(text, category, preference)
  return parsed.ok ? { value: parsed.value, typed: parsed.typed } : { value: markUnreadable(text), typed: undefined }
}

/** What is kept of how a measure was typed, as forms hold it. */
export function typedMeasureIn(kept: unknown, name: string, category: UnitCategory): TypedMeasure | null {
  const measure = isRecord(kept) ? kept[name] : undefined
  if (!isRecord(measure) || typeof measure.number !== 'number') return null
  const unit = unitsOf(category).find((known) => known === measure.unit)
  return unit === undefined ? null : { number: measure.number, unit }
}

function withoutUnit(text: string, unit: string): string {
  return withoutSign(text, unit)
}

/** The unit beside the field. Feet and inches write theirs in the text. */
export function measureAffix(
  category: UnitCategory,
  preference: UnitPreference,
  smallLengths: SmallLengths = 'feetAndInches',
): string {
  const unit = displayUnit(category, preference)
  if (category !== 'smallDistance' || unit !== 'ft') return unit
  return smallLengths === 'inches' ? 'in' : 'ft in'
}
