// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getPaginatedSuppliers, getGetPaginatedSuppliersQueryKey, getSupplier, getGetSupplierQueryKey, updateSupplier } from '../client/relationships/relationships.ts'

/** What the contract says of suppliers, as `defineResource` takes it. */
export const supplierContract = {
  words: {"one":"supplier","many":"suppliers"},
  subject: 'supplier',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getPaginatedSuppliers,
    listKey: getGetPaginatedSuppliersQueryKey,
    get: getSupplier,
    getKey: getGetSupplierQueryKey,
    update: updateSupplier,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    status: {"title":"Connection","kind":"choice","choices":{"connected":"Connected","ended":"Ended"}},
    isFavorite: {"title":"Favourite","kind":"boolean"},
    phone: {"title":"Phone","kind":"phone"},
    address: {"title":"Address","kind":"text"},
    openOrders: {"title":"Open orders","kind":"number"},
    lastOrderAt: {"title":"Last order","kind":"number"},
    connectedAt: {"title":"Since","kind":"instant","sortField":"connectedAt"},
    endedAt: {"title":"Ended","kind":"number"},
    placesOrders: {"title":"Places orders for us","kind":"boolean"},
    notes: {"title":"Notes","kind":"text"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant"},
  },
  filters: [
    {"name":"status","title":"Connection","kind":"choice","choices":{"connected":"Connected","ended":"Ended"}},
    {"name":"placesOrders","title":"Places orders for us","kind":"boolean","choices":{"true":"Yes","false":"No"}},
    {"name":"isFavorite","title":"Favourite","kind":"boolean","choices":{"true":"Yes","false":"No"}},
  ],
  formName: 'SupplierInput',
  form: async () => (await import('../forms/SupplierInput.ts')).supplierInputForm,
} as const
