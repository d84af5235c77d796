// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getOrderTemplates, getGetOrderTemplatesQueryKey, createOrderTemplate, getOrderTemplate, getGetOrderTemplateQueryKey, updateOrderTemplate, deleteOrderTemplate } from '../client/orders/orders.ts'

/** What the contract says of order templates, as `defineResource` takes it. */
export const orderTemplateContract = {
  words: {"one":"order template","many":"order templates"},
  subject: 'order-template',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getOrderTemplates,
    listKey: getGetOrderTemplatesQueryKey,
    create: createOrderTemplate,
    get: getOrderTemplate,
    getKey: getGetOrderTemplateQueryKey,
    update: updateOrderTemplate,
    delete: deleteOrderTemplate,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    customerName: {"title":"Customer","kind":"text"},
    serviceName: {"title":"Service","kind":"text"},
    pickupName: {"title":"Pickup","kind":"text"},
    dropoffName: {"title":"Drop-off","kind":"text"},
    dropoffCount: {"title":"Drop-offs","kind":"number"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'OrderTemplateInput',
  form: async () => (await import('../forms/OrderTemplateInput.ts')).orderTemplateInputForm,
} as const
