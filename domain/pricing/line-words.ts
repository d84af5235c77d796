import { formatCents } from '../amounts/money.ts'
import { clockText } from '../time/operating-hours.ts'
import { stopNames, type StopType } from '../orders/protocol.ts'
import { formatMeasure, type UnitPreference } from '../amounts/units.ts'
import type { StopWait } from '../orders/wait-time.ts'
import { daySeconds } from '../time/zoned-time.ts'
import { datesText } from './fuel-dates.ts'
import { fuelWords } from './fuel.ts'
import {
  bandText,
  dayText,
  measures,
  measureText,
  rangePropertyOf,
  spanRangeText,
  spanText,
  stepUnit,
  windowText,
  type RangeProperty,
  type RangeRule,
} from './price-words.ts'
import { partsByBand, type RangePart } from './ranges.ts'
import type { FuelBasis, LineReason, PriceLine, RangeSet, RevisionPricing, WindowDay } from './types.ts'

/** A line in words. */
export interface LineWords {
  /** Rule and input, for the back office. */
  readonly words: string
  /** "9.3 km × $1.10 = $10.23"; null where there is nothing to work out. */
  readonly arithmetic: string | null
  /** The same for the customer: without bands, zones' numbers, windows' rules and what a percentage was taken of. */
  readonly customerWords: string
}

export interface LineContext {
  /** The pinned revision: its bands are what the arithmetic is made of. */
  readonly revision: RevisionPricing
  /** What was waited at each stop; without it the line says its amount alone. */
  readonly waits: readonly StopWait[]
  /** The preference of the person who reads it. */
  readonly units: UnitPreference
}

const measureInput = { distance_range: 'distanceM', weight_range: 'weightKg', volume_range: 'volumeM3' } as const

/** The words of a line by its rule. What an older line did not store is left out of them. */
export function lineWords(line: PriceLine, { revision, waits, units }: LineContext): LineWords {
  const { reason, name, priceCadCents } = line
  const { rule, input } = reason
  switch (rule) {
    case 'base_fee':
      return plain('The base fee of the service')
    case 'manual_price':
      return plain('The price that the office typed for this order', 'The price that was agreed for this order')
    case 'distance_range':
    case 'weight_range':
    case 'volume_range':
      return rangeWords(line, rule, revision[rangePropertyOf[rule]], units)
    case 'parcel_type': {
      const arithmetic = `${text(input.quantity)} × ${money(input.feeCadCents)} = ${formatCents(priceCadCents)}`
      return { words: 'The fee of the parcel type for each piece', arithmetic, customerWords: arithmetic }
    }
    case 'service_speed':
      return chargeWords(line, `The chosen service speed ${name}`, `${name} was chosen`)
    case 'tag':
      return chargeWords(line, `The tag ${name}`, name)
    case 'time_of_day':
      return chargeWords(line, timeOfDayWords(name, input), whenWords(input) ?? name)
    case 'time_range':
      return chargeWords(line, timeRangeWords(name, reason), spanWords(input) ?? name)
    case 'zone':
      return zoneWords(line)
    case 'minimum':
      return boundWords(line, 'The service costs at least')
    case 'maximum':
      return boundWords(line, 'The service costs at most')
    case 'fuel_surcharge':
      return fuelLineWords(line)
    case 'wait_time':
      return waitWords(line, waits)
    case 'adjustment':
      return plain(priceCadCents < 0 ? 'A discount of the office' : 'Added by the office')
    case 'floor':
      return plain('The discounts exceed the price, which is never below zero: what is too much of them is given back')
    case 'cancellation_charge':
      return input.type === 'percentage'
        ? {
            ...plain('The courier’s charge for a cancelled order, of its price before tax'),
            arithmetic: percentage(line),
          }
        : plain(input.type === 'none' ? 'The courier charges nothing' : 'The courier’s charge for a cancelled order')
    case 'tax':
      return taxWords(line)
  }
}

function plain(words: string, customerWords = words): LineWords {
  return { words, arithmetic: null, customerWords }
}

function text(value: LineReason['input'][string] | undefined): string {
  return value === undefined || value === null ? 'not known' : String(value)
}

function money(value: LineReason['input'][string] | undefined): string {
  return typeof value === 'number' ? formatCents(value) : text(value)
}

/** "40 % × $30.23 = $12.09", or null when the line is no percentage. */
function percentage({ priceCadCents, reason: { input } }: PriceLine): string | null {
  const { percent, ofCadCents } = input
  return typeof percent === 'number' && typeof ofCadCents === 'number'
    ? `${percent} % × ${formatCents(ofCadCents)} = ${formatCents(priceCadCents)}`
    : null
}

function chargeWords(line: PriceLine, words: string, customerWords: string): LineWords {
  const { percent } = line.reason.input
  const how = typeof percent === 'number' ? 'a percentage of the base price' : 'an amount'
  const share = typeof percent === 'number' ? `: ${percent} % of the base price` : ''
  return { words: `${words}: ${how}`, arithmetic: percentage(line), customerWords: `${customerWords}${share}` }
}

function rangeWords(
  { reason, priceCadCents }: PriceLine,
  rule: RangeRule,
  set: RangeSet | null,
  units: UnitPreference,
): LineWords {
  const property = rangePropertyOf[rule]
  const value = reason.input[measureInput[rule]]
  const { category } = measures[property]
  const customerWords = (measure: number) => formatMeasure(measure, category, units)
  if (reason.input.fallback === true || typeof value !== 'number') {
    const isKnown = typeof value === 'number'
    const why = isKnown ? `${measureText(property, value, units)} is in no band` : 'The measure is not known'
    return plain(`${why}: the fallback of the table`, isKnown ? customerWords(value) : 'Standard charge')
  }
  const measured = measureText(property, value, units)
  if (value === 0) return plain(`${measured}: nothing is measured, so no band is paid`, measured)
  const where = reason.band === undefined ? '' : `, band ${bandText(property, reason.band, units)}`
  const how = reason.input.mode === 'slab' ? 'the whole value pays its band' : 'each band pays for its own part'
  const parts = set === null ? null : partsByBand(set, value, category)
  const sum = parts?.map((part) => partText(property, part, units)).join(' + ')
  return {
    words: `${measures[property].name} ${measured}${where}: ${how}`,
    arithmetic: sum === undefined ? null : `${sum} = ${formatCents(priceCadCents)}`,
    customerWords: customerWords(value),
  }
}

const upToFourDecimals = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 4 })

/** "5 km free", "9.3 km × $1.10", "4 × 10 kg (rounded up) × $1.50", "$5.00 flat + 3 km × $1.10". */
function partText(property: RangeProperty, { band, amount, steps }: RangePart, units: UnitPreference): string {
  const { flatCadCents, perStepCadCents, step, stepCount } = band
  if (perStepCadCents === 0) {
    return flatCadCents === 0 ? `${measureText(property, amount, units)} free` : formatCents(flatCadCents)
  }
  const unit = stepUnit(property, step, units)
  const rounded = stepCount === 'started' ? ' (rounded up)' : ''
  const size = unit === null ? `× ${measureText(property, step, units)}` : unit
  const count = `${upToFourDecimals.format(steps)} ${size}${rounded}`
  return `${flatCadCents === 0 ? '' : `${formatCents(flatCadCents)} flat + `}${count} × ${formatCents(perStepCadCents)}`
}

function timeOfDayWords(name: string, input: LineReason['input']): string {
  const when = whenWords(input)
  const { from, to, stacks } = input
  if (when === null || typeof from !== 'number' || typeof to !== 'number') return name
  const which = stacks === true ? 'it stacks' : 'the highest of those that match'
  return `${name}, ${dayText(input.day as WindowDay)} ${windowText({ from, to })}; ${lowerFirst(when)}; ${which}`
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** "Scheduled for Friday, 18:30": by the day on which the window started. */
function whenWords({ day, time }: LineReason['input']): string | null {
  if (typeof day !== 'string' || typeof time !== 'number') return null
  const next = time >= daySeconds
  const which = day === 'holiday' ? 'a holiday' : dayText(day as WindowDay)
  return `Scheduled ${next ? 'in the night after' : 'for'} ${which}, ${clockText(next ? time - daySeconds : time)}`
}

function timeRangeWords(name: string, { input, band }: LineReason): string {
  const span = spanWords(input)
  return span === null || band === undefined ? name : `${name}, ${spanRangeText(band)}; ${lowerFirst(span)}`
}

function spanWords({ spanS }: LineReason['input']): string | null {
  return typeof spanS === 'number' ? `Promised within ${spanText(spanS)}` : null
}

function zoneWords({ name, priceCadCents, reason: { input } }: PriceLine): LineWords {
  const { stops, strategy, fallback, flatFeeCadCents, multiplier, ofCadCents } = input
  if (typeof stops !== 'string') return plain(`Zone ${name}`, name)
  const where = stops
    .split(',')
    .map((stop) => stopNames[stop as StopType])
    .join(' and ')
  const which = strategy === 'highest' ? ', the dearer stop' : ''
  if (fallback === true) {
    return plain(
      `The ${where} outside every zone of the map: its fallback fee, once${which}`,
      `The ${where} outside our zones`,
    )
  }
  const flat = typeof flatFeeCadCents === 'number' && flatFeeCadCents !== 0 ? `${formatCents(flatFeeCadCents)} + ` : ''
  const arithmetic =
    multiplier === 1 ? null : `${flat}(${text(multiplier)} − 1) × ${money(ofCadCents)} = ${formatCents(priceCadCents)}`
  return { words: `Zone ${name} for the ${where}${which}`, arithmetic, customerWords: `${name} (${where})` }
}

function boundWords({ priceCadCents, reason: { input } }: PriceLine, words: string): LineWords {
  const said = `${words} ${money(input.boundCadCents)} before fuel`
  const arithmetic = `${money(input.boundCadCents)} − ${money(input.ofCadCents)} = ${formatCents(priceCadCents)}`
  return { words: said, arithmetic, customerWords: said }
}

function fuelLineWords(line: PriceLine): LineWords {
  const { input } = line.reason
  const of = input.fuelSurchargeOf === 'base' ? 'of the base price alone' : 'of everything before it'
  const percent = typeof input.percent === 'number' ? input.percent : 0
  const basis = basisOf(input)
  const words = basis === null ? `${percent} %` : fuelWords({ percent, basis })
  const customerWords =
    basis === null
      ? `${percent} %`
      : `${percent} % by the price of ${basis.fuelType} fuel, from ${datesText(basis.from, basis.until)}`
  return { words: `${words}; ${of}`, arithmetic: percentage(line), customerWords }
}

/** What the line stored of the fuel; null in lines of before the tables. */
function basisOf(input: LineReason['input']): FuelBasis | null {
  const { fuelType, month, pricesOf, dollarsPerLitre, from, until, within } = input
  if (typeof dollarsPerLitre !== 'number' || typeof month !== 'string' || typeof pricesOf !== 'string') return null
  if (typeof from !== 'string' || typeof until !== 'string') return null
  return {
    fuelType: fuelType as FuelBasis['fuelType'],
    month,
    pricesOf,
    dollarsPerLitre,
    from,
    until,
    row: null,
    within: within as FuelBasis['within'],
  }
}

function waitWords({ priceCadCents, reason: { input } }: PriceLine, waits: readonly StopWait[]): LineWords {
  if (typeof input.insteadOfCadCents === 'number') {
    const words = `Typed by the office, instead of ${formatCents(input.insteadOfCadCents)} by the driver’s stamps`
    return plain(words, 'Waiting at the stops')
  }
  if (priceCadCents === 0) return plain('Nothing to pay for waiting')
  const charged = waits.filter(({ cents }) => cents !== 0)
  if (charged.length === 0) return plain('Waiting beyond the free minutes')
  const words = charged.map(
    ({ stop, minutes, freeMinutes, isCapped }) =>
      `${minutes} min at the ${stopNames[stop]}, ${freeMinutes} of them free${isCapped ? ', at most the cap' : ''}`,
  )
  const said = words.join('; ')
  const [first] = charged
  if (charged.length === 1 && first?.isCapped === true)
    return { words: said, arithmetic: `${uncapped(first)}, at most ${formatCents(first.cents)}`, customerWords: said }
  const parts = charged.map((wait) =>
    wait.isCapped ? `${formatCents(wait.cents)} (at most, of ${uncapped(wait)})` : minutesAtRate(wait),
  )
  return { words: said, arithmetic: `${parts.join(' + ')} = ${formatCents(priceCadCents)}`, customerWords: said }
}

/** "40 min × $0.75". */
function minutesAtRate({ billedMinutes, centsPerMinute }: StopWait): string {
  return `${billedMinutes} min × ${formatCents(centsPerMinute)}`
}

/** "40 min × $0.75 = $30.00": what a wait would cost without its cap. */
function uncapped(wait: StopWait): string {
  return `${minutesAtRate(wait)} = ${formatCents(wait.billedMinutes * wait.centsPerMinute)}`
}

function taxWords(line: PriceLine): LineWords {
  const { type, dropoffProvince, date, rowId, rowName, effectiveFrom, effectiveUntil } = line.reason.input
  if (line.reason.input.assumed === true) {
    return {
      words: `No tax rate is known for the drop-off: ${text(type)}, which is due everywhere in Canada`,
      arithmetic: percentage(line),
      customerWords: `${text(type)}, of everything before tax`,
    }
  }
  const named = rowName === undefined ? '' : ` ${text(rowName)}`
  const time = effectiveFrom === undefined ? '' : `, in force from ${text(effectiveFrom)}`
  const until = effectiveUntil === undefined ? '' : ` until ${text(effectiveUntil)}`
  const row = rowId === undefined ? 'the rate in force' : `the courier’s own rate${named}${time}${until}`
  if (line.reason.input.isInterlined === true)
    return plain('Another carrier bought this order, which is zero rated', 'Zero Rated')
  if (line.reason.input.taxExemption !== undefined) {
    const number = text(line.reason.input.taxExemption)
    return plain(`The customer is exempt${number === '' ? '' : `, by ${number}`}`, 'Exempt')
  }
  if (type === 'Exempt' || type === 'Zero Rated') {
    if (rowId === undefined) return plain(`The service is ${type.toLowerCase()}`, type)
    return plain(`${type} in ${text(dropoffProvince)} on ${text(date)}, by ${row}`, type)
  }
  const where = type === 'QST' ? 'within QC' : `of the drop-off in ${text(dropoffProvince)}`
  return {
    words: `${text(type)} ${where} on ${text(date)}, ${row}`,
    arithmetic: percentage(line),
    customerWords: `${text(type)} ${type === 'QST' ? 'within' : 'in'} ${text(dropoffProvince)}, of everything before tax`,
  }
}
