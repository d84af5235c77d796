import { formatCents } from '../amounts/money.ts'
import type { UnitPreference } from '../amounts/units.ts'
import { type ProtocolAction, stopNames, type StopProtocols, stopTypes, type StopType } from '../orders/protocol.ts'
import {
  bandChargeText,
  bandText,
  chargeText,
  dayText,
  measures,
  measureText,
  rangeProperties,
  type RangeProperty,
  spanRangeText,
  windowText,
} from './price-words.ts'
import { readRevision } from './read-snapshot.ts'
import type { RevisionComponent } from './revision-components.ts'
import type { PricingType, RangeSet, ReadRevision, RevisionPricing, ServiceZone, ZoneStrategy } from './types.ts'
import { outlinesOf } from './zone-parts.ts'

/** One thing that a revision says, in words. */
export interface RevisionFact {
  readonly component: RevisionComponent
  /** The same in every revision that says it. */
  readonly key: string
  /** "above 25 km": what its component is called stands over it. */
  readonly label: string
  /** "$1.25 a km". */
  readonly text: string
  /** Told only where it changes: the thing itself has come or gone with it. */
  readonly isDetail?: boolean
  /** What the thing is called, where a person calls it so. */
  readonly name?: string
  /** Compared in place of the text, where words say too little: an outline. */
  readonly exactly?: string
  /** Key of the thing that brings it and takes it away: while that is another one, nothing is told of this. */
  readonly partOf?: string
}

const none = 'none'

/** A revision as it is told of: what it is priced by, and what drivers are asked with it. */
export type RevisionTerms = RevisionPricing & { readonly protocols?: StopProtocols }

/** All that a revision says, part by part, in the units of the person who reads it. */
export function revisionFacts(pricing: RevisionTerms, units: UnitPreference): readonly RevisionFact[] {
  const revision = readRevision(pricing)
  return [
    ...variableFacts(revision),
    ...rangeProperties.flatMap((property) => bandFacts(revision[property], property, units)),
    ...revision.parcelTypes.map(({ id, name, feeCadCents }) =>
      named('parcel-types', id, `Parcel type ${name}`, formatCents(feeCadCents), name),
    ),
    ...revision.serviceSpeeds.map(({ id, name, charge }) =>
      named('service-speeds', id, `Service speed ${name}`, chargeText(charge), name),
    ),
    ...revision.tags.map(({ id, name, charge }) => named('tags', id, `Tag ${name}`, chargeText(charge), name)),
    ...revision.timesOfDay.flatMap((window) => {
      const when = `${window.days.map(dayText).join(', ') || none} ${windowText(window)}`
      const label = `Time of day ${window.name}`
      return [
        named('time-of-day', window.id, label, chargeText(window.charge), window.name),
        detail('time-of-day', `${window.id}/when`, `${label}, when`, when),
        detail('time-of-day', `${window.id}/stacks`, `${label}, added to others`, window.stacks ? 'yes' : 'no'),
      ]
    }),
    ...revision.timeRanges.flatMap((range) => [
      named('time-range', range.id, `Time range ${range.name}`, chargeText(range.charge), range.name),
      detail('time-range', `${range.id}/span`, `Time range ${range.name}, span`, spanRangeText(range)),
    ]),
    ...mapFacts(revision),
    ...closingFacts(revision),
    ...stopTypes.flatMap((stop) => protocolFacts(pricing.protocols?.[stop] ?? [], stop)),
  ]
}

function fact(component: RevisionComponent, key: string | number, label: string, text: string): RevisionFact {
  return { component, key: `${component}/${key}`, label, text }
}

function cents(amount: number | null): string {
  return amount === null ? none : formatCents(amount)
}

function named(...[component, key, label, text, name]: [...Parameters<typeof fact>, string]): RevisionFact {
  return { ...fact(component, key, label, text), name }
}

function detail(...parts: Parameters<typeof fact>): RevisionFact {
  return { ...fact(...parts), isDetail: true }
}

const pricingTypes = {
  variable: 'by its rules',
  fixed: 'one price',
  manual: 'typed by a dispatcher',
} as const satisfies Record<PricingType, string>

const zoneStrategies = {
  both: 'of both stops, each zone once',
  highest: 'of the dearer stop',
  pickup: 'of the pickup',
  dropoff: 'of the drop-off',
} as const satisfies Record<ZoneStrategy, string>

function variableFacts(revision: ReadRevision): readonly RevisionFact[] {
  return [
    fact('variables', 'type', 'Pricing type', pricingTypes[revision.type]),
    fact('variables', 'base', 'Base fee', formatCents(revision.baseFeeCadCents)),
    fact('variables', 'minimum', 'Minimum', cents(revision.minimumCadCents)),
    fact('variables', 'maximum', 'Maximum', cents(revision.maximumCadCents)),
  ]
}

/** A band is read under the title of its component, and known by where it begins; that the one above it begins elsewhere is told as its end. */
function bandFacts(set: RangeSet | null, property: RangeProperty, units: UnitPreference): readonly RevisionFact[] {
  if (set === null) return []
  const { name } = measures[property]
  const component = `${name.toLowerCase()}-range` as RevisionComponent
  const mode = set.mode === 'slab' ? 'the whole value pays its band' : 'each band pays for its own part'
  return [
    fact(component, 'mode', `${name} bands`, mode),
    fact(component, 'fallback', `${name} that is not known`, cents(set.fallbackCadCents)),
    ...set.bands.flatMap((band) => {
      const end = band.to === null ? 'no end' : measureText(property, band.to, units)
      const from = `from ${measureText(property, band.from, units)}`
      const isAll = band.from === 0 && band.to === null
      const range = isAll ? `any ${name.toLowerCase()}` : bandText(property, band, units)
      return [
        fact(component, band.from, range, bandChargeText(property, band, units)),
        detail(component, `${band.from}/to`, `${from}, end of the band`, end),
      ]
    }),
  ]
}

function mapFacts({ serviceMap: map }: ReadRevision): readonly RevisionFact[] {
  const component = 'service-map'
  if (map === null) return [fact(component, 'map', 'Service map', none)]
  const { length } = map.zones
  const withZones = `${map.name}, ${length} ${length === 1 ? 'zone' : 'zones'}`
  const partOf = `${component}/map`
  return [
    { ...fact(component, 'map', 'Service map', withZones), exactly: `${map.id} ${map.name}` },
    detail(component, 'strategy', 'Zones that count', zoneStrategies[map.strategy ?? 'both']),
    detail(component, 'fallback', 'Fee outside the zones', cents(map.fallbackFeeCadCents)),
    ...map.zones.flatMap((zone) => [
      { ...named(component, zone.id, `Zone ${zone.name}`, zoneText(zone), zone.name), partOf },
      detail(component, `${zone.id}/priority`, `Zone ${zone.name}, priority`, String(zone.priority)),
      {
        ...detail(component, `${zone.id}/bounds`, `Zone ${zone.name}, outline`, outlineText(zone)),
        exactly: JSON.stringify(outlinesOf(zone).map(({ pointer, bounds }) => [pointer, bounds])),
      },
    ]),
  ]
}

/** "12 corners", "2 parts, 1 hole, 30 corners". */
function outlineText(zone: ServiceZone): string {
  const outlines = outlinesOf(zone)
  const corners = outlines.reduce((sum, { bounds }) => sum + bounds.length, 0)
  const holes = outlines.filter(({ hole }) => hole !== null).length
  const parts = outlines.length - holes
  return [
    ...(parts > 1 ? [`${parts} parts`] : []),
    ...(holes > 0 ? [`${holes} ${holes === 1 ? 'hole' : 'holes'}`] : []),
    `${corners} corners`,
  ].join(', ')
}

function zoneText({ flatFeeCadCents, multiplier }: ServiceZone): string {
  return multiplier === 1 ? formatCents(flatFeeCadCents) : `${formatCents(flatFeeCadCents)} and base × ${multiplier}`
}

function closingFacts({ fuelSurchargeOf, fuelType, waitTime, tax }: ReadRevision): readonly RevisionFact[] {
  const taken = { subtotal: 'of everything before it', base: 'of the base price alone' }
  const fuel = fuelSurchargeOf === null ? none : `${fuelType}, ${taken[fuelSurchargeOf]}`
  const kinds = { taxable: 'taxable', exempt: 'exempt', zeroRated: 'zero rated' }
  return [
    fact('fuel-surcharge', 'fuel', 'Fuel surcharge', fuel),
    ...waitFacts(waitTime),
    fact('tax-settings', 'kind', 'Tax', kinds[tax.kind]),
    fact('tax-settings', 'pst', 'PST SK', tax.pstSk ? 'charged' : 'not charged'),
    ...(tax.rows ?? []).map((row) => {
      const { id, name, type, province, percent, effectiveFrom, effectiveUntil } = row
      const where = `${type} in ${province ?? 'every province'} from ${effectiveFrom}`
      const time = effectiveUntil ? `${where} until ${effectiveUntil}` : where
      return fact('tax-settings', id ?? where, name === undefined ? time : `${name}, ${time}`, `${percent} %`)
    }),
  ]
}

function waitFacts(terms: ReadRevision['waitTime']): readonly RevisionFact[] {
  const component = 'geostamps'
  if (terms === undefined) return [fact(component, 'rate', 'Waiting', 'as the courier charges it')]
  if (terms === null) return [fact(component, 'rate', 'Waiting', none)]
  const { freeMinutes, freeMinutesAtDropoff, incrementMinutes, centsPerMinute, capCents } = terms
  return [
    fact(component, 'rate', 'Waiting', `${formatCents(centsPerMinute)} a min`),
    detail(component, 'free', 'Waiting, free at the pickup', `${freeMinutes} min`),
    detail(component, 'freeAtDropoff', 'Waiting, free at the drop-off', `${freeMinutesAtDropoff ?? freeMinutes} min`),
    detail(component, 'increment', 'Waiting, increment', `${incrementMinutes} min`),
    detail(component, 'cap', 'Waiting, at most a stop', cents(capCents)),
  ]
}

/** One that is asked in other words is the same action. */
function protocolFacts(actions: readonly ProtocolAction[], stop: StopType): readonly RevisionFact[] {
  return actions.map(({ id, type, label, description, required, options, unit, minimum, maximum }) => ({
    ...named(
      'protocols',
      `${stop}/${id}`,
      `Asked at the ${stopNames[stop]}: “${label}”`,
      required ? 'required' : 'not required',
      label,
    ),
    exactly: JSON.stringify([type, description, required, options, unit, minimum, maximum]),
  }))
}
