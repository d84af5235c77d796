import { sql, type RawBuilder } from 'kysely'
import type { LocalDate } from '#domain/time/zoned-time.ts'

/**
 * The accounts of a courier's customers at the end of a day, to select from: all of them, or of some. Each entry has the columns of
 * the table that `account_on` returns (`generated/schema.sql`); the rule is `accountOn` of `domain/accounting/invoices/account.ts`.
 */
export function accountOn(
  courierId: number,
  day: LocalDate,
  customerIds: readonly number[] | null = null,
): RawBuilder<unknown> {
  return customerIds === null
    ? sql`account_on(${courierId}::bigint, ${day}::text)`
    : sql`account_on(${courierId}::bigint, ${day}::text, ${customerIds}::bigint[])`
}

/** Whether an entry is due at all: open credit and credit notes are not. The rule is `isDebt` of `domain/accounting/invoices/account.ts`. */
export const isDebt = sql<boolean>`(kind = 'invoice' and owed_cents > 0)`

/** Whether an entry is owed for longer than it may be. @param today the last day that is not over yet */
export function isOverdueEntry(today: LocalDate): RawBuilder<boolean> {
  return sql<boolean>`(${isDebt} and ages_from < ${today})`
}
