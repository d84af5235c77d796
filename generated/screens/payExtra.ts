// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getPayExtras, getGetPayExtrasQueryKey, createPayExtra, getPayExtra, getGetPayExtraQueryKey, updatePayExtra, deletePayExtra } from '../client/accounting/accounting.ts'

/** What the contract says of extras, as `defineResource` takes it. */
export const payExtraContract = {
  words: {"one":"extra","many":"extras"},
  subject: 'pay-extra',
  defaultSort: {"field":"day","direction":"asc"},
  calls: {
    list: getPayExtras,
    listKey: getGetPayExtrasQueryKey,
    create: createPayExtra,
    get: getPayExtra,
    getKey: getGetPayExtraQueryKey,
    update: updatePayExtra,
    delete: deletePayExtra,
  },
  facts: {
    driverUserId: {"title":"Driver","kind":"number"},
    driverName: {"title":"Driver","kind":"text"},
    day: {"title":"Day","kind":"date","sortField":"day"},
    name: {"title":"What for","kind":"text","sortField":"name"},
    amountCadCents: {"title":"Amount","kind":"money"},
    isPaidOut: {"title":"On a statement","kind":"boolean"},
    statementNumber: {"title":"Statement","kind":"text"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [
    {"name":"driverUserId","title":"Driver","kind":"reference","of":{"list":"/tenants/{tenantId}/users-by-role/Driver"},"permissions":["users.read","delivery-orders.assign"],"isOptional":false},
    {"name":"isPaidOut","title":"On a statement","kind":"boolean","choices":{"true":"Yes","false":"No"}},
  ],
  formName: 'PayExtraInput',
  form: async () => (await import('../forms/PayExtraInput.ts')).payExtraInputForm,
} as const
