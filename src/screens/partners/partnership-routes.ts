import type { RouteObject } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { screenRoute } from '#src/ui/load-screen.ts'

const id = ':id'
const loadOffers = async () => (await import('./offers.tsx')).offers
const loadList = async () => (await import('#src/resources/ResourceList.tsx')).resourceList

/** Offers of one direction: the list, and over it the drawer that shows one. */
function routesOf(direction: 'sent' | 'received', more: readonly RouteObject[] = []): RouteObject {
  const { list, one } = direction === 'sent' ? paths.sentPartnerships : paths.receivedPartnerships
  return {
    ...screenRoute(list(), async () => (await loadList())((await loadOffers())[direction])),
    children: [
      screenRoute(one(id), async () => {
        const [{ resourceDetail }, all] = await Promise.all([import('#src/resources/ResourceDetail.tsx'), loadOffers()])
        return resourceDetail(all[direction])
      }),
      ...more,
    ],
  }
}

/** Whom one finds as a partner, and the offers; the partners themselves are among those of customers and vendors. */
export const partnershipRoutes: RouteObject[] = [
  routesOf('received', [
    screenRoute(paths.receivedPartnerships.approve(id), async () => (await import('./AcceptDrawer.tsx')).AcceptDrawer),
  ]),
  routesOf('sent'),
  screenRoute(paths.potentialPartners(), async () =>
    (await loadList())((await import('./potential-partners.tsx')).potentialPartners),
  ),
  screenRoute(paths.partnerOffer(id), async () => (await import('./OfferScreen.tsx')).OfferScreen),
]
