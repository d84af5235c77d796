import { roundHalfAwayFromZero } from '../amounts/money.ts'
import { stopNames, stopTypes, type StopType } from '../orders/protocol.ts'
import { linesOf, missingPrice, emptyResult } from './charge-line.ts'
import { baseTotal } from './totals.ts'
import type { PriceLine, ReadInput, ServiceMap, ServiceZone, Stage, ZoneStrategy } from './types.ts'
import { zoneAt } from './zone-index.ts'

/** Millionths: what a multiplier is over 1 is a difference of binary fractions (1.15 - 1). */
const millionths = 1e6

/** What a zone adds in cents: flat + (multiplier - 1) x B, rounded once. */
export function zoneFeeCents(
  { flatFeeCadCents, multiplier }: Pick<ServiceZone, 'flatFeeCadCents' | 'multiplier'>,
  baseCadCents: number,
): number {
  const share = Math.round((multiplier - 1) * millionths)
  return roundHalfAwayFromZero(flatFeeCadCents + (baseCadCents * share) / millionths)
}

/** What a stop pays: its zone, or the map's fallback outside every zone and where the place is not known. */
interface StopZone {
  readonly zone: ServiceZone | null
  readonly stops: readonly StopType[]
  readonly priceCadCents: number
}

/** The zones of the stops that the map's strategy looks at: one line for each, and for all stops outside one fallback. */
export const zones: Stage = ({ serviceMap: map }, input, soFar) => {
  if (map === null) return emptyResult
  const strategy = map.strategy ?? 'both'
  const baseCadCents = baseTotal(soFar)
  const found = stopZones(map, strategy, input, baseCadCents)
  const outside = found.find(({ zone }) => zone === null)
  if (outside !== undefined && map.fallbackFeeCadCents === null) {
    const why = outside.stops.map((stop) =>
      input[stop] === null
        ? `the ${stopNames[stop]} has no known place`
        : `the ${stopNames[stop]} lies outside every zone of ${map.name}`,
    )
    // The map may well have a fee: what it says is where a service begins, and the service decides.
    const message = `${sentence(why.join(' and '))}, and the service has no fee for that.`
    return missingPrice('zone', message, { serviceMapId: map.id, strategy, stops: outside.stops.join(',') })
  }
  const paid = strategy === 'highest' ? found.toSorted(dearerFirst).slice(0, 1) : found
  return linesOf(paid.map((each) => zoneLine(map, strategy, each, baseCadCents)))
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function stopZones(
  map: ServiceMap,
  strategy: ZoneStrategy,
  input: Pick<ReadInput, StopType | 'isHypothetical'>,
  baseCadCents: number,
): readonly StopZone[] {
  const found: StopZone[] = []
  for (const stop of stopTypes) {
    if (strategy !== stop && (strategy === 'pickup' || strategy === 'dropoff')) continue
    const point = input[stop]
    if (point === null && input.isHypothetical) continue
    const zone = point === null ? null : zoneAt(map, point)
    const same = found.findIndex((each) => each.zone === zone)
    const earlier = found[same]
    if (earlier === undefined) {
      const priceCadCents = zone === null ? (map.fallbackFeeCadCents ?? 0) : zoneFeeCents(zone, baseCadCents)
      found.push({ zone, stops: [stop], priceCadCents })
    } else {
      found[same] = { ...earlier, stops: [...earlier.stops, stop] }
    }
  }
  return found
}

/** Of equal ones the zone before the fallback, and of zones the lower number, whichever stop is which. */
function dearerFirst(left: StopZone, right: StopZone): number {
  return (
    right.priceCadCents - left.priceCadCents ||
    (left.zone?.id ?? Number.MAX_SAFE_INTEGER) - (right.zone?.id ?? Number.MAX_SAFE_INTEGER)
  )
}

function zoneLine(
  map: ServiceMap,
  strategy: ZoneStrategy,
  { zone, stops, priceCadCents }: StopZone,
  ofCadCents: number,
): PriceLine {
  const input = { serviceMapId: map.id, strategy, stops: stops.join(',') }
  if (zone === null) {
    const reason = { rule: 'zone' as const, input: { ...input, zoneId: null, fallback: true } }
    return { key: 'zone:fallback', group: 'other', name: 'Outside the Zones', priceCadCents, reason }
  }
  const { id: zoneId, name, flatFeeCadCents, multiplier } = zone
  const reason = { rule: 'zone' as const, input: { ...input, zoneId, flatFeeCadCents, multiplier, ofCadCents } }
  return { key: `zone:${zoneId}`, group: 'other', name, priceCadCents, reason }
}
