import type { RevisionPricing } from './types.ts'

/**
 * The parts of a revision as the product calls them
 * (docs/rules/services-and-revisions.md, "Parts of a revision"): each has a screen of its own.
 */
export type RevisionComponent =
  | 'variables'
  | 'distance-range'
  | 'weight-range'
  | 'volume-range'
  | 'time-of-day'
  | 'time-range'
  | 'parcel-types'
  | 'service-speeds'
  | 'tags'
  | 'fuel-surcharge'
  | 'service-map'
  | 'tax-settings'
  | 'protocols'
  | 'geostamps'

/** What people call them, in the order in which a price comes to be. */
export const componentTitles: Readonly<Record<RevisionComponent, string>> = {
  variables: 'Base price',
  'distance-range': 'Distance',
  'weight-range': 'Weight',
  'volume-range': 'Volume',
  'parcel-types': 'Parcel types',
  'service-speeds': 'Service speeds',
  tags: 'Tags',
  'time-of-day': 'Time of day',
  'time-range': 'Time range',
  'service-map': 'Service map',
  'fuel-surcharge': 'Fuel surcharge',
  geostamps: 'Waiting',
  'tax-settings': 'Taxes',
  protocols: 'Protocols',
}

/** What of a revision is changed by itself: its components, and what it is for. */
export type RevisionPartName = RevisionComponent | 'details'

/** A revision that is being written: its base fee may not be known yet. */
export type RevisionDraft = Omit<RevisionPricing, 'baseFeeCadCents'> & {
  readonly baseFeeCadCents: number | null
  readonly protocolIds?: readonly number[]
}

/** What a revision says that nobody has said anything of. */
export const emptyPricing: RevisionDraft = {
  type: 'variable',
  baseFeeCadCents: null,
  distanceRanges: null,
  weightRanges: null,
  volumeRanges: null,
  parcelTypes: [],
  serviceSpeeds: [],
  tags: [],
  timesOfDay: [],
  timeRanges: [],
  serviceMap: null,
  minimumCadCents: null,
  maximumCadCents: null,
  fuelSurchargeOf: null,
  tax: { kind: 'taxable', pstSk: false },
}

/** In which part each property of a revision stands. */
export const componentOf: Readonly<Record<keyof RevisionDraft, RevisionComponent>> = {
  type: 'variables',
  baseFeeCadCents: 'variables',
  minimumCadCents: 'variables',
  maximumCadCents: 'variables',
  distanceRanges: 'distance-range',
  weightRanges: 'weight-range',
  volumeRanges: 'volume-range',
  timesOfDay: 'time-of-day',
  timeRanges: 'time-range',
  parcelTypes: 'parcel-types',
  serviceSpeeds: 'service-speeds',
  tags: 'tags',
  fuelSurchargeOf: 'fuel-surcharge',
  fuelType: 'fuel-surcharge',
  serviceMap: 'service-map',
  tax: 'tax-settings',
  protocolIds: 'protocols',
  waitTime: 'geostamps',
}

/** Where bands or a dispatcher make the price, no base fee means that there is none. */
export function withBaseFee({ baseFeeCadCents, ...pricing }: RevisionDraft): RevisionPricing {
  return { ...pricing, baseFeeCadCents: baseFeeCadCents ?? 0 }
}
