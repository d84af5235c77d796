import { sql } from 'kysely'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountOn, isOverdueEntry } from '#server/billing/invoices/account.ts'
import type { Context } from '#server/http/context.ts'

/**
 * What was invoiced and paid on the days from one moment to another, by the organization's own calendar.
 * @param moments unix seconds
 * @throws formError when they end before they begin
 */
export async function invoicingStats(
  { db, tenantId, now }: Context,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<Schema<'InvoicingStats'>> {
  if (end < start) throw formError({ '/end': ['Must not be before the first day'] })
  const { time_zone: timeZone } = await db
    .selectFrom('tenants')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const dayOf = (at: number) => wallTimeAt(at, timeZone).date
  const [from, until, today] = [dayOf(start), dayOf(end), dayOf(now)]
  const { rows } = await sql<Schema<'InvoicingStats'>>`
    select made.*, paid.*, owed.*, due.* from
      (select count(*) filter (where kind = 'invoice')::int as "invoices",
        coalesce(sum(case kind when 'invoice' then total_cents else -total_cents end), 0)::bigint as "invoicedCadCents"
        from invoices where tenant_id = ${tenantId} and voided_at is null and invoice_date between ${from} and ${until}) as made,
      (select coalesce(sum(case kind when 'refund' then -amount_cents else amount_cents end), 0)::bigint as "paidCadCents"
        from settlements where tenant_id = ${tenantId} and kind in ('payment', 'refund') and settled_on between ${from} and ${until}) as paid,
      (select coalesce(sum(outstanding_cents), 0)::bigint as "outstandingCadCents",
        coalesce(sum(owed_cents) filter (where ${isOverdueEntry(today)}), 0)::bigint as "overdueCadCents"
        from ${accountOn(tenantId, today)} as entry) as owed,
      (select count(*)::int as "unbilledOrders",
        coalesce(sum(total_cents - coalesce(billed_total_cents, 0)), 0)::bigint as "unbilledCadCents"
        from order_revenues where tenant_id = ${tenantId} and state in ('unbilled', 'changed')
          and billable_on between ${from}::date and ${until}::date) as due`.execute(db)
  return rows[0] as Schema<'InvoicingStats'>
}
