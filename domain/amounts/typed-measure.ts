import {
  convertUnit,
  defaultPrecision,
  displayUnit,
  unitPreferences,
  unitsOf,
  type Unit,
  type UnitCategory,
  type UnitPreference,
} from './units.ts'
import { trimmedEnd } from '../text/trimmed-text.ts'

/** A measure as somebody typed it, which is kept beside the value in base units. */
export interface TypedMeasure {
  readonly number: number
  readonly unit: Unit
}

/** Which of an object's measures were typed how. */
export type TypedMeasures<Name extends string> = { readonly [Field in Name]?: TypedMeasure | undefined }

const baseUnits = { smallDistance: 'm', largeDistance: 'm', weight: 'kg', volume: 'm³' } as const satisfies Record<
  UnitCategory,
  Unit
>

/** Units that values are read from again: not those so small that any value would be a short number of them. */
const recognizedUnits = {
  smallDistance: ['m', 'in', 'ft'],
  largeDistance: ['km', 'mi'],
  weight: ['kg', 'lb', 'oz'],
  volume: ['m³', 'ft³', 'gal'],
} as const satisfies Record<UnitCategory, readonly Unit[]>

/** Finer than this no typed number is recognized. */
const recognizedDecimals = 3
/** Values were stored with six decimals until units were kept: half of the last one, and what floating point adds. */
const roundedAway = 5.01e-7
/** A rounded value is taken for a number of a unit only where such numbers lie so far apart that none meets it by chance. */
const farApart = 1e-3
/** What floating point may do to an exact value, as a share of it. */
const noise = 1e-11

/** As many as a double holds of any decimal number: 123 ft³ have 13 in cubic metres. */
const keptDigits = 15

/** In base units (metres, kilograms, cubic metres), exactly: 4 lb are 1.81436948 kg. */
export function baseValue({ number, unit }: TypedMeasure, category: UnitCategory): number {
  return Number(convertUnit(number, unit, baseUnits[category]).toPrecision(keptDigits))
}

/** Without what floating point left behind: 3 × 0.1 is 0.3. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(12))
}

/**
 * What somebody must have typed for a value in base units: the shortest number of a unit that it is, exactly or once it was
 * rounded to six decimals (1.814369 kg is 4 lb, 25 kg is 25 kg). Units that people are shown go before others; of two numbers
 * as short as each other the one in the person's unit comes first, then the metric one. Null where it is no short number of any.
 */
export function recognizedMeasure(
  value: number,
  category: UnitCategory,
  preference: UnitPreference = 'Metric',
): TypedMeasure | null {
  const shown = new Set(unitPreferences.map((each) => displayUnit(category, each)))
  const ordered = [...new Set<Unit>([displayUnit(category, preference), ...recognizedUnits[category]])]
  const [first, others] = [ordered.filter((unit) => shown.has(unit)), ordered.filter((unit) => !shown.has(unit))]
  return shortest(value, first, category) ?? shortest(value, others, category)
}

function shortest(value: number, units: readonly Unit[], category: UnitCategory): TypedMeasure | null {
  const exact = units.flatMap((unit) => numberOf(value, unit, category) ?? [])
  const found = exact.length > 0 ? exact : units.flatMap((unit) => roundedNumberOf(value, unit, category) ?? [])
  return found.toSorted((one, other) => digits(one.number) - digits(other.number))[0] ?? null
}

/** A value in base units as exact as it can be told: one that was rounded to six decimals is again the number of pounds that it was. */
export function exactValue(value: number, category: UnitCategory): number {
  return storedMeasure(value, undefined, category).value
}

/**
 * What was typed for a value, if that is what it says; else what can be recognized of the value itself, which alone counts.
 * @param value in base units
 */
export function measureToShow(
  typed: TypedMeasure | null | undefined,
  value: number,
  category: UnitCategory,
  preference?: UnitPreference,
): TypedMeasure | null {
  return typed && matchesTyped(typed, value, category) ? typed : recognizedMeasure(value, category, preference)
}

/**
 * What is kept of a measure: what was typed where it says what the value says, and the value as exact as that; of a value that
 * was rounded to six decimals the number of a unit that it was; else the value alone.
 */
export function storedMeasure(
  value: number,
  typed: TypedMeasure | undefined,
  category: UnitCategory,
): { readonly value: number; readonly typed: TypedMeasure | undefined } {
  if (typed !== undefined && matchesTyped(typed, value, category)) return { value: baseValue(typed, category), typed }
  const recognized = recognizedMeasure(value, category)
  if (recognized === null) return { value, typed: undefined }
  const exact = baseValue(recognized, category)
  return { value: exact, typed: Math.abs(exact - value) > Math.abs(value) * noise ? recognized : undefined }
}

/** Whether a value in base units, perhaps rounded to six decimals, is what was typed. */
export function matchesTyped(typed: TypedMeasure, value: number, category: UnitCategory): boolean {
  if (!unitsOf(category).includes(typed.unit)) return false
  return Math.abs(baseValue(typed, category) - value) <= Math.max(roundedAway, Math.abs(value) * noise)
}

/**
 * How little two measures differ that are the same, in base units: a thousandth of the smallest step that the unit shows
 * (docs/rules/pricing.md, "Measures as they are typed"). Without a unit it is the metric one.
 */
export function measureTolerance(category: UnitCategory, unit: Unit = displayUnit(category, 'Metric')): number {
  return smallestStep(category, unit) / 1000
}

/** The smallest step that a unit shows, in base units: 0.01 lb, 0.001 m³. */
export function smallestStep(category: UnitCategory, unit: Unit): number {
  return convertUnit(10 ** -defaultPrecision(category), unit, baseUnits[category])
}

const anyDecimals = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 12, useGrouping: false })

/** "4 lb", with all of its decimals and without what separates thousands, so that it reads one way. */
export function typedMeasureText({ number, unit }: TypedMeasure): string {
  return `${anyDecimals.format(number)} ${unit}`
}

/** Whether a measure goes beyond a limit, both in base units: a piece of 50 lb goes where 50 lb are the most. */
export function isBeyondLimit(value: number, limit: number, category: UnitCategory): boolean {
  return value - limit >= measureTolerance(category)
}

/** The value as a number of a unit, where it is one of few decimals. */
function numberOf(value: number, unit: Unit, category: UnitCategory): TypedMeasure | null {
  const amount = convertUnit(value, baseUnits[category], unit)
  const number = Number(amount.toFixed(recognizedDecimals))
  return Math.abs(amount - number) <= Math.abs(amount) * noise ? { number, unit } : null
}

/** The same of a value that was rounded to six decimals. */
function roundedNumberOf(value: number, unit: Unit, category: UnitCategory): TypedMeasure | null {
  if (value !== Number(value.toFixed(6))) return null
  const amount = convertUnit(value, baseUnits[category], unit)
  for (let decimals = 0; decimals < recognizedDecimals; decimals += 1) {
    const apart = convertUnit(10 ** -decimals, unit, baseUnits[category])
    if (apart < farApart) return null
    const typed = { number: Number(amount.toFixed(decimals)), unit }
    if (typed.number !== 0 && Math.abs(baseValue(typed, category) - value) <= roundedAway) return typed
  }
  return null
}

/** How many digits it takes to write a number. */
function digits(number: number): number {
  const [figures = ''] = String(number).split('e')
  return trimmedEnd(figures.replace('.', '').replace(/^0+/, ''), /0/).length
}
