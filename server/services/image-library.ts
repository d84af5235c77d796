import { sql } from 'kysely'
import { isLibraryImageKind, libraryImageFault, type LibraryImageKind } from '#domain/library-images.ts'
import { formError, notFound } from '#server/errors.ts'
import type { PublicContext } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { archiveOf, getOf, listOf, restoreOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { create } from '#server/resources/write.ts'
import { takeUpload } from '#server/uploads/attach-upload.ts'
import { streamFile } from '#server/uploads/read-file.ts'
import { keepBroughtObjects, uidOf } from '#server/uploads/store-object.ts'

const ofFile = <Value>(column: string) =>
  sql<Value>`(select ${sql.ref(column)} from stored_files where stored_files.id = library_images.file_id)`

/** The pictures of an organisation. The number of the upload that one came by stands in the address of its content. */
const images = defineResource('libraryImage', 'library_images', {
  also: { content_type: ofFile<LibraryImageKind>('content_type'), size_bytes: ofFile<number>('size_bytes') },
  fields: {
    url: {
      column: 'uid',
      read: ({ uid }) => `/api/images/${uid}`,
      // A url that is none is refused before.
      write: (url) => uidOf(url) ?? '',
    },
  },
})

/** A year: what stands at an address never changes. */
const contentCaching = 'public, max-age=31536000, immutable'

/**
 * The content of an image, archived or not, for whoever was given its address.
 * @throws notFound
 */
async function imageContent({ deps }: PublicContext, uid: string) {
  const found = await deps.systemTransaction((db) =>
    db
      .selectFrom('library_images')
      .innerJoin('stored_files', 'stored_files.id', 'library_images.file_id')
      .selectAll('stored_files')
      .where('library_images.uid', '=', uid)
      .executeTakeFirst(),
  )
  if (!found || !isLibraryImageKind(found.content_type)) throw notFound('There is no such image.')
  return {
    status: 200 as const,
    contentType: found.content_type,
    body: streamFile({ tenantId: found.tenant_id, userId: null, deps }, found),
    headers: {
      'content-length': String(found.size_bytes),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': contentCaching,
    },
  }
}

export const imageLibraryHandlers = defineHandlers({
  getImageLibrary: listOf(images),
  getLibraryImage: getOf(images),
  async createLibraryImage({ body }, ctx) {
    const { url } = body
    await keepBroughtObjects(ctx, [{ url, pointer: '/url' }])
    const file = await takeUpload(ctx, url, '/url')
    const fault = libraryImageFault(file.content_type, file.size_bytes)
    if (fault !== null) throw formError({ '/url': [fault] })
    return { status: 200, body: await create(images, ctx, body, { file_id: file.fileId }) }
  },
  archiveLibraryImages: archiveOf(images),
  restoreLibraryImages: restoreOf(images),
  async getImageContent({ path }, ctx) {
    return imageContent(ctx, path.imageUid)
  },
})
