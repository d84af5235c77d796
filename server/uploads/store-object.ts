import type { Row } from '#server/db/schema.ts'
import { formError } from '#server/errors.ts'
import type { Context } from '#server/http/context.ts'
import { sniffKind } from './file-kinds.ts'
import { claimFile } from './stored-files.ts'

/** What attaching takes of a request. */
export type AttachContext = Pick<Context, 'db' | 'tenantId' | 'userId' | 'now' | 'deps'>

/** Where the browser brings an upload. */
export function broughtKey(uploadUid: string): string {
  return `uploads/${uploadUid}`
}

/** Where its content is kept once it was looked at. */
export function keptKey(uploadUid: string): string {
  return `files/${uploadUid}`
}

/**
 * Looks at what the browser brought to the object storage and keeps it as a file, once by its content. It is kept under
 * another name than the one that the browser may write to: its address stays good for a while, and what was looked at
 * must not be replaced after that.
 * @throws formError on the pointer when nothing was brought, or not what was announced, or a kind that is not taken
 */
export async function storeBroughtObject(ctx: AttachContext, upload: Row<'uploads'>, pointer: string): Promise<number> {
  const storage = ctx.deps.objectStorage
  if (storage === null) throw new Error('An upload is in the object storage, which is not configured (any more).')
  const brought = broughtKey(upload.uid)
  const size = await storage.sizeOf(brought)
  if (size === null) throw formError({ [pointer]: ['The file is not uploaded completely yet'] })
  if (size !== upload.size_bytes) throw formError({ [pointer]: ['The file is not as long as was announced'] })

  // At most 25 MB, since the size is the announced one: what is looked at and what is kept are the same bytes.
  const bytes = await storage.read(brought)
  if (bytes.length !== size) throw formError({ [pointer]: ['The file changed while it was attached'] })
  const found = await sniffKind(bytes, upload.file_name)
  if ('refused' in found) throw formError({ [pointer]: [found.refused] }, 'unsupported_kind', found.refused)
  const objectKey = keptKey(upload.uid)
  const { file, isNew } = await claimFile(ctx, { bytes, contentType: found.kind, objectKey })
  if (isNew) await storage.write(objectKey, bytes)
  return file.id
}
