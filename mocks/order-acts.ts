import { faker } from '@faker-js/faker/locale/en_CA'
import { estimateRoute, type LatLng } from '#domain/geo/geo.ts'
import type { OrderedParcel } from '#domain/orders/order-changes.ts'
import { type OrderedComponents, type OrderTotals, totalsOf, heaviestOf } from '#domain/orders/order-components.ts'
import type { MoveStep } from '#domain/orders/order-status.ts'
import type { KeptOrderField } from '#domain/orders/order-fields.ts'
import { cancellationChargeFor, noCancellationCharges } from '#domain/pricing/cancellation.ts'
import type {
  DeliveryOrderPageView,
  DeliveryOrderUpdate,
  DeliveryOrderUpdateType,
  Location,
  Person,
  Tenant,
  User,
} from '#generated/model/index.ts'
import { type Caller, tenantOf } from './context.ts'
import { pickFields, takeId } from './lookup.ts'
import { cancelledPrice, newPrice, pricingOf, putPrice } from './price.ts'
import { wholeProtocol } from './seed/protocols.ts'
import type { MockOrder, MockService, World } from './world-types.ts'

export interface OrderPlacement {
  readonly service: MockService
  readonly components: OrderedComponents
  readonly pickup: Location
  readonly dropoff: Location
  readonly approximatePin?: boolean
  readonly sender: Tenant
  readonly receiver: Tenant
  readonly by: User
  readonly byTenant: Tenant
  /** Unix seconds. */
  readonly availableAt: number
  readonly poNumber: string | null
  readonly orderNotes: string | null
  /** What it has in its courier's own fields; nothing when absent. */
  readonly orderFields?: readonly KeptOrderField[]
}

/** Whose act it is, as the timeline names them. */
export interface Actor {
  readonly user: User
  readonly tenant: Tenant
}

export function actorOf(caller: Caller): Actor {
  return { user: caller.user, tenant: tenantOf(caller).tenant }
}

/** What an order would be without being one: totals, way, promise and price. */
export function measure({ service, components, pickup, dropoff, receiver, availableAt }: OrderPlacement) {
  const { distanceM, timeS, estimated } = estimateRoute(pointOf(pickup), pointOf(dropoff))
  const { durationS } = components.speed
  const totals = totalsOf(components.parcels)
  const offer = { pricing: service.pricing, timeZone: receiver.timezone }
  const dueAt = durationS === null ? null : availableAt + durationS
  const stops = { pickup: pointOf(pickup), dropoff: pointOf(dropoff) }
  const provinces = { pickupProvince: pickup.province, dropoffProvince: dropoff.province }
  return {
    distanceM,
    timeS,
    distanceEstimated: estimated,
    dueAt,
    ...parcelViews({ parcels: components.parcels, totals }),
    price: newPrice({ offer, components, totals, route: { distanceM }, availableAt, dueAt, ...stops, ...provinces }),
  }
}

/** Parcels and their totals as the page of an order shows them. */
export function parcelViews({ parcels, totals }: { parcels: readonly OrderedParcel[]; totals: OrderTotals }) {
  return {
    parcelDetails: parcels.map(({ parcelTypeId: id, typed: _typed, ...parcel }) => ({ id, ...parcel })),
    weightKg: heaviestOf(parcels),
    totalWeightKg: totals.weightKg,
    totalVolumeM3: totals.volumeM3,
    totalParcels: totals.parcels,
  }
}

/**
 * Puts a new order into the world, with the first entry of its timeline.
 * @param at unix seconds
 */
export function placeOrder(world: World, placing: OrderPlacement, at: number): MockOrder {
  const { service, components, pickup, dropoff, sender, receiver, by, byTenant, availableAt } = placing
  const { price, ...measured } = measure(placing)
  const { speed, tags } = components
  const id = Math.max(10_000, ...world.orders.map(({ view }) => view.id)) + 1
  const { page } = world.samples
  const view: DeliveryOrderPageView = {
    ...page,
    ...measured,
    id,
    uid: faker.string.uuid(),
    status: 'created',
    billStatus: 'not_exported',
    poNumber: placing.poNumber,
    orderNotes: placing.orderNotes,
    orderFields: [...(placing.orderFields ?? [])],
    serviceName: service.summary.name,
    vehicleName: service.summary.vehicleName,
    serviceSpeedName: speed.name,
    serviceSpeedTextColor: speed.textColor,
    availableAt,
    createdAt: at,
    updatedAt: at,
    createdByRecurringOrderId: null,
    senderUser: { firstName: by.firstName, lastName: by.lastName, admin: by.admin },
    scheduledByTenant: refOf(byTenant),
    senderTenant: refOf(sender),
    receiverTenant: {
      ...refOf(receiver),
      image: receiver.image,
      address: receiver.address,
      phone: receiver.orderSupportPhone,
    },
    driver: null,
    tags: [...tags],
    pricing: pricingOf(price),
    pricingVersion: 1,
    geostampsEnabled: true,
    brokerage: null,
    times: { assignedAt: null, pickedUpAt: null, droppedOffAt: null, completedAt: null, cancelledAt: null },
    cancellation: null,
    exceptions: price.result.status === 'missing' ? ['price_missing'] : [],
    brokerageExceptions: [],
    pickupLocation: pickFields(page.pickupLocation, pickup),
    dropoffLocation: pickFields(page.dropoffLocation, dropoff),
  }
  const tenantIds = [...new Set([sender.id, receiver.id, byTenant.id])]
  const order: MockOrder = { view, updates: [], price, tenantIds, protocol: wholeProtocol }
  world.orders.push(order)
  addUpdate(world, order, 'created', { user: by, tenant: byTenant }, at, {
    creatorName: fullName(by),
    creatorEmail: by.email,
    senderTenantName: sender.name,
    fromLocationName: pickup.name,
    fromLocationAddress: pickup.formattedAddress,
    toLocationName: dropoff.name,
    toLocationAddress: dropoff.formattedAddress,
  })
  return order
}

/** Gives the order to a driver; one who has it already loses it first, as the timeline then says. */
export function assignTo(world: World, order: MockOrder, driver: User, steps: readonly MoveStep[], actor: Actor): void {
  const former = order.view.driver
  const person: Person = { id: driver.id, firstName: driver.firstName, lastName: driver.lastName }
  for (const step of steps) {
    const isTaken = step.status === 'created'
    enter(order, step, { driver: isTaken ? null : person })
    const assignee = isTaken ? former : driver
    addUpdate(world, order, step.updateType, actor, step.at, {
      ...(assignee !== null && { assigneeName: fullName(assignee) }),
      ...(!isTaken && { assigneeEmail: driver.email }),
    })
  }
}

/** Takes an order from its driver; it waits for another one. */
export function takeBack(world: World, order: MockOrder, steps: readonly MoveStep[], actor: Actor): void {
  const { driver } = order.view
  for (const step of steps) {
    enter(order, step, { driver: null })
    const details = driver === null ? {} : { assigneeName: fullName(driver) }
    addUpdate(world, order, step.updateType, actor, step.at, details)
  }
}

/** Moves the order forward; each status that is skipped gets its own time and entry. */
export function advance(world: World, order: MockOrder, steps: readonly MoveStep[], actor: Actor): void {
  const { pickupLocation, dropoffLocation } = order.view
  for (const step of steps) {
    enter(order, step)
    addUpdate(world, order, step.updateType, actor, step.at, {
      ...(step.status === 'pickedUp' && {
        fromLocationName: pickupLocation.name,
        fromLocationAddress: pickupLocation.formattedAddress,
      }),
      ...(step.status === 'droppedOff' && {
        toLocationName: dropoffLocation.name,
        toLocationAddress: dropoffLocation.formattedAddress,
      }),
    })
  }
}

/** Takes the last move back; the entry says when it had been. */
export function undoMove(world: World, order: MockOrder, steps: readonly MoveStep[], actor: Actor): void {
  for (const { status, at, updateType, undone } of steps) {
    if (undone === undefined) continue
    const { view } = order
    const field = `${undone.status}At` as const
    order.view = { ...view, status, times: { ...view.times, [field]: null }, updatedAt: at }
    addUpdate(world, order, updateType, actor, at, { changes: [{ field, from: undone.at, to: null }] })
  }
}

/** Cancels the order, which keeps its driver; what its courier charges for that replaces the price. */
export function cancel(world: World, order: MockOrder, reason: string, steps: readonly MoveStep[], actor: Actor): void {
  const { status, pricing, receiverTenant } = order.view
  const courier = world.tenants.find(({ tenant }) => tenant.id === receiverTenant.id)
  const charges = courier?.scheduleInfo.courierSettings.cancellationCharge ?? noCancellationCharges
  for (const step of steps) {
    const { at } = step
    putPrice(order, cancelledPrice(order.price, cancellationChargeFor(charges, status)), at)
    const cancellation = {
      cancelledAt: at,
      actorName: fullName(actor.user),
      actorTenantName: actor.tenant.name,
      reason,
    }
    enter(order, step, { cancellation })
    const [pricingFrom, pricingTo] = [pricing.priceCadCents, order.view.pricing.priceCadCents]
    addUpdate(world, order, step.updateType, actor, at, {
      reason,
      ...(pricingFrom !== pricingTo && { pricingFrom, pricingTo }),
    })
  }
}

/** Adds an entry to the timeline, newest first. */
export function addUpdate(
  world: World,
  order: MockOrder,
  type: DeliveryOrderUpdateType,
  { user, tenant }: Actor,
  at: number,
  details: Partial<DeliveryOrderUpdate> = {},
): void {
  order.updates.unshift({
    id: takeId(world),
    type,
    createdAt: at,
    occurredAt: at,
    deliveryOrderId: order.view.id,
    actorName: fullName(user),
    actorTenantName: tenant.name,
    ...details,
  })
}

export function fullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

/** An order that waits for a driver again was never assigned. */
function enter(order: MockOrder, { status, at }: MoveStep, change: Partial<MockOrder['view']> = {}): void {
  const time = status === 'created' ? { assignedAt: null } : { [`${status}At`]: at }
  order.view = { ...order.view, ...change, status, times: { ...order.view.times, ...time }, updatedAt: at }
}

function pointOf({ latitude, longitude }: Location): LatLng {
  return { lat: latitude, lng: longitude }
}

function refOf({ id, name }: Tenant) {
  return { id, name }
}
