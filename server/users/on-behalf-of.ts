import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { asSystem } from '#server/http/as-system.ts'

/**
 * Runs `work` on what belongs to a person. For the person that is the request's transaction as it is. Access lets nobody
 * else through but internal administrators; for them the person's rows are out of reach of any tenant.
 */
export function onBehalfOf<Result>(
  ctx: SignedInContext,
  userId: number,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return userId === ctx.userId ? work(ctx.db) : asSystem(ctx.db, work)
}
