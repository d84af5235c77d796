import { withBaseFee } from '#domain/pricing/revision-components.ts'
import { estimateRoute } from '#domain/geo/geo.ts'
import { previewPrice } from '#domain/pricing/preview-price.ts'
import { pricingFaults, refuseFaults } from '#domain/pricing/revision-faults.ts'
import { tenantOf } from '../context.ts'
import { defineMocks } from '../define-mocks.ts'
import { pricingOf, revisionOf } from '../price-book.ts'

/** What a delivery would cost by a revision. */
export const pricePreviewMocks = defineMocks({
  previewServicePrice({ body: { distanceM: said = null, ...asked } }, { world, caller }) {
    const revision = revisionOf(world, asked.serviceRevisionId)
    const pricing = pricingOf(revision)
    const { unitPreference: units } = caller.user
    refuseFaults(pricingFaults(pricing, units), 'price')
    const { pickup = null, dropoff = null } = asked
    const isEstimated = said === null && pickup !== null && dropoff !== null
    const distanceM = isEstimated ? Math.round(estimateRoute(pickup, dropoff).distanceM) : said
    const calendar = { timeZone: tenantOf(caller).tenant.timezone }
    const by = { serviceId: revision.serviceId, serviceRevisionId: revision.id }
    const preview = previewPrice(withBaseFee(pricing), asked, { calendar, distanceM, dueAt: null, units, by })
    return { ...preview, distanceM, distanceEstimated: isEstimated }
  },
})
