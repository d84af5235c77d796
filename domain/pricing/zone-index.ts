import { isInPreparedRing, prepareRing, ringAreaM2, type LatLng, type PreparedRing } from '../geo.ts'
import type { ServiceMap, ServiceZone } from './types.ts'

/** Why a zone is the one of a point: it alone holds it, or among several by priority, by area, by number. */
export type WinningReason = 'only' | 'priority' | 'smaller' | 'lower_id'

/** Which zone a point is in, and why that one. */
export interface ZoneAt {
  /** Null outside every zone. */
  readonly zone: ServiceZone | null
  readonly reason: WinningReason | 'outside'
  /** Zones that hold the point too, the next best first. */
  readonly others: readonly ServiceZone[]
  /** A sentence for whoever dropped the pin. */
  readonly words: string
}

/** An outline that is ready to be asked about points and other outlines. */
interface Outline {
  readonly ring: PreparedRing
  readonly areaM2: number
}

interface IndexedZone extends Outline {
  readonly zone: ServiceZone
}

/** An outline is the same object until it is changed: of many zones only those are made ready anew that changed. */
const outlines = new WeakMap<ServiceZone['bounds'], Outline>()

/** A map is the same object for as long as its revision is in hand, so its zones are made ready once. */
const indexes = new WeakMap<readonly ServiceZone[], readonly IndexedZone[]>()

/** The zone that a point pays: of several the one of higher priority, the smaller, the lower number. Null outside all. */
export function zoneAt(map: Pick<ServiceMap, 'zones'>, point: LatLng): ServiceZone | null {
  for (const { zone, ring } of indexOf(map.zones)) if (isInPreparedRing(point, ring)) return zone
  return null
}

/** The same with the zones that lost, and why. */
export function winningZone(map: Pick<ServiceMap, 'zones'>, point: LatLng): ZoneAt {
  const [winner, second, ...rest] = indexOf(map.zones).filter(({ ring }) => isInPreparedRing(point, ring))
  if (winner === undefined) {
    return { zone: null, reason: 'outside', others: [], words: 'Outside every zone of the map.' }
  }
  const { zone } = winner
  if (second === undefined) return { zone, reason: 'only', others: [], words: `Only ${zone.name} is here.` }
  const [reason, why] = reasonOf(winner, second)
  const others = [second, ...rest].map((each) => each.zone)
  return { zone, reason, others, words: `${zone.name} wins over ${second.zone.name}: ${why}.` }
}

/** The zones in the order in which they win, so that the first that holds a point is its zone. */
export function indexOf(zones: readonly ServiceZone[]): readonly IndexedZone[] {
  const known = indexes.get(zones)
  if (known !== undefined) return known
  const index = zones
    .map((zone) => ({ zone, ...outlineOf(zone.bounds) }))
    .toSorted(
      (left, right) =>
        right.zone.priority - left.zone.priority || left.areaM2 - right.areaM2 || left.zone.id - right.zone.id,
    )
  indexes.set(zones, index)
  return index
}

function outlineOf(bounds: ServiceZone['bounds']): Outline {
  let outline = outlines.get(bounds)
  if (outline === undefined) {
    const ring = bounds.map(([lat, lng]) => ({ lat, lng }))
    outlines.set(bounds, (outline = { ring: prepareRing(ring), areaM2: ringAreaM2(ring) }))
  }
  return outline
}

function reasonOf(winner: IndexedZone, second: IndexedZone): [WinningReason, string] {
  const [high, low] = [winner.zone.priority, second.zone.priority]
  if (high !== low) return ['priority', `its priority is ${high}, the other’s ${low}`]
  if (winner.areaM2 !== second.areaM2) {
    return ['smaller', `it is smaller (${squareKilometres(winner)} and ${squareKilometres(second)})`]
  }
  return ['lower_id', 'both have the same priority and size, and it was made first']
}

const digits = new Intl.NumberFormat('en-CA', { maximumSignificantDigits: 3 })

function squareKilometres({ areaM2 }: IndexedZone): string {
  return `${digits.format(areaM2 / 1e6)} km²`
}
