import type { DocumentLogo } from '#server/documents/document-data.ts'
import type { Context } from '#server/http/context.ts'
import { uidOfImage } from '#server/services/image-library.ts'
import { readFile } from '#server/uploads/read-file.ts'

/**
 * A logo with its bytes: a PNG or JPEG, since papers and mail programs show no other.
 * @param image its address, as the contract has it
 * @param most bytes that it may have
 */
export async function logoOf(
  ctx: Pick<Context, 'db' | 'deps' | 'outside'>,
  image: string | null,
  most: number,
): Promise<DocumentLogo | null> {
  if (image === null) return null
  const file = await ctx.db
    .selectFrom('library_images')
    .innerJoin('stored_files', 'stored_files.id', 'library_images.file_id')
    .select(['stored_files.id', 'stored_files.content_type', 'stored_files.size_bytes'])
    .where('library_images.uid', '=', uidOfImage(image))
    .executeTakeFirst()
  const contentType = file?.content_type
  if (!file || file.size_bytes > most) return null
  if (contentType !== 'image/png' && contentType !== 'image/jpeg') return null
  const bytes = await readFile(ctx, file.id)
  return bytes && { address: image, contentType, bytes }
}
