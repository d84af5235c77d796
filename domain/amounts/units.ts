import { numberOf, numberQuestion, typedNumber, type DecimalSign } from './number-text.ts'

/** How a person likes to read measures; kept in local storage. */
export const unitPreferences = ['Metric', 'MetricMixed', 'Imperial'] as const

export type UnitPreference = (typeof unitPreferences)[number]

/** What is measured. Base units: metres for both distances, kilograms, cubic metres. */
export const unitCategories = ['smallDistance', 'largeDistance', 'weight', 'volume'] as const

export type UnitCategory = (typeof unitCategories)[number]

type Measure = 'length' | 'weight' | 'volume'

interface UnitDefinition {
  readonly measure: Measure
  /** How many base units one of these is. The factors are exact by definition of the international units. */
  readonly inBase: number
  readonly aliases: readonly string[]
}

const units = {
  m: { measure: 'length', inBase: 1, aliases: ['metre', 'metres', 'meter', 'meters'] },
  cm: { measure: 'length', inBase: 0.01, aliases: [] },
  mm: { measure: 'length', inBase: 0.001, aliases: [] },
  km: { measure: 'length', inBase: 1000, aliases: ['kilometre', 'kilometres', 'kilometer', 'kilometers'] },
  in: { measure: 'length', inBase: 0.0254, aliases: ['inch', 'inches', '"', '″', '”', "''"] },
  ft: { measure: 'length', inBase: 0.3048, aliases: ['foot', 'feet', "'", '′', '’'] },
  mi: { measure: 'length', inBase: 1609.344, aliases: ['mile', 'miles'] },
  kg: { measure: 'weight', inBase: 1, aliases: ['kilogram', 'kilograms', 'kilo', 'kilos'] },
  g: { measure: 'weight', inBase: 0.001, aliases: ['gram', 'grams'] },
  lb: { measure: 'weight', inBase: 0.453_592_37, aliases: ['lbs', 'pound', 'pounds'] },
  oz: { measure: 'weight', inBase: 0.453_592_37 / 16, aliases: ['ounce', 'ounces'] },
  'm³': { measure: 'volume', inBase: 1, aliases: ['m3'] },
  L: { measure: 'volume', inBase: 0.001, aliases: ['l', 'litre', 'litres', 'liter', 'liters'] },
  'ft³': { measure: 'volume', inBase: 0.3048 ** 3, aliases: ['ft3', 'cuft'] },
  gal: { measure: 'volume', inBase: 0.003_785_411_784, aliases: ['gallon', 'gallons'] },
} as const satisfies Record<string, UnitDefinition>

export type Unit = keyof typeof units

const measureOf: Readonly<Record<UnitCategory, Measure>> = {
  smallDistance: 'length',
  largeDistance: 'length',
  weight: 'weight',
  volume: 'volume',
}

/** `ft` of a small distance is shown as feet and inches together. */
const displayUnits: Readonly<Record<UnitCategory, Readonly<Record<UnitPreference, Unit>>>> = {
  smallDistance: { Metric: 'm', MetricMixed: 'ft', Imperial: 'ft' },
  largeDistance: { Metric: 'km', MetricMixed: 'km', Imperial: 'mi' },
  weight: { Metric: 'kg', MetricMixed: 'lb', Imperial: 'lb' },
  volume: { Metric: 'm³', MetricMixed: 'ft³', Imperial: 'gal' },
}

const inchesPerFoot = 12

const unitNames = Object.keys(units).filter(isUnit)
const unitsByMeasure: Readonly<Record<Measure, readonly Unit[]>> = {
  length: unitNames.filter((unit) => units[unit].measure === 'length'),
  weight: unitNames.filter((unit) => units[unit].measure === 'weight'),
  volume: unitNames.filter((unit) => units[unit].measure === 'volume'),
}
/** Digits that a measure is kept with, without what floating point left behind. */
const keptDigits = 15
/** Digits of the number that several, such as 5' 3.1", come to in one unit. */
const typedDigits = 12

/** A measure read from text: in its base unit, and as a number of the unit that was typed last (5' 3" is 63 in); or what is wrong with the text. */
export type ParsedMeasure =
  | { readonly ok: true; readonly value: number; readonly typed: { readonly number: number; readonly unit: Unit } }
  | { readonly ok: false; readonly message: string }

/** Converts between two units of one measure. Throws for an unknown unit and for units of different measures. */
export function convertUnit(value: number, from: string, to: string): number {
  const source = definitionOf(from)
  const target = definitionOf(to)
  if (source.measure !== target.measure) {
    throw new Error(`Cannot convert ${from} (${source.measure}) to ${to} (${target.measure})`)
  }
  return source === target ? value : (value * source.inBase) / target.inBase
}

/** The unit in which a category is shown (docs/rules/units-and-formats.md, "Units"). Throws for an invalid preference or category. */
export function displayUnit(category: UnitCategory, preference: UnitPreference): Unit {
  if (!unitCategories.includes(category)) throw new Error(`Invalid unit category: ${String(category)}`)
  if (!unitPreferences.includes(preference)) throw new Error(`Invalid unit preference: ${String(preference)}`)
  return displayUnits[category][preference]
}

/** The units that a category is measured in. */
export function unitsOf(category: UnitCategory): readonly Unit[] {
  return unitsByMeasure[measureOf[category]]
}

/** Decimals shown unless asked otherwise: 3 for volumes, 2 for everything else. */
export function defaultPrecision(category: UnitCategory): number {
  return category === 'volume' ? 3 : 2
}

/**
 * A measure in its base unit (metres, kilograms, cubic metres) as the person reads it: "1.6 m", `5' 3"`, "12 lb".
 * At most `precision` decimals, no trailing zeros.
 */
export function formatMeasure(
  value: number,
  category: UnitCategory,
  preference: UnitPreference,
  precision: number = defaultPrecision(category),
): string {
  const unit = displayUnit(category, preference)
  if (!Number.isFinite(value)) throw new RangeError(`Not a measure: ${value}`)
  if (category === 'smallDistance' && unit === 'ft') return formatFeetAndInches(value, precision)
  return `${formatNumber(value / units[unit].inBase, precision)} ${unit}`
}

/** A measure as a field shows it, to be typed over: as {@link formatMeasure}, without what separates thousands, so that it reads one way. */
export function measureToType(...measure: Parameters<typeof formatMeasure>): string {
  return formatMeasure(...measure).replaceAll(',', '')
}

/** A length in metres as inches alone, "63 in". */
export function formatInches(metres: number, precision = 2): string {
  return `${formatNumber(metres / units.in.inBase, precision)} in`
}

/**
 * A side of a parcel, in metres, as the person reads it: "0.6 m", "23.62 in". To everybody who does not read metres parcels are
 * sold in inches alone (docs/rules/order-page.md, "Sections of the page" and docs/rules/units-and-formats.md, "Units").
 */
export function formatSide(metres: number, preference: UnitPreference): string {
  return preference === 'Metric' ? formatMeasure(metres, 'smallDistance', preference) : formatInches(metres)
}

/**
 * Reads a measure into its base unit. Any unit of the right measure may be typed, several in a row (`5' 3"`,
 * `5 lb 3 oz`). A bare number is in the unit the person reads; where that is feet and inches it is inches, the
 * product's unit for parcel dimensions.
 * @param decimalSign the custom of a table that it stands in; null when nothing tells, and "1,250 kg" is asked about
 */
export function parseMeasure(
  text: string,
  category: UnitCategory,
  preference: UnitPreference,
  decimalSign: DecimalSign | null = null,
): ParsedMeasure {
  const shown = displayUnit(category, preference)
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, message: 'Required' }
  const negative = /^[-−]/.test(trimmed)
  const terms = splitTerms(negative ? trimmed.slice(1) : trimmed, category, decimalSign)
  if (terms === null)
    return { ok: false, message: numberQuestion(trimmed, { decimalSign }) ?? 'Must be a valid number' }
  const bareUnit = category === 'smallDistance' && shown === 'ft' ? 'in' : shown
  let sum = 0
  let last: Unit = bareUnit
  for (const [index, { amount, unitText }] of terms.entries()) {
    const unit = unitText === '' ? (index === 0 ? bareUnit : 'in') : unitNamed(unitText)
    if (unit === null) return { ok: false, message: `Unknown unit "${unitText}"` }
    if (units[unit].measure !== measureOf[category]) {
      return { ok: false, message: `"${unitText}" is not a unit of ${measureOf[category]}` }
    }
    sum += amount * units[unit].inBase
    last = unit
  }
  const value = Number((negative && sum !== 0 ? -sum : sum).toPrecision(keptDigits))
  const [only] = terms
  const amount = only !== undefined && terms.length === 1 ? (negative ? -only.amount : only.amount) : null
  // One number is as it was typed: through its base unit 358.721 oz would become 358.720999999999.
  const number = amount ?? Number((value / units[last].inBase).toPrecision(typedDigits))
  return { ok: true, value, typed: { number, unit: last } }
}

function formatFeetAndInches(metres: number, precision: number): string {
  // Rounded before it is split, or 5' 11.999" would be shown as 5' 12".
  const totalInches = Number((Math.abs(metres) / units.in.inBase).toFixed(precision))
  const feet = Math.floor(totalInches / inchesPerFoot)
  const inches = formatNumber(totalInches - feet * inchesPerFoot, precision)
  const sign = metres < 0 && totalInches !== 0 ? '-' : ''
  return feet === 0 ? `${sign}${inches}"` : `${sign}${formatNumber(feet, 0)}' ${inches}"`
}

function formatNumber(value: number, precision: number): string {
  const text = formatOf(precision).format(value)
  return text === '-0' ? '0' : text
}

/** By their decimals. Making one costs fifty times what using it does, and a page of an order says a dozen measures. */
const formats: Intl.NumberFormat[] = []

function formatOf(precision: number): Intl.NumberFormat {
  return (formats[precision] ??= new Intl.NumberFormat('en-CA', { maximumFractionDigits: precision }))
}

interface Term {
  readonly amount: number
  readonly unitText: string
}

const numberPattern = new RegExp(`^(${typedNumber})\\s*`)
const unitPattern = /^(''|["'″′’”]|\p{L}+³?)\.?\s*/u
/** "m3" is cubic metres in a volume; in a length "5ft3" is five feet three. */
const volumeUnitPattern = /^(\p{L}+[³3]?)\.?\s*/u

/** Splits `5' 3"` into its terms. Only the last of several may lack a unit: `5' 3` is five feet three. */
function splitTerms(text: string, category: UnitCategory, decimalSign: DecimalSign | null): readonly Term[] | null {
  const pattern = category === 'volume' ? volumeUnitPattern : unitPattern
  const terms: Term[] = []
  let rest = text.trim()
  while (rest !== '') {
    const number = numberPattern.exec(rest)
    if (number?.[1] === undefined) return null
    rest = rest.slice(number[0].length)
    const unit = pattern.exec(rest)
    rest = rest.slice(unit?.[0].length ?? 0)
    const unitText = unit?.[1] ?? ''
    if (unitText === '' && rest !== '') return null
    const amount = numberOf(number[1], { decimalSign })
    if (amount === null) return null
    terms.push({ amount, unitText })
  }
  const last = terms.at(-1)
  if (last === undefined) return null
  const needsFeet = last.unitText === '' && terms.length > 1
  return needsFeet && unitNamed(terms.at(-2)?.unitText ?? '') !== 'ft' ? null : terms
}

function unitNamed(text: string): Unit | null {
  const lower = text.toLowerCase()
  for (const [name, { aliases }] of Object.entries<UnitDefinition>(units)) {
    if (isUnit(name) && (name.toLowerCase() === lower || aliases.includes(lower))) return name
  }
  return null
}

function definitionOf(unit: string): UnitDefinition {
  if (!isUnit(unit)) throw new Error(`Unknown unit: ${unit}`)
  return units[unit]
}

function isUnit(text: string): text is Unit {
  return Object.hasOwn(units, text)
}
