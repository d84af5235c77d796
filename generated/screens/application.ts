// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getSentCourierApplications, getGetSentCourierApplicationsQueryKey, createVendorApplication, getApplication, getGetApplicationQueryKey, approveApplication, rejectApplication, revokeApplication } from '../client/relationships/relationships.ts'

/** What the contract says of applications, as `defineResource` takes it. */
export const applicationContract = {
  words: {"one":"application","many":"applications"},
  subject: 'application',
  defaultSort: {"field":"createdAt","direction":"asc"},
  calls: {
    list: getSentCourierApplications,
    listKey: getGetSentCourierApplicationsQueryKey,
    create: createVendorApplication,
    get: getApplication,
    getKey: getGetApplicationQueryKey,
  },
  facts: {
    kind: {"title":"As","kind":"choice","choices":{"customer":"Customer","courier":"Courier"}},
    state: {"title":"State","kind":"text"},
    applicantTenantName: {"title":"From","kind":"text"},
    receiverTenantName: {"title":"To","kind":"text"},
    message: {"title":"Message","kind":"text"},
    origin: {"title":"Came by","kind":"text"},
    appliedByName: {"title":"Sent by","kind":"text"},
    applicantPhone: {"title":"Phone","kind":"text"},
    applicantAddress: {"title":"Address","kind":"text"},
    rejectionReason: {"title":"Reason","kind":"text"},
    endedAt: {"title":"Answered","kind":"number"},
    createdAt: {"title":"Created","kind":"instant","sortField":"createdAt"},
    updatedAt: {"title":"Updated","kind":"instant"},
  },
  filters: [
    {"name":"state","title":"State","kind":"choice","choices":{"pending":"Pending","approved":"Approved","rejected":"Rejected","revoked":"Revoked"}},
  ],
  formName: 'ApplicationInput',
  form: async () => (await import('../forms/ApplicationInput.ts')).applicationInputForm,
} as const

/** What may happen to applications, as `useActs` takes it. */
export const applicationActs = {
  ...{"noun":"application","states":{"pending":{"state":"pending"},"approved":{"state":"approved"},"rejected":{"state":"rejected"},"revoked":{"state":"revoked"}},"stateWords":{},"many":"applications"},
  acts: {
    approveApplication: { ...{"from":["pending"],"to":"approved","permission":"applications.update","label":"Approve","said":"Approved the application of {applicantTenantName}","ask":null,"undo":null}, call: approveApplication },
    rejectApplication: { ...{"from":["pending"],"to":"rejected","permission":"applications.update","label":"Reject","said":"Rejected the application of {applicantTenantName}","ask":null,"undo":null}, call: rejectApplication },
    revokeApplication: { ...{"from":["pending"],"to":"revoked","permission":"applications.delete","label":"Revoke","said":"Revoked the application to {receiverTenantName}","ask":{"title":"Revoke the application to {receiverTenantName}?","whenUsed":false,"text":"You can apply again later."},"undo":null}, call: revokeApplication },
  },
} as const
