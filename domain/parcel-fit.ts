/** A row of an order's parcels. Measures of each piece in metres and kilograms. */
export interface FitPiece {
  readonly name: string
  readonly quantity: number
  readonly lengthM: number
  readonly widthM: number
  readonly heightM: number
  readonly weightKg: number
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

/** Pieces of one type as they go on an order with its courier. */
export interface FittedParcel<Type extends FitType = FitType> {
  readonly type: Type
  readonly quantity: number
  /** Of each piece: what all of them weigh, shared out evenly. */
  readonly weightKg: number
}

export interface ParcelFit<Type extends FitType = FitType> {
  /** Each type at most once, in the order of the types. */
  readonly parcels: readonly FittedParcel<Type>[]
  /** Rows whose pieces no type holds. */
  readonly misfits: readonly FitPiece[]
}

/** A tenth of a millimetre and a tenth of a gram: inches and pounds turned into metres and kilograms are off by less. */
const TOLERANCE = 1e-4

/**
 * Finds for each row of parcels the type of another courier that it goes as (domain-rules 9): the type of the same name if
 * the pieces fit it, else the smallest that holds them, by volume, then by weight, then by id. A piece may be turned, so its
 * sides are compared from the shortest to the longest. Rows that end up in one type become one.
 */
export function fitParcels<Type extends FitType>(pieces: readonly FitPiece[], types: readonly Type[]): ParcelFit<Type> {
  const found = pieces.map((piece) => ({ piece, type: typeFor(piece, types) }))
  const parcels = types.flatMap((type) => {
    const rows = found.filter((row) => row.type?.id === type.id).map(({ piece }) => piece)
    return rows.length === 0 ? [] : [merged(type, rows)]
  })
  return { parcels, misfits: found.filter(({ type }) => type === null).map(({ piece }) => piece) }
}

/** Whether one piece of the row can go as this type. */
export function holds(type: FitType, piece: FitPiece): boolean {
  const room = sidesOf(type)
  return (
    piece.weightKg <= limit(type.maxWeightKg) + TOLERANCE &&
    sorted([piece.lengthM, piece.widthM, piece.heightM]).every((side, index) => side <= (room[index] ?? 0) + TOLERANCE)
  )
}

function typeFor<Type extends FitType>(piece: FitPiece, types: readonly Type[]): Type | null {
  const fitting = types.filter((type) => holds(type, piece))
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

function merged<Type extends FitType>(type: Type, rows: readonly FitPiece[]): FittedParcel<Type> {
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0)
  const weight = rows.reduce((sum, row) => sum + row.weightKg * row.quantity, 0)
  const [only] = rows
  return { type, quantity, weightKg: rows.length === 1 && only ? only.weightKg : weight / quantity }
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
