import { Readable } from 'node:stream'
import type { Context, Deps } from '#server/http/context.ts'
import type { StoredFile } from './stored-files.ts'

/** What reading a file takes: for whom, and what to read with. */
export type ReadContext = Pick<Context, 'db' | 'tenantId' | 'userId' | 'deps'>

/** The whole of a file, for what has to look at it: at most 25 MB. null when the request may not see it. */
export async function readFile(ctx: Pick<ReadContext, 'db' | 'deps'>, fileId: number): Promise<Buffer | null> {
  const file = await ctx.db.selectFrom('stored_files').selectAll().where('id', '=', fileId).executeTakeFirst()
  if (!file) return null
  if (file.object_key !== null) return storageOf(ctx.deps).read(file.object_key)
  const parts = await ctx.db
    .selectFrom('stored_file_parts')
    .select('bytes')
    .where('file_id', '=', fileId)
    .orderBy('position')
    .execute()
  return Buffer.concat(parts.map(({ bytes }) => bytes))
}

/** A file as it is answered, piece by piece: no more of it is in memory than the caller has yet to take. */
export async function streamFile(ctx: ReadContext, file: StoredFile): Promise<Readable> {
  if (file.object_key !== null) return storageOf(ctx.deps).stream(file.object_key)
  return Readable.from(partsOf(ctx, file.id), { objectMode: false })
}

/** A transaction for each piece: the request's own is over before the caller has taken the first. */
async function* partsOf({ tenantId, userId, deps }: ReadContext, fileId: number): AsyncGenerator<Buffer> {
  let position = -1
  for (;;) {
    const after = position
    const part = await deps.tenantTransaction({ tenantId, userId }, (db) =>
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
