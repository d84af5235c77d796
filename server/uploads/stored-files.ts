import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Row } from '#server/db/schema.ts'
import type { Context } from '#server/http/context.ts'
import { mostChunkBytes } from './limits.ts'

/** What storing needs of a request; the seed has no more than that either. */
export type StoreContext = Pick<Context, 'db' | 'tenantId' | 'now'>

export type StoredFile = Row<'stored_files'>

interface FileContent {
  readonly bytes: Buffer
  /** What it was found to be. */
  readonly contentType: string
}

interface FileFacts {
  /** Of its content, hexadecimal. */
  readonly sha256: string
  readonly sizeBytes: number
  /** What it was found to be. */
  readonly contentType: string
  /** Its name in the object storage; null: the database keeps it. */
  readonly objectKey: string | null
}

/** Keeps bytes that the server has already, each content once for an organisation, and answers the file. */
export async function storeBytes(ctx: StoreContext, content: FileContent): Promise<StoredFile> {
  const { bytes, contentType } = content
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const facts = { sha256, sizeBytes: bytes.length, contentType, objectKey: null }
  const { file, isNew } = await claimFile(ctx, facts)
  if (!isNew) return file
  for (let position = 0; position < bytes.length; position += mostChunkBytes) {
    const part = bytes.subarray(position, position + mostChunkBytes)
    await ctx.db.insertInto('stored_file_parts').values({ file_id: file.id, position, bytes: part }).execute()
  }
  return file
}

/** Makes the pieces of a whole upload those of a file, without their leaving the database. */
export async function storeUploadedParts(
  ctx: StoreContext,
  uploadUid: string,
  facts: Omit<FileFacts, 'objectKey'>,
): Promise<StoredFile> {
  const { file, isNew } = await claimFile(ctx, { ...facts, objectKey: null })
  if (isNew) {
    await ctx.db
      .insertInto('stored_file_parts')
      .columns(['file_id', 'position', 'bytes'])
      .expression((eb) =>
        eb
          .selectFrom('upload_parts')
          .select([
            sql<number>`${file.id}::bigint`.as('file_id'),
            sql<number>`position::integer`.as('position'),
            'bytes',
          ])
          .where('upload_uid', '=', uploadUid),
      )
      .execute()
  }
  await ctx.db.deleteFrom('upload_parts').where('upload_uid', '=', uploadUid).execute()
  return file
}

/** The file of a content; `isNew` when nobody of the organisation brought that content before, and it is yet to be kept. */
export async function claimFile(
  ctx: StoreContext,
  { sha256, sizeBytes, contentType, objectKey }: FileFacts,
): Promise<{ file: StoredFile; isNew: boolean }> {
  const added = await ctx.db
    .insertInto('stored_files')
    .values({
      tenant_id: ctx.tenantId,
      sha256,
      size_bytes: sizeBytes,
      content_type: contentType,
      storage: objectKey === null ? 'database' : 'object',
      object_key: objectKey,
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'sha256']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) return { file: added, isNew: true }
  const file = await ctx.db
    .selectFrom('stored_files')
    .selectAll()
    .where('tenant_id', '=', ctx.tenantId)
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow()
  return { file, isNew: false }
}
