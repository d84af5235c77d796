import { formError } from '#domain/text/refusal.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { archiveOf, createOf, deleteOf, getOf, listOf, restoreOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { selectUsesInRevisions, usesIn } from '#server/resources/uses.ts'
import { holdImage } from './image-library.ts'
import { isOffered } from './setting-copies.ts'

/** The tags of an organisation; services offer copies of them. */
const baseTags = defineResource('baseTag', 'base_tags', {
  hasOwnNames: true,
  check: async (ctx, { iconImageSrc: icon }, { before }) => {
    if (!icon || icon === before?.iconImageSrc || (await holdImage(ctx, icon))) return
    throw formError({ '/iconImageSrc': ['Choose a picture of your library'] })
  },
  uses: [selectUsesInRevisions({ how: 'offered by' }, 'tags', isOffered('service_revision_tags', 'base_tags'))],
})

export const baseTagsHandlers = defineHandlers({
  getTenantBaseTags: listOf(baseTags),
  getBaseTag: getOf(baseTags),
  createBaseTag: createOf(baseTags),
  updateBaseTag: updateOf(baseTags),
  deleteBaseTag: deleteOf(baseTags),
  archiveBaseTags: archiveOf(baseTags),
  restoreBaseTags: restoreOf(baseTags),
  getBaseTagUses: usesIn(baseTags),
})
