import { notUploadedYet } from '#domain/files/upload-refusals.ts'
import type { Row } from '#server/db/schema.ts'
import { formError, Refusal, refusalOfPart } from '#domain/text/refusal.ts'
import type { Context, Deps } from '#server/http/context.ts'
import { claimFile } from './stored-files.ts'

/** What attaching takes of a request. */
export type AttachContext = Pick<Context, 'db' | 'tenantId' | 'userId' | 'now' | 'deps' | 'outside'>

/** Where the browser brings an upload. */
export function broughtKey(uploadUid: string): string {
  return `uploads/${uploadUid}`
}

/** Where its content is kept once it was looked at. */
export function storedFileKey(uploadUid: string): string {
  return `files/${uploadUid}`
}

/** An upload as a request names it: its url, and the JSON pointer of that. */
export interface NamedUpload {
  readonly url: string
  readonly pointer: string
}

/** null for what is no url of an upload. */
export function uidOf(url: string): string | null {
  return /^\/uploads\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.exec(url)?.[1] ?? null
}

/**
 * Makes the uploads that were brought to the object storage files, all of them before the first is attached: it is asked
 * outside the transaction. Uploads that came by the websocket are files already.
 * @throws formError on the pointer when nothing was brought, or not what was announced, or a kind that is not taken
 */
export async function keepBroughtObjects(ctx: AttachContext, named: readonly NamedUpload[]): Promise<void> {
  const uids = named.flatMap(({ url }) => uidOf(url) ?? [])
  if (uids.length === 0) return
  const brought = await ctx.db
    .selectFrom('uploads')
    .selectAll()
    .where('uid', 'in', uids)
    .where('storage', '=', 'object')
    .where('file_id', 'is', null)
    .where('expires_at', '>', ctx.now)
    .orderBy('uid')
    .execute()
  if (brought.length === 0) return
  await ctx.outside(`uploads ${brought.map(({ uid }) => uid).join(' ')}`, async () => {
    // One after the other: each may be 25 MB in memory.
    for (const upload of brought) {
      const pointer = named.find(({ url }) => uidOf(url)?.toLowerCase() === upload.uid)?.pointer ?? ''
      await keepBroughtObject(ctx.deps, upload, pointer)
    }
  })
}

/**
 * Looks at what the browser brought and keeps it as a file, once by its content. It is kept under another name than the one
 * that the browser may write to: its address stays good for a while, and what was looked at must not be replaced after that.
 */
async function keepBroughtObject(deps: Deps, upload: Row<'uploads'>, pointer: string): Promise<void> {
  const storage = deps.objectStorage
  if (storage === null) throw new Error('An upload is in the object storage, which is not configured (any more).')
  const brought = broughtKey(upload.uid)
  const size = await storage.sizeOf(brought)
  if (size === null) throw formError({ [pointer]: [notUploadedYet] })
  if (size !== upload.size_bytes) throw formError({ [pointer]: ['The file is not as long as was announced'] })

  // At most 25 MB, since the size is the announced one: what is looked at and what is kept are the same bytes.
  const bytes = await storage.read(brought, size)
  if (bytes.length !== size) throw changed(pointer)
  const found = await contentsOf(deps, bytes, upload.file_name, pointer)
  if ('refused' in found) throw formError({ [pointer]: [found.refused] }, 'unsupported_kind', found.refused)

  const { sha256, kind: contentType } = found
  const { uid, tenant_id: tenantId, user_id: userId } = upload
  const isFirst = await deps.tenantTransaction({ tenantId, userId }, (db) =>
    db
      .updateTable('uploads')
      .set({ kept_sha256: sha256 })
      .where('uid', '=', uid)
      .where(({ eb, or }) => or([eb('kept_sha256', 'is', null), eb('kept_sha256', '=', sha256)]))
      .returning('uid')
      .executeTakeFirst(),
  )
  // Somebody attaches it at the same time, and the browser brought something else in between.
  if (!isFirst) throw changed(pointer)
  const objectKey = storedFileKey(uid)
  await storage.write(objectKey, bytes)
  await deps.tenantTransaction({ tenantId, userId }, async (db) => {
    const facts = { sha256, sizeBytes: size, contentType, objectKey }
    const { file } = await claimFile({ db, tenantId, now: deps.clock() }, facts)
    await db.updateTable('uploads').set({ file_id: file.id }).where('uid', '=', uid).execute()
  })
}

/** Reads the kind of a file from its content. @throws formError on the pointer if the kind cannot be told */
async function contentsOf(deps: Deps, bytes: Buffer, fileName: string, pointer: string) {
  try {
    return await deps.files.readUntrusted('contents', bytes, { fileName })
  } catch (error) {
    throw error instanceof Refusal ? refusalOfPart(error, pointer) : error
  }
}

function changed(pointer: string) {
  return formError({ [pointer]: ['The file changed while it was attached'] })
}
