import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { storeBytes } from '#server/uploads/stored-files.ts'

/** A picture of an organisation. */
export async function addLibraryImage(db: Kysely<Database>, tenantId: number) {
  const picture = { bytes: Buffer.from('A picture.'), contentType: 'image/png' }
  const file = await storeBytes({ db, tenantId, now: 1_795_281_300 }, picture)
  const { id, uid } = await db
    .insertInto('library_images')
    .values({ tenant_id: tenantId, name: 'Logo', uid: randomUUID(), file_id: file.id })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  return { libraryImageId: id, imageUid: uid }
}

/** A file that stands with an order. */
export async function addMedia(
  db: Kysely<Database>,
  { tenantId, userId, orderId }: { readonly tenantId: number; readonly userId: number; readonly orderId: number },
): Promise<number> {
  const bytes = Buffer.from('A note of the driver.')
  const file = await storeBytes({ db, tenantId, now: 1_795_281_300 }, { bytes, contentType: 'text/plain' })
  const media = await db
    .insertInto('delivery_order_media')
    .values({
      delivery_order_id: orderId,
      file_id: file.id,
      name: 'Note.txt',
      attached_by_user_id: userId,
      attached_by_name: 'Test Sender',
      attached_by_tenant_id: tenantId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return media.id
}
