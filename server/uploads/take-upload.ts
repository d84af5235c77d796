import { notUploadedYet } from '#domain/files/upload-refusals.ts'
import type { Row } from '#server/db/schema.ts'
import { formError } from '#domain/text/refusal.ts'
import { uidOf, type AttachContext } from './store-object.ts'

/** A file that was uploaded, before something holds it. */
interface TakenFile extends Pick<Row<'stored_files'>, 'content_type' | 'size_bytes'> {
  readonly fileId: number
  /** As it was called where it came from. */
  readonly fileName: string
}

/**
 * Takes the file of a finished upload of the same person in the same organisation, once.
 * @throws formError on the pointer when the upload is not there, not whole, too old, or taken already
 */
export async function takeUpload(ctx: AttachContext, url: string, pointer: string): Promise<TakenFile> {
  const { uid, file_id: fileId, file_name: fileName } = await claimUpload(ctx, url, pointer)
  if (fileId === null) throw formError({ [pointer]: [notUploadedYet] })
  // Spent: the next clean-up takes it away, and with it what the object storage still holds under its first name.
  await ctx.db.updateTable('uploads').set({ file_id: fileId, expires_at: ctx.now }).where('uid', '=', uid).execute()
  const file = await ctx.db
    .selectFrom('stored_files')
    .select(['content_type', 'size_bytes'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  return { fileId, fileName, ...file }
}

/** Locked, so that of two that attach the same upload the second finds it spent. Other people's are absent. */
async function claimUpload(ctx: AttachContext, url: string, pointer: string): Promise<Row<'uploads'>> {
  const uid = uidOf(url)
  if (uid === null) throw formError({ [pointer]: ['Must be a file'] })
  const upload = await ctx.db.selectFrom('uploads').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()
  if (!upload || upload.expires_at <= ctx.now) {
    throw formError({ [pointer]: ['The upload has expired or is attached already. Upload the file again'] })
  }
  return upload
}
