// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantBaseTags, getGetTenantBaseTagsQueryKey, createBaseTag, updateBaseTag, deleteBaseTag, archiveBaseTags, restoreBaseTags } from '../client/services/services.ts'

/** What the contract says of base tags, as `defineResource` takes it. */
export const baseTagContract = {
  words: {"one":"base tag","many":"base tags"},
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getTenantBaseTags,
    listKey: getGetTenantBaseTagsQueryKey,
    create: createBaseTag,
    update: updateBaseTag,
    delete: deleteBaseTag,
    archive: archiveBaseTags,
    restore: restoreBaseTags,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    description: {"title":"Description","kind":"text"},
    iconImageSrc: {"title":"Icon","kind":"text"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  form: async () => (await import('../forms/BaseTagInput.ts')).baseTagInputForm,
} as const
