import type { TypedSizes } from '../amounts/typed-sizes.ts'
import { convertUnit, displayUnit, type Unit, type UnitPreference } from '../amounts/units.ts'

/** A row of an order's parcels. Measures of each piece in metres and kilograms, null where nobody knows one: it keeps from no type. */
export interface FitPiece {
  readonly name: string
  readonly quantity: number
  readonly lengthM: number | null
  readonly widthM: number | null
  readonly heightM: number | null
  readonly weightKg: number | null
  readonly typed?: TypedSizes | null | undefined
}

/** A parcel type that a courier carries; a limit of null is none. */
export interface FitType {
  readonly id: number
  readonly name: string
  readonly maxWeightKg: number | null
  readonly maxLengthM: number | null
  readonly maxWidthM: number | null
  readonly maxHeightM: number | null
}

/** Pieces of one type and one size as they go on an order with its courier. */
export interface FittedParcel<Type extends FitType = FitType> extends Omit<FitPiece, 'name'> {
  readonly type: Type
}

export interface ParcelFit<Type extends FitType = FitType> {
  /** In the order of the types, within one in that of the rows. */
  readonly parcels: readonly FittedParcel<Type>[]
  /** Rows whose pieces no type holds. */
  readonly misfits: readonly FitPiece[]
}

/** A tenth of a millimetre and a tenth of a gram: inches and pounds turned into metres and kilograms are off by less. */
const tolerance = 1e-4

const measures = ['lengthM', 'widthM', 'heightM', 'weightKg'] as const

/**
 * Finds for each row of parcels the type of another courier that it goes as
 * (docs/rules/brokerage.md, "Parcels"): the type of the same name if
 * the pieces fit it, else the smallest that holds them, by volume, then by weight, then by id. A piece may be turned, so its
 * sides are compared from the shortest to the longest. The pieces keep their measures; rows of one type become one when
 * their pieces are of one size and weight.
 */
export function fitParcels<Type extends FitType>(pieces: readonly FitPiece[], types: readonly Type[]): ParcelFit<Type> {
  const found = pieces.map((piece) => ({ piece, type: typeFor(piece, types) }))
  const parcels = types.flatMap((type) =>
    joined(
      type,
      found.filter((row) => row.type?.id === type.id).map(({ piece }) => piece),
    ),
  )
  return { parcels, misfits: found.filter(({ type }) => type === null).map(({ piece }) => piece) }
}

/** Whether one piece of the row can go as this type. */
export function canHold(type: FitType, piece: FitPiece): boolean {
  const room = sidesOf(type)
  return (
    (piece.weightKg ?? 0) <= limit(type.maxWeightKg) + tolerance &&
    sorted([piece.lengthM ?? 0, piece.widthM ?? 0, piece.heightM ?? 0]).every(
      (side, index) => side <= (room[index] ?? 0) + tolerance,
    )
  )
}

function typeFor<Type extends FitType>(piece: FitPiece, types: readonly Type[]): Type | null {
  const fitting = types.filter((type) => canHold(type, piece))
  const name = piece.name.trim().toLowerCase()
  const named = fitting.find((type) => type.name.trim().toLowerCase() === name)
  return named ?? fitting.toSorted(bySize)[0] ?? null
}

function bySize(left: FitType, right: FitType): number {
  return (
    compare(volumeOf(left), volumeOf(right)) ||
    compare(limit(left.maxWeightKg), limit(right.maxWeightKg)) ||
    left.id - right.id
  )
}

/** Not their difference, which is no number for two without a limit. */
function compare(left: number, right: number): number {
  return left === right ? 0 : left < right ? -1 : 1
}

function joined<Type extends FitType>(type: Type, rows: readonly FitPiece[]): FittedParcel<Type>[] {
  return rows.reduce<FittedParcel<Type>[]>((parcels, { name: _name, ...row }) => {
    const index = parcels.findIndex((parcel) => measures.every((measure) => parcel[measure] === row[measure]))
    const same = parcels[index]
    return same
      ? parcels.with(index, { ...same, quantity: same.quantity + row.quantity })
      : [...parcels, { type, ...row }]
  }, [])
}

function volumeOf(type: FitType): number {
  return sidesOf(type).reduce((volume, side) => volume * side, 1)
}

function sidesOf({ maxLengthM, maxWidthM, maxHeightM }: FitType): number[] {
  return sorted([limit(maxLengthM), limit(maxWidthM), limit(maxHeightM)])
}

function limit(max: number | null): number {
  return max ?? Number.POSITIVE_INFINITY
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((left, right) => left - right)
}

/** Why a piece cannot go by a service. @param units of the person who reads it */
export function misfitText(piece: FitPiece, serviceName: string, units: UnitPreference): string {
  return `${piece.name} (${measuresOf(piece, units)}) fits no parcel type of ${serviceName}`
}

const upToTwoDecimals = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 2 })

/** `60 × 40 × 40 cm, 30 kg`, or `23.62 × 15.75 × 15.75 in, 66.14 lb`. */
function measuresOf({ lengthM, widthM, heightM, weightKg }: FitPiece, units: UnitPreference): string {
  const inUnit = (value: number | null, base: Unit, unit: Unit) =>
    value === null ? '?' : upToTwoDecimals.format(convertUnit(value, base, unit))
  const sideUnit = units === 'Metric' ? 'cm' : 'in'
  const sides = [lengthM, widthM, heightM].map((side) => inUnit(side, 'm', sideUnit))
  const weightUnit = displayUnit('weight', units)
  return `${sides.join(' × ')} ${sideUnit}, ${inUnit(weightKg, 'kg', weightUnit)} ${weightUnit}`
}
