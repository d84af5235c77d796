import { lineWords, type LineContext, type LineWords } from './line-words.ts'
import type { RevisionComponent } from './revision-components.ts'
import type { LineReason, PriceLine, PriceRule } from './types.ts'

/** Where a line was set: the part of the revision, and what in it; null for the part as a whole. */
export interface SettingReference {
  readonly component: RevisionComponent
  readonly id: number | null
}

/** A line of a price, explained. */
export interface LineExplanation extends LineWords {
  readonly key: string
  readonly name: string
  readonly priceCadCents: number
  /** Null for what no setting of the service made: a typed price, an adjustment, a cancellation. */
  readonly setting: SettingReference | null
}

/** The revision that a price was worked out by. */
interface PricedBy {
  readonly serviceId: number
  readonly serviceRevisionId: number
}

/** A line as it is told: to the courier's people with arithmetic and setting, to everybody else the words alone. */
export interface PriceStatement {
  readonly key: string
  readonly name: string
  readonly priceCadCents: number
  readonly words: string
  readonly arithmetic?: string | null
  readonly setting?: (PricedBy & SettingReference) | null
}

/** What a customer may see of it. */
export type CustomerExplanation = Pick<LineExplanation, 'key' | 'name' | 'priceCadCents'> & { readonly words: string }

const settingOf: Readonly<Record<PriceRule, readonly [RevisionComponent, idName?: string] | null>> = {
  base_fee: ['variables'],
  manual_price: null,
  distance_range: ['distance-range'],
  weight_range: ['weight-range'],
  volume_range: ['volume-range'],
  parcel_type: ['parcel-types', 'parcelTypeId'],
  service_speed: ['service-speeds', 'id'],
  tag: ['tags', 'id'],
  time_of_day: ['time-of-day', 'id'],
  time_range: ['time-range', 'id'],
  zone: ['service-map', 'zoneId'],
  minimum: ['variables'],
  maximum: ['variables'],
  fuel_surcharge: ['fuel-surcharge'],
  wait_time: ['geostamps'],
  adjustment: null,
  floor: null,
  cancellation_charge: null,
  tax: ['tax-settings', 'rowId'],
}

/**
 * Each line of a price in words: the rule, its input and its arithmetic, and the setting it came from.
 * @param lines as they are stored, also those of before a rule said as much as it does now
 */
export function explainPrice(lines: readonly PriceLine[], explainedWith: LineContext): readonly LineExplanation[] {
  return lines.map((line) => {
    const { key, name, priceCadCents, reason } = line
    return { key, name, priceCadCents, setting: settingReference(reason), ...lineWords(line, explainedWith) }
  })
}

/** The same for the customer, without the internals. */
export function explainToCustomer(
  lines: readonly PriceLine[],
  explainedWith: LineContext,
): readonly CustomerExplanation[] {
  return lines.map((line) => {
    const { key, name, priceCadCents } = line
    return { key, name, priceCadCents, words: lineWords(line, explainedWith).customerWords }
  })
}

/**
 * The lines as somebody may read them.
 * @param by null where the service is not known any more
 */
export function explanationFor(
  reader: { readonly isOffice: boolean },
  lines: readonly PriceLine[],
  explainedWith: LineContext,
  by: PricedBy | null,
): PriceStatement[] {
  if (!reader.isOffice) return [...explainToCustomer(lines, explainedWith)]
  return explainPrice(lines, explainedWith).map(({ customerWords: _words, setting, ...line }) => ({
    ...line,
    setting: setting && by && { serviceId: by.serviceId, serviceRevisionId: by.serviceRevisionId, ...setting },
  }))
}

/** The part of the revision that a rule is set in, and what in it, for a line or for what is missing of a price. */
export function settingReference({ rule, input }: Pick<LineReason, 'rule' | 'input'>): SettingReference | null {
  const setting = settingOf[rule]
  if (setting === null) return null
  const [component, idName] = setting
  const id = idName === undefined ? null : input[idName]
  return { component, id: typeof id === 'number' ? id : null }
}
