// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantDeliveryOrderFields, getGetTenantDeliveryOrderFieldsQueryKey, createDeliveryOrderField, getDeliveryOrderField, getGetDeliveryOrderFieldQueryKey, updateDeliveryOrderField, deleteDeliveryOrderField } from '../client/orders/orders.ts'

/** What the contract says of order fields, as `defineResource` takes it. */
export const deliveryOrderFieldContract = {
  words: {"one":"order field","many":"order fields"},
  subject: 'delivery-order-field',
  defaultSort: {"field":"position","direction":"asc"},
  calls: {
    list: getTenantDeliveryOrderFields,
    listKey: getGetTenantDeliveryOrderFieldsQueryKey,
    create: createDeliveryOrderField,
    get: getDeliveryOrderField,
    getKey: getGetDeliveryOrderFieldQueryKey,
    update: updateDeliveryOrderField,
    delete: deleteDeliveryOrderField,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    kind: {"title":"Kind","kind":"choice","choices":{"text":"Text","number":"Number","yesNo":"Yes or no","choice":"One of several"}},
    help: {"title":"Help","kind":"text"},
    required: {"title":"Must be filled in","kind":"boolean"},
    position: {"title":"Position","kind":"number","sortField":"position"},
    pinned: {"title":"Pinned","kind":"boolean"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'DeliveryOrderFieldInput',
  form: async () => (await import('../forms/DeliveryOrderFieldInput.ts')).deliveryOrderFieldInputForm,
} as const
