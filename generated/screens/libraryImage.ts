// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getImageLibrary, getGetImageLibraryQueryKey, createLibraryImage, getLibraryImage, getGetLibraryImageQueryKey, archiveLibraryImages, restoreLibraryImages, getLibraryImageUses } from '../client/services/services.ts'

/** What the contract says of images, as `defineResource` takes it. */
export const libraryImageContract = {
  words: {"one":"image","many":"images"},
  subject: 'library-image',
  defaultSort: {"field":"name","direction":"asc"},
  calls: {
    list: getImageLibrary,
    listKey: getGetImageLibraryQueryKey,
    create: createLibraryImage,
    get: getLibraryImage,
    getKey: getGetLibraryImageQueryKey,
    archive: archiveLibraryImages,
    restore: restoreLibraryImages,
    uses: getLibraryImageUses,
  },
  facts: {
    name: {"title":"Name","kind":"text","sortField":"name"},
    url: {"title":"Picture","kind":"text"},
    contentType: {"title":"Kind","kind":"text"},
    sizeBytes: {"title":"Size","kind":"number"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'LibraryImageInput',
  form: async () => (await import('../forms/LibraryImageInput.ts')).libraryImageInputForm,
} as const
