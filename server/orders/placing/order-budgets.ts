import { sql } from 'kysely'
import { budgetWarnings, type BudgetStanding, type BudgetWarning, type Orderer } from '#domain/accounting/budgets.ts'
import type { KeptOrderField } from '#domain/orders/order-fields.ts'
import type { Context } from '#server/http/context.ts'
import type { OrderDraft } from './draft-order.ts'
import { orderViewer } from '../core/order-viewer.ts'

/** What on an order decides in which budgets it counts. */
interface CountedTexts {
  readonly poNumber: string
  readonly orderFields: readonly KeptOrderField[]
}

/** Who orders, as far as the budgets of the one that pays go. Who works there for somebody else is none of its people. */
export function ordererOf(ctx: Context, { senderTenantId }: Pick<OrderDraft, 'senderTenantId'>): Orderer {
  return {
    isOfPayer: ctx.tenantId === senderTenantId && ctx.external === null,
    roles: ctx.roles,
    readsPrices: orderViewer(ctx).seesPrices,
  }
}

/** What an order would do to the budgets of the organisation that pays, in words for who asks. */
export function budgetsSeen(ctx: Context, draft: OrderDraft, texts: CountedTexts): Promise<readonly BudgetWarning[]> {
  return warningsOf(ctx, draft, texts, sql`budgets_of_order`)
}

/**
 * The same of an order that is placed now: until it is, nobody else places one that counts in the same budgets
 * (docs/rules/exports-and-accounting.md, "Budgets").
 */
export function holdBudgets(ctx: Context, draft: OrderDraft, texts: CountedTexts): Promise<readonly BudgetWarning[]> {
  return warningsOf(ctx, draft, texts, sql`hold_budgets_of_order`)
}

async function warningsOf(
  ctx: Context,
  draft: OrderDraft,
  { poNumber, orderFields }: CountedTexts,
  asked: ReturnType<typeof sql>,
): Promise<readonly BudgetWarning[]> {
  const { offer, senderTenantId, price } = draft
  // Few organisations have budgets: of the others nothing is asked.
  if (!offer.hasBudgets || (poNumber === '' && orderFields.length === 0)) return []
  const { rows } = await sql<BudgetRow>`
    select * from ${asked}(${senderTenantId}, ${poNumber}, ${JSON.stringify(orderFields)}::jsonb, ${ctx.now})`.execute(
    ctx.db,
  )
  const order = { totalCents: price.totalCadCents, orderFields, payerName: offer.customerName }
  return budgetWarnings(rows.map(standingOf), order, ordererOf(ctx, draft))
}

interface BudgetRow {
  readonly id: number
  readonly kind: BudgetStanding['kind']
  readonly field_name: string | null
  readonly value: string
  readonly monthly_cad_cents: number
  readonly spending: { readonly spentCents: number; readonly unpricedOrders: number }
}

function standingOf({ id, kind, value, spending, ...row }: BudgetRow): BudgetStanding {
  return { id, kind, fieldName: row.field_name, value, monthlyCents: row.monthly_cad_cents, ...spending }
}
