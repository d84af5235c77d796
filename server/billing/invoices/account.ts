import { sql, type RawBuilder } from 'kysely'
import type { LocalDate } from '#domain/time/zoned-time.ts'

/** An entry of the account of a customer, as {@link accountOn} of the database tells it. */
export interface StoredEntry {
  readonly invoice_id: number
  readonly customer_tenant_id: number
  readonly kind: 'invoice' | 'creditNote'
  readonly number: string
  readonly invoice_date: LocalDate
  readonly due_date: LocalDate | null
  readonly ages_from: LocalDate
  readonly total_cents: number
  readonly sent_at: number | null
  readonly outstanding_cents: number
  readonly owed_cents: number
}

/**
 * The accounts of a courier's customers at the end of a day, to select from: all of them, or of some. Each entry has the columns of
 * {@link StoredEntry}; the rule is `accountOn` of `domain/accounting/invoices/account.ts`.
 */
export function accountOn(
  courierId: number,
  day: LocalDate,
  customerIds: readonly number[] | null = null,
): RawBuilder<StoredEntry> {
  return customerIds === null
    ? sql<StoredEntry>`account_on(${courierId}::bigint, ${day}::text)`
    : sql<StoredEntry>`account_on(${courierId}::bigint, ${day}::text, ${customerIds}::bigint[])`
}

/**
 * The accounts that all couriers keep of the request's tenant, each at the end of the day that it is for that courier, to select from.
 * @param now unix seconds
 */
export function receivedAccounts(now: number): RawBuilder<ReceivedEntry> {
  return sql<ReceivedEntry>`received_accounts(${now}::bigint)`
}

/** An entry of one of these accounts. */
export interface ReceivedEntry extends Pick<
  StoredEntry,
  'invoice_id' | 'kind' | 'ages_from' | 'outstanding_cents' | 'owed_cents'
> {
  readonly courier_id: number
  /** By the courier's clock. */
  readonly today: LocalDate
}

/**
 * Whether an entry is owed for longer than it may be.
 * @param today the last day that is not over yet, or the column that holds it
 */
export function isOverdueEntry(today: LocalDate | RawBuilder<LocalDate>): RawBuilder<boolean> {
  return sql<boolean>`(kind = 'invoice' and owed_cents > 0 and ages_from < ${today})`
}
