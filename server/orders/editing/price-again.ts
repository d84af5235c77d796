import { sql } from 'kysely'
import { inputOfDay } from '#domain/pricing/new-order.ts'
import { alreadyPriced } from '#domain/pricing/reprice.ts'
import type { PricingInput } from '#domain/pricing/types.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { loadPricing } from '#server/services/load-pricing.ts'
import { loadServiceOptions, revisionOptionIds } from '#server/services/revision-options.ts'
import { lockEditableOrder } from '../core/locked-order.ts'
import { loadCalendar } from './overrides-change.ts'
import { editPrice } from '../pricing/price-edit.ts'
import { loadPriceSnapshot } from '../pricing/price-snapshot.ts'
import { requirePrices } from '../pricing/pricing-change.ts'

/**
 * Prices an order that has no price by what stands now: the revision that is published, the fuel prices and holidays of its day, the
 * provinces of its locations. An order that has a price keeps it, as it keeps its revision (docs/rules/pricing.md, "The pinned revision").
 * @throws forbidden for those who may not read prices
 * @throws formError `price_stands`, `order_cancelled`, `legacy_order`
 */
export async function priceAgain(ctx: Context, orderId: number): Promise<Schema<'PricingOverridden'>> {
  await requirePrices(ctx)
  const order = await lockEditableOrder(ctx, orderId)
  const before = await loadPriceSnapshot(ctx, orderId)
  if (before.totalCents !== null) throw formError({}, 'price_stands', alreadyPriced)
  const chosen = await chosenOfPublished(ctx, orderId, before.inputs.input)
  const snapshot = await loadPriceSnapshot(ctx, orderId)
  const { availableAt, timeZone } = before.inputs.input
  const calendar = await loadCalendar(ctx, orderId, snapshot.revision, availableAt)
  const known = before.inputs.input
  const found = known.dropoffProvince && known.pickupProvince ? null : await provincesOf(ctx, orderId)
  const { answer } = await editPrice(ctx, order, snapshot, {
    input: (input) => ({
      ...input,
      ...chosen,
      dropoffProvince: known.dropoffProvince ?? found?.dropoff ?? null,
      pickupProvince: known.pickupProvince ?? found?.pickup ?? null,
      ...inputOfDay(snapshot.revision, { ...calendar, timeZone }, availableAt),
    }),
  })
  return answer
}

type Chosen = Pick<PricingInput, 'parcels' | 'serviceSpeedId' | 'tagIds'>

/**
 * Takes an order over to the published revision of its service, where that has everything that it chose; else it stays with its own.
 * @returns what it chose, by the ids of the revision that it goes by now
 */
async function chosenOfPublished(ctx: Context, orderId: number, chosen: Chosen): Promise<Chosen> {
  const service = await ctx.db
    .selectFrom('delivery_orders as o')
    .innerJoin('services', 'services.id', 'o.service_id')
    .innerJoin('service_revisions as published', 'published.id', 'services.published_revision_id')
    .where('o.id', '=', orderId)
    .whereRef('published.id', '<>', 'o.service_revision_id')
    .select(['services.id', 'published.id as revisionId', 'published.pricing_name'])
    .executeTakeFirst()
  if (!service) return chosen
  const pricing = await loadPricing(ctx.db, service.revisionId, service.pricing_name)
  const ids = revisionOptionIds(pricing, await loadServiceOptions(ctx.db, service.id))
  const typeIds = pairs(new Set(chosen.parcels.map(({ parcelTypeId }) => parcelTypeId)), ids.parcelTypeIds)
  const speedIds = pairs(new Set(chosen.serviceSpeedId === null ? [] : [chosen.serviceSpeedId]), ids.serviceSpeedIds)
  const tagIds = pairs(new Set(chosen.tagIds), ids.tagIds)
  if (typeIds === null || speedIds === null || tagIds === null) return chosen
  const { db } = ctx
  const to = { service_revision_id: service.revisionId }
  const speedId = chosen.serviceSpeedId === null ? null : (speedIds.get(chosen.serviceSpeedId) ?? null)
  await Promise.all([
    db
      .updateTable('delivery_orders')
      .set({ ...to, service_speed_id: speedId })
      .where('id', '=', orderId)
      .execute(),
    db
      .updateTable('delivery_order_prices')
      .set({ ...to, pricing_type: pricing.type })
      .where('delivery_order_id', '=', orderId)
      .execute(),
    sql`update delivery_order_parcels set parcel_type_id = now from ${unnested(typeIds)}
      where delivery_order_id = ${orderId} and parcel_type_id = before`.execute(db),
    sql`update delivery_order_tags set tag_id = now from ${unnested(tagIds)}
      where delivery_order_id = ${orderId} and tag_id = before`.execute(db),
  ])
  return {
    parcels: chosen.parcels.map((parcel) => ({
      ...parcel,
      parcelTypeId: typeIds.get(parcel.parcelTypeId) ?? parcel.parcelTypeId,
    })),
    serviceSpeedId: speedId,
    tagIds: chosen.tagIds.map((id) => tagIds.get(id) ?? id),
  }
}

/** Each of them with what it is in the other revision; null where one is nothing there, or two are the same. */
function pairs(chosen: ReadonlySet<number>, known: ReadonlyMap<number, number>): ReadonlyMap<number, number> | null {
  const found = new Map([...chosen].flatMap((id) => (known.has(id) ? [[id, known.get(id) ?? id] as const] : [])))
  return found.size === chosen.size && new Set(found.values()).size === chosen.size ? found : null
}

function unnested(ids: ReadonlyMap<number, number>) {
  return sql`unnest(${[...ids.keys()]}::bigint[], ${[...ids.values()]}::bigint[]) as ids (before, now)`
}

/** As the locations have them by now: the order's copies may have come without. */
async function provincesOf({ db }: Context, orderId: number) {
  const row = await db
    .selectFrom('delivery_orders as o')
    .leftJoin('locations as pickup', 'pickup.id', 'o.pickup_location_id')
    .leftJoin('locations as dropoff', 'dropoff.id', 'o.dropoff_location_id')
    .where('o.id', '=', orderId)
    .select(['pickup.province as pickup', 'dropoff.province as dropoff'])
    .executeTakeFirst()
  return { pickup: row?.pickup || null, dropoff: row?.dropoff || null }
}
