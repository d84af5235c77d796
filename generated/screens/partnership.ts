// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { createPartnership, getSentPartnerships, getGetSentPartnershipsQueryKey, getPartnership, getGetPartnershipQueryKey, acceptPartnership, declinePartnership, revokePartnership } from '../client/relationships/relationships.ts'

/** What the contract says of partnerships, as `defineResource` takes it. */
export const partnershipContract = {
  words: {"one":"partnership","many":"partnerships"},
  subject: 'partnership',
  defaultSort: {"field":"createdAt","direction":"asc"},
  calls: {
    create: createPartnership,
    list: getSentPartnerships,
    listKey: getGetSentPartnershipsQueryKey,
    get: getPartnership,
    getKey: getGetPartnershipQueryKey,
  },
  facts: {
    state: {"title":"State","kind":"text"},
    offererTenantName: {"title":"From","kind":"text"},
    receiverTenantId: {"title":"To","kind":"number"},
    receiverTenantName: {"title":"To","kind":"text"},
    message: {"title":"Message","kind":"text"},
    offeredByName: {"title":"Sent by","kind":"text"},
    offererPhone: {"title":"Phone","kind":"text"},
    offererAddress: {"title":"Address","kind":"text"},
    declineReason: {"title":"Reason","kind":"text"},
    endedAt: {"title":"Answered","kind":"number"},
    createdAt: {"title":"Created","kind":"instant","sortField":"createdAt"},
    updatedAt: {"title":"Updated","kind":"instant"},
  },
  filters: [
    {"name":"state","title":"State","kind":"choice","choices":{"pending":"Pending","accepted":"Accepted","declined":"Declined","revoked":"Revoked"}},
  ],
  formName: 'PartnershipInput',
  form: async () => (await import('../forms/PartnershipInput.ts')).partnershipInputForm,
} as const

/** What may happen to partnerships, as `useActs` takes it. */
export const partnershipActs = {
  ...{"noun":"partnership","states":{"pending":{"state":"pending"},"accepted":{"state":"accepted"},"declined":{"state":"declined"},"revoked":{"state":"revoked"}},"stateWords":{},"many":"partnerships"},
  acts: {
    acceptPartnership: { ...{"from":["pending"],"to":"accepted","permission":"vendors.create","label":"Accept","said":"{offererTenantName} is your partner now","ask":null,"undo":null}, call: acceptPartnership },
    declinePartnership: { ...{"from":["pending"],"to":"declined","permission":"vendors.create","label":"Decline","said":"Declined the offer of {offererTenantName}","ask":null,"undo":null}, call: declinePartnership },
    revokePartnership: { ...{"from":["pending"],"to":"revoked","permission":"vendors.create","label":"Revoke","said":"Revoked the offer to {receiverTenantName}","ask":{"title":"Revoke the offer to {receiverTenantName}?","whenUsed":false,"text":"You can offer it again later."},"undo":null}, call: revokePartnership },
  },
} as const
