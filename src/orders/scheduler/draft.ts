import type { OrderFieldValues } from '#domain/orders/order-fields.ts'
import type { TypedSizes } from '#domain/amounts/typed-sizes.ts'
import { mostOrdersAtOnce } from '#domain/orders/orders-at-once.ts'
import { nextSlot } from '#domain/time/slots.ts'
import type { DeliveryOrderCreate } from '#generated/model/index.ts'
import type { Quantity } from '#src/forms/quantity-text.ts'
import type { Choice } from './choice.ts'

/** The service that was meant, and whose: two couriers may both offer a "Same Day". */
export interface ServiceChoice extends Choice {
  readonly courierTenantId: number | null
}

export interface DraftParcel {
  /** Tells the rows apart while one edits; nothing else. */
  readonly key: number
  readonly type: Choice | null
  readonly quantity: Quantity
  /** Kilograms each, null: not known. Text that is no weight stays as it was typed. */
  readonly weightKg: number | string | null
  /** How it was typed. */
  readonly typed?: TypedSizes | undefined
}

/** A drop-off beside the first, which becomes an order of its own from the same pickup. */
export interface FurtherDropoff {
  /** Tells them apart while one edits; nothing else. */
  readonly key: number
  readonly locationId: number | null
  /** What it gets; null: the same as the first. */
  readonly parcels: readonly DraftParcel[] | null
}

/** As many orders as are placed at once, less the first. */
export const mostFurther = mostOrdersAtOnce - 1

/** An order as far as it has been thought of. */
export interface Draft {
  readonly customer: { readonly id: number; readonly name: string } | null
  readonly service: ServiceChoice | null
  readonly pickupLocationId: number | null
  readonly dropoffLocationId: number | null
  readonly further: readonly FurtherDropoff[]
  readonly parcels: readonly DraftParcel[]
  readonly speed: Choice | null
  readonly tags: readonly Choice[]
  /** Unix seconds; null: now, the next slot whenever the order is placed. */
  readonly availableAt: number | null
  readonly poNumber: string
  readonly orderNotes: string
  /** By the ids of the courier's own fields; a field that the chosen service does not have is not sent. */
  readonly orderFields: OrderFieldValues
}

export const emptyParcel: Omit<DraftParcel, 'key'> = { type: null, quantity: 1, weightKg: null }

export const emptyDraft: Draft = {
  customer: null,
  service: null,
  pickupLocationId: null,
  dropoffLocationId: null,
  further: [],
  parcels: [{ ...emptyParcel, key: 1 }],
  speed: null,
  tags: [],
  availableAt: null,
  poNumber: '',
  orderNotes: '',
  orderFields: {},
}

/** When the order becomes available, unix seconds. @param now unix seconds */
export function scheduledTime({ availableAt }: Pick<Draft, 'availableAt'>, now: number): number {
  return availableAt ?? nextSlot(now)
}

/** A row for another parcel type. */
export function withParcelRow(parcels: readonly DraftParcel[], type: Choice | null): readonly DraftParcel[] {
  const key = Math.max(0, ...parcels.map((parcel) => parcel.key)) + 1
  return [...parcels, { ...emptyParcel, type, key }]
}

/** A place for another drop-off; where each has parcels of its own, it begins with those of the first. */
export function withDropoff({ further, parcels }: Draft): readonly FurtherDropoff[] {
  if (further.length >= mostFurther) return further
  const key = Math.max(0, ...further.map((dropoff) => dropoff.key)) + 1
  return [...further, { key, locationId: null, parcels: further.some((each) => each.parcels) ? parcels : null }]
}

/** Whether anything was entered that would be a pity to lose. The customer alone is chosen again in a second. */
export function isWorthKeeping(draft: Draft): boolean {
  const { pickupLocationId, dropoffLocationId, further, parcels, tags, poNumber, orderNotes, orderFields } = draft
  return (
    pickupLocationId !== null ||
    dropoffLocationId !== null ||
    further.length > 0 ||
    parcels.some(({ type, weightKg }) => type !== null || weightKg !== null) ||
    tags.length > 0 ||
    poNumber !== '' ||
    orderNotes !== '' ||
    Object.keys(orderFields).length > 0
  )
}

/** The contract's body of an order, and also of its preview. */
export type OrderBody = DeliveryOrderCreate
