import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Runs statements of the request's transaction under the row-level security of another tenant, and as no person: for what
 * an act here brings about there, such as a move of an order that a courier had bought. Nothing else may use the
 * transaction meanwhile, since it would run there as well: await what came before.
 *
 * If `work` throws, the transaction is rolled back, so the settings are not worth putting back.
 */
export async function inTenant<Result>(
  db: Kysely<Database>,
  { tenantId }: { tenantId: number },
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ tenant: string | null; person: string | null }>`
    select current_setting('app.tenant_id', true) as tenant, current_setting('app.user_id', true) as person`.execute(db)
  await hold(db, String(tenantId), '')
  const result = await work(db)
  await hold(db, rows[0]?.tenant ?? '', rows[0]?.person ?? '')
  return result
}

async function hold(db: Kysely<Database>, tenant: string, person: string): Promise<void> {
  await sql`select set_config('app.tenant_id', ${tenant}, true), set_config('app.user_id', ${person}, true)`.execute(db)
}
