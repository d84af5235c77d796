// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { createOnboarding, getManagedCustomerOnboardings, getGetManagedCustomerOnboardingsQueryKey, getManagedCustomerOnboarding, getGetManagedCustomerOnboardingQueryKey, acceptManagedCustomerOnboarding, rejectManagedCustomerOnboarding, revokeManagedCustomerOnboarding } from '../client/relationships/relationships.ts'

/** What the contract says of ownership transfer requests, as `defineResource` takes it. */
export const managedCustomerOnboardingContract = {
  words: {"one":"ownership transfer request","many":"ownership transfer requests"},
  subject: 'managed-customer-onboarding',
  defaultSort: {"field":"createdAt","direction":"asc"},
  calls: {
    create: createOnboarding,
    list: getManagedCustomerOnboardings,
    listKey: getGetManagedCustomerOnboardingsQueryKey,
    get: getManagedCustomerOnboarding,
    getKey: getGetManagedCustomerOnboardingQueryKey,
  },
  facts: {
    offeredTo: {"title":"Hand over to","kind":"text"},
    toEmail: {"title":"Email","kind":"text"},
    toFirstName: {"title":"First name","kind":"text"},
    toLastName: {"title":"Last name","kind":"text"},
    toTenantId: {"title":"Organization","kind":"number"},
    toTenantName: {"title":"Offered to","kind":"text"},
    customerName: {"title":"Customer","kind":"text"},
    courierName: {"title":"From","kind":"text"},
    offeredByName: {"title":"Asked by","kind":"text"},
    state: {"title":"State","kind":"text"},
    rejectionReason: {"title":"Reason","kind":"text"},
    expiresAt: {"title":"Works until","kind":"number"},
    endedAt: {"title":"Answered","kind":"number"},
    createdAt: {"title":"Created","kind":"instant","sortField":"createdAt"},
    updatedAt: {"title":"Updated","kind":"instant"},
  },
  filters: [
    {"name":"state","title":"State","kind":"choice","choices":{"pending":"Waiting","accepted":"Accepted","rejected":"Rejected","revoked":"Revoked","expired":"Expired"}},
  ],
  formName: 'ManagedCustomerOnboardingInput',
  form: async () => (await import('../forms/ManagedCustomerOnboardingInput.ts')).managedCustomerOnboardingInputForm,
} as const

/** What may happen to ownership transfer requests, as `useActs` takes it. */
export const managedCustomerOnboardingActs = {
  ...{"noun":"ownership transfer request","states":{"pending":{"state":"pending"},"accepted":{"state":"accepted"},"rejected":{"state":"rejected"},"revoked":{"state":"revoked"},"expired":{"state":"expired"}},"stateWords":{},"many":"ownership transfer requests"},
  acts: {
    acceptManagedCustomerOnboarding: { ...{"from":["pending"],"to":"accepted","permission":"owner.audit-onboarding-requests","label":"Accept","said":"Took over {customerName}","ask":{"title":"Take over {customerName}?","whenUsed":false,"text":"Your owner becomes its owner. Its orders, locations and prices stay as they are, and {courierName} stays its vendor."},"undo":null}, call: acceptManagedCustomerOnboarding },
    rejectManagedCustomerOnboarding: { ...{"from":["pending"],"to":"rejected","permission":"owner.audit-onboarding-requests","label":"Reject","said":"Rejected {customerName}","ask":null,"undo":null}, call: rejectManagedCustomerOnboarding },
    revokeManagedCustomerOnboarding: { ...{"from":["pending"],"to":"revoked","permission":"customers.update","label":"Revoke","said":"Revoked the transfer of {customerName}","ask":{"title":"Revoke the transfer of {customerName}?","whenUsed":false,"text":"You go on ordering and answering for it."},"undo":null}, call: revokeManagedCustomerOnboarding },
  },
} as const
