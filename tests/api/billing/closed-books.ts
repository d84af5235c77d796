import { sql } from 'kysely'
import type { BillingWorld } from './billing-world.ts'

/** Closes the books of the courier up to a day that nobody could say today, as if that day had come; `null` opens them. */
export function closeBooks({ database, tenants }: Pick<BillingWorld, 'database' | 'tenants'>, until: string | null) {
  const said = JSON.stringify({ booksClosedUntil: until })
  return database.systemTransaction((db) =>
    sql`insert into accounting_settings (tenant_id, more) values (${tenants.courier}, ${said})
      on conflict (tenant_id) do update set more = accounting_settings.more || excluded.more`.execute(db),
  )
}
