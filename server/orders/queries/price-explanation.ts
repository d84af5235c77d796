import { explanationFor } from '#domain/pricing/explain-price.ts'
import { waitTermsOf } from '#domain/pricing/read-snapshot.ts'
import { emptyPricing, withBaseFee } from '#domain/pricing/revision-components.ts'
import type { RevisionPricing } from '#domain/pricing/types.ts'
import { pricesHidden } from '#domain/text/refusals.ts'
import { stopWaits, type WaitTimeTerms } from '#domain/orders/wait-time.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import { forbidden } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { loadPricing } from '#server/services/load-pricing.ts'
import { loadGeostamps } from './order-geostamps.ts'
import type { OrderViewer } from '../core/order-viewer.ts'
import { loadOrderView, type OrderView } from './order-view.ts'

/**
 * Each line of the stored price in words, explained by the revision that the order is pinned to.
 * @throws forbidden for those who may not read prices
 */
export async function priceExplanation(ctx: Context, orderId: number): Promise<Schema<'PriceExplanation'>> {
  return { data: await explainedLines(ctx, await loadOrderView(ctx, orderId)) }
}

/** @throws forbidden for those who may not read prices */
export async function explainedLines(
  ctx: Context,
  { row, viewer, price }: OrderView,
): Promise<Schema<'PriceExplanation'>['data']> {
  if (!viewer.seesPrices) throw forbidden(pricesHidden)
  const [found, stamps] = await Promise.all([loadTerms(ctx, row.id), loadGeostamps(ctx, row.id)])
  // A person who may not order the service any more does not read its bands: the lines then say what they come to.
  const { revision_id: revisionId, pricing_name: name } = found
  const isReadable = revisionId !== null && name !== null
  const revision: RevisionPricing = isReadable ? await loadPricing(ctx.db, revisionId, name) : withBaseFee(emptyPricing)
  const ofCourier = revision.waitTime === undefined ? await waitTimeOf(ctx.db, row.receiver_tenant_id) : null
  const terms = waitTermsOf(revision, ofCourier)
  const explainedWith = {
    revision,
    waits: terms === null ? [] : stopWaits(stamps, row.available_at, terms),
    // A price that was explained before an upgrade keeps its unit (0445_units_of_explanations.sql).
    units: row.explained_in ?? ctx.unitPreference,
  }
  const by = { serviceId: found.service_id, serviceRevisionId: found.service_revision_id }
  return explanationFor({ isOffice: isOffice(viewer, row.receiver_tenant_id) }, price.lines, explainedWith, by)
}

/** Whether the viewer is one of the courier's people who may read how it works its prices out: not its drivers. */
export function isOffice({ tenantId, ownOrdersOnly }: OrderViewer, courierTenantId: number): boolean {
  return tenantId === courierTenantId && !ownOrdersOnly
}

/** The pinned revision, as far as the caller may read it. */
function loadTerms({ db }: Context, orderId: number) {
  return db
    .selectFrom('delivery_orders as o')
    .leftJoin('service_revisions as revision', 'revision.id', 'o.service_revision_id')
    .where('o.id', '=', orderId)
    .select(['o.service_id', 'o.service_revision_id', 'revision.id as revision_id', 'revision.pricing_name'])
    .executeTakeFirstOrThrow()
}

/** A courier's terms of waiting: the organisation that pays for a wait is told of it by them, and reads no other of the courier's settings. */
function waitTimeOf(db: Context['db'], courierTenantId: number): Promise<WaitTimeTerms | null> {
  return inTenant(db, { tenantId: courierTenantId }, async (courier) => {
    const settings = courier.selectFrom('courier_settings').select('wait_time').where('tenant_id', '=', courierTenantId)
    return (await settings.executeTakeFirst())?.wait_time ?? null
  })
}
