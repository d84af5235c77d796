import { sql } from 'kysely'
import { askForSimilarBudget, type BudgetSubject } from '#domain/accounting/budgets.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { createOf, deleteOf, getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'

/** The sums of the orders of a month, as `budget_spending` of 0533_spending_of_folded_numbers.sql says it. */
interface Spending {
  /** As "2026-11". */
  readonly month: string
  readonly spentCents: number
  readonly orders: number
  readonly unpricedOrders: number
}

const whatCounts = ['kind', 'fieldName', 'value'] as const

/** What says which orders count, and how much that may be: of a budget that is another one, people are told anew. */
const whatIsTold = [...whatCounts, 'monthlyCadCents'] as const

/**
 * What an organisation that orders of others allows itself in a month (docs/rules/exports-and-accounting.md, "Budgets").
 * @param now unix seconds: which month it is
 * @param isSimilarWanted whether one that differs from another only by signs is meant
 */
function budgetsAt({ now }: Pick<Context, 'now'>, isSimilarWanted?: boolean) {
  return defineResource('budget', 'budgets', {
    also: { spending: sql<Spending>`own_budget_spending(budgets.tenant_id, budgets.key, ${now}, budgets.id)` },
    fields: {
      month: { read: ({ spending }) => spending.month },
      spentCadCents: { read: ({ spending }) => spending.spentCents },
      leftCadCents: { read: (row) => row.monthly_cad_cents - row.spending.spentCents },
      orders: { read: ({ spending }) => spending.orders },
      unpricedOrders: { read: ({ spending }) => spending.unpricedOrders },
    },
    filledIn: ({ kind }, change, before) => ({
      ...(kind === 'poNumber' && { field_name: null }),
      ...(whatIsTold.some((field) => change[field] !== undefined && change[field] !== before?.[field]) && {
        told_month: null,
        told_percent: null,
      }),
    }),
    async check(ctx, given, { after: { kind, fieldName, value }, before }) {
      if (kind === 'field' && fieldName === undefined) throw formError({ '/fieldName': ['Required'] })
      const key = sql<string>`budget_key(${kind}, ${fieldName ?? null}, ${value})`
      const { isSame, similar } = await othersLike(ctx, key, before?.id ?? 0)
      if (isSame) throw formError({ '/value': ['There is a budget of it already'] })
      if (similar !== null && (before === null || whatCounts.some((field) => given[field] !== undefined)))
        askForSimilarBudget(similar, isSimilarWanted)
    },
  })
}

/**
 * Looks for a budget of the same, and for one that differs from it only by signs. Of two who add the same at once the second waits, and finds
 * the first one's.
 */
async function othersLike(
  { db, tenantId }: Context,
  key: ReturnType<typeof sql<string>>,
  butId: number,
): Promise<{ readonly isSame: boolean; readonly similar: BudgetSubject | null }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('budgets', ${tenantId}))`.execute(db)
  const { rows } = await sql<BudgetSubject & { isSame: boolean }>`
    select kind, field_name as "fieldName", value, key = ${key} as "isSame" from budgets
    where tenant_id = ${tenantId} and fold = budget_fold(${key}) and id <> ${butId} order by key <> ${key}, id limit 1`.execute(
    db,
  )
  const [found] = rows
  return { isSame: found?.isSame ?? false, similar: found ?? null }
}

export const budgetsHandlers = defineHandlers({
  getBudgets: (input, ctx) => listOf(budgetsAt(ctx))(input, ctx),
  getBudget: (input, ctx) => getOf(budgetsAt(ctx))(input, ctx),
  createBudget: (input, ctx) => createOf(budgetsAt(ctx, input.query.confirmSimilarBudget))(input, ctx),
  updateBudget: (input, ctx) => updateOf(budgetsAt(ctx, input.query.confirmSimilarBudget))(input, ctx),
  deleteBudget: (input, ctx) => deleteOf(budgetsAt(ctx))(input, ctx),
})
