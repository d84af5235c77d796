import type { DocumentLogo } from '#server/documents/document-data.ts'
import { inTenant } from '#server/db/in-tenant.ts'
import type { Context } from '#server/http/context.ts'
import { uidOfImage } from '#server/services/image-library.ts'
import { readFile } from '#server/uploads/read-file.ts'

/** A paper carries the whole of it, so it stays small. Bytes; the help of the field tells it. */
const mostPrintedBytes = 1_048_576

/**
 * What papers print beside a courier's name, no matter who asks for them: a PNG or JPEG of at most 1 MB, as no other can be printed.
 * @param image the courier's logo as the contract has it
 */
export async function courierLogo(
  { db, deps, outside }: Pick<Context, 'db' | 'deps' | 'outside'>,
  courierId: number,
  image: string | null,
): Promise<DocumentLogo | null> {
  if (image === null) return null
  return inTenant(db, { tenantId: courierId }, async (courier) => {
    const file = await courier
      .selectFrom('library_images')
      .innerJoin('stored_files', 'stored_files.id', 'library_images.file_id')
      .select(['stored_files.id', 'stored_files.content_type', 'stored_files.size_bytes'])
      .where('library_images.uid', '=', uidOfImage(image))
      .executeTakeFirst()
    const contentType = file?.content_type
    if (!file || file.size_bytes > mostPrintedBytes) return null
    if (contentType !== 'image/png' && contentType !== 'image/jpeg') return null
    const bytes = await readFile({ db: courier, deps, outside }, file.id)
    return bytes && { address: image, contentType, bytes }
  })
}
