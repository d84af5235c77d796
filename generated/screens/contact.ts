// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getPaginatedContacts, getGetPaginatedContactsQueryKey, createContact, getContact, getGetContactQueryKey, updateContact, deleteContact } from '../client/tenants/tenants.ts'

/** What the contract says of contacts, as `defineResource` takes it. */
export const contactContract = {
  words: {"one":"contact","many":"contacts"},
  subject: 'contact',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getPaginatedContacts,
    listKey: getGetPaginatedContactsQueryKey,
    create: createContact,
    get: getContact,
    getKey: getGetContactQueryKey,
    update: updateContact,
    delete: deleteContact,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'ContactInput',
  form: async () => (await import('../forms/ContactInput.ts')).contactInputForm,
} as const
