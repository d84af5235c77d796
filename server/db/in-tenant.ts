import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Runs statements of the request's transaction under the row-level security of another tenant, and as no person: for what
 * an act here brings about there, such as a move of an order that a courier had bought. What holds back somebody who works here for
 * another organisation does not hold there: it is not they who act. Nothing else may use the transaction meanwhile, since it would run there as well: await what came before.
 *
 * If `work` throws, the transaction is rolled back, so the settings are not worth putting back.
 */
export async function inTenant<Result>(
  db: Kysely<Database>,
  { tenantId }: { tenantId: number },
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<Held>`
    select current_setting('app.tenant_id', true) as tenant, current_setting('app.user_id', true) as person,
      coalesce(current_setting('app.external', true), '') as external, current_setting('role') as role`.execute(db)
  const [held] = rows
  if (!held) throw new Error('The settings of the transaction could not be read.')
  const isExternal = held.external !== ''
  await hold(db, { tenant: String(tenantId), person: '', external: '', role: isExternal ? 'waybill_app' : held.role })
  const result = await work(db)
  await hold(db, held)
  return result
}

/** The settings of a transaction. */
interface Held {
  tenant: string | null
  person: string | null
  external: string
  role: string
}

async function hold(db: Kysely<Database>, { tenant, person, external, role }: Held): Promise<void> {
  await sql`select set_config('app.tenant_id', ${tenant ?? ''}, true), set_config('app.user_id', ${person ?? ''}, true),
    set_config('app.external', ${external}, true), set_config('role', ${role}, true)`.execute(db)
}
