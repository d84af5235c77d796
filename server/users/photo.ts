import type { Kysely } from 'kysely'
import { isLibraryImageKind } from '#domain/files/library-images.ts'
import { maxPhotoBytes, noPhoto, photoTooLarge } from '#domain/files/photos.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Database } from '#server/db/schema.ts'
import { sniffKind } from '#server/uploads/file-kinds.ts'
import { addressOfPhoto } from '#server/uploads/photo-content.ts'

/**
 * Keeps the photo of a person in the place of the one before. What it is, is seen from its bytes. In a system transaction.
 * @param content in base64
 * @param now unix seconds
 * @returns its address, which no other photo ever has
 * @throws formError on `/content` for what is no picture, or too large
 */
export async function setPhoto(db: Kysely<Database>, userId: number, content: string, now: number): Promise<string> {
  const bytes = Buffer.from(content, 'base64')
  const sniffed = await sniffKind(bytes, 'photo')
  const kind = 'kind' in sniffed && isLibraryImageKind(sniffed.kind) ? sniffed.kind : null
  if (kind === null || bytes.length > maxPhotoBytes) {
    throw formError({ '/content': [kind === null ? noPhoto : photoTooLarge] })
  }
  await db.deleteFrom('user_photos').where('user_id', '=', userId).execute()
  const { uid } = await db
    .insertInto('user_photos')
    .values({ user_id: userId, content_type: kind, content: bytes, created_at: now })
    .returning('uid')
    .executeTakeFirstOrThrow()
  const image = addressOfPhoto(uid)
  await db.updateTable('users').set({ image, updated_at: now }).where('id', '=', userId).execute()
  return image
}

/** In a system transaction. @param now unix seconds */
export async function removePhoto(db: Kysely<Database>, userId: number, now: number): Promise<void> {
  await db.deleteFrom('user_photos').where('user_id', '=', userId).execute()
  await db.updateTable('users').set({ image: null, updated_at: now }).where('id', '=', userId).execute()
}
