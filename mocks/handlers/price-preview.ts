import type { HttpHandler } from 'msw'
import { estimateRoute } from '#domain/geo/geo.ts'
import { explanationFor, settingReference } from '#domain/pricing/explain-price.ts'
import { inputOfDay } from '#domain/pricing/new-order.ts'
import { priceOrder } from '#domain/pricing/price-order.ts'
import { pricingFaults } from '#domain/pricing/revision-faults.ts'
import { getPreviewServicePriceMockHandler } from '#generated/client/services/services.msw.ts'
import type { PricePreviewInput } from '#generated/model/index.ts'
import { callerOf, type MockContext, tenantOf } from '../context.ts'
import { bookOf, pricingOfParts, refuseFaults } from '../price-book.ts'
import { notFound } from '../refusals.ts'
import { bodyOf } from '../requests.ts'

/** What a delivery would cost by a revision. */
export function pricePreviewHandlers(context: MockContext): HttpHandler[] {
  return [
    getPreviewServicePriceMockHandler(async ({ request }) => {
      const asked = await bodyOf<PricePreviewInput>(request)
      const revision = bookOf(context.world).revisions.find(({ id }) => id === asked.serviceRevisionId)
      if (revision === undefined) throw notFound('No such service revision.')
      const draft = pricingOfParts(revision.parts)
      const { unitPreference: units } = callerOf(context, request).user
      refuseFaults(pricingFaults(draft, units), 'The draft cannot price an order yet.')
      const pricing = { ...draft, baseFeeCadCents: draft.baseFeeCadCents ?? 0 }
      const { timezone: timeZone } = tenantOf(callerOf(context, request)).tenant
      const { pickup = null, dropoff = null, availableAt } = asked
      const distanceM =
        asked.distanceM ??
        (pickup === null || dropoff === null ? null : Math.round(estimateRoute(pickup, dropoff).distanceM))
      const { lines, exceptions, ...totals } = priceOrder(pricing, {
        distanceM,
        weightKg: asked.weightKg ?? null,
        volumeM3: asked.volumeM3 ?? null,
        parcels: asked.parcels ?? [],
        serviceSpeedId: asked.serviceSpeedId,
        tagIds: asked.tagIds ?? [],
        manualPriceCadCents: asked.manualPriceCadCents ?? null,
        waitTimeCadCents: 0,
        adjustments: [],
        dropoffProvince: asked.dropoffProvince ?? null,
        pickupProvince: asked.pickupProvince ?? null,
        timeZone,
        ...inputOfDay(pricing, { timeZone }, availableAt),
        pickup,
        dropoff,
        isHypothetical: true,
      })
      const by = { serviceId: revision.serviceId, serviceRevisionId: revision.id }
      return {
        ...totals,
        distanceM,
        distanceEstimated: asked.distanceM === null,
        dueAt: null,
        missing: exceptions.map((missing) => ({
          message: missing.message,
          component: settingReference(missing)?.component ?? null,
        })),
        explanation: explanationFor({ isOffice: true }, lines, { revision: pricing, waits: [], units }, by),
      }
    }),
  ]
}
