import type { StopType } from '#domain/orders/protocol.ts'
import { roles } from '#domain/access/roles.ts'
import { slotSeconds } from '#domain/time/slots.ts'
import { addDays, unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import { assignOrders } from '#server/orders/moves/assign-orders.ts'
import { confirmBrokerage } from '#server/orders/brokerage/confirm-brokerage.ts'
import { moveOrder } from '#server/orders/moves/move-order.ts'
import { checkIn } from '#server/orders/records/check-in.ts'
import { checkOut } from '#server/orders/records/check-out.ts'
import { connectTenants } from '#server/relationships/connect.ts'
import { actAs, type Actor, type Stage } from './act-as.ts'
import { demoTimeZone, insertService, type SeededService } from './demo-organisations.ts'
import type { DemoService } from './demo-services.ts'
import { captureDemoAnswers } from './demo-stops.ts'
import { placeOrder } from './place-order.ts'
import { createRandom } from './random.ts'

const minute = 60
const hour = 60 * minute
/** For how many days Queen City Rush has been a partner: longer than the last two months that are not billed. */
const partnerDays = 70

/** What Queen City Rush does for other couriers. */
export const partnerService: DemoService = {
  name: 'Saskatoon for Partners',
  description: 'Carried out in Saskatoon for other couriers',
  vehicleName: 'Compact van',
  pricing: {
    type: 'fixed',
    baseFeeCadCents: 950,
    distanceRanges: null,
    weightRanges: null,
    volumeRanges: null,
    minimumCadCents: null,
    maximumCadCents: null,
    fuelSurchargeOf: null,
    tax: { kind: 'taxable', pstSk: false },
  },
  parcelTypes: [
    { name: 'Small', description: 'Fits under an arm', maxWeightKg: 5, size: [0.4, 0.3, 0.2], feeCadCents: 0 },
    { name: 'Large', description: 'Two hands', maxWeightKg: 40, size: [1, 0.7, 0.7], feeCadCents: 200 },
  ],
  speeds: [
    {
      name: 'Same Day',
      description: 'Within 6 hours',
      textColor: '#2f6f4f',
      durationS: 6 * hour,
      charge: { amountCadCents: 0 },
    },
    {
      name: 'Rush',
      description: 'Within 90 minutes',
      textColor: '#b42318',
      durationS: 90 * minute,
      charge: { amountCadCents: 700 },
    },
  ],
  tags: [{ name: 'Fragile', charge: { amountCadCents: 0 } }],
  protocols: { pickup: [], dropoff: [] },
}

/**
 * Makes Queen City Rush a broker partner of Prairie Sky and hands two orders on to it: one that was delivered yesterday, with
 * a wait at the pickup and what Prairie Sky requires at its stops, and one of today that its driver has in hand.
 * @returns what Prairie Sky buys from it
 */
export async function seedBrokerage(stage: Stage, now: number): Promise<SeededService> {
  const { world } = stage
  const today = wallTimeAt(now, demoTimeZone).date
  const midnight = unixSecondsAt(today, 0, demoTimeZone)
  const service = await insertPartnership(stage, unixSecondsAt(addDays(today, -partnerDays), 9 * hour, demoTimeZone))
  const partner = world.tenants.stranger
  const driver: Actor = { email: 'courier1@queencity.example', role: roles.driver, tenantId: partner }

  const yesterday = midnight - 24 * hour + 13 * hour
  const delivered = await orderToSellOn(stage, service, { createdAt: yesterday - hour, availableAt: yesterday })
  await assignAtPartner(stage, delivered, yesterday - 30 * minute)
  await waited(stage, driver, delivered, yesterday + 5 * minute)
  const random = createRandom(9)
  const captured = (stop: StopType, at: number) =>
    actAs(stage, driver, at, (ctx) => captureDemoAnswers(ctx, delivered, stop, random))
  await captured('pickup', yesterday + 24 * minute)
  await actAs(stage, driver, yesterday + 25 * minute, (ctx) => moveOrder(ctx, delivered, 'pickedUp'))
  await captured('dropoff', yesterday + 49 * minute)
  await actAs(stage, driver, yesterday + 50 * minute, (ctx) => moveOrder(ctx, delivered, 'droppedOff'))
  await actAs(stage, driver, yesterday + 55 * minute, (ctx) => moveOrder(ctx, delivered, 'completed'))

  const inHand = await orderToSellOn(stage, service, {
    createdAt: midnight - 2 * hour,
    availableAt: midnight + 15 * hour + slotSeconds,
  })
  await assignAtPartner(stage, inHand, midnight - hour)
  return service
}

/** The link, and the service that Prairie Sky may order from then on. */
async function insertPartnership({ db, world }: Stage, at: number): Promise<SeededService> {
  const { courier, stranger } = world.tenants
  await connectTenants(db, { kind: 'courier-broker', tenantId: courier, partnerTenantId: stranger, now: at })
  const service = await insertService(db, partnerService, stranger, null, at)
  await db
    .insertInto('customer_services')
    .values({ tenant_id: stranger, customer_tenant_id: courier, service_id: service.id, created_at: at })
    .execute()
  return service
}

/** An order of the customer that the dispatcher hands on ten minutes later; the number of the one it was bought as. */
export async function orderToSellOn(
  stage: Stage,
  partnered: SeededService,
  { createdAt, availableAt, poNumber }: { createdAt: number; availableAt: number; poNumber?: string },
): Promise<number> {
  const { tenants, services, cityLocations } = stage.world
  const [sold] = services
  const [pickup, , dropoff] = cityLocations.customer
  const scheduler: Actor = { email: 'scheduler@meewasin.example', role: roles.scheduler, tenantId: tenants.customer }
  const dispatcher: Actor = {
    email: 'dispatcher@prairiesky.example',
    role: roles.dispatcher,
    tenantId: tenants.courier,
  }
  const order = await actAs(stage, scheduler, createdAt, (ctx) =>
    placeOrder(ctx, {
      customerTenantId: tenants.customer,
      serviceId: sold?.id ?? 0,
      serviceSpeedId: sold?.speedIds[0] ?? 0,
      pickupLocationId: pickup ?? 0,
      dropoffLocationId: dropoff ?? 0,
      parcels: [{ parcelTypeId: sold?.parcelTypeIds[1] ?? 0, quantity: 2, weightKg: 8 }],
      availableAt,
      poNumber: poNumber ?? `PO-${sold?.id ?? 0}7${partnered.id}`,
    }),
  )
  const choice = { serviceId: partnered.id, serviceSpeedId: partnered.speedIds[0] ?? 0 }
  const { buyOrderId } = await actAs(stage, dispatcher, createdAt + 10 * minute, (ctx) =>
    confirmBrokerage(ctx, order.id, tenants.stranger, choice),
  )
  return buyOrderId
}

/** Gives an order that Queen City Rush carries to its driver. */
export async function assignAtPartner(stage: Stage, orderId: number, at: number): Promise<void> {
  const { tenants, users } = stage.world
  const owner: Actor = { email: 'owner@queencity.example', role: roles.owner, tenantId: tenants.stranger }
  const driverId = users.get('courier1@queencity.example') ?? 0
  await actAs(stage, owner, at, (ctx) => assignOrders(ctx, driverId, { ids: [orderId] }))
}

/** Always the same, as everything in the demo is that could be. */
const waitUid = '5b0f2c3e-7d41-4a86-9c1e-2f6d8a9b3c74'

/** A quarter of an hour at the pickup. */
async function waited(stage: Stage, driver: Actor, orderId: number, at: number): Promise<void> {
  const uid = waitUid
  await actAs(stage, driver, at, (ctx) => checkIn(ctx, orderId, { stop: 'pickup', uid }))
  await actAs(stage, driver, at + 15 * minute, (ctx) => checkOut(ctx, orderId, { uid }))
}
