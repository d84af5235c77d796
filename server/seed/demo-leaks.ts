import type { LeakKind } from '#domain/accounting/leaks.ts'
import { roles } from '#domain/access/roles.ts'
import { addDays, unixSecondsAt, wallTimeAt } from '#domain/time/zoned-time.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { moveOrder } from '#server/orders/moves/move-order.ts'
import { addPriceModifier } from '#server/orders/pricing/add-price-modifier.ts'
import { overridePricing } from '#server/orders/pricing/override-pricing.ts'
import { loadPriceSnapshot } from '#server/orders/pricing/price-snapshot.ts'
import { checkIn } from '#server/orders/records/check-in.ts'
import { checkOut } from '#server/orders/records/check-out.ts'
import { actAs, type Actor, type Stage } from './act-as.ts'
import { carryOut } from './carry-out.ts'
import { assignAtPartner, orderToSellOn } from './demo-brokerage.ts'
import { demoMonths } from './demo-months.ts'
import { orderedFor } from './demo-orders.ts'
import { demoTimeZone, type SeededService } from './demo-organisations.ts'
import type { OrderPlan, TimedAct } from './order-plan.ts'
import { createRandom } from './random.ts'

const minute = 60
const hour = 60 * minute
const ready = 10 * hour

/** What happened with an order of last month. */
interface Planted {
  /** Its day of last month. */
  readonly day: number
  /** The leak that it is, or what the books do not know of it. */
  readonly is: LeakKind | 'newTaxes' | 'noBillToName'
  /** Its service by its place: of the city, of the pharmacies, of pallets. */
  readonly service: 0 | 1 | 2
  readonly driver: number
  /** The pharmacies' unless it says so. */
  readonly of?: 'managed' | 'onHold'
  /** Where it goes, if not to a pharmacy: out of all zones, or to where nobody wrote the province down. */
  readonly to?: 'outOfTown' | 'noProvince'
  readonly isLeftOpen?: true
  readonly further?: (cast: PlantedCast) => readonly TimedAct[]
}

interface PlantedCast {
  readonly dispatcher: Actor
  readonly driver: Actor
  /** Unix seconds. */
  readonly pickedUp: number
  readonly droppedOff: number
}

/**
 * An order of each kind by which money may be lost (docs/rules/exports-and-accounting.md, "The leak queue"), but for two that are made
 * elsewhere, and two that the books cannot take as they are. All come about by what people do in the product.
 */
const planted: readonly Planted[] = [
  { day: 4, is: 'notCompleted', service: 1, driver: 1, isLeftOpen: true },
  { day: 6, is: 'noPrice', service: 2, driver: 2 },
  { day: 8, is: 'waitNotCharged', service: 0, driver: 3, further: waitTypedAway },
  {
    day: 10,
    is: 'taxOfElsewhere',
    service: 2,
    driver: 4,
    to: 'noProvince',
    further: (cast) => [typePrice(cast, 24_500)],
  },
  { day: 12, is: 'zoneFallback', service: 0, driver: 5, to: 'outOfTown' },
  { day: 14, is: 'noDriverRate', service: 1, driver: 6 },
  { day: 18, is: 'largeDiscount', service: 1, driver: 8, of: 'managed', further: largeDiscount },
  { day: 20, is: 'longWay', service: 0, driver: 7, further: stampsFarApart },
  { day: 21, is: 'newTaxes', service: 2, driver: 1, further: (cast) => [typePrice(cast, 18_500)] },
  { day: 22, is: 'noBillToName', service: 1, driver: 2, of: 'onHold' },
]
const boughtDearerDay = 16

/** By which it is found: `ME-` and its day. No other order has such a number. */
const poNumberOf = (day: number) => `ME-${String(day).padStart(2, '0')}`

/**
 * Plants a leak of each kind among the orders of last month that nobody billed, and what its dry run stumbles over. Of the ten,
 * `changedSinceBilled` is made once there is something that was billed ({@link raiseBilledPrice}).
 * @param partnered what the courier buys from its partner
 * @param now unix seconds
 */
export async function seedLeaks(stage: Stage, partnered: SeededService, now: number): Promise<void> {
  const { lastMonth } = demoMonths(wallTimeAt(now, demoTimeZone).date)
  const midnightOf = (day: number) => unixSecondsAt(addDays(lastMonth, day - 1), 0, demoTimeZone)
  const places = { outOfTown: await placeOutOfTown(stage), noProvince: stage.world.provincelessLocation }
  for (const each of planted) {
    const to = each.to && places[each.to]
    await carryOut(stage, planOfPlanted(stage, each, midnightOf(each.day), to), now)
  }
  await buyDearer(stage, partnered, midnightOf(boughtDearerDay))
}

/** A place of the courier that no zone covers. */
async function placeOutOfTown({ db, world }: Stage): Promise<number> {
  const { id } = await db
    .selectFrom('locations')
    .select('id')
    .where('tenant_id', '=', world.tenants.courier)
    .where('province', '=', 'SK')
    .where('city', '<>', 'Saskatoon')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** @param to where it goes, unless to one of the customer's places */
function planOfPlanted({ world }: Stage, each: Planted, midnight: number, to?: number): OrderPlan {
  const service = world.services[each.service]
  const [pickup = 0, ...dropoffs] = world.cityLocations.customer
  if (service === undefined) throw new Error('The demo has nothing of which money could be lost.')
  const random = createRandom(each.day)
  const availableAt = midnight + ready
  const steps = {
    assigned: availableAt - 30 * minute,
    pickedUp: availableAt + 40 * minute,
    droppedOff: availableAt + 75 * minute,
    completed: availableAt + 85 * minute,
  }
  const { completed: _completed, ...open } = steps
  const driver = `driver${each.driver}@prairiesky.example`
  const actor = (email: string, role: Actor['role']): Actor => ({ email, role, tenantId: world.tenants.courier })
  const cast = {
    dispatcher: actor('dispatcher@prairiesky.example', roles.dispatcher),
    driver: actor(driver, roles.driver),
    ...steps,
  }
  const plan = {
    createdAt: availableAt - hour,
    availableAt,
    orderedBy: 'customer' as const,
    status: each.isLeftOpen ? ('droppedOff' as const) : ('completed' as const),
    steps: each.isLeftOpen ? open : steps,
    cancelledAt: null,
    driver,
    order: {
      customerTenantId: world.tenants.customer,
      serviceId: service.id,
      serviceSpeedId: service.speedIds[0] ?? 0,
      pickupLocationId: pickup,
      dropoffLocationId: to ?? dropoffs[each.day % dropoffs.length] ?? pickup,
      parcels: [{ parcelTypeId: service.parcelTypeIds[0] ?? 0, quantity: 1, weightKg: 0.8 }],
    },
  }
  const ordered = each.of === undefined ? plan : orderedFor(each.of, plan, world, random)
  return {
    ...ordered,
    order: { ...ordered.order, poNumber: poNumberOf(each.day) },
    recorded: 'nothing',
    isWaiting: false,
    random,
    further: each.further?.(cast) ?? [],
  }
}

type PriceChange = Pick<Schema<'PricingOverride'>, 'manualPriceCadCents'>

/** Sets the price by hand, and says that waiting costs nothing. */
async function changePrice(ctx: Context, id: number, change: PriceChange = {}): Promise<void> {
  const { version } = await loadPriceSnapshot(ctx, id)
  await overridePricing(ctx, id, { version, items: [], waitTimePriceCadCents: 0, ...change })
}

/** @param manualPriceCadCents before tax */
function typePrice({ dispatcher, pickedUp }: PlantedCast, manualPriceCadCents: number): TimedAct {
  return {
    at: pickedUp + 5 * minute,
    as: dispatcher,
    act: (ctx, id) => changePrice(ctx, id, { manualPriceCadCents }),
  }
}

/** Half an hour at the pickup, of which somebody said that it costs nothing. */
function waitTypedAway({ dispatcher, driver, pickedUp, droppedOff }: PlantedCast): readonly TimedAct[] {
  const uid = '0d6b7a52-9c1f-4e38-8a64-5f2c1b7e9d03'
  return [
    {
      at: pickedUp - 30 * minute,
      as: driver,
      act: async (ctx, id) => checkIn(ctx, id, { uid, stop: 'pickup', ...(await spotOf(ctx, id, 'pickup')) }),
    },
    { at: pickedUp - minute, as: driver, act: (ctx, id) => checkOut(ctx, id, { uid }) },
    {
      at: droppedOff + 2 * minute,
      as: dispatcher,
      act: (ctx, id) => changePrice(ctx, id),
    },
  ]
}

function largeDiscount({ dispatcher, droppedOff }: PlantedCast): readonly TimedAct[] {
  const discount = { name: 'Sorry for last week', priceCadCents: -700, confirmLargeDiscount: true }
  return [{ at: droppedOff + 2 * minute, as: dispatcher, act: (ctx, id) => addPriceModifier(ctx, id, discount) }]
}

/** Degrees north of its address at which the drop-off was: some 35 km. */
const farNorth = 0.32

/** The address of the drop-off was wrong, and the driver found the right one out of town. */
function stampsFarApart({ driver, pickedUp, droppedOff }: PlantedCast): readonly TimedAct[] {
  const uids = {
    pickup: '7e3f9b14-6a2d-4c85-b0e7-8d1a5c4f2b60',
    dropoff: 'c25a8e71-3d49-4f06-9b1c-6e7d0f8a4c32',
  } as const
  const stops = [
    { stop: 'pickup', at: pickedUp, north: 0 },
    { stop: 'dropoff', at: droppedOff, north: farNorth },
  ] as const
  return stops.flatMap(({ stop, at, north }) => [
    {
      at: at - 4 * minute,
      as: driver,
      act: async (ctx: Context, id: number) => {
        const { lat, lng } = await spotOf(ctx, id, stop)
        return checkIn(ctx, id, { uid: uids[stop], stop, lat: lat + north, lng })
      },
    },
    { at: at - minute, as: driver, act: (ctx: Context, id: number) => checkOut(ctx, id, { uid: uids[stop] }) },
  ])
}

async function spotOf(ctx: Context, id: number, stop: 'pickup' | 'dropoff'): Promise<{ lat: number; lng: number }> {
  const order = await ctx.db
    .selectFrom('delivery_orders')
    .select(['pickup_location', 'dropoff_location'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { latitude, longitude } = stop === 'pickup' ? order.pickup_location : order.dropoff_location
  return { lat: latitude, lng: longitude }
}

/** The partner asked for more than was agreed, once it had been there. */
async function buyDearer(stage: Stage, partnered: SeededService, midnight: number): Promise<void> {
  const tenantId = stage.world.tenants.stranger
  const owner: Actor = { email: 'owner@queencity.example', role: roles.owner, tenantId }
  const office: readonly Actor['role'][] = [roles.dispatcher]
  const driver: Actor = { email: 'courier1@queencity.example', role: roles.driver, tenantId, alsoHolds: office }
  const availableAt = midnight + ready
  const bought = await orderToSellOn(stage, partnered, {
    createdAt: availableAt - hour,
    availableAt,
    poNumber: poNumberOf(boughtDearerDay),
  })
  await assignAtPartner(stage, bought, availableAt - 30 * minute)
  await actAs(stage, driver, availableAt + 40 * minute, (ctx) => moveOrder(ctx, bought, 'pickedUp'))
  await actAs(stage, driver, availableAt + 75 * minute, (ctx) => moveOrder(ctx, bought, 'droppedOff'))
  const more = { name: 'Second attempt after hours', priceCadCents: 6_500 }
  await actAs(stage, owner, availableAt + 80 * minute, (ctx) => addPriceModifier(ctx, bought, more))
  await actAs(stage, driver, availableAt + 85 * minute, (ctx) => moveOrder(ctx, bought, 'completed'))
}

/**
 * Somebody remembered a wait after its order had been billed: the next run corrects it.
 * @param at unix seconds
 */
export async function raiseBilledPrice(stage: Stage, at: number): Promise<void> {
  const { db, world } = stage
  const { courier, customer } = world.tenants
  const { id } = await db
    .selectFrom('order_revenues')
    .select('delivery_order_id as id')
    .where('tenant_id', '=', courier)
    .where('customer_tenant_id', '=', customer)
    .where('state', '=', 'exported')
    .where('is_cancelled', '=', false)
    .orderBy('billable_on', 'desc')
    .orderBy('delivery_order_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const dispatcher: Actor = { email: 'dispatcher@prairiesky.example', role: roles.dispatcher, tenantId: courier }
  const more = { name: 'Waited for the dock', priceCadCents: 1_200 }
  await actAs(stage, dispatcher, at, (ctx) => addPriceModifier(ctx, id, more))
}
