import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { badRequest, formError } from '#domain/text/refusal.ts'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import { jsonTextOf } from '#server/http/json-text.ts'
import type { Context, Deps } from '#server/http/context.ts'

/** How long an answer is kept for a request that is sent again, in seconds: a phone may have lain in a drawer for weeks. */
const keptSeconds = 30 * 86_400

/** An answer of JSON, as it is stored and given again. */
export interface StoredAnswer {
  status: number
  body: unknown
}

const shortestKey = 8
const longestKey = 100

/** @throws badRequest when the key is not one that the contract allows */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null
  if (header.length < shortestKey || header.length > longestKey) {
    throw badRequest(`Header "Idempotency-Key" must have ${shortestKey} to ${longestKey} characters.`)
  }
  return header
}

/** What makes two requests the same one. */
export function fingerprint(method: string, path: string, body: Buffer | null): string {
  return createHash('sha256')
    .update(`${method} ${path}\n`)
    .update(body ?? '')
    .digest('hex')
}

/**
 * Claims the key for this request within its transaction, so that the record and the act are stored together or not at
 * all. A second request with the same key waits here until the first has committed (the row is locked) and then finds its
 * answer; if the first fails, the second does the work.
 *
 * @returns the first answer, null when this request is the first
 * @throws form error `idempotency_key_reused` when the key was used for something else
 */
export async function claimKey(
  ctx: Context,
  key: string,
  operation: string,
  hash: string,
): Promise<StoredAnswer | null> {
  const claimed = await ctx.db
    .insertInto('idempotency_keys')
    .values({ tenant_id: ctx.tenantId, user_id: ctx.userId, key, operation, body_hash: hash, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 1n) return null
  const first = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['operation', 'body_hash', 'status', 'response'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (first.operation !== operation || first.body_hash !== hash || first.status === null) {
    throw formError({}, 'idempotency_key_reused', 'This Idempotency-Key was used for another request.')
  }
  return { status: first.status, body: first.response }
}

/** Keeps the answer of the request that claimed the key. */
export async function storeAnswer(ctx: Context, key: string, answer: StoredAnswer): Promise<void> {
  await ctx.db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, response: answer.body === undefined ? null : jsonTextOf(answer.body) })
    .where('key', '=', key)
    .execute()
}

/** Forgets the answers that nobody asks for again. */
export async function discardOldKeys(deps: Pick<Deps, 'systemTransaction' | 'clock'>): Promise<void> {
  await deleteInBatches(deps, 'idempotency_keys', sql`created_at <= ${deps.clock() - keptSeconds}`)
}
