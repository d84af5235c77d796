import { formatCents } from '../amounts/money.ts'
import { baseValue, measureTolerance } from '../amounts/typed-measure.ts'
import { displayUnit, type UnitPreference } from '../amounts/units.ts'
import { formError } from '../text/refusal.ts'
import { daySeconds } from '../time/zoned-time.ts'
import { holes, findOverlaps, type PlacedFault } from './band-faults.ts'
import { mostServiceCadCents } from './price-bound.ts'
import { measureText, measures, rangeProperties, type RangeProperty, spanText } from './price-words.ts'
import { componentOf, type RevisionComponent, type RevisionDraft } from './revision-components.ts'
import type { Charge, TimeWindow } from './types.ts'
import { zoneFaults } from './zone-faults.ts'

/** What is wrong with a revision: in which part, at which JSON pointer into the revision, and a sentence for people. */
export type RevisionFault = PlacedFault & { readonly component: RevisionComponent }

/** The ids that are alive: neither archived nor gone. */
export interface LiveReferences {
  readonly parcelTypeIds: ReadonlySet<number>
  readonly serviceSpeedIds: ReadonlySet<number>
  readonly tagIds: ReadonlySet<number>
  readonly serviceMapIds: ReadonlySet<number>
  readonly taxSettingIds: ReadonlySet<number>
  readonly protocolIds: ReadonlySet<number>
}

/** The most cents of a fee, a bound or a rate: 100,000.00. */
const mostFeeCadCents = 10_000_000

/** A percentage takes at most everything off and is below this; a multiplier adds a percentage of B in the same bounds. */
const percentBelow = 1_000
const [leastPercent, multiplierBelow] = [-100, 1 + percentBelow / 100]

/**
 * What contradicts itself, which no draft is saved with
 * (docs/rules/services-and-revisions.md, "Drafts, publishing, enabling"): bands that overlap, a window that ends before it
 * starts, a percentage out of bounds, an outline that crosses itself. What is merely unfinished is left to publishing.
 * @param units of the person who reads the faults
 */
export function draftFaults(draft: RevisionDraft, units: UnitPreference): readonly RevisionFault[] {
  return withComponents([
    ...variableFaults(draft),
    ...bandSetFaults(draft, units),
    ...chargedFaults(draft),
    ...windowFaults(draft.timesOfDay ?? []),
    ...findOverlaps(draft.timeRanges ?? [], '/timeRanges', spanText),
    ...mapFaults(draft),
    ...waitFaults(draft),
    ...(draft.tax.rows ?? []).flatMap(({ percent }, index) =>
      percent >= 0 && percent < 100 ? [] : [at(`/tax/rows/${index}`, 'A tax is from 0 to below 100 %')],
    ),
  ])
}

/** All that keeps a draft from being published: what contradicts itself, what is unfinished, and what it refers to that is dead. */
export function publishingFaults(
  draft: RevisionDraft,
  live: LiveReferences,
  units: UnitPreference,
): readonly RevisionFault[] {
  return [
    ...pricingFaults(draft, units),
    ...withComponents([
      ...rangeProperties.flatMap((property) => (draft[property] ? holes(property, draft[property].bands, units) : [])),
      ...(draft.timesOfDay ?? []).flatMap(({ days }, index) =>
        days.length > 0 ? [] : [at(`/timesOfDay/${index}/days`, 'Choose at least one day')],
      ),
      ...whatCannotBeOrdered(draft),
      ...deadReferences(draft, live),
    ]),
  ]
}

/** Every customer chooses a parcel type and a speed, so without them nobody can. */
function whatCannotBeOrdered({ parcelTypes, serviceSpeeds }: RevisionDraft): readonly PlacedFault[] {
  return [
    ...(parcelTypes.length === 0 ? [at('/parcelTypes', 'Add a parcel type: without one nobody can order')] : []),
    ...(serviceSpeeds.length === 0 ? [at('/serviceSpeeds', 'Add a speed: without one nobody can order')] : []),
  ]
}

/**
 * Of these, what keeps a draft from pricing any order rightly: what contradicts itself, no base fee, a map without its zones. A hole
 * between bands does not: orders that fall into it have no price.
 */
export function pricingFaults(draft: RevisionDraft, units: UnitPreference): readonly RevisionFault[] {
  const hasBands = rangeProperties.some((property) => draft[property] !== null)
  const needsFee = draft.type === 'fixed' || (draft.type === 'variable' && !hasBands)
  return [
    ...draftFaults(draft, units),
    ...withComponents([
      ...(needsFee && draft.baseFeeCadCents === null
        ? [at('/baseFeeCadCents', draft.type === 'fixed' ? 'Say the price' : 'Say a base fee, or add a table of bands')]
        : []),
      ...unfinishedMap(draft),
    ]),
  ]
}

const faultyDraft = {
  publish: 'The draft cannot be published yet.',
  price: 'The draft cannot price an order yet.',
}

/** @throws formError `revision_faults`, each fault under its component and its place there */
export function refuseFaults(faults: readonly RevisionFault[], act: keyof typeof faultyDraft): void {
  const byPlace = Object.groupBy(faults, ({ component, pointer }) => `/${component}${pointer}`)
  const errors = Object.entries(byPlace).map(([place, own = []]) => [place, own.map(({ message }) => message)])
  if (errors.length > 0) throw formError(Object.fromEntries(errors), 'revision_faults', faultyDraft[act])
}

function withComponents(faults: readonly PlacedFault[]): readonly RevisionFault[] {
  return faults.map((fault) => {
    const property = fault.pointer.split('/')[1] as keyof RevisionDraft
    return { component: componentOf[property], ...fault }
  })
}

function at(pointer: string, message: string): PlacedFault {
  return { pointer, message }
}

function feeFault(pointer: string, cents: number | null, least = 0): readonly PlacedFault[] {
  if (cents === null || (Number.isSafeInteger(cents) && cents >= least && cents <= mostFeeCadCents)) return []
  return [at(pointer, least < 0 ? 'At most $100,000.00 either way' : 'From $0.00 to $100,000.00')]
}

function variableFaults({ baseFeeCadCents, minimumCadCents, maximumCadCents }: RevisionDraft): readonly PlacedFault[] {
  const turned = minimumCadCents !== null && maximumCadCents !== null && maximumCadCents < minimumCadCents
  return [
    ...feeFault('/baseFeeCadCents', baseFeeCadCents),
    ...feeFault('/minimumCadCents', minimumCadCents),
    ...feeFault('/maximumCadCents', maximumCadCents),
    ...(turned ? [at('/maximumCadCents', 'The maximum is below the minimum')] : []),
  ]
}

function bandSetFaults(draft: RevisionDraft, units: UnitPreference): readonly PlacedFault[] {
  return rangeProperties.flatMap((property) => {
    const set = draft[property]
    if (set === null) return []
    const pointer = `/${property}/bands`
    const { category } = measures[property]
    return [
      ...findOverlaps(set.bands, pointer, (value) => measureText(property, value, units), measureTolerance(category)),
      ...set.bands.flatMap(({ flatCadCents, perStepCadCents, step }, index) => [
        ...feeFault(`${pointer}/${index}/flatCadCents`, flatCadCents),
        ...feeFault(`${pointer}/${index}/perStepCadCents`, perStepCadCents),
        ...rateFault(property, `${pointer}/${index}/perStepCadCents`, perStepCadCents / step, units),
        ...(step > 0 ? [] : [at(`${pointer}/${index}/step`, `A step is above 0 ${displayUnit(category, units)}`)]),
      ]),
      ...feeFault(`/${property}/fallbackCadCents`, set.fallbackCadCents),
    ]
  })
}

/** A rate, of cents per base unit, by which a single unit, as the reader has them, costs more than any order may. */
function rateFault(
  property: RangeProperty,
  pointer: string,
  rate: number,
  units: UnitPreference,
): readonly PlacedFault[] {
  const { category } = measures[property]
  const unit = displayUnit(category, units)
  if (!(rate * baseValue({ number: 1, unit }, category) > mostServiceCadCents)) return []
  return [at(pointer, `1 ${unit} would cost more than ${formatCents(mostServiceCadCents)}, which no order may`)]
}

/** What is charged as an amount or a percentage, and each parcel type's fee. */
function chargedFaults(draft: RevisionDraft): readonly PlacedFault[] {
  const charged = (['serviceSpeeds', 'tags', 'timesOfDay', 'timeRanges'] as const).flatMap((property) =>
    (draft[property] ?? []).flatMap(({ charge }, index) => chargeFaults(charge, `/${property}/${index}/charge`)),
  )
  const fees = draft.parcelTypes.flatMap(({ feeCadCents }, index) =>
    feeFault(`/parcelTypes/${index}/feeCadCents`, feeCadCents),
  )
  return [...charged, ...fees]
}

function chargeFaults(charge: Charge, pointer: string): readonly PlacedFault[] {
  if (!('percent' in charge)) return feeFault(`${pointer}/amountCadCents`, charge.amountCadCents, -mostFeeCadCents)
  return charge.percent >= leastPercent && charge.percent < percentBelow
    ? []
    : [at(`${pointer}/percent`, `A percentage is from ${leastPercent} to below ${percentBelow}`)]
}

function windowFaults(windows: readonly TimeWindow[]): readonly PlacedFault[] {
  return windows.flatMap(({ from, to }, index) => {
    const place = `/timesOfDay/${index}`
    if (!(from >= 0 && from < daySeconds)) return [at(`${place}/from`, 'A window starts within the day')]
    if (!(to > from)) return [at(`${place}/to`, 'The window ends before it starts')]
    return to - from <= daySeconds ? [] : [at(`${place}/to`, 'A window is no longer than a day')]
  })
}

function mapFaults({ serviceMap }: RevisionDraft): readonly PlacedFault[] {
  if (!serviceMap) return []
  return [
    ...feeFault('/serviceMap/fallbackFeeCadCents', serviceMap.fallbackFeeCadCents),
    ...serviceMap.zones.flatMap((zone, index) => {
      const { flatFeeCadCents, multiplier } = zone
      const place = `/serviceMap/zones/${index}`
      const malformed = zoneFaults(zone).filter(({ code }) => code !== 'too_few_points')
      return [
        ...feeFault(`${place}/flatFeeCadCents`, flatFeeCadCents, -mostFeeCadCents),
        ...(multiplier >= 0 && multiplier < multiplierBelow
          ? []
          : [at(`${place}/multiplier`, `A multiplier is from 0 to below ${multiplierBelow}`)]),
        ...malformed.map(({ message, pointer }) => at(`${place}${pointer}`, message)),
      ]
    }),
  ]
}

function unfinishedMap({ serviceMap }: RevisionDraft): readonly PlacedFault[] {
  if (!serviceMap) return []
  if (serviceMap.zones.length === 0) return [at('/serviceMap/zones', 'The map has no published zone')]
  return serviceMap.zones.flatMap((zone, index) =>
    zoneFaults(zone)
      .filter(({ code }) => code === 'too_few_points')
      .map(({ message, pointer }) => at(`/serviceMap/zones/${index}${pointer}`, message)),
  )
}

function waitFaults({ waitTime }: RevisionDraft): readonly PlacedFault[] {
  if (!waitTime) return []
  const { freeMinutes, freeMinutesAtDropoff, incrementMinutes, centsPerMinute, capCents } = waitTime
  const minutes = (value: number, least: number, name: string) =>
    Number.isSafeInteger(value) && value >= least && value <= daySeconds / 60
      ? []
      : [at(`/waitTime/${name}`, `Whole minutes, at least ${least} and no more than a day`)]
  return [
    ...minutes(freeMinutes, 0, 'freeMinutes'),
    ...minutes(freeMinutesAtDropoff ?? 0, 0, 'freeMinutesAtDropoff'),
    ...minutes(incrementMinutes, 1, 'incrementMinutes'),
    ...feeFault('/waitTime/centsPerMinute', centsPerMinute),
    ...feeFault('/waitTime/capCents', capCents),
  ]
}

interface Named {
  readonly id?: number
  readonly name?: string
}

function deadReferences(draft: RevisionDraft, live: LiveReferences): readonly PlacedFault[] {
  const dead = (property: string, noun: string, items: readonly Named[], alive: ReadonlySet<number>) =>
    items.flatMap(({ id, name }, index) => {
      if (id === undefined || alive.has(id)) return []
      return [at(`${property}/${index}`, `The ${noun}${name === undefined ? '' : ` ${name}`} is archived or gone`)]
    })
  const { serviceMap } = draft
  return [
    ...dead('/parcelTypes', 'parcel type', draft.parcelTypes, live.parcelTypeIds),
    ...dead('/serviceSpeeds', 'service speed', draft.serviceSpeeds, live.serviceSpeedIds),
    ...dead('/tags', 'tag', draft.tags, live.tagIds),
    ...dead('/tax/rows', 'tax', draft.tax.rows ?? [], live.taxSettingIds),
    ...(draft.protocolIds ?? []).flatMap((id, index) =>
      live.protocolIds.has(id) ? [] : [at(`/protocolIds/${index}`, 'This protocol is disabled or gone')],
    ),
    ...(serviceMap && !live.serviceMapIds.has(serviceMap.id)
      ? [at('/serviceMap', 'This service map is archived or gone')]
      : []),
  ]
}
