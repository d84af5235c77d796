import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { resourceRoutes } from '#src/resources/resource-routes.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

const id = ':id'
const loadOffers = async () => (await import('./offers.tsx')).offers

/** Whom one finds as a partner, and the offers; the partners themselves are among those of customers and vendors. */
export const partnershipRoutes: RouteObject[] = [
  resourceRoutes(paths.receivedPartnerships, async () => (await loadOffers()).received, {
    isRecord: true,
    more: [
      screenRoute(
        paths.receivedPartnerships.approve(id),
        async () => (await import('./AcceptDrawer.tsx')).AcceptDrawer,
      ),
    ],
  }),
  resourceRoutes(paths.sentPartnerships, async () => (await loadOffers()).sent, { isRecord: true }),
  screenRoute(paths.potentialPartners(), async () => {
    const [{ resourceList }, { potentialPartners }] = await Promise.all([
      import('#src/resources/ResourceList.tsx'),
      import('./potential-partners.tsx'),
    ])
    return resourceList(potentialPartners)
  }),
  screenRoute(paths.partnerOffer(id), async () => (await import('./OfferScreen.tsx')).OfferScreen),
]
