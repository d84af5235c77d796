// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantBaseParcelTypes, getGetTenantBaseParcelTypesQueryKey, createBaseParcelType, getBaseParcelType, getGetBaseParcelTypeQueryKey, updateBaseParcelType, deleteBaseParcelType, archiveBaseParcelTypes, restoreBaseParcelTypes, getBaseParcelTypeUses } from '../client/services/services.ts'

/** What the contract says of parcel types, as `defineResource` takes it. */
export const baseParcelTypeContract = {
  words: {"one":"parcel type","many":"parcel types"},
  subject: 'base-parcel-type',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getTenantBaseParcelTypes,
    listKey: getGetTenantBaseParcelTypesQueryKey,
    create: createBaseParcelType,
    get: getBaseParcelType,
    getKey: getGetBaseParcelTypeQueryKey,
    update: updateBaseParcelType,
    delete: deleteBaseParcelType,
    archive: archiveBaseParcelTypes,
    restore: restoreBaseParcelTypes,
    uses: getBaseParcelTypeUses,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    description: {"title":"Description","kind":"text"},
    icon: {"title":"Icon","kind":"text"},
    maxLengthM: {"title":"Longest","kind":"measure","unit":"smallDistance"},
    maxWidthM: {"title":"Widest","kind":"measure","unit":"smallDistance"},
    maxHeightM: {"title":"Highest","kind":"measure","unit":"smallDistance"},
    maxWeightKg: {"title":"Heaviest","kind":"measure","unit":"weight"},
    defaultFeeCadCents: {"title":"Usual fee","kind":"money"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'BaseParcelTypeInput',
  form: async () => (await import('../forms/BaseParcelTypeInput.ts')).baseParcelTypeInputForm,
} as const
