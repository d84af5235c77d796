import { sql, type RawBuilder } from 'kysely'
import { netBalance, owedTogether, type Debt } from '#domain/accounting/brokerage-ledger.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { cappedCount, countedPage } from '#server/db/cursor.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'

type SortField = NonNullable<Schema<'PartnerBalancePagination'>['sort']>[number]['field']

/** A side of `owed_between_partners`. */
interface StoredDebt {
  readonly unbilled_cents: number
  readonly outstanding_cents: number
  readonly unbilled_orders: number
  readonly unpriced: number
}

interface BalanceRow {
  readonly id: number
  readonly name: string
  readonly status: 'connected' | 'ended'
  readonly ours: StoredDebt
  readonly theirs: StoredDebt
}

const ours = sql<number>`b.ours_cents`
const theirs = sql<number>`b.theirs_cents`
const sorts: Readonly<Record<SortField, RawBuilder<string | number>>> = {
  name: sql<string>`lower(b.name)`,
  owedToUs: ours,
  owedByUs: theirs,
  net: sql<number>`(${ours} - ${theirs})`,
}

/** What each partner and the courier owe each other now; a partner whose partnership has ended is one still. */
export async function partnerBalancePage(
  { db, tenantId, now }: Context,
  { search = '', pagination }: Input<'getPartnerBalances'>['query'],
): Promise<Schema<'PartnerBalancePage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'name', direction: 'asc' })
  const sort = sorts[field]
  const words = search.trim()
  const rows = db
    .selectFrom(
      sql<BalanceRow>`(
        select partner.id, partner.name, partner.status, row_to_json(ours) as ours, row_to_json(theirs) as theirs,
          ours.unbilled_cents + ours.outstanding_cents as ours_cents, theirs.unbilled_cents + theirs.outstanding_cents as theirs_cents
        from partners partner
        join debts ours on ours.partner_tenant_id = partner.id and ours.is_ours
        join debts theirs on theirs.partner_tenant_id = partner.id and not theirs.is_ours
        where partner.tenant_id = ${tenantId})`.as('b'),
    )
    .selectAll()
    .$if(words !== '', (query) => query.where(holdsEveryWord(bareText(sql`b.name`), words)))
  const page = await countedPage(
    db,
    rows.select(sort.as('sort_key')),
    { sort, id: sql.ref<number>('b.id'), direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
    { with: sql`debts as materialized (select * from owed_between_partners(${now}))`, total: cappedCount(rows) },
  )
  return pageBody(page, request, shownBalance)
}

function shownBalance({ id, name, status, ...row }: BalanceRow): Schema<'PartnerBalance'> {
  const [owedToUs, owedByUs] = [owedOf(row.ours), owedOf(row.theirs)]
  return {
    id,
    name,
    status,
    owedToUs: shownDebt(owedToUs, row.ours),
    owedByUs: shownDebt(owedByUs, row.theirs),
    netCadCents: netBalance(owedToUs, owedByUs),
  }
}

function owedOf(debt: StoredDebt): Debt {
  return { unbilledCents: debt.unbilled_cents, outstandingCents: debt.outstanding_cents }
}

function shownDebt(owed: Debt, debt: StoredDebt): Schema<'PartnerDebt'> {
  return {
    unbilledCadCents: owed.unbilledCents,
    outstandingCadCents: owed.outstandingCents,
    totalCadCents: owedTogether(owed),
    unbilledOrders: debt.unbilled_orders,
    unpriced: debt.unpriced,
  }
}
