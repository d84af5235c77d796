import { sql } from 'kysely'
import { spanOf } from '#domain/accounting/groupings.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { bareText, holdsEveryWord } from '#server/search-words.ts'
import { partyColumn } from './accounting-groups.ts'
import { courierPay } from './courier-pay.ts'
import { daysAsked, ordersFound, revenueRows, sumsOf } from './revenue-rows.ts'

/** What all orders together come to, of those whose groups are found by the same words. */
export async function accountingTotals(
  ctx: Context,
  query: Input<'getAccountingTotals'>['query'],
): Promise<Schema<'AccountingSums'>> {
  const { grouping, search = '', filter } = query
  const days = await daysAsked(ctx, query)
  const pay = await courierPay(ctx)
  const words = search.trim()
  const found =
    spanOf(grouping) === 'Order'
      ? ordersFound(words)
      : sql`${partyColumn(grouping)} = any (array(${partiesNamed(grouping, words)}))`
  return sumsOf(ctx.db, revenueRows({ tenantId: ctx.tenantId, days, filter, pay }, words === '' ? undefined : found))
}

/** The ids of the customers, or drivers, whose names have every word. */
function partiesNamed(grouping: Input<'getAccountingTotals'>['query']['grouping'], words: string) {
  return grouping.startsWith('Customer')
    ? sql`select id from tenants where ${holdsEveryWord(bareText(sql`name`), words)}`
    : sql`select id from users where ${holdsEveryWord(bareText(sql`first_name`, sql`last_name`), words)}`
}
