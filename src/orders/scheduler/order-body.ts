import type { FieldErrors } from '#src/forms/form-types.ts'
import { numberMessages } from '#src/forms/number-messages.ts'
import { quantityFault } from '#src/forms/quantity-text.ts'
import { missingPoNumber } from '#domain/orders/ordering-terms.ts'
import { checkOrderFields } from '#domain/orders/order-fields.ts'
import { maxOrderNotesLength, maxPoNumberLength, textLength } from '#domain/orders/order-texts.ts'
import { isBeyondLimit } from '#domain/amounts/typed-measure.ts'
import { formatMeasure, type UnitPreference } from '#domain/amounts/units.ts'
import type { ParcelDetailInput } from '#generated/model/index.ts'
import type { ResolvedOrder, ResolvedParcel } from './complete-draft.ts'
import { type Draft, type OrderBody, scheduledTime } from './draft.ts'

/** An order that may be sent, or the messages by JSON pointer of what keeps it from that. */
export type BodyOrErrors =
  | { readonly body: OrderBody; readonly errors: null }
  | { readonly body: null; readonly errors: FieldErrors }

/** Said of a field that is empty; the list of what is missing looks for it. */
export const requiredText = 'Required'

/**
 * Turns what was entered into the contract's body.
 * @param now unix seconds
 */
export function orderBody(draft: Draft, meant: ResolvedOrder, now: number, units: UnitPreference): BodyOrErrors {
  const { pickupLocationId, dropoffLocationId } = draft
  const { customerTenantId, service, speed, tags } = meant
  const poNumber = draft.poNumber.trim()
  const orderNotes = draft.orderNotes.trim()
  const errors: Record<string, string[]> = parcelErrors(meant.parcels, units)
  if (customerTenantId === null) errors['/customerTenantId'] = [requiredText]
  if (service === null) errors['/serviceId'] = [requiredText]
  if (pickupLocationId === null) errors['/pickupLocationId'] = [requiredText]
  if (dropoffLocationId === null) errors['/dropoffLocationId'] = [requiredText]
  if (service !== null && speed === null) errors['/serviceSpeedId'] = [requiredText]
  Object.assign(errors, checkOrderFields(meant.orderFields, meant.fields).errors)
  if (missingPoNumber(meant.asked, poNumber) !== null) errors['/poNumber'] = [requiredText]
  if (textLength(poNumber) > maxPoNumberLength) errors['/poNumber'] = [`Must be shorter than ${maxPoNumberLength}`]
  if (textLength(orderNotes) > maxOrderNotesLength)
    errors['/orderNotes'] = [`Must be shorter than ${maxOrderNotesLength}`]
  if (
    Object.keys(errors).length > 0 ||
    customerTenantId === null ||
    service === null ||
    pickupLocationId === null ||
    dropoffLocationId === null ||
    speed === null
  )
    return { body: null, errors }
  return {
    errors: null,
    body: {
      customerTenantId,
      serviceId: service.id,
      serviceSpeedId: speed.id,
      tagIds: tags.map(({ id }) => id),
      pickupLocationId,
      dropoffLocationId,
      parcels: parcelsBody(meant.parcels),
      availableAt: scheduledTime(draft, now),
      ...(poNumber !== '' && { poNumber }),
      ...(orderNotes !== '' && { orderNotes }),
      ...(Object.keys(meant.orderFields).length > 0 && { orderFields: meant.orderFields }),
    },
  }
}

/** The orders of a draft: that of the first drop-off, and one for each further. */
export type Bodies =
  | { readonly bodies: readonly OrderBody[]; readonly errors: null }
  | { readonly bodies: null; readonly errors: FieldErrors }

/**
 * Each order of a draft by itself.
 * @param now unix seconds
 */
export function eachOrder(
  draft: Draft,
  meant: ResolvedOrder,
  now: number,
  units: UnitPreference,
): readonly BodyOrErrors[] {
  const ofFurther = meant.further.map(({ locationId, parcels }) => {
    const one = { ...meant, parcels: parcels ?? meant.parcels }
    return orderBody({ ...draft, dropoffLocationId: locationId }, one, now, units)
  })
  return [orderBody(draft, meant, now, units), ...ofFurther]
}

/** All orders of a draft, or what is wrong with any of them, each where the form has it. @param now unix seconds */
export function orderBodies(draft: Draft, meant: ResolvedOrder, now: number, units: UnitPreference): Bodies {
  const each = eachOrder(draft, meant, now, units)
  const bodies = each.flatMap(({ body }) => body ?? [])
  if (bodies.length === each.length) return { bodies, errors: null }
  return { bodies: null, errors: Object.assign({}, ...each.map(({ errors }, at) => ofForm(errors ?? {}, at, draft))) }
}

/** What was refused of orders that were placed together, each where the form has it. */
export function errorsOfForm(errors: FieldErrors, draft: Draft): FieldErrors {
  return Object.assign(
    {},
    ...Object.entries(errors).map(([pointer, messages]) => {
      const [, at, place = ''] = /^\/orders\/(\d+)([^]*)$/.exec(pointer) ?? []
      return at === undefined ? { [pointer]: messages } : ofForm({ [place]: messages }, Number(at), draft)
    }),
  )
}

/** @param at which of the orders, the first is 0: what a further one shares with it is said once */
function ofForm(errors: FieldErrors, at: number, { further }: Draft): FieldErrors {
  const hasParcels = (further[at - 1]?.parcels ?? null) !== null
  const isOwn = (pointer: string) => pointer === '/dropoffLocationId' || (hasParcels && pointer.startsWith('/parcels'))
  return Object.fromEntries(
    Object.entries(errors).map(([pointer, messages]) => [
      at > 0 && isOwn(pointer) ? `/orders/${at}${pointer}` : pointer,
      messages,
    ]),
  )
}

/** The rows that are whole, as they are sent. */
export function parcelsBody(parcels: readonly ResolvedParcel[]): ParcelDetailInput[] {
  return parcels.flatMap(({ type, quantity, ...weighed }) =>
    type === null || typeof quantity !== 'number' ? [] : { parcelTypeId: type.id, quantity, ...weightOf(weighed) },
  )
}

/** A weight as it is sent, beside how it was typed; nothing where none was. */
function weightOf({ weightKg, typed }: Pick<ResolvedParcel, 'weightKg' | 'typed'>) {
  if (typeof weightKg !== 'number') return {}
  return { weightKg, ...(typed?.weight && { typed: { weight: typed.weight } }) }
}

/** What is wrong with the rows, by JSON pointer. */
export function parcelErrors(parcels: readonly ResolvedParcel[], units: UnitPreference): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (parcels.length === 0) errors['/parcels'] = [requiredText]
  for (const [index, { type, quantity, weightKg }] of parcels.entries()) {
    if (type === null) errors[`/parcels/${index}/parcelTypeId`] = [requiredText]
    const miscount = quantityFault(quantity)
    if (miscount !== null) errors[`/parcels/${index}/quantity`] = [miscount]
    const fault = weightFault(weightKg, type?.maxWeightKg ?? null, units)
    if (fault !== null) errors[`/parcels/${index}/weightKg`] = [fault]
  }
  return errors
}

function weightFault(
  weightKg: ResolvedParcel['weightKg'],
  maxWeightKg: number | null,
  units: UnitPreference,
): string | null {
  if (weightKg === null) return null
  if (typeof weightKg === 'string') return numberMessages.invalid
  if (weightKg < 0) return numberMessages.below(formatMeasure(0, 'weight', units))
  if (maxWeightKg === null || !isBeyondLimit(weightKg, maxWeightKg, 'weight')) return null
  return numberMessages.above(formatMeasure(maxWeightKg, 'weight', units))
}

/** What is still missing, in the words of the steps, for the place where the price will be. */
export function missingSteps(errors: FieldErrors): readonly string[] {
  const words: readonly (readonly [string, string])[] = [
    ['/customerTenantId', 'customer'],
    ['/serviceId', 'service'],
    ['/pickupLocationId', 'pickup'],
    ['/dropoffLocationId', 'drop-off'],
    ['/parcels', 'parcels'],
    ['/serviceSpeedId', 'speed'],
  ]
  return words.flatMap(([pointer, word]) =>
    Object.entries(errors).some(([key, messages]) => key.startsWith(pointer) && messages.includes(requiredText))
      ? word
      : [],
  )
}
