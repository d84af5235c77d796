import type { UnitPreference } from '../amounts/units.ts'
import { waitTimeCents, type WaitStamp, type WaitTimeTerms } from '../orders/wait-time.ts'
import { wallTimeAt } from '../time/zoned-time.ts'
import { inputOfDay, type CourierCalendar } from './new-order.ts'
import { PriceBeyondBound } from './price-bound.ts'
import { priceOrder, unpricedResult } from './price-order.ts'
import { measureText, rangePropertyOf } from './price-words.ts'
import { readRevision, waitTermsOf } from './read-snapshot.ts'
import type { PriceResult, PricingInput, RevisionPricing } from './types.ts'

/** Ids of what an order chose, in the revision that it is pinned to, and what they are in another one. */
export type OptionIds = ReadonlyMap<number, number>

/** A revision that past orders are priced on, whichever they are pinned to. */
export interface TriedRevision {
  readonly pricing: RevisionPricing
  readonly parcelTypeIds: OptionIds
  readonly serviceSpeedIds: OptionIds
  readonly tagIds: OptionIds
}

/** What orders are tried with. */
export interface TryOut {
  /** Null: the service never was published. */
  readonly published: TriedRevision | null
  readonly draft: TriedRevision
  readonly courier: TriedCourier
  /** What the things that orders chose are called, by their ids in whichever revision. */
  readonly names: Readonly<Record<'parcel_type' | 'service_speed' | 'tag', ReadonlyMap<number, string>>>
  /** The preference of the person who asked for it: why an order has no price is kept in words. */
  readonly units: UnitPreference
}

/** What of a courier's settings counts for all of the orders. */
export interface TriedCourier extends CourierCalendar {
  /** For a revision without terms of waiting of its own; null: nothing is charged. */
  readonly waitTime: WaitTimeTerms | null
}

/** An order that was carried out. */
export interface PastOrder {
  /** As they are stored with its price. */
  readonly input: PricingInput
  readonly stamps: readonly WaitStamp[]
}

/**
 * What became of an order: priced by both revisions, `unpriceable` by the draft, `newlyPriced` by the draft alone, `unpriced` by
 * either. Amounts are cents; the gain is what is more before taxes.
 */
export interface TriedOrder {
  readonly outcome: 'priced' | 'unpriceable' | 'newlyPriced' | 'unpriced'
  readonly beforeCadCents: number | null
  readonly afterCadCents: number | null
  readonly gainCadCents: number | null
  /** Why the draft has no price for it. */
  readonly reasons: readonly string[]
}

/**
 * What an order costs by what is published and by a draft
 * (docs/rules/services-and-revisions.md, "Trying a draft out"): at its own date, with its own holidays and fuel,
 * without adjustments and without what a person typed for waiting.
 */
export function tryOrder(order: PastOrder, { published, draft, courier, names, units }: TryOut): TriedOrder {
  const before = published && enginePrice(order, published, courier)
  const after = enginePrice(order, draft, courier)
  const [beforeCadCents, afterCadCents] = [before?.totalCadCents ?? null, after.totalCadCents]
  const amounts = { beforeCadCents, afterCadCents, reasons: reasonsOf(after, names, units) }
  if (before?.status === 'priced' && after.status === 'priced') {
    return { outcome: 'priced', gainCadCents: after.preTaxCadCents - before.preTaxCadCents, ...amounts }
  }
  if (afterCadCents !== null) return { outcome: 'newlyPriced', gainCadCents: null, ...amounts }
  return { outcome: beforeCadCents === null ? 'unpriced' : 'unpriceable', gainCadCents: null, ...amounts }
}

/** What a try-out comes to, in cents and in orders. Amounts are of the orders that both revisions price. */
export interface TryOutSummary {
  readonly beforeCadCents: number
  readonly afterCadCents: number
  readonly differenceCadCents: number
  /** Before taxes. */
  readonly gainCadCents: number
  readonly priced: number
  readonly dearer: number
  readonly cheaper: number
  readonly unpriceable: number
  readonly newlyPriced: number
  readonly unpriced: number
}

/** What became of an order that came without what its price was worked out from. */
export const unknownOrder: TriedOrder = {
  outcome: 'unpriced',
  beforeCadCents: null,
  afterCadCents: null,
  gainCadCents: null,
  reasons: ['It came without what its price was worked out from.'],
}

function enginePrice({ input, stamps }: PastOrder, revision: TriedRevision, courier: TriedCourier): PriceResult {
  const { pricing, parcelTypeIds, serviceSpeedIds, tagIds } = revision
  const { waitTimeInsteadOfCadCents: _typed, ...engine } = input
  const terms = waitTermsOf(pricing, courier.waitTime)
  // What was looked up when it was placed is its own; what was not asked for then is looked up for its day.
  const ofDay =
    input.holidays !== undefined && hasFuelFor(pricing, input) ? input : lookedUp(pricing, courier, input.availableAt)
  return boundedPrice(pricing, {
    ...engine,
    parcels: input.parcels.map(({ parcelTypeId, quantity }) => ({
      parcelTypeId: parcelTypeIds.get(parcelTypeId) ?? parcelTypeId,
      quantity,
    })),
    serviceSpeedId: input.serviceSpeedId && (serviceSpeedIds.get(input.serviceSpeedId) ?? input.serviceSpeedId),
    tagIds: input.tagIds.map((id) => tagIds.get(id) ?? id),
    holidays: input.holidays ?? ofDay.holidays ?? [],
    fuel: hasFuelFor(pricing, input) ? input.fuel : ofDay.fuel,
    waitTimeCadCents: terms === null ? 0 : waitTimeCents(stamps, input.availableAt, terms),
    adjustments: [],
  })
}

/** A price that is more than any order may cost is none, and says so. */
function boundedPrice(pricing: RevisionPricing, input: PricingInput): PriceResult {
  try {
    return priceOrder(pricing, input)
  } catch (error) {
    if (!(error instanceof PriceBeyondBound)) throw error
    const rule = error.lines.at(-1)?.reason.rule ?? 'base_fee'
    return unpricedResult('missing', [], [{ code: 'price_missing', rule, message: `${error.message}.`, input: {} }])
  }
}

type OfDay = Pick<ReturnType<typeof inputOfDay>, 'fuel' | 'holidays'>
const days = new WeakMap<TriedCourier, Map<string, OfDay>>()

/** {@link inputOfDay}, once for all orders of a day. */
function lookedUp(pricing: RevisionPricing, courier: TriedCourier, availableAt: number): OfDay {
  const { fuelSurchargeOf, fuelType } = readRevision(pricing)
  const key = `${wallTimeAt(availableAt, courier.timeZone).date} ${fuelSurchargeOf === null ? '' : fuelType}`
  const known = days.get(courier) ?? new Map<string, OfDay>()
  const ofDay = known.get(key) ?? inputOfDay(pricing, courier, availableAt)
  days.set(courier, known.set(key, ofDay))
  return ofDay
}

/** Whether an order keeps the fuel that a revision asks for: of its type, or none at all. */
function hasFuelFor(pricing: RevisionPricing, { fuel }: PricingInput): boolean {
  const { fuelSurchargeOf, fuelType } = readRevision(pricing)
  return fuelSurchargeOf === null || (fuel !== null && (fuel.basis?.fuelType ?? 'regular') === fuelType)
}

const nounOf = { parcel_type: 'parcel type', service_speed: 'speed', tag: 'tag' } as const

function reasonsOf(
  { status, exceptions }: PriceResult,
  names: TryOut['names'],
  units: UnitPreference,
): readonly string[] {
  if (status === 'pending') return ['A dispatcher would have to type its price.']
  return exceptions.map(({ rule, message, input }) => {
    const value = Object.values(input)[0]
    if (typeof value !== 'number') return message
    if (rule === 'distance_range' || rule === 'weight_range' || rule === 'volume_range') {
      return `${message.slice(0, -1)}: ${measureText(rangePropertyOf[rule], value, units)}.`
    }
    if (rule !== 'parcel_type' && rule !== 'service_speed' && rule !== 'tag') return message
    return `The draft has no ${nounOf[rule]} ${names[rule].get(value) ?? value}.`
  })
}

/** What a revision, or the one that it was copied from, offers to choose from. */
export interface OfferedOption {
  readonly id: number
  /** The row that it was copied from first; its own id when it is none. */
  readonly originId: number
  readonly name: string
}

/**
 * For each thing that orders of a service chose, what it is in a revision: the same by its origin, else the one of that name. What a
 * revision does not have is left out.
 * @param all of every revision of the service
 * @param offered ids of those that the revision has a price for
 */
export function optionIds(all: readonly OfferedOption[], offered: ReadonlySet<number>): OptionIds {
  const own = all.filter(({ id }) => offered.has(id))
  const byOrigin = new Map(own.map(({ id, originId }) => [originId, id]))
  const byName = new Map(own.map(({ id, name }) => [name.toLowerCase(), id]))
  return new Map(
    all.flatMap(({ id, originId, name }) => {
      const same = offered.has(id) ? id : (byOrigin.get(originId) ?? byName.get(name.toLowerCase()))
      return same === undefined ? [] : [[id, same] as const]
    }),
  )
}
