// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getPaginatedVendors, getGetPaginatedVendorsQueryKey, getVendor, getGetVendorQueryKey, updateVendor } from '../client/relationships/relationships.ts'

/** What the contract says of vendors, as `defineResource` takes it. */
export const vendorContract = {
  words: {"one":"vendor","many":"vendors"},
  subject: 'vendor',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getPaginatedVendors,
    listKey: getGetPaginatedVendorsQueryKey,
    get: getVendor,
    getKey: getGetVendorQueryKey,
    update: updateVendor,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    relation: {"title":"Kind","kind":"choice","choices":{"courier":"Courier","partner":"Broker partner"}},
    status: {"title":"Connection","kind":"choice","choices":{"connected":"Connected","ended":"Ended"}},
    phone: {"title":"Phone","kind":"phone"},
    address: {"title":"Address","kind":"text"},
    openOrders: {"title":"Open orders","kind":"number"},
    lastOrderAt: {"title":"Last order","kind":"number"},
    services: {"title":"Services","kind":"number"},
    connectedAt: {"title":"Since","kind":"instant","sortField":"connectedAt"},
    endedAt: {"title":"Ended","kind":"number"},
    ownName: {"title":"Your name for it","kind":"text"},
    accountNumber: {"title":"Vendor number","kind":"text"},
    isFavorite: {"title":"Preferred","kind":"boolean"},
    notes: {"title":"Notes","kind":"text"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant"},
  },
  filters: [
    {"name":"status","title":"Connection","kind":"choice","choices":{"connected":"Connected","ended":"Ended"}},
    {"name":"isFavorite","title":"Preferred","kind":"boolean","choices":{"true":"Yes","false":"No"}},
  ],
  formName: 'VendorInput',
  form: async () => (await import('../forms/VendorInput.ts')).vendorInputForm,
} as const
