import { previewPrice } from '#domain/pricing/preview-price.ts'
import type { PriceFields } from '#domain/pricing/price-bound.ts'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import { noSuch } from '#domain/text/refusals.ts'
import { notFound, type FieldErrors, refuseErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { routeBetween } from '#server/locations/route-between.ts'
import { calendarColumns, dayOfCourier } from './courier-calendar.ts'
import { loadPricing } from './load-pricing.ts'
import { priceWithinBound } from './price-within-bound.ts'
import { triablePricing } from './publish-revision.ts'
import { loadRevision } from './revision-draft.ts'

type Asked = Schema<'PricePreviewInput'>

export const pricePreviewHandlers = defineHandlers({
  async previewServicePrice({ body }, ctx) {
    return { status: 200, body: await preview(ctx, body) }
  },
})

/**
 * What a delivery would cost by a revision of one's own, with why.
 * @throws notFound; formError `revision_faults` of a draft, at each speed, tag or parcel type that is not of the revision, and at what makes
 *   it more than any order may cost
 */
async function preview(ctx: Context, asked: Asked): Promise<Schema<'PricePreview'>> {
  const { serviceId, pricing } = await priceableRevision(ctx, asked.serviceRevisionId)
  refuseForeign(asked, pricing)
  const { availableAt, serviceSpeedId, serviceRevisionId } = asked
  const [calendar, way, durationS] = await Promise.all([
    calendarOf(ctx, pricing, availableAt),
    wayOf(ctx, asked),
    promiseOf(ctx, serviceSpeedId),
  ])
  const dueAt = durationS === null ? null : availableAt + durationS
  const by = { serviceId, serviceRevisionId }
  const circumstances = { calendar, distanceM: way.distanceM, dueAt, units: ctx.unitPreference, by }
  return { ...priceWithinBound(pricedFields(asked), () => previewPrice(pricing, asked, circumstances)), ...way }
}

function pricedFields({
  parcels = [],
  tagIds = [],
  distanceM = null,
  weightKg = null,
  volumeM3 = null,
}: Asked): PriceFields {
  return {
    parcels,
    quantity: (index) => `/parcels/${index}/quantity`,
    ...(distanceM !== null && { distance: '/distanceM' }),
    ...(weightKg !== null && { weight: '/weightKg' }),
    ...(volumeM3 !== null && { volume: '/volumeM3' }),
    speed: '/serviceSpeedId',
    tag: (id) => `/tagIds/${tagIds.indexOf(id)}`,
    time: '/availableAt',
    stops: '/dropoff',
    otherwise: '/serviceRevisionId',
  }
}

function refuseForeign({ serviceSpeedId, tagIds = [], parcels = [] }: Asked, pricing: RevisionPricing): void {
  const errors: FieldErrors = {}
  const has = (items: readonly { readonly id: number }[], wanted: number) => items.some(({ id }) => id === wanted)
  if (serviceSpeedId !== null && !has(pricing.serviceSpeeds, serviceSpeedId))
    errors['/serviceSpeedId'] = ['This revision has no such speed']
  for (const [index, id] of tagIds.entries())
    if (!has(pricing.tags, id)) errors[`/tagIds/${index}`] = ['This revision has no such tag']
  for (const [index, { parcelTypeId }] of parcels.entries())
    if (!has(pricing.parcelTypes, parcelTypeId))
      errors[`/parcels/${index}/parcelTypeId`] = ['This revision has no such parcel type']
  refuseErrors(errors)
}

/** A revision of one's own as orders are priced by it: a draft as if it were published now. */
async function priceableRevision(
  ctx: Context,
  revisionId: number,
): Promise<{ serviceId: number; pricing: RevisionPricing }> {
  const { db, tenantId } = ctx
  const row = await db
    .selectFrom('service_revisions')
    .select(['service_id', 'status', 'pricing_name'])
    .where('id', '=', revisionId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  if (!row) throw notFound(noSuch('service revision'))
  const pricing =
    row.status === 'draft'
      ? await triablePricing(ctx, await loadRevision(ctx, revisionId))
      : await loadPricing(db, revisionId, row.pricing_name)
  return { serviceId: row.service_id, pricing }
}

async function calendarOf({ db, tenantId }: Context, pricing: RevisionPricing, availableAt: number) {
  const row = await db
    .selectFrom('tenants')
    .leftJoin('courier_schedules', 'courier_schedules.tenant_id', 'tenants.id')
    .where('tenants.id', '=', tenantId)
    .select(['tenants.id', 'tenants.time_zone'])
    .select(calendarColumns)
    .executeTakeFirstOrThrow()
  return { timeZone: row.time_zone, ...(await dayOfCourier(db, row.id, row, pricing, availableAt)) }
}

/** What was said, else the way between the stops. */
async function wayOf(ctx: Context, { distanceM = null, pickup = null, dropoff = null }: Asked) {
  if (distanceM !== null || pickup === null || dropoff === null) return { distanceM, distanceEstimated: false }
  const route = await routeBetween(ctx, pickup, dropoff)
  return { distanceM: Math.round(route.distanceM), distanceEstimated: route.estimated }
}

/** Seconds that a speed promises; null when it promises nothing. */
async function promiseOf({ db }: Context, speedId: number | null): Promise<number | null> {
  if (speedId === null) return null
  const speed = await db
    .selectFrom('service_revision_service_speeds')
    .select('duration_s')
    .where('id', '=', speedId)
    .executeTakeFirst()
  return speed?.duration_s ?? null
}
