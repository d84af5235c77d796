import { timingSafeEqual } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { longerThanAnnounced, unknownTicket } from '#domain/files/upload-refusals.ts'
import { Refusal } from '#domain/text/refusal.ts'
import type { Database, Row } from '#server/db/schema.ts'
import type { FileContents } from '#server/files/file-kinds.ts'
import type { Deps } from '#server/http/context.ts'
import { ticketHash } from './create-upload.ts'
import { maxPieces } from './limits.ts'
import { storeUploadedParts } from './stored-files.ts'

/** An upload that a connection brings; `tenantId` and `userId` are whose ticket it is. */
export interface OpenUpload {
  readonly uid: string
  readonly tenantId: number
  readonly userId: number
  readonly sizeBytes: number
  /** Bytes that the database has, and where this connection goes on. */
  receivedBytes: number
  /** Messages that they came in. */
  pieces: number
  /** Whether all of it has come and was kept. */
  isDone: boolean
}

/** Why an upload does not go on: a code of the protocol, and what a person is told. */
export interface UploadRefusal {
  readonly code: 'invalid_ticket' | 'expired' | 'conflict' | 'too_large' | 'too_many_pieces' | 'unsupported_kind'
  readonly message: string
}

export type ReceiveResult<Value> = { readonly ok: Value } | { readonly refused: UploadRefusal }

const invalidTicket: UploadRefusal = { code: 'invalid_ticket', message: unknownTicket }
const expired: UploadRefusal = { code: 'expired', message: 'The upload has expired. Upload the file again.' }
const conflict: UploadRefusal = { code: 'conflict', message: 'Another connection brings this file too.' }
const tooManyPieces: UploadRefusal = {
  code: 'too_many_pieces',
  message: 'The file comes in too many pieces. Upload it again.',
}
const tooLarge: UploadRefusal = { code: 'too_large', message: longerThanAnnounced }

/** Opens the upload of a ticket, new or where it stopped. The ticket is all that the caller has to show. */
export async function openUpload(deps: Deps, ticket: string): Promise<ReceiveResult<OpenUpload>> {
  const [uid = '', secret = ''] = ticket.split('.')
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(uid)) return { refused: invalidTicket }
  const row = await deps.systemTransaction((db) =>
    db.selectFrom('uploads').selectAll().where('uid', '=', uid).executeTakeFirst(),
  )
  if (!row || !isTicketOf(row, secret)) return { refused: invalidTicket }
  if (row.expires_at <= deps.clock()) return { refused: expired }
  const upload: OpenUpload = {
    uid,
    tenantId: row.tenant_id,
    userId: row.user_id,
    sizeBytes: row.size_bytes,
    receivedBytes: row.received_bytes,
    pieces: 0,
    isDone: row.file_id !== null,
  }
  return inUpload(deps, upload, async (db) => {
    if (!(await belongs(db, upload))) return { refused: invalidTicket }
    const { pieces } = await db
      .selectFrom('upload_parts')
      .select((eb) => eb.fn.countAll<number>().as('pieces'))
      .where('upload_uid', '=', uid)
      .executeTakeFirstOrThrow()
    return { ok: { ...upload, pieces } }
  })
}

/** Of the same length and compared in constant time, so that a guess learns nothing from how long it takes. */
function isTicketOf({ ticket_hash: hash }: Row<'uploads'>, secret: string): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(ticketHash(secret)), Buffer.from(hash))
}

/** Whether somebody who does not belong to the tenant works in it, by external roles. */
function worksFor(userId: number, tenantId: number) {
  return sql<boolean>`exists (select from hosts_of(${userId}) as host where host.host_id = ${tenantId})`
}

/** A ticket outlives neither the person's account nor their place in the tenant. */
async function belongs(db: Kysely<Database>, { userId, tenantId }: OpenUpload): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .innerJoin('tenants', (join) => join.on('tenants.id', '=', tenantId))
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.tenant_id', '=', tenantId),
    )
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.archived_at', 'is', null)
    .where('tenants.archived_at', 'is', null)
    .where((row) => row.or([row('tenants.suspended_at', 'is', null), row('users.is_admin', '=', true)]))
    .where(({ eb, or }) =>
      or([eb('memberships.user_id', 'is not', null), eb('users.is_admin', '=', true), worksFor(userId, tenantId)]),
    )
    .executeTakeFirst()
  return person !== undefined
}

/**
 * Keeps a piece, in the database before it answers, so that a caller that takes up the upload goes on behind it. With the last
 * piece the file is looked at and kept once by its content; what is refused is thrown away.
 */
export async function receivePiece(deps: Deps, upload: OpenUpload, bytes: Buffer): Promise<ReceiveResult<OpenUpload>> {
  if (upload.receivedBytes + bytes.length > upload.sizeBytes) {
    await discardUpload(deps, upload)
    return { refused: tooLarge }
  }
  if (bytes.length === 0) return { ok: upload }
  if (upload.pieces >= maxPieces) {
    await discardUpload(deps, upload)
    return { refused: tooManyPieces }
  }
  const isLast = upload.receivedBytes + bytes.length === upload.sizeBytes
  const whole = isLast ? await lookedAt(deps, upload, bytes) : null
  return inUpload(deps, upload, async (db) => {
    const position = upload.receivedBytes
    const receivedBytes = position + bytes.length
    // Of two connections with one ticket, only the one that knows where the file ends moves that end.
    const moved = await db
      .updateTable('uploads')
      .set({ received_bytes: receivedBytes })
      .where('uid', '=', upload.uid)
      .where('received_bytes', '=', position)
      .where('file_id', 'is', null)
      .where('expires_at', '>', deps.clock())
      .returning('uid')
      .executeTakeFirst()
    if (!moved) return { refused: await whyNotMoved(db, upload, deps.clock()) }
    await db.insertInto('upload_parts').values({ upload_uid: upload.uid, position, bytes }).execute()
    const received = { ...upload, receivedBytes, pieces: upload.pieces + 1 }
    return whole === null ? { ok: received } : finish(deps, db, received, whole)
  })
}

async function whyNotMoved(db: Kysely<Database>, { uid }: OpenUpload, now: number): Promise<UploadRefusal> {
  const found = await db.selectFrom('uploads').select('expires_at').where('uid', '=', uid).executeTakeFirst()
  return found && found.expires_at > now ? conflict : expired
}

/** The kind of a file that has come as a whole, or the reason why it is not taken. */
type WholeFile = FileContents | { readonly refused: string }

/** Looks at a file before its last piece is kept, without a transaction: what came before that piece changes no more. */
async function lookedAt(deps: Deps, upload: OpenUpload, last: Buffer): Promise<WholeFile> {
  const { parts, upload: row } = await inUpload(deps, upload, async (db) => ({
    parts: await db
      .selectFrom('upload_parts')
      .select('bytes')
      .where('upload_uid', '=', upload.uid)
      .where('position', '<', upload.receivedBytes)
      .orderBy('position')
      .execute(),
    upload: await db.selectFrom('uploads').select('file_name').where('uid', '=', upload.uid).executeTakeFirst(),
  }))
  const bytes = Buffer.concat([...parts.map((part) => part.bytes), last])
  return contentsOf(deps, bytes, row?.file_name ?? '')
}

async function contentsOf(deps: Deps, bytes: Buffer, fileName: string): Promise<WholeFile> {
  try {
    return await deps.files.readUntrusted('contents', bytes, { fileName })
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === 'form')) throw error
    return { refused: error.errors?.['']?.[0] ?? error.message }
  }
}

async function finish(
  deps: Deps,
  db: Kysely<Database>,
  upload: OpenUpload,
  found: WholeFile,
): Promise<ReceiveResult<OpenUpload>> {
  if ('refused' in found) {
    await db.deleteFrom('uploads').where('uid', '=', upload.uid).execute()
    return { refused: { code: 'unsupported_kind', message: found.refused } }
  }
  const store = { db, tenantId: upload.tenantId, now: deps.clock() }
  const file = await storeUploadedParts(store, upload.uid, {
    sha256: found.sha256,
    sizeBytes: upload.sizeBytes,
    contentType: found.kind,
  })
  await db.updateTable('uploads').set({ file_id: file.id }).where('uid', '=', upload.uid).execute()
  return { ok: { ...upload, isDone: true } }
}

/** Throws away what came of an upload. One that is whole already is left to the next clean-up, with its file. */
export async function discardUpload(deps: Deps, upload: OpenUpload): Promise<void> {
  await inUpload(deps, upload, async (db) => {
    await db.deleteFrom('uploads').where('uid', '=', upload.uid).where('file_id', 'is', null).execute()
    await db.updateTable('uploads').set({ expires_at: deps.clock() }).where('uid', '=', upload.uid).execute()
  })
}

function inUpload<Result>(
  deps: Deps,
  { tenantId, userId }: OpenUpload,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return deps.tenantTransaction({ tenantId, userId }, work)
}
