// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantBaseServiceSpeeds, getGetTenantBaseServiceSpeedsQueryKey, createBaseServiceSpeed, getBaseServiceSpeed, getGetBaseServiceSpeedQueryKey, updateBaseServiceSpeed, deleteBaseServiceSpeed, archiveBaseServiceSpeeds, restoreBaseServiceSpeeds, getBaseServiceSpeedUses } from '../client/services/services.ts'

/** What the contract says of service speeds, as `defineResource` takes it. */
export const baseServiceSpeedContract = {
  words: {"one":"service speed","many":"service speeds"},
  subject: 'base-service-speed',
  defaultSort: {"field":"position","direction":"asc"},
  calls: {
    list: getTenantBaseServiceSpeeds,
    listKey: getGetTenantBaseServiceSpeedsQueryKey,
    create: createBaseServiceSpeed,
    get: getBaseServiceSpeed,
    getKey: getGetBaseServiceSpeedQueryKey,
    update: updateBaseServiceSpeed,
    delete: deleteBaseServiceSpeed,
    archive: archiveBaseServiceSpeeds,
    restore: restoreBaseServiceSpeeds,
    uses: getBaseServiceSpeedUses,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    durationMinutes: {"title":"Promised within","kind":"number"},
    description: {"title":"Description","kind":"text"},
    textColor: {"title":"Text color","kind":"text"},
    backgroundColor: {"title":"Background color","kind":"text"},
    position: {"title":"Order","kind":"number","sortField":"position"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'BaseServiceSpeedInput',
  form: async () => (await import('../forms/BaseServiceSpeedInput.ts')).baseServiceSpeedInputForm,
} as const
