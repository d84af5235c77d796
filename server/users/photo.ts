import type { Kysely } from 'kysely'
import { isLibraryImageKind, type LibraryImageKind } from '#domain/files/library-images.ts'
import { maxPhotoBytes, noPhoto, photoTooLarge } from '#domain/files/photos.ts'
import { formError, Refusal, refusalOfPart } from '#domain/text/refusal.ts'
import type { Database } from '#server/db/schema.ts'
import type { SniffedKind } from '#server/files/file-kinds.ts'
import type { Deps, SignedInContext } from '#server/http/context.ts'
import { addressOfPhoto } from '#server/uploads/photo-content.ts'

/** A picture that can be the photo of a person. */
interface Photo {
  readonly kind: LibraryImageKind
  readonly bytes: Buffer
}

/**
 * Reads what somebody sent as a photo. What it is, is seen from its bytes.
 * @param content in base64
 * @throws formError on `/content` for what is no picture, or too large
 */
export async function readPhoto(
  { deps, outside, request }: Pick<SignedInContext, 'deps' | 'outside' | 'request'>,
  content: string,
): Promise<Photo> {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > maxPhotoBytes) throw formError({ '/content': [photoTooLarge] })
  const found = await outside('contents of a photo', () => contentsOf(deps, bytes, request.gone()))
  if ('kind' in found && isLibraryImageKind(found.kind)) return { kind: found.kind, bytes }
  throw formError({ '/content': [noPhoto] })
}

async function contentsOf(deps: Deps, bytes: Buffer, gone: AbortSignal): Promise<SniffedKind> {
  try {
    return await deps.files.readUntrusted('contents', bytes, { fileName: 'photo' }, gone)
  } catch (error) {
    throw error instanceof Refusal ? refusalOfPart(error, '/content') : error
  }
}

/**
 * Keeps the photo of a person in the place of the one before. In a system transaction.
 * @param now unix seconds
 * @returns its address, which no other photo ever has
 */
export async function setPhoto(
  db: Kysely<Database>,
  userId: number,
  { kind, bytes }: Photo,
  now: number,
): Promise<string> {
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
