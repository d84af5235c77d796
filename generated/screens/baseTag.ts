// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantBaseTags, getGetTenantBaseTagsQueryKey, createBaseTag, getBaseTag, getGetBaseTagQueryKey, updateBaseTag, deleteBaseTag, archiveBaseTags, restoreBaseTags, getBaseTagUses } from '../client/services/services.ts'

/** What the contract says of tags, as `defineResource` takes it. */
export const baseTagContract = {
  words: {"one":"tag","many":"tags"},
  subject: 'base-tag',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getTenantBaseTags,
    listKey: getGetTenantBaseTagsQueryKey,
    create: createBaseTag,
    get: getBaseTag,
    getKey: getGetBaseTagQueryKey,
    update: updateBaseTag,
    delete: deleteBaseTag,
    archive: archiveBaseTags,
    restore: restoreBaseTags,
    uses: getBaseTagUses,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    description: {"title":"Description","kind":"text"},
    iconImageSrc: {"title":"Icon","kind":"image"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'BaseTagInput',
  form: async () => (await import('../forms/BaseTagInput.ts')).baseTagInputForm,
} as const
