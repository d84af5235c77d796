import { sql } from 'kysely'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { createOf, deleteOf, getOf, listOf, updateOf } from '#server/resources/handlers.ts'
import { defineResource } from '#server/resources/resource.ts'

/** What the orders of a month come to, as `budget_spending` of 0387_budgets.sql says it. */
interface Spending {
  /** As "2026-11". */
  readonly month: string
  readonly spentCents: number
  readonly orders: number
  readonly unpricedOrders: number
}

/** What says which orders count, and how much that may be: of a budget that is another one, people are told anew. */
const whatIsTold = ['kind', 'fieldName', 'value', 'monthlyCadCents'] as const

/**
 * What an organisation that orders of others allows itself in a month (docs/rules/exports-and-accounting.md, "Budgets").
 * @param now unix seconds: which month it is
 */
function budgetsAt({ now }: Pick<Context, 'now'>) {
  return defineResource('budget', 'budgets', {
    also: { spending: sql<Spending>`own_budget_spending(budgets.tenant_id, budgets.key, ${now})` },
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
    async check(ctx, _given, { after: { kind, fieldName, value }, before }) {
      if (kind === 'field' && fieldName === undefined) throw formError({ '/fieldName': ['Required'] })
      const key = sql<string>`budget_key(${kind}, ${fieldName ?? null}, ${value})`
      if (await isTaken(ctx, key, before?.id ?? 0)) throw formError({ '/value': ['There is a budget of it already'] })
    },
  })
}

/** Of two who add the same at once the second waits, and finds the first one's. */
async function isTaken(
  { db, tenantId }: Context,
  key: ReturnType<typeof sql<string>>,
  butId: number,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('budgets', ${tenantId}))`.execute(db)
  const other = await db
    .selectFrom('budgets')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('id', '<>', butId)
    .executeTakeFirst()
  return other !== undefined
}

export const budgetsHandlers = defineHandlers({
  getBudgets: (input, ctx) => listOf(budgetsAt(ctx))(input, ctx),
  getBudget: (input, ctx) => getOf(budgetsAt(ctx))(input, ctx),
  createBudget: (input, ctx) => createOf(budgetsAt(ctx))(input, ctx),
  updateBudget: (input, ctx) => updateOf(budgetsAt(ctx))(input, ctx),
  deleteBudget: (input, ctx) => deleteOf(budgetsAt(ctx))(input, ctx),
})
