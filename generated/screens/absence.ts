// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantAbsences, getGetTenantAbsencesQueryKey, createAbsence, getAbsence, getGetAbsenceQueryKey, updateAbsence, deleteAbsence } from '../client/users/users.ts'

/** What the contract says of days off, as `defineResource` takes it. */
export const absenceContract = {
  words: {"one":"day off","many":"days off"},
  subject: 'absence',
  defaultSort: {"field":"fromDay","direction":"asc"},
  calls: {
    list: getTenantAbsences,
    listKey: getGetTenantAbsencesQueryKey,
    create: createAbsence,
    get: getAbsence,
    getKey: getGetAbsenceQueryKey,
    update: updateAbsence,
    delete: deleteAbsence,
  },
  facts: {
    userId: {"title":"Driver","kind":"number"},
    driverName: {"title":"Driver","kind":"text"},
    fromDay: {"title":"From","kind":"date","sortField":"fromDay"},
    untilDay: {"title":"Until","kind":"date"},
    note: {"title":"Note","kind":"text"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [
    {"name":"userId","title":"Driver","kind":"reference","of":{"list":"/tenants/{tenantId}/users-by-role/Driver"},"permissions":["users.read","delivery-orders.assign"],"isOptional":false},
    {"name":"untilDay","title":"Until","kind":"date"},
  ],
  formName: 'AbsenceInput',
  form: async () => (await import('../forms/AbsenceInput.ts')).absenceInputForm,
} as const
