import { sql, type RawBuilder } from 'kysely'
import { creditHoldProposal } from '#domain/accounting/invoices/credit-hold-proposals.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { todayOf } from '#server/accounting/today.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { accountOn, isDebt } from './account.ts'

type Pagination = Schema<'AgeingCustomerPagination'>

const sorts: Readonly<Record<NonNullable<Pagination['sort']>[number]['field'], RawBuilder<string | number>>> = {
  outstanding: sql<number>`owing.outstanding`,
  oldestDays: sql<number>`owing.oldest_days`,
  name: sql<string>`lower(owing.name)`,
}

interface OwingRow {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly is_connected: boolean
  readonly is_on_hold: boolean
  readonly oldest_days: number
  /** The same of the invoices that were sent. */
  readonly oldest_sent_days: number
  readonly oldest_sent: {
    readonly id: number
    readonly number: string
    readonly from: LocalDate
    readonly total: number
    readonly owed: number
  } | null
  readonly reminded_at: number | null
  readonly current: number
  readonly days30: number
  readonly days60: number
  readonly days90: number
  readonly over90: number
  readonly outstanding: number
}

/** Columns of what is owed, by `ageingOf` of the rules; `days` says how long it has been due. */
const columns = sql`
  coalesce(sum(owed_cents) filter (where not (${isDebt}) or days <= 0), 0)::bigint as current,
  coalesce(sum(owed_cents) filter (where days between 1 and 30 and ${isDebt}), 0)::bigint as days30,
  coalesce(sum(owed_cents) filter (where days between 31 and 60 and ${isDebt}), 0)::bigint as days60,
  coalesce(sum(owed_cents) filter (where days between 61 and 90 and ${isDebt}), 0)::bigint as days90,
  coalesce(sum(owed_cents) filter (where days > 90 and ${isDebt}), 0)::bigint as over90,
  coalesce(sum(owed_cents), 0)::bigint as outstanding`

function aged({ tenantId }: Pick<Context, 'tenantId'>, day: LocalDate): RawBuilder<unknown> {
  return sql`select entry.*, ${day}::date - entry.ages_from::date as days from ${accountOn(tenantId, day)} as entry`
}

/** @param on at the end of this day; today when it is left out */
async function dayAsked(ctx: Context, on: LocalDate | undefined): Promise<LocalDate> {
  return on ?? (await todayOf(ctx, ctx.tenantId))
}

/** What each customer owes, by age. */
export async function ageingPage(
  ctx: Context,
  { on: asked, search = '', pagination }: Input<'getAgeing'>['query'],
): Promise<Schema<'AgeingCustomerPage'>> {
  const day = await dayAsked(ctx, asked)
  const { creditHoldAfterDays: afterDays } = await accountingSettingsOf(ctx)
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'outstanding', direction: 'desc' })
  const sort = sorts[field]
  const { isOverdue, isHoldProposed } = pagination?.filter ?? {}
  const words = search.trim()
  const rows = ctx.db
    .selectFrom(
      sql<OwingRow>`(
        select t.id, coalesce(customer.name, t.name) as name, customer.invoice_email as email,
          coalesce(customer.status = 'connected', false) as is_connected, coalesce(customer.credit_hold, false) as is_on_hold,
          greatest(0, owed.oldest_days) as oldest_days, owed.oldest_sent_days, owed.oldest_sent, owed.current, owed.days30, owed.days60, owed.days90, owed.over90,
          owed.outstanding, (select max(created_at) from reminders
            where reminders.tenant_id = ${ctx.tenantId} and reminders.customer_tenant_id = t.id) as reminded_at
        from (
          select customer_tenant_id, ${columns}, coalesce(max(days) filter (where ${isDebt}), 0)::int as oldest_days,
            coalesce(max(days) filter (where ${isDebt} and sent_at is not null), 0)::int as oldest_sent_days,
            (array_agg(json_build_object('id', invoice_id, 'number', number, 'from', ages_from, 'total', total_cents, 'owed', owed_cents)
              order by ages_from, invoice_id) filter (where ${isDebt} and sent_at is not null))[1] as oldest_sent
          from (${aged(ctx, day)}) as aged group by 1) as owed
        join tenants t on t.id = owed.customer_tenant_id
        left join customers customer on customer.tenant_id = ${ctx.tenantId} and customer.id = t.id)`.as('owing'),
    )
    .selectAll()
    .$if(isOverdue !== undefined, (query) => query.where(sql<boolean>`(owing.oldest_days > 0) = ${isOverdue ?? false}`))
    .$if(isHoldProposed !== undefined, (query) =>
      query.where(
        sql<boolean>`(owing.oldest_sent_days > ${afterDays} and owing.is_connected and not owing.is_on_hold) = ${isHoldProposed ?? false}`,
      ),
    )
    .$if(words !== '', (query) => query.where(holdsEveryWord(bareText(sql`owing.name`), words)))
  const found = await countedPage(
    ctx.db,
    rows.select(sort.as('sort_key')),
    { sort, id: sql.ref<number>('owing.id'), direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
    { total: cappedCount(rows) },
  )
  return pageBody(found, request, (row) => shownCustomer(row, day, afterDays))
}

function shownCustomer(row: OwingRow, today: LocalDate, afterDays: number): Schema<'AgeingCustomer'> {
  const oldest = row.oldest_sent
  const debts =
    oldest === null
      ? []
      : [
          {
            invoice: {
              id: oldest.id,
              customerId: row.id,
              kind: 'invoice' as const,
              number: oldest.number,
              invoiceDate: oldest.from,
              dueDate: oldest.from,
              totalCents: oldest.total,
              settledCents: oldest.total - oldest.owed,
              voidedOn: null,
            },
            owedCents: oldest.owed,
            isSent: true,
          },
        ]
  const proposal = row.is_connected && creditHoldProposal({ isOnHold: row.is_on_hold, debts }, { today, afterDays })
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isConnected: row.is_connected,
    oldestDays: row.oldest_days,
    isOnHold: row.is_on_hold,
    holdProposal: proposal ? `${proposal.reason}.` : null,
    remindedAt: row.reminded_at,
    ageing: shownAgeing(row),
  }
}

function shownAgeing(
  row: Pick<OwingRow, 'current' | 'days30' | 'days60' | 'days90' | 'over90' | 'outstanding'>,
): Schema<'AgeingSums'> {
  return {
    currentCadCents: row.current,
    days30CadCents: row.days30,
    days60CadCents: row.days60,
    days90CadCents: row.days90,
    over90CadCents: row.over90,
    outstandingCadCents: row.outstanding,
  }
}

/** What all customers owe together, by age. */
export async function ageingTotals(ctx: Context, asked: LocalDate | undefined): Promise<Schema<'AgeingTotals'>> {
  const day = await dayAsked(ctx, asked)
  const { rows } = await sql<OwingRow & { customers: number }>`
    select ${columns}, count(distinct customer_tenant_id)::int as customers from (${aged(ctx, day)}) as aged`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) throw new Error('A sum answers one row.')
  return { customers: row.customers, on: day, ageing: shownAgeing(row) }
}
