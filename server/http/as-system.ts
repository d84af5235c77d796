import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Runs statements of the request's transaction above the tenants, for the tables of sign-in, which no tenant may touch. A
 * second transaction beside the first would commit without it, and wait for a second connection while it holds one.
 *
 * If `work` throws, the transaction is rolled back, so the role is not worth putting back.
 */
export async function asSystem<Result>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  await sql`select set_config('role', 'waybill_system', true)`.execute(db)
  const result = await work(db)
  await sql`select set_config('role', case when is_external() then 'waybill_external' else 'waybill_app' end, true)`.execute(
    db,
  )
  return result
}
