import { sql } from 'kysely'
import type { OrderedParcel } from '#domain/orders/order-changes.ts'
import { creditHoldText } from '#domain/orders/ordering-terms.ts'
import { totalsOf, type OfferedSpeed } from '#domain/orders/order-components.ts'
import { fitParcels, misfitText, type FitPiece } from '#domain/orders/parcel-fit.ts'
import { newOrderInput } from '#domain/pricing/new-order.ts'
import { PriceBeyondBound } from '#domain/pricing/price-bound.ts'
import { priceOrder, unpricedResult } from '#domain/pricing/price-order.ts'
import type { PriceResult, PricingInput } from '#domain/pricing/types.ts'
import type { UnitPreference } from '#domain/amounts/units.ts'
import type { Context } from '#server/http/context.ts'
import { pointOf, type OrderDraft } from '../placing/draft-order.ts'
import { noSuchOrder, toOrderRecord } from '../core/order-record.ts'
import type { OrderOffer } from '../placing/order-offer.ts'

/** An order that is to be handed on: its facts, its parcels and what its customer pays. */
export interface SellOrder extends Awaited<ReturnType<typeof selectSellOrder>> {
  readonly parcels: readonly FitPiece[]
}

/** The order by which a sold one would be carried out, and why it could not be placed so. */
export interface BuyDraft {
  readonly draft: OrderDraft
  /** In words; empty when nothing is in the way. */
  readonly problems: readonly string[]
}

/** @throws notFound */
export async function loadSellOrder(ctx: Context, orderId: number): Promise<SellOrder> {
  const [row, parcels] = await Promise.all([selectSellOrder(ctx, orderId), selectParcels(ctx, orderId)])
  return { ...row, parcels }
}

async function selectSellOrder(ctx: Context, orderId: number) {
  const row = await ctx.db
    .selectFrom('delivery_orders as o')
    .leftJoin('delivery_order_prices as price', 'price.delivery_order_id', 'o.id')
    .selectAll('o')
    .select(['price.pre_tax_cents', 'price.total_cents'])
    .where('o.id', '=', orderId)
    .executeTakeFirst()
  if (!row) throw noSuchOrder()
  return { record: toOrderRecord(row), row, preTaxCents: row.pre_tax_cents, totalCents: row.total_cents }
}

function selectParcels(ctx: Context, orderId: number): Promise<FitPiece[]> {
  return ctx.db
    .selectFrom('delivery_order_parcels')
    .where('delivery_order_id', '=', orderId)
    .orderBy('position')
    .orderBy('id')
    .select(['name', 'quantity', 'length_m as lengthM', 'width_m as widthM'])
    .select(['height_m as heightM', 'weight_kg as weightKg', 'typed'])
    .execute()
}

/**
 * Drafts the order that has a sold one carried out
 * (docs/rules/brokerage.md, "Confirming"): the same locations, way and time, the parcels with their
 * measures as types of the other courier, without tags, priced as that courier prices. The way is not measured anew: it is the one sold.
 * @param isInterlined of {@link zeroRatesCarriers}
 */
export function draftBuyOrder(
  ctx: Context,
  sold: SellOrder,
  offer: OrderOffer,
  speed: OfferedSpeed,
  isInterlined: boolean,
): BuyDraft {
  const { row } = sold
  const { parcels: fitted, misfits } = fitParcels(sold.parcels, offer.parcelTypes)
  const parcels = fitted.map(({ type, ...measures }): OrderedParcel => ({
    parcelTypeId: type.id,
    name: type.name,
    ...measures,
  }))
  const components = { parcels, speed, tags: [] }
  const totals = totalsOf(parcels)
  const route = { distanceM: row.distance_m, timeS: row.time_s, estimated: row.distance_estimated }
  const pickupProvince = row.pickup_location.province
  const dropoffProvince = row.dropoff_location.province
  const availableAt = row.available_at
  const dueAt = speed.durationS === null ? null : availableAt + speed.durationS
  const stops = { pickup: pointOf(row.pickup_location), dropoff: pointOf(row.dropoff_location) }
  const taxed = { pickupProvince, dropoffProvince, isInterlined, taxExemption: offer.terms?.taxExemption ?? null }
  const order = { offer, components, totals, route, ...taxed, availableAt, dueAt, ...stops }
  const input = newOrderInput(order)
  const { result, excess } = boundedPrice(offer, input)
  return {
    draft: {
      offer,
      senderTenantId: ctx.tenantId,
      components,
      totals,
      pickup: row.pickup_location,
      dropoff: row.dropoff_location,
      route,
      availableAt,
      dueAt,
      pricingInput: input,
      price: result,
    },
    problems: [...holdOf(offer), ...problemsOf(sold.parcels, misfits, offer, ctx.unitPreference), ...excess],
  }
}

/** Who hands an order on is the customer of the courier that carries it out. The number of the sold order is its PO number. */
function holdOf({ terms, customerName }: OrderOffer): readonly string[] {
  return terms?.creditHold ? [creditHoldText(terms, customerName, 'customer')] : []
}

/** A price that is more than any order may cost is none, and keeps the order from being bought so. */
function boundedPrice(
  { pricing }: OrderOffer,
  input: PricingInput,
): { result: PriceResult; excess: readonly string[] } {
  try {
    return { result: priceOrder(pricing, input), excess: [] }
  } catch (error) {
    if (!(error instanceof PriceBeyondBound)) throw error
    return { result: unpricedResult('missing', [], []), excess: [error.message] }
  }
}

/** Whether a courier zero rates what carriers buy of it, as it does until it says otherwise (docs/rules/fuel-and-tax.md, "Tax"). */
export async function zeroRatesCarriers({ db }: Context, courierTenantId: number): Promise<boolean> {
  const { rows } = await sql<{ zeroRated: boolean | null }>`
    select carriers_zero_rated(${courierTenantId}) as "zeroRated"`.execute(db)
  return rows[0]?.zeroRated ?? true
}

function problemsOf(
  pieces: readonly FitPiece[],
  misfits: readonly FitPiece[],
  offer: OrderOffer,
  units: UnitPreference,
): string[] {
  if (pieces.length === 0) return ['The order has no parcels']
  return misfits.map((piece) => misfitText(piece, offer.serviceName, units))
}
