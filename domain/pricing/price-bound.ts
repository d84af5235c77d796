import { formatCents } from '../amounts/money.ts'
import type { LineReason, PriceLine } from './types.ts'

/**
 * The most cents that a service charges for an order before waiting, adjustments and taxes, 10,000,000.00: as much as the contract lets a
 * person type. What comes on top is bounded by the contract, so that no amount of a price leaves the contract's `Cents`.
 */
export const mostServiceCadCents = 1_000_000_000

/** What is said of a price that would be more. */
const tooMuch = `This makes the price more than ${formatCents(mostServiceCadCents)}, which no order may cost`

/** A price of more than {@link mostServiceCadCents}. */
export class PriceBeyondBound extends Error {
  /** What was charged until then. */
  readonly lines: readonly PriceLine[]

  constructor(lines: readonly PriceLine[]) {
    super(tooMuch)
    this.name = 'PriceBeyondBound'
    this.lines = lines
  }
}

/**
 * Holds what a service charges to its bound, additions and reductions each by themselves, so that every sum of some of the lines is
 * within it as well.
 * @throws PriceBeyondBound also for amounts that are no whole cents any more
 */
export function holdToBound(lines: readonly PriceLine[]): void {
  let [added, taken] = [0, 0]
  for (const { priceCadCents } of lines) {
    if (priceCadCents < 0) taken -= priceCadCents
    else added += priceCadCents
  }
  if (!(added <= mostServiceCadCents && taken <= mostServiceCadCents)) throw new PriceBeyondBound(lines)
}

/** The fields of a form by which a person decides what a price is made of, as JSON pointers. What a form does not ask is left out. */
export interface PriceFields {
  /** How many of a parcel type, by its place in the list of them. */
  readonly quantity?: (index: number) => string
  readonly parcels?: readonly { readonly parcelTypeId: number; readonly quantity: number }[]
  readonly distance?: string
  /** Where weight and volume are not asked they follow from the parcels. */
  readonly weight?: string
  readonly volume?: string
  readonly speed?: string
  readonly tag?: (id: number) => string | undefined
  readonly time?: string
  /** Where the stops are. */
  readonly stops?: string
  /** What decides about all else. */
  readonly otherwise?: string
}

/** The field that makes a price so large: of what was charged the largest amount that the form has a field for; '' for none. */
export function fieldBeyondBound({ lines }: PriceBeyondBound, fields: PriceFields): string {
  const byAmount = lines.toSorted((one, other) => Math.abs(other.priceCadCents) - Math.abs(one.priceCadCents))
  for (const { reason } of byAmount) {
    const field = fieldOf(reason, fields)
    if (field !== undefined) return field
  }
  return fields.otherwise ?? ''
}

function fieldOf({ rule, input }: LineReason, fields: PriceFields): string | undefined {
  switch (rule) {
    case 'distance_range':
      return fields.distance ?? fields.stops
    case 'weight_range':
      return fields.weight ?? mostPieces(fields)
    case 'volume_range':
      return fields.volume ?? mostPieces(fields)
    case 'parcel_type': {
      const index = fields.parcels?.findIndex(({ parcelTypeId }) => parcelTypeId === input.parcelTypeId) ?? -1
      return index === -1 ? undefined : fields.quantity?.(index)
    }
    case 'service_speed':
      return fields.speed
    case 'tag':
      return fields.tag?.(Number(input.id))
    case 'time_of_day':
    case 'time_range':
    case 'fuel_surcharge':
      return fields.time
    case 'zone':
      return fields.stops
    case 'base_fee':
    case 'manual_price':
    case 'minimum':
    case 'maximum':
    case 'wait_time':
    case 'adjustment':
    case 'floor':
    case 'cancellation_charge':
    case 'tax':
      return undefined
  }
}

/** The parcel of which there are most. */
function mostPieces({ parcels = [], quantity }: PriceFields): string | undefined {
  const most = Math.max(...parcels.map((parcel) => parcel.quantity))
  const index = parcels.findIndex((parcel) => parcel.quantity === most)
  return index === -1 ? undefined : quantity?.(index)
}
