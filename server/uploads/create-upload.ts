import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { fileSizeFault, maxFileBytes } from '#domain/files/file-size.ts'
import { fileKinds, claimFault } from '#domain/files/accepted-files.ts'
import { formError, type FieldErrors, refuseErrors } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { mostChunkBytes, maxPendingBytes, maxPendingFiles, uploadLifetimeS } from './limits.ts'
import { broughtKey } from './store-object.ts'

/** The websocket's path, which is that of `getUploadLimits`. */
export const uploadSocketPath = '/api/uploads/socket'

/** What the browser checks before it begins: sizes in bytes, and the kinds that are taken. */
export function uploadLimits(): Schema<'UploadLimits'> {
  return { maxSizeBytes: maxFileBytes, chunkBytes: mostChunkBytes, contentTypes: [...fileKinds] }
}

/**
 * Announces a file: to the websocket, or to the object storage where one is configured.
 * @throws formError on `/sizeBytes` for what is empty or too large, on `/contentType` for a kind that is not taken
 */
export async function createUpload(ctx: Context, body: Schema<'UploadRequest'>): Promise<Schema<'Upload'>> {
  const errors: FieldErrors = {}
  const refused = claimFault(body.fileName, body.contentType)
  if (refused !== null) errors['/contentType'] = [refused]
  const sizeFault = fileSizeFault(body.sizeBytes)
  if (sizeFault !== null) errors['/sizeBytes'] = [sizeFault]
  refuseErrors(errors)
  await checkPending(ctx, body.sizeBytes)

  const uid = randomUUID()
  const storage = ctx.deps.objectStorage
  const secret = storage === null ? randomBytes(32).toString('base64url') : null
  const expiresAt = ctx.now + uploadLifetimeS
  await ctx.db
    .insertInto('uploads')
    .values({
      uid,
      tenant_id: ctx.tenantId,
      user_id: ctx.userId,
      // It ends with the sign-in (0456_ends_of_sign_ins.sql).
      family_id: ctx.familyId,
      file_name: body.fileName,
      content_type: body.contentType,
      size_bytes: body.sizeBytes,
      storage: storage === null ? 'database' : 'object',
      object_key: storage === null ? null : broughtKey(uid),
      ticket_hash: secret === null ? null : ticketHash(secret),
      created_at: ctx.now,
      expires_at: expiresAt,
    })
    .execute()
  const put = await storage?.signedPut(broughtKey(uid), body.sizeBytes)
  return {
    uid,
    url: `/uploads/${uid}`,
    transport: put ? 'object-storage' : 'websocket',
    socketPath: put ? null : uploadSocketPath,
    ticket: secret === null ? null : `${uid}.${secret}`,
    chunkBytes: mostChunkBytes,
    putUrl: put?.url ?? null,
    putHeaders: put?.headers ?? {},
    expiresAt,
  }
}

/** SHA-256 of a ticket's secret part, hexadecimal: a person who reads the table cannot open anybody's upload. */
export function ticketHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

async function checkPending(ctx: Context, sizeBytes: number): Promise<void> {
  const pending = await ctx.db
    .selectFrom('uploads')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('size_bytes'), eb.lit(0)).as('bytes'),
      eb.fn.countAll<number>().as('files'),
    ])
    .where('expires_at', '>', ctx.now)
    .executeTakeFirstOrThrow()
  if (pending.bytes + sizeBytes <= maxPendingBytes && pending.files < maxPendingFiles) return
  throw formError({ '/sizeBytes': ['Too many files are waiting to be attached. Attach them, or try again tomorrow'] })
}
