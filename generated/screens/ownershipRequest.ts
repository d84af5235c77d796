// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantOwnershipRequests, getGetTenantOwnershipRequestsQueryKey, getOwnershipRequest, getGetOwnershipRequestQueryKey } from '../client/tenants/tenants.ts'

/** What the contract says of ownership requests, as `defineResource` takes it. */
export const ownershipRequestContract = {
  words: {"one":"ownership request","many":"ownership requests"},
  subject: 'ownership-request',
  defaultSort: {"field":"createdAt","direction":"desc"},
  calls: {
    list: getTenantOwnershipRequests,
    listKey: getGetTenantOwnershipRequestsQueryKey,
    get: getOwnershipRequest,
    getKey: getGetOwnershipRequestQueryKey,
  },
  facts: {
    createdAt: {"title":"Asked","kind":"instant","sortField":"createdAt"},
    status: {"title":"Status","kind":"choice","choices":{"accepted":"Accepted","rejected":"Rejected","revoked":"Withdrawn","pending":"Waiting"}},
    rejectionReason: {"title":"Reason","kind":"text"},
    answeredAt: {"title":"Answered","kind":"instant"},
    mayAnswer: {"title":"May answer","kind":"boolean"},
    mayRevoke: {"title":"May withdraw","kind":"boolean"},
  },
  filters: [
    {"name":"status","title":"Status","kind":"choice","choices":{"accepted":"Accepted","rejected":"Rejected","revoked":"Withdrawn","pending":"Waiting"}},
  ],
  formName: 'OwnershipRequestInput',
  form: async () => (await import('../forms/OwnershipRequestInput.ts')).ownershipRequestInputForm,
} as const
