import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { isLibraryImageKind, libraryImageFault, type LibraryImageKind } from '#domain/files/library-images.ts'
import { formError, notFound } from '#domain/text/refusal.ts'
import type { Context, PublicContext } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { archiveOf, getOf, listOf, restoreOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'
import { selectUses, selectUsesInRevisions, usesAsField, usesIn } from '#server/resources/uses.ts'
import { create } from '#server/resources/write.ts'
import { photoContent } from '#server/uploads/photo-content.ts'
import { takeUpload } from '#server/uploads/take-upload.ts'
import { streamFile } from '#server/uploads/read-file.ts'
import { keepBroughtObjects, uidOf } from '#server/uploads/store-object.ts'

const ofFile = <Value>(column: string) =>
  sql<Value>`(select ${sql.ref(column)} from stored_files where stored_files.id = library_images.file_id)`

const contents = '/api/images/'
const addressOf = (uid: string) => contents + uid
const address = sql`${sql.lit(contents)} || library_images.uid`

/** What {@link addressOf} made an address of. */
export function uidOfImage(image: string): string {
  return image.slice(contents.length)
}

/** The logo, the picture of the marketplace profile, icons of tags, and those of the tags of services that are published or in a draft. */
const uses = [
  selectUses(
    'organization',
    { how: 'the logo of' },
    sql`tenants where tenants.id = library_images.tenant_id and tenants.image = ${address}`,
    { name: sql`tenants.name`, id: sql`tenants.id` },
  ),
  selectUses(
    'profile',
    { how: 'the picture of' },
    sql`marketplace_profiles as profile join tenants on tenants.id = profile.tenant_id
      where profile.tenant_id = library_images.tenant_id and profile.picture = ${address}`,
    { name: sql`tenants.name`, id: sql`tenants.id` },
  ),
  selectUses(
    'tag',
    { how: 'the icon of' },
    sql`base_tags where base_tags.archived_at is null and base_tags.icon_image_src = ${address}`,
    { name: sql`base_tags.name`, id: sql`base_tags.id` },
  ),
  selectUsesInRevisions(
    { how: 'the icon of a tag of' },
    'tags',
    sql`exists (select from service_revision_tags as tag where tag.service_revision_id = revision.id and tag.archived_at is null
      and tag.icon_image_src = ${address})`,
  ),
]

/** The pictures of an organisation. The number of the upload that one came by stands in the address of its content. */
const images = defineResource('libraryImage', 'library_images', {
  also: {
    content_type: ofFile<LibraryImageKind>('content_type'),
    size_bytes: ofFile<number>('size_bytes'),
    used_by: usesAsField(uses, sql.ref('library_images.id')),
  },
  fields: {
    url: {
      column: 'uid',
      read: ({ uid }) => addressOf(uid),
      // A url that is none is refused before.
      write: (url) => uidOf(url) ?? '',
    },
  },
  uses,
})

/**
 * Whether an address is that of a picture of the request's tenant that is not archived. Until the transaction ends it cannot be.
 * @param image as the contract writes it
 */
export async function holdImage({ db, tenantId }: Context, image: string): Promise<boolean> {
  const found = await db
    .selectFrom('library_images')
    .select('id')
    .where('uid', '=', uidOfImage(image))
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

/** @throws formError `in_use` when one of them is the logo, which nobody may choose as such meanwhile */
async function checkNoLogo({ db, tenantId }: Context, ids: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom('library_images')
    .select(['uid', 'name'])
    .where(sql<boolean>`id = any (${ids})`)
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const { image } = await db.selectFrom('tenants').select('image').where('id', '=', tenantId).executeTakeFirstOrThrow()
  const logo = rows.find(({ uid }) => addressOf(uid) === image)
  if (!logo) return
  const message = `“${logo.name}” cannot be archived. It is the logo of your organization: choose another one in the general settings first.`
  throw formError({}, 'in_use', message)
}

/** A year: what stands at an address never changes. */
const contentCaching = 'public, max-age=31536000, immutable'

/** A day: the photo of a person is theirs to take back. */
const photoCaching = 'private, max-age=86400'

/**
 * The content of an image, archived or not, or of the photo of a person, for anyone who was given its address.
 * @throws notFound
 */
async function imageContent({ deps }: PublicContext, uid: string) {
  const { found, photo } = await deps.systemTransaction(async (db) => {
    const image = await db
      .selectFrom('library_images')
      .innerJoin('stored_files', 'stored_files.id', 'library_images.file_id')
      .selectAll('stored_files')
      .where('library_images.uid', '=', uid)
      .executeTakeFirst()
    return { found: image, photo: image ? null : await photoContent(db, uid) }
  })
  if (photo !== null && isLibraryImageKind(photo.content_type)) {
    const { content_type: contentType, content } = photo
    return contentAnswer(contentType, content.length, Readable.from([content], { objectMode: false }), photoCaching)
  }
  if (!found || !isLibraryImageKind(found.content_type)) throw notFound('There is no such image.')
  const body = streamFile({ tenantId: found.tenant_id, userId: null, deps }, found)
  return contentAnswer(found.content_type, found.size_bytes, body, contentCaching)
}

function contentAnswer(contentType: LibraryImageKind, bytes: number, body: Readable, caching: string) {
  return {
    status: 200 as const,
    contentType,
    body,
    headers: {
      'content-length': String(bytes),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': caching,
    },
  }
}

const archiveImages = archiveOf(images)

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
  async archiveLibraryImages({ body }, ctx) {
    await checkNoLogo(ctx, body.ids)
    return archiveImages({ body }, ctx)
  },
  restoreLibraryImages: restoreOf(images),
  getLibraryImageUses: usesIn(images),
  async getImageContent({ path }, ctx) {
    return imageContent(ctx, path.imageUid)
  },
})
