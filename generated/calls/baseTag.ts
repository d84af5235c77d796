// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getTenantBaseTags, getGetTenantBaseTagsQueryKey, createBaseTag, updateBaseTag, deleteBaseTag, archiveBaseTags, restoreBaseTags } from '../client/services/services.ts'

/** The calls of base tags, as `defineResource` takes them. */
export const baseTagCalls = {
  list: getTenantBaseTags,
  listKey: getGetTenantBaseTagsQueryKey,
  create: createBaseTag,
  update: updateBaseTag,
  delete: deleteBaseTag,
  archive: archiveBaseTags,
  restore: restoreBaseTags,
}
