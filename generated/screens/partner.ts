// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getPartners, getGetPartnersQueryKey, getPartner, getGetPartnerQueryKey } from '../client/relationships/relationships.ts'

/** What the contract says of partners, as `defineResource` takes it. */
export const partnerContract = {
  words: {"one":"partner","many":"partners"},
  subject: 'partner',
  defaultSort: {"field":"name","direction":"desc"},
  calls: {
    list: getPartners,
    listKey: getGetPartnersQueryKey,
    get: getPartner,
    getKey: getGetPartnerQueryKey,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    status: {"title":"Partnership","kind":"choice","choices":{"connected":"Partners","ended":"Ended"}},
    isFavorite: {"title":"Favourite","kind":"boolean"},
    phone: {"title":"Phone","kind":"phone"},
    address: {"title":"Address","kind":"text"},
    openHandedOn: {"title":"Open, handed on","kind":"number"},
    openReceived: {"title":"Open, received","kind":"number"},
    lastOrderAt: {"title":"Last order","kind":"number"},
    connectedAt: {"title":"Since","kind":"instant","sortField":"connectedAt"},
    endedAt: {"title":"Ended","kind":"number"},
  },
  filters: [
    {"name":"status","title":"Partnership","kind":"choice","choices":{"connected":"Partners","ended":"Ended"}},
  ],
} as const
