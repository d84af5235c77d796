import { Readable } from 'node:stream'
import type { TransactionContext } from '#server/db/tenant-transaction.ts'
import type { Context, Deps } from '#server/http/context.ts'
import type { StoredFile } from './stored-files.ts'

/** What reading a file takes: for whom, and what to read with. */
type ReadContext = TransactionContext & Pick<Context, 'deps'>

/** The whole of a file, for what has to look at it: at most 25 MB. null when the request may not see it. */
export async function readFile(ctx: Pick<Context, 'db' | 'deps' | 'outside'>, fileId: number): Promise<Buffer | null> {
  const file = await ctx.db.selectFrom('stored_files').selectAll().where('id', '=', fileId).executeTakeFirst()
  if (!file) return null
  const { object_key: objectKey, size_bytes: sizeBytes } = file
  if (objectKey !== null) {
    return ctx.outside(`file ${objectKey}`, () => storageOf(ctx.deps).read(objectKey, sizeBytes))
  }
  const parts = await ctx.db
    .selectFrom('stored_file_parts')
    .select('bytes')
    .where('file_id', '=', fileId)
    .orderBy('position')
    .execute()
  return Buffer.concat(parts.map(({ bytes }) => bytes))
}

/**
 * A file as it is answered, piece by piece: no more of it is in memory than the caller has yet to take. Its reading begins
 * when the answer is sent, after the request's transaction.
 */
export function streamFile(ctx: ReadContext, file: StoredFile): Readable {
  const pieces = file.object_key === null ? partsOf(ctx, file.id) : objectOf(ctx.deps, file.object_key)
  return Readable.from(pieces, { objectMode: false })
}

async function* objectOf(deps: Deps, objectKey: string): AsyncGenerator<Buffer> {
  yield* await storageOf(deps).stream(objectKey)
}

/** A transaction for each piece: the request's own is over before the caller has taken the first. */
async function* partsOf({ tenantId, userId, external, deps }: ReadContext, fileId: number): AsyncGenerator<Buffer> {
  let position = -1
  for (;;) {
    const after = position
    const part = await deps.tenantTransaction({ tenantId, userId, external }, (db) =>
      db
        .selectFrom('stored_file_parts')
        .select(['position', 'bytes'])
        .where('file_id', '=', fileId)
        .where('position', '>', after)
        .orderBy('position')
        .limit(1)
        .executeTakeFirst(),
    )
    if (!part) return
    position = part.position
    yield part.bytes
  }
}

function storageOf({ objectStorage }: Pick<Deps, 'objectStorage'>) {
  if (objectStorage === null) throw new Error('A file is in the object storage, which is not configured (any more).')
  return objectStorage
}
