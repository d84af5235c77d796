import { isInArea, prepareArea, type PreparedArea } from '../geo/areas.ts'
import { boxIndexOf, itemsAt, type BoxIndex } from '../geo/box-index.ts'
import type { LatLng } from '../geo/geo.ts'
import type { ServiceMap, ServiceZone, ZoneOutline, ZonePart } from './types.ts'
import { partsOf, ringOf } from './zone-parts.ts'
import { priorityRank } from './zone-priority.ts'

/** Why a zone is the one of a point: it alone holds it, or among several by priority, by area, by number. */
export type WinningReason = 'only' | 'priority' | 'smaller' | 'lower_id'

/** Which zone a point is in, and why that one. */
export interface ZoneAt {
  /** Null outside every zone. */
  readonly zone: ServiceZone | null
  readonly reason: WinningReason | 'outside'
  /** Zones that hold the point too, the next best first. */
  readonly others: readonly ServiceZone[]
  /** A sentence for the person who dropped the pin. */
  readonly words: string
}

/** A zone that is ready to be asked about points and other zones. */
export interface CompiledZone {
  readonly zone: ServiceZone
  /** How many zones win over it wherever both are. */
  readonly rank: number
  readonly parts: readonly PreparedArea[]
  /** Square metres of all parts, without their holes. */
  readonly areaM2: number
}

/** The zones of a map, ready to be asked which one a point pays. */
export interface CompiledZones {
  /** In the order in which they win. */
  readonly ordered: readonly CompiledZone[]
  /** The boxes of their parts. */
  readonly boxes: BoxIndex<{ readonly of: CompiledZone; readonly part: PreparedArea }>
}

/**
 * An outline is the same object until it is changed: of many zones only those are made ready anew that changed. Other holes in it make
 * another area.
 */
const areas = new WeakMap<ZoneOutline, { readonly holes: ZonePart['holes']; readonly area: PreparedArea }>()

/** A map is the same object for as long as its revision is in hand, so its zones are made ready once. */
const compiled = new WeakMap<readonly ServiceZone[], CompiledZones>()

/** The zone that a point pays: of several the one of higher priority, the smaller, the lower number. Null outside all. */
export function zoneAt(map: Pick<ServiceMap, 'zones'>, point: LatLng): ServiceZone | null {
  const { boxes } = compiledZones(map.zones)
  const near = itemsAt(boxes, point).toSorted((one, other) => one.of.rank - other.of.rank)
  return near.find(({ part }) => isInArea(point, part))?.of.zone ?? null
}

/** What that zone is called; null as well where a service has no map. */
export function zoneNameAt(map: Pick<ServiceMap, 'zones'> | null, point: LatLng): string | null {
  return map === null ? null : (zoneAt(map, point)?.name ?? null)
}

/** As {@link zoneAt}, with the zones that lost, and why. */
export function winningZone(map: Pick<ServiceMap, 'zones'>, point: LatLng): ZoneAt {
  const [winner, second, ...rest] = compiledZones(map.zones).ordered.filter(({ parts }) =>
    parts.some((part) => isInArea(point, part)),
  )
  if (winner === undefined) {
    return { zone: null, reason: 'outside', others: [], words: 'Outside every zone of the map.' }
  }
  const { zone } = winner
  if (second === undefined) return { zone, reason: 'only', others: [], words: `Only ${zone.name} is here.` }
  const [reason, why] = reasonOf(winner, second)
  const others = [second, ...rest].map((each) => each.zone)
  return { zone, reason, others, words: `${zone.name} wins over ${second.zone.name}: ${why}.` }
}

/** {@link compileZones}, once for a list of zones for as long as it is in hand. */
export function compiledZones(zones: readonly ServiceZone[]): CompiledZones {
  const known = compiled.get(zones)
  if (known !== undefined) return known
  const made = compileZones(zones)
  compiled.set(zones, made)
  return made
}

/** Makes zones ready: who wins over whom, and where each part lies. */
function compileZones(zones: readonly ServiceZone[]): CompiledZones {
  const ordered = zones
    .map((zone) => {
      const parts = partsOf(zone).map(areaOf)
      return { zone, parts, areaM2: parts.reduce((sum, { areaM2 }) => sum + areaM2, 0) }
    })
    .toSorted(
      (left, right) =>
        priorityRank(right.zone.priority) - priorityRank(left.zone.priority) ||
        left.areaM2 - right.areaM2 ||
        left.zone.id - right.zone.id,
    )
    .map((each, rank) => ({ ...each, rank }))
  const boxes = boxIndexOf(ordered.flatMap((of) => of.parts.map((part) => [part.outline, { of, part }] as const)))
  return { ordered, boxes }
}

/** A part of a zone, made ready once for as long as its outlines stay the same. */
export function areaOf({ bounds, holes }: ZonePart): PreparedArea {
  const known = areas.get(bounds)
  if (known !== undefined && known.holes === holes) return known.area
  const area = prepareArea(ringOf(bounds), holes?.map(ringOf))
  areas.set(bounds, { holes, area })
  return area
}

function reasonOf(winner: CompiledZone, second: CompiledZone): [WinningReason, string] {
  const [high, low] = [winner.zone.priority, second.zone.priority]
  if (high !== low) return ['priority', `its priority is ${high}, the other’s is ${low}`]
  if (winner.areaM2 !== second.areaM2) {
    return ['smaller', `it is smaller (${squareKilometres(winner)} and ${squareKilometres(second)})`]
  }
  return ['lower_id', 'both have the same priority and size, and it was made first']
}

const digits = new Intl.NumberFormat('en-CA', { maximumSignificantDigits: 3 })

function squareKilometres({ areaM2 }: CompiledZone): string {
  return `${digits.format(areaM2 / 1e6)} km²`
}
