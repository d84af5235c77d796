import {
  type UnitCategory,
  type UnitPreference,
  displayUnit,
  formatInches,
  measureToType,
  parseMeasure,
  unitCategories,
} from '#domain/units.ts'
import { readableAgain, unreadable } from '../unreadable.ts'

/**
 * How those who do not read metres see small lengths: as feet and inches, or as inches alone, in which parcels are sold
 * (order-detail.md 9). Either may be typed.
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
  if (typeof value === 'string') return readableAgain(value)
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  const unit = measureAffix(category, preference, smallLengths)
  const text = unit === 'in' ? formatInches(value).replaceAll(',', '') : measureToType(value, category, preference)
  return text.replace(new RegExp(`\\s*${unit}$`), '')
}

/** What was typed in base units, exactly: 2 lb are 0.90718474 kg; undefined for nothing, the text itself for no measure. */
export function measureValue(
  text: string,
  category: UnitCategory,
  preference: UnitPreference,
): number | string | undefined {
  if (text.trim() === '') return undefined
  const parsed = parseMeasure(text, category, preference)
  return parsed.ok ? parsed.value : unreadable(text)
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
