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

/** An entry of the accounts that couriers keep of the request's tenant. */
export interface ReceivedEntry {
  readonly courier_id: number
  /** The day that it is by the courier's clock. */
  readonly today: LocalDate
  readonly invoice_id: number
  readonly kind: 'invoice' | 'creditNote'
  readonly ages_from: LocalDate
  readonly outstanding_cents: number
  readonly owed_cents: number
}

/**
 * The accounts that all couriers keep of the request's tenant, each at the end of the day that it is for that courier, to select from.
 * @param now unix seconds
 */
export function receivedAccounts(now: number): RawBuilder<ReceivedEntry> {
  return sql<ReceivedEntry>`received_accounts(${now}::bigint)`
}

/** Whether an entry is due at all: open credit and credit notes are not. The rule is `isDebt` of `domain/accounting/invoices/account.ts`. */
export const isDebt = sql<boolean>`(kind = 'invoice' and owed_cents > 0)`

/**
 * Whether an entry is owed for longer than it may be.
 * @param today the last day that is not over yet, or the column that holds it
 */
export function isOverdueEntry(today: LocalDate | RawBuilder<LocalDate>): RawBuilder<boolean> {
  return sql<boolean>`(${isDebt} and ages_from < ${today})`
}

/** The sums over entries of accounts, as `InvoiceCounts` of the contract names them. @param isOverdue whether an entry is */
export function owedSums(isOverdue: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`(count(*) filter (where ${isOverdue}))::int as overdue,
    coalesce(sum(outstanding_cents), 0)::bigint as "outstandingCadCents",
    coalesce(sum(owed_cents) filter (where ${isOverdue}), 0)::bigint as "overdueCadCents"`
}
