// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getPaginatedInvitations, getGetPaginatedInvitationsQueryKey, createInvitation, getInvitation, getGetInvitationQueryKey, revokeInvitation, resendInvitation } from '../client/relationships/relationships.ts'

/** What the contract says of invitations, as `defineResource` takes it. */
export const invitationContract = {
  words: {"one":"invitation","many":"invitations"},
  subject: 'invitation',
  defaultSort: {"field":"forInitialUserEmail","direction":"asc"},
  calls: {
    list: getPaginatedInvitations,
    listKey: getGetPaginatedInvitationsQueryKey,
    create: createInvitation,
    get: getInvitation,
    getKey: getGetInvitationQueryKey,
  },
  facts: {
    kind: {"title":"Kind","kind":"text"},
    state: {"title":"State","kind":"text"},
    forInitialUserEmail: {"title":"Email","kind":"text","sortField":"forInitialUserEmail"},
    forInitialUserFirstName: {"title":"First name","kind":"text"},
    forInitialUserLastName: {"title":"Last name","kind":"text"},
    forInitialUserPhone: {"title":"Phone","kind":"phone"},
    forPrefillTenantName: {"title":"Organization","kind":"text"},
    invitedByName: {"title":"Invited by","kind":"text"},
    expiresAt: {"title":"Works until","kind":"number","sortField":"expiresAt"},
    endedAt: {"title":"Ended","kind":"number"},
    acceptedTenantId: {"title":"Accepted by","kind":"number"},
    acceptedTenantName: {"title":"Accepted by","kind":"text"},
    createdAt: {"title":"Created","kind":"instant","sortField":"createdAt"},
    updatedAt: {"title":"Updated","kind":"instant"},
  },
  filters: [
    {"name":"state","title":"State","kind":"choice","choices":{"pending":"Pending","accepted":"Accepted","rejected":"Rejected","revoked":"Revoked","expired":"Expired"}},
    {"name":"kind","title":"Kind","kind":"choice","choices":{"user":"Colleague","customer":"Customer","supplier":"Supplier"}},
  ],
  formName: 'InvitationInput',
  form: async () => (await import('../forms/InvitationInput.ts')).invitationInputForm,
} as const

/** What may happen to invitations, as `useActs` takes it. */
export const invitationActs = {
  ...{"noun":"invitation","states":{"pending":{"state":"pending"},"accepted":{"state":"accepted"},"rejected":{"state":"rejected"},"revoked":{"state":"revoked"},"expired":{"state":"expired"}},"stateWords":{},"many":"invitations"},
  acts: {
    revokeInvitation: { ...{"from":["pending"],"to":"revoked","permission":"invitations.delete","label":"Revoke","said":"Revoked the invitation of {forInitialUserEmail}","ask":{"title":"Revoke the invitation of {forInitialUserEmail}?","whenUsed":false,"text":"The link in the email stops working."},"undo":null}, call: revokeInvitation },
    resendInvitation: { ...{"from":["pending","expired"],"to":"pending","permission":"invitations.create","label":"Send again","said":"Sent {forInitialUserEmail} a fresh link","ask":null,"undo":null}, call: resendInvitation },
  },
} as const
