// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantServiceMapsMeta, getGetTenantServiceMapsMetaQueryKey, createServiceMap, getServiceMap, getGetServiceMapQueryKey, updateServiceMap, archiveServiceMaps, restoreServiceMaps, getServiceMapUses, publishServiceMap } from '../client/services/services.ts'

/** What the contract says of service maps, as `defineResource` takes it. */
export const serviceMapContract = {
  words: {"one":"service map","many":"service maps"},
  subject: 'service-map',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getTenantServiceMapsMeta,
    listKey: getGetTenantServiceMapsMetaQueryKey,
    create: createServiceMap,
    get: getServiceMap,
    getKey: getGetServiceMapQueryKey,
    update: updateServiceMap,
    archive: archiveServiceMaps,
    restore: restoreServiceMaps,
    uses: getServiceMapUses,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    description: {"title":"Description","kind":"text"},
    pricingStrategy: {"title":"Which stop counts","kind":"choice","choices":{"both":"Both, each zone once","highest":"The dearer of the two","pickup":"The pickup","dropoff":"The drop-off"}},
    fallbackFeeCadCents: {"title":"Outside every zone","kind":"money"},
    zoneCount: {"title":"Zones","kind":"number"},
    status: {"title":"Status","kind":"text"},
    publishedAt: {"title":"Published","kind":"instant"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'ServiceMapInput',
  form: async () => (await import('../forms/ServiceMapInput.ts')).serviceMapInputForm,
} as const

/** What may happen to service maps, as `useActs` takes it. */
export const serviceMapActs = {
  ...{"noun":"service map","states":{"draft":{"status":"draft"},"changed":{"status":"changed"},"published":{"status":"published"}},"stateWords":{},"many":"service maps"},
  acts: {
    publishServiceMap: { ...{"from":["draft","changed","published"],"to":"published","permission":"services.update","label":"Publish","said":"Published {name}","ask":null,"undo":null}, call: publishServiceMap },
  },
} as const
