import { cancellationChargeFor, noCancellationCharges } from '#domain/pricing/cancellation.ts'
import { getGetDeliveryOrderPageViewResponseMock } from '#generated/client/orders/orders.msw.ts'
import type {
  DeliveryOrderUpdate,
  DeliveryOrderUpdateType,
  Location,
  OrderStatus,
  ParcelType,
  Person,
  ServiceSpeed,
  Tag,
  Tenant,
  User,
} from '#generated/model/index.ts'
import { estimateDistance } from './distance.ts'
import { cancelledPrice, putPrice } from './price-override.ts'
import { mockPrice, type MockPrice } from './price.ts'
import { wholeProtocol } from './seed/protocols.ts'
import type { MockOrder, MockService, World } from './world-types.ts'

export interface Placing {
  readonly service: MockService
  readonly speed: ServiceSpeed
  readonly tags: readonly Tag[]
  readonly parcels: readonly { readonly type: ParcelType; readonly quantity: number; readonly weightKg?: number }[]
  readonly pickup: Location
  readonly dropoff: Location
  readonly sender: Tenant
  readonly receiver: Tenant
  readonly by: User
  readonly byTenant: Tenant
  /** Unix seconds. */
  readonly availableAt: number
  readonly poNumber: string | null
  readonly orderNotes: string | null
}

/** Whose act it is, as the timeline names them. */
export interface Actor {
  readonly user: User
  readonly tenant: Tenant
}

/** Where an order can go from each status: a plain table, whoever asks. A test compares it with the product's. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: ['assigned', 'cancelled'],
  assigned: ['created', 'assigned', 'pickedUp', 'droppedOff', 'completed', 'cancelled'],
  pickedUp: ['droppedOff', 'completed', 'cancelled'],
  droppedOff: ['completed'],
  completed: [],
  cancelled: [],
}

const forward: readonly OrderStatus[] = ['created', 'assigned', 'pickedUp', 'droppedOff', 'completed']

/** The step that follows by itself; null while the order waits for a driver, and once it is closed. */
export function nextStep(status: OrderStatus): 'pickedUp' | 'droppedOff' | 'completed' | null {
  const next = forward[forward.indexOf(status) + 1]
  if (status === 'cancelled') return null
  return next === 'pickedUp' || next === 'droppedOff' || next === 'completed' ? next : null
}

const updateTypes: Readonly<Record<OrderStatus, DeliveryOrderUpdateType>> = {
  created: 'created_unassigned',
  assigned: 'assigned',
  pickedUp: 'assigned_pickedUp',
  droppedOff: 'assigned_droppedOff',
  completed: 'completed',
  cancelled: 'cancelled',
}

/** What an order would be without being one: totals, way, promise and price. */
export function measure(placing: Placing) {
  const { service, speed, tags, parcels, pickup, dropoff, availableAt } = placing
  const { distanceM, timeS, estimated } = estimateDistance(pickup, dropoff)
  const pieces = parcels.map(({ type, quantity, weightKg }) => ({
    id: type.id,
    name: type.name,
    quantity,
    lengthM: type.maxLengthM ?? 0,
    widthM: type.maxWidthM ?? 0,
    heightM: type.maxHeightM ?? 0,
    weightKg: weightKg ?? type.maxWeightKg ?? 0,
  }))
  const total = (each: (piece: (typeof pieces)[number]) => number) =>
    Number(pieces.reduce((sum, piece) => sum + each(piece) * piece.quantity, 0).toPrecision(12))
  return {
    distanceM,
    timeS,
    distanceEstimated: estimated,
    dueAt: speed.durationS === null ? null : availableAt + speed.durationS,
    parcelDetails: pieces,
    weightKg: Math.max(0, ...pieces.map((piece) => piece.weightKg)),
    totalWeightKg: total((piece) => piece.weightKg),
    totalVolumeM3: total((piece) => piece.lengthM * piece.widthM * piece.heightM),
    totalParcels: total(() => 1),
    price: mockPrice({ service, speed, tags, distanceM }),
  }
}

/**
 * Puts a new order into the world, with the first entry of its timeline.
 * @param at unix seconds
 * @param price instead of the service's own, for an order whose price is missing
 */
export function placeOrder(world: World, placing: Placing, at: number, price?: MockPrice): MockOrder {
  const { service, speed, tags, pickup, dropoff, sender, receiver, by, byTenant, availableAt } = placing
  const { price: usual, ...measured } = measure(placing)
  const { pricing, items } = price ?? usual
  const id = Math.max(10_000, ...world.orders.map(({ view }) => view.id)) + 1
  const generated = getGetDeliveryOrderPageViewResponseMock({
    ...measured,
    id,
    status: 'created',
    billStatus: 'not_exported',
    poNumber: placing.poNumber,
    orderNotes: placing.orderNotes,
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
    receiverTenant: { ...refOf(receiver), address: receiver.address, phone: receiver.orderSupportPhone },
    driver: null,
    tags: [...tags],
    pricing,
    pricingVersion: 1,
    geostampsEnabled: true,
    brokerage: null,
    times: { assignedAt: null, pickedUpAt: null, droppedOffAt: null, completedAt: null, cancelledAt: null },
    cancellation: null,
    exceptions: pricing.status === 'missing' ? ['price_missing'] : [],
    brokerageExceptions: [],
  })
  const view = {
    ...generated,
    pickupLocation: { ...generated.pickupLocation, ...stopOf(pickup) },
    dropoffLocation: { ...generated.dropoffLocation, ...stopOf(dropoff) },
  }
  const tenantIds = [...new Set([sender.id, receiver.id])]
  const order: MockOrder = { view, updates: [], pricingItems: [...items], tenantIds, protocol: wholeProtocol }
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
export function assignTo(world: World, order: MockOrder, driver: User, actor: Actor, at: number): void {
  if (order.view.driver?.id === driver.id) return
  if (order.view.driver !== null) takeBack(world, order, actor, at)
  const person: Person = { id: driver.id, firstName: driver.firstName, lastName: driver.lastName }
  enter(order, 'assigned', at, { driver: person, times: { ...order.view.times, assignedAt: at } })
  addUpdate(world, order, 'assigned', actor, at, { assigneeName: fullName(driver), assigneeEmail: driver.email })
}

/** Takes an order from its driver; it waits for another one. */
export function takeBack(world: World, order: MockOrder, actor: Actor, at: number): void {
  const { driver, times } = order.view
  enter(order, 'created', at, { driver: null, times: { ...times, assignedAt: null } })
  addUpdate(world, order, 'created_unassigned', actor, at, driver === null ? {} : { assigneeName: fullName(driver) })
}

/** Moves the order forward; each status that is skipped gets its own time and entry. */
export function advance(world: World, order: MockOrder, to: OrderStatus, actor: Actor, at: number): void {
  const { pickupLocation, dropoffLocation } = order.view
  for (const status of forward.slice(forward.indexOf(order.view.status) + 1, forward.indexOf(to) + 1)) {
    enter(order, status, at, { times: { ...order.view.times, [`${status}At`]: at } })
    addUpdate(world, order, updateTypes[status], actor, at, {
      ...(status === 'pickedUp' && {
        fromLocationName: pickupLocation.name,
        fromLocationAddress: pickupLocation.formattedAddress,
      }),
      ...(status === 'droppedOff' && {
        toLocationName: dropoffLocation.name,
        toLocationAddress: dropoffLocation.formattedAddress,
      }),
    })
  }
}

/** Cancels the order, which keeps its driver; what its courier charges for that replaces the price. */
export function cancel(world: World, order: MockOrder, reason: string, actor: Actor, at: number): void {
  const { status, pricing, receiverTenant } = order.view
  const courier = world.tenants.find(({ tenant }) => tenant.id === receiverTenant.id)
  const charges = courier?.scheduleInfo.courierSettings.cancellationCharge ?? noCancellationCharges
  const price = cancelledPrice(order, cancellationChargeFor(charges, status))
  putPrice(order, price, at)
  enter(order, 'cancelled', at, {
    times: { ...order.view.times, cancelledAt: at },
    cancellation: { cancelledAt: at, actorName: fullName(actor.user), actorTenantName: actor.tenant.name, reason },
  })
  const [pricingFrom, pricingTo] = [pricing.priceCadCents, price.pricing.priceCadCents]
  addUpdate(world, order, 'cancelled', actor, at, {
    reason,
    ...(pricingFrom !== pricingTo && { pricingFrom, pricingTo }),
  })
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
    id: world.nextId,
    type,
    createdAt: at,
    occurredAt: at,
    deliveryOrderId: order.view.id,
    actorName: fullName(user),
    actorTenantName: tenant.name,
    ...details,
  })
  world.nextId += 1
}

export function fullName({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

function enter(order: MockOrder, status: OrderStatus, at: number, change: Partial<MockOrder['view']>): void {
  order.view = { ...order.view, ...change, status, updatedAt: at }
}

function refOf({ id, name }: Tenant) {
  return { id, name }
}

/** The copy of a place that an order keeps. */
function stopOf(location: Location) {
  const { id, name, friendlyName, fullName: whole, unitNumber, formattedAddress, city, latitude, longitude } = location
  const { timezone, contactName, phone, operatingHours, pickupNotes, dropoffNotes } = location
  return {
    id,
    name,
    friendlyName,
    fullName: whole,
    unitNumber,
    formattedAddress,
    city,
    latitude,
    longitude,
    timezone,
    contactName,
    phone,
    operatingHours,
    pickupNotes,
    dropoffNotes,
  }
}
