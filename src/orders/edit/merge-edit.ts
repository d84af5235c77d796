import type { OrderFieldValues } from '#domain/orders/order-fields.ts'
import { sizeOf, type TypedSizes, withTypedSize } from '#domain/amounts/typed-sizes.ts'
import { type EditDraft, type EditParcel, parcelMeasures, secondsOf } from './edit-draft.ts'

/**
 * What both changed, brought together: where I changed something mine holds, everywhere else theirs. Parcels are the same
 * when they are of the same type; of a parcel that both kept, each measure counts by itself.
 * @param base the order that I began with
 * @param mine what I have made of it
 * @param theirs what somebody else saved in the meantime
 */
export function mergeEdits(base: EditDraft, mine: EditDraft, theirs: EditDraft): EditDraft {
  return {
    poNumber: isSameText(mine.poNumber, base.poNumber) ? theirs.poNumber : mine.poNumber,
    orderNotes: isSameText(mine.orderNotes, base.orderNotes) ? theirs.orderNotes : mine.orderNotes,
    orderFields: mergeFields(base.orderFields, mine.orderFields, theirs.orderFields),
    serviceSpeedId: ofEither(base.serviceSpeedId, mine.serviceSpeedId, theirs.serviceSpeedId),
    availableAt: ofEither(base.availableAt, mine.availableAt, theirs.availableAt),
    distanceM: ofEither(base.distanceM, mine.distanceM, theirs.distanceM),
    time: isSameTime(mine.time, base.time) ? theirs.time : mine.time,
    parcels: mergeParcels(base.parcels, mine.parcels, theirs.parcels),
  }
}

/** Mine where I changed it, theirs where I did not. */
function ofEither<Value>(base: Value, mine: Value, theirs: Value): Value {
  return mine === base ? theirs : mine
}

function mergeFields(base: OrderFieldValues, mine: OrderFieldValues, theirs: OrderFieldValues): OrderFieldValues {
  const ids = new Set([base, mine, theirs].flatMap((values) => Object.keys(values)))
  const merged = [...ids].map((id) => [id, ofEither(base[id], mine[id], theirs[id])] as const)
  return Object.fromEntries(merged.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])))
}

export function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim()
}

/** Whether both times are the same span; text that is no time is only itself. */
export function isSameTime(one: EditDraft['time'], other: EditDraft['time']): boolean {
  const seconds = secondsOf(one)
  return seconds === null ? one === other : seconds === secondsOf(other)
}

export function isSameParcel(one: EditParcel | undefined, other: EditParcel | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return parcelMeasures.every((measure) => one[measure] === other[measure])
}

/** Theirs in their order, then what I alone have, in mine. */
function mergeParcels(
  base: readonly EditParcel[],
  mine: readonly EditParcel[],
  theirs: readonly EditParcel[],
): readonly EditParcel[] {
  const inBase = byType(base)
  const inMine = byType(mine)
  const inTheirs = byType(theirs)
  return [...new Set([...inTheirs.keys(), ...inMine.keys()])].flatMap((id) => {
    const merged = mergeParcel(inBase.get(id), inMine.get(id), inTheirs.get(id))
    return merged === undefined ? [] : [merged]
  })
}

function mergeParcel(
  base: EditParcel | undefined,
  mine: EditParcel | undefined,
  theirs: EditParcel | undefined,
): EditParcel | undefined {
  if (isSameParcel(mine, base)) return theirs
  // I took it off, or put it on, or they took off what I go on with: then mine is whole
  if (mine === undefined || theirs === undefined || base === undefined) return mine
  const measures = parcelMeasures.map((measure) => [measure, ofEither(base[measure], mine[measure], theirs[measure])])
  const { typed: _typed, ...kept } = { ...theirs, ...Object.fromEntries(measures) }
  const typed = typedOfEither(base, mine, theirs)
  return typed === undefined ? kept : { ...kept, typed }
}

/** How a measure was typed goes with the measure. */
function typedOfEither(base: EditParcel, mine: EditParcel, theirs: EditParcel): TypedSizes | undefined {
  return (['weightKg', 'lengthM', 'widthM', 'heightM'] as const).reduce<TypedSizes | undefined>(
    (typed, measure) =>
      withTypedSize(typed, sizeOf[measure], (mine[measure] === base[measure] ? theirs : mine).typed?.[sizeOf[measure]]),
    undefined,
  )
}

/** By their types; a bought order may have several parcels of one, which are told apart by their order. */
export function byType(parcels: readonly EditParcel[]): ReadonlyMap<string, EditParcel> {
  return new Map(parcels.map((parcel, index) => [parcelKey(parcels, index), parcel]))
}

/** The same for one parcel of the list: the second of type 7 is `7.2`. */
export function parcelKey(parcels: readonly EditParcel[], index: number): string {
  const id = parcels[index]?.id
  return `${id}.${parcels.slice(0, index + 1).filter((parcel) => parcel.id === id).length}`
}
