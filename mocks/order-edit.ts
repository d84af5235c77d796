import { pick } from './lookup.ts'
import type { PriceChange } from '#domain/pricing/reprice.ts'
import { formError, refuseErrors } from '#domain/text/refusal.ts'
import { editOrderFields, fieldsIn, offeredField, valuesOf } from '#domain/orders/order-fields.ts'
import { type ChangedDetails, detailsChanges } from '#domain/orders/order-changes.ts'
import { totalsOf } from '#domain/orders/order-components.ts'
import { type CheckedOrderEdit, checkOrderEdit, editedPricingInput, type OrderEdit } from '#domain/orders/order-edit.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import type { DeliveryOrderOverrides, DeliveryOrderOverrideView } from '#generated/model/index.ts'
import { isBought } from './brokerage.ts'
import { type Actor, addUpdate, fullName, parcelViews } from './order-acts.ts'
import { orderFieldsOf } from './order-fields.ts'
import { waitTimePrice } from './order-records.ts'
import { changedPrice } from './price.ts'
import { reprice } from './reprice.ts'
import { tellEdit } from './brokerage-notices.ts'
import type { MockOrder, MockService, World } from './world-types.ts'

/** Who is quicker, when somebody has to be. */
const otherName = 'Priya Nair'
const otherNotes = 'Use the loading door; the front is being painted.'

/** The service that an order was placed on; undefined for one of before services had revisions. */
export function serviceOf({ services }: World, { view }: MockOrder): MockService | undefined {
  return services.find(({ summary }) => summary.name === view.serviceName)
}

/** The order as it stands to be edited. */
export function overrideViewOf(
  world: World,
  { view, edit }: MockOrder,
  service: MockService,
): DeliveryOrderOverrideView {
  const speed = service.speeds.find(({ name }) => name === view.serviceSpeedName) ?? service.speeds[0]
  return {
    ...pick(view, ['id', 'poNumber', 'orderNotes', 'availableAt', 'distanceM', 'timeS']),
    version: edit?.version ?? 1,
    editedAt: edit?.at ?? null,
    editedByName: edit?.byName ?? null,
    orderFields: fieldsIn('Order', orderFieldsOf(world, view.receiverTenant.id)).map((field) => ({
      field: offeredField(field),
      value: valuesOf(view.orderFields)[field.id] ?? null,
    })),
    selectedServiceSpeed: { id: speed?.id ?? 0 },
    serviceSpeeds: service.speeds.map(({ id, name }) => ({ id, name })),
    selectedParcelDetails: view.parcelDetails.map((parcel) => ({
      ...parcel,
      totalWeightKg: totalsOf([{ parcelTypeId: parcel.id, ...parcel }]).weightKg,
    })),
    parcelTypes: service.parcelTypes.map((type) =>
      pick(type, ['id', 'name', 'maxWeightKg', 'maxLengthM', 'maxWidthM', 'maxHeightM']),
    ),
  }
}

/** @throws 422 naming what is wrong with the edit by its fields */
export function checkedEdit(
  order: MockOrder,
  service: MockService,
  body: OrderEdit,
  units: UnitPreference,
): CheckedOrderEdit {
  const { createdAt } = order.view
  const { speeds, parcelTypes } = service
  const checked = checkOrderEdit(body, { createdAt, isBought: isBought(order), speeds, parcelTypes }, units)
  if (checked.errors !== null) throw formError(checked.errors)
  return checked.value
}

/** What the edit makes of the price. A wait is charged from the scheduled time on, so that another one changes it. */
export function priceChangeOf(order: MockOrder, edit: CheckedOrderEdit): PriceChange {
  return {
    input: (input) => ({ ...input, ...editedPricingInput(edit) }),
    ...(edit.availableAt !== order.view.availableAt && {
      waitTimeFromStampsCadCents: waitTimePrice(order, edit.availableAt),
    }),
  }
}

/**
 * Changes the order, and counts that it was changed.
 * @param at unix seconds
 */
export function editOrder(
  world: World,
  order: MockOrder,
  edit: CheckedOrderEdit,
  { poNumber, orderNotes, orderFields }: Pick<DeliveryOrderOverrides, 'poNumber' | 'orderNotes' | 'orderFields'>,
  actor: Actor,
  at: number,
): void {
  const price = changedPrice(order.price, priceChangeOf(order, edit))
  const known = orderFieldsOf(world, order.view.receiverTenant.id)
  const { errors, value: kept } = editOrderFields(order.view.orderFields, known, orderFields)
  refuseErrors(errors)
  const before = detailsOf(order)
  const { speed, availableAt, dueAt, distanceM, timeS } = edit
  order.view = {
    ...order.view,
    ...parcelViews(edit),
    poNumber: poNumber.trim() || null,
    orderNotes: orderNotes.trim() || null,
    orderFields: [...kept],
    serviceSpeedName: speed.name,
    serviceSpeedTextColor: speed.textColor,
    availableAt,
    dueAt,
    distanceM,
    timeS,
    updatedAt: at,
  }
  const changes = detailsChanges(before, detailsOf(order))
  if (changes.length > 0) addUpdate(world, order, 'details_updated', actor, at, { changes })
  reprice(world, order, price, actor, at)
  tellEdit(world, order, changes, actor, at)
  order.edit = { version: (order.edit?.version ?? 1) + 1, at, byName: fullName(actor.user) }
}

/** Lets somebody else save first: other notes, and one more of the first parcel. The next time they have done so. */
export function letSomebodyElseEdit(order: MockOrder, at: number): void {
  if (order.edit?.byName === otherName || order.view.orderNotes === otherNotes) return
  const [first, ...others] = order.view.parcelDetails
  order.view = {
    ...order.view,
    orderNotes: otherNotes,
    parcelDetails: first === undefined ? [] : [{ ...first, quantity: first.quantity + 1 }, ...others],
    updatedAt: at,
  }
  order.edit = { version: (order.edit?.version ?? 1) + 1, at, byName: otherName }
}

function detailsOf({ view }: MockOrder): ChangedDetails {
  return {
    ...pick(view, ['orderFields', 'distanceM', 'timeS', 'availableAt']),
    poNumber: view.poNumber ?? '',
    orderNotes: view.orderNotes ?? '',
    serviceSpeed: view.serviceSpeedName,
    parcels: view.parcelDetails.map(({ id, ...parcel }) => ({ parcelTypeId: id, ...parcel })),
  }
}
