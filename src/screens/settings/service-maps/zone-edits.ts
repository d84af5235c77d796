import type { ServiceZone } from '#domain/pricing/types.ts'
import { zoneAt } from '#domain/pricing/zone-index.ts'
import { mapOutlines } from '#domain/pricing/zone-parts.ts'
import type { ZonePriority } from '#domain/pricing/zone-priority.ts'
import { zoneColors, type ReadZone } from '#domain/zone-files/zone-file.ts'
import type { ServiceZone as StoredZone } from '#generated/model/index.ts'
import {
  type Corner,
  roundCorner,
  withCornerAfter,
  withCornerMoved,
  withOutlineDrawn,
  withoutCorner,
  withoutOutline,
} from './zone-corners.ts'

/** A zone that is being edited. Its id is its number, or for a new one a number that no stored zone has. */
export interface EditedZone extends ServiceZone {
  readonly isNew: boolean
  readonly description: string | undefined
  readonly color: string
  readonly priority: ZonePriority
}

/** What is being edited, with all that was done to it. Every step is a new list that shares what did not change. */
export interface Edits {
  readonly zones: readonly EditedZone[]
  readonly past: readonly (readonly EditedZone[])[]
  readonly future: readonly (readonly EditedZone[])[]
  /** What the last step did; the next of the same kind goes into it, so that a word that is typed is undone as one. */
  readonly step: string | null
}

/** As many steps as can be taken back. */
const mostSteps = 200
/** Above every number that the server gives. */
const firstNewId = 2 ** 50

export function editsOf(stored: readonly StoredZone[]): Edits {
  const zones = stored.map(({ number = 0, bounds, holes, parts, description, ...zone }) => ({
    ...zone,
    id: number,
    isNew: false,
    description,
    ...mapOutlines({ bounds, holes, parts }, (outline) => outline.map(([lat = 0, lng = 0]): Corner => [lat, lng])),
  }))
  return { zones, past: [], future: [], step: null }
}

/** The zones as they are sent: new ones without a number. */
export function sentZones(zones: readonly EditedZone[]): StoredZone[] {
  return zones.map(({ id, isNew, description, bounds, holes, parts, ...zone }) => ({
    ...zone,
    ...(!isNew && { number: id }),
    ...(description !== undefined && { description }),
    ...mapOutlines({ bounds, holes, parts }, (outline) => outline.map(([lat, lng]) => [lat, lng])),
  }))
}

/**
 * Edits once they are saved: new zones have the numbers that they were given. What did not change stays the same object, and every
 * step before can still be taken back; a zone that is brought back so, and is stored no more, is a new one.
 * @param sent the zones as they were sent, which may have been changed since
 * @param stored the same as they are stored, in the same order
 * @returns the edits, and the zones that are saved
 */
export function afterSaving(
  { zones, past, future, step }: Edits,
  sent: readonly EditedZone[],
  stored: readonly StoredZone[],
): { readonly edits: Edits; readonly saved: readonly EditedZone[] } {
  const numbers = new Map(sent.map(({ id }, index) => [id, stored[index]?.number]))
  const zoneOf = once((zone: EditedZone): EditedZone => {
    const number = numbers.get(zone.id)
    if (number === undefined) return zone.isNew ? zone : { ...zone, isNew: true }
    return number === zone.id && !zone.isNew ? zone : { ...zone, id: number, isNew: false }
  })
  const listOf = once((list: readonly EditedZone[]): readonly EditedZone[] => {
    const next = list.map(zoneOf)
    return next.every((zone, index) => zone === list[index]) ? list : next
  })
  const edits = { zones: listOf(zones), past: past.map(listOf), future: future.map(listOf), step }
  return { edits, saved: listOf(sent) }
}

function once<Value extends object>(make: (value: Value) => Value): (value: Value) => Value {
  const made = new Map<Value, Value>()
  return (value) => {
    const known = made.get(value) ?? make(value)
    made.set(value, known)
    return known
  }
}

/** @param step of what kind the change is, where several in a row are one; null: it stands alone */
function take(edits: Edits, zones: readonly EditedZone[], step: string | null = null): Edits {
  const goesOn = step !== null && step === edits.step
  const past = goesOn ? edits.past : [...edits.past.slice(1 - mostSteps), edits.zones]
  return { zones, past, future: [], step }
}

export function undo({ zones, past, future }: Edits): Edits {
  const before = past.at(-1)
  return before === undefined
    ? { zones, past, future, step: null }
    : { zones: before, past: past.slice(0, -1), future: [zones, ...future], step: null }
}

export function redo({ zones, past, future }: Edits): Edits {
  const [after, ...rest] = future
  return after === undefined
    ? { zones, past, future, step: null }
    : { zones: after, past: [...past, zones], future: rest, step: null }
}

/** Changes what is said of a zone, or its outline. */
export function changeZone(edits: Edits, id: number, change: Partial<EditedZone>): Edits {
  const zones = edits.zones.map((zone) => (zone.id === id ? { ...zone, ...change } : zone))
  return take(edits, zones, `${id} ${Object.keys(change).join(' ')}`)
}

/** Gives zones their flat fees, all in one step. @param fees cents by the id of the zone */
export function priceZones(edits: Edits, fees: ReadonlyMap<number, number>): Edits {
  const zones = edits.zones.map((zone) => {
    const flatFeeCadCents = fees.get(zone.id) ?? zone.flatFeeCadCents
    return flatFeeCadCents === zone.flatFeeCadCents ? zone : { ...zone, flatFeeCadCents }
  })
  return zones.every((zone, index) => zone === edits.zones[index]) ? edits : take(edits, zones)
}

/** @param isOneMove whether it goes on with the move before, as arrow keys do */
export function moveCorner(edits: Edits, id: number, corner: number, to: Corner, isOneMove = false): Edits {
  return reshape(edits, id, (zone) => withCornerMoved(zone, corner, to), isOneMove ? `move ${id} ${corner}` : null)
}

/** Adds a corner on the edge that follows this one. */
export function addCorner(edits: Edits, id: number, after: number, at: Corner): Edits {
  return reshape(edits, id, (zone) => withCornerAfter(zone, after, at))
}

/** An outline keeps three corners. */
export function deleteCorner(edits: Edits, id: number, corner: number): Edits {
  return reshape(edits, id, (zone) => withoutCorner(zone, corner))
}

/** Deletes the hole that a corner is of, or the part. A zone keeps one part. */
export function deleteOutline(edits: Edits, id: number, corner: number): Edits {
  return reshape(edits, id, (zone) => withoutOutline(zone, corner))
}

/** Adds what was drawn to a zone: as a hole within one of its parts, else as another part. */
export function addOutline(edits: Edits, id: number, drawn: readonly Corner[]): Edits {
  return reshape(edits, id, (zone) => withOutlineDrawn(zone, drawn))
}

function reshape(
  edits: Edits,
  id: number,
  change: (zone: EditedZone) => EditedZone,
  step: string | null = null,
): Edits {
  const zone = edits.zones.find((each) => each.id === id)
  if (zone === undefined) return edits
  const changed = change(zone)
  if (changed === zone) return edits
  return take(
    edits,
    edits.zones.map((each) => (each === zone ? changed : each)),
    step,
  )
}

export function deleteZone(edits: Edits, id: number): Edits {
  return take(
    edits,
    edits.zones.filter((zone) => zone.id !== id),
  )
}

/** The id of a zone that is added next. */
export function nextId({ zones, past, future }: Edits): number {
  return Math.max(firstNewId, ...[...past, zones, ...future].flat().map(({ id }) => id)) + 1
}

/** The zone that a press means: of several the one that is paid there. Null outside all. */
export function topZoneAt(zones: readonly EditedZone[], [lat, lng]: Corner): number | null {
  return zoneAt({ zones }, { lat, lng })?.id ?? null
}

/** Adds a zone that was drawn; what it costs is said afterwards. */
export function addZone(edits: Edits, bounds: readonly Corner[]): Edits {
  const count = edits.zones.length
  const zone = {
    name: `Zone ${count + 1}`,
    bounds: bounds.map(roundCorner),
    flatFeeCadCents: 0,
    multiplier: 1,
    priority: 'medium' as const,
    color: zoneColors[count % zoneColors.length] ?? zoneColors[0],
  }
  return importZones(edits, [zone], false)
}

/** @param replaces whether the zones of the file stand in the place of those that are there */
export function importZones(edits: Edits, read: readonly ReadZone[], replaces: boolean): Edits {
  const first = nextId(edits)
  const added = read.map(({ description, ...zone }, index) => ({
    ...zone,
    description,
    id: first + index,
    isNew: true,
  }))
  return take(edits, replaces ? added : [...edits.zones, ...added])
}

/** What a multiplier adds to the base price, or takes off: "+ 15 %", "− 10 %"; empty for 1. */
export function shareText({ multiplier }: Pick<ServiceZone, 'multiplier'>): string {
  const percent = Math.round((multiplier - 1) * 1e6) / 1e4
  return percent === 0 ? '' : `${percent < 0 ? '−' : '+'} ${Math.abs(percent)} %`
}
