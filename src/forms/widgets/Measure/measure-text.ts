import type { UnitCategory, UnitPreference } from '#domain/units.ts'
import { displayUnit, formatMeasure, parseMeasure, unitCategories } from '#domain/units.ts'
import { readableAgain, unreadable } from '../unreadable.ts'

/** Finer than any scale or tape: keeps 12 lb from being stored with sixteen digits. */
const storedDecimals = 6

/** The category named by `ui:options.unit`; a measure without one is a fault of the contract. */
export function unitCategory(option: unknown): UnitCategory {
  const category = unitCategories.find((known) => known === option)
  if (category === undefined) throw new Error(`A measure needs ui:options.unit, got ${String(option)}`)
  return category
}

/** A value in base units as the field shows it beside its unit: "12.5", `5' 3"`. Text that was no measure comes back. */
export function measureText(value: unknown, category: UnitCategory, preference: UnitPreference): string {
  if (typeof value === 'string') return readableAgain(value)
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  const unit = displayUnit(category, preference)
  return formatMeasure(value, category, preference).replace(new RegExp(`\\s*${unit}$`), '')
}

/** What was typed in base units; undefined for nothing, the text itself for no measure. */
export function measureValue(
  text: string,
  category: UnitCategory,
  preference: UnitPreference,
): number | string | undefined {
  if (text.trim() === '') return undefined
  const parsed = parseMeasure(text, category, preference)
  return parsed.ok ? Number(parsed.value.toFixed(storedDecimals)) : unreadable(text)
}

/** The unit beside the field. Feet and inches write theirs in the text. */
export function measureAffix(category: UnitCategory, preference: UnitPreference): string {
  const unit = displayUnit(category, preference)
  return category === 'smallDistance' && unit === 'ft' ? 'ft in' : unit
}
