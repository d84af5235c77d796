import { budgetWarnings, countsIn, type BudgetWarning, type Orderer } from '#domain/accounting/budgets.ts'
import type { KeptOrderField } from '#domain/orders/order-fields.ts'
import type { Budget } from '#generated/model/index.ts'
import type { Caller } from './context.ts'
import type { MockCall } from './define-mocks.ts'
import type { OrderPlacement } from './order-acts.ts'

type Placed = Pick<OrderPlacement, 'sender' | 'poNumber'>

export function ordererOf({ tenant, roles, readsPrices }: Caller, { sender }: Placed): Orderer {
  return { isOfPayer: tenant?.tenant.id === sender.id, roles, readsPrices }
}

/** What an order does to the budgets of who pays: what was spent stands in their rows. */
export function budgetsOf(
  { world, caller }: MockCall,
  placing: Placed,
  order: { readonly orderFields: readonly KeptOrderField[]; readonly totalCents: number | null },
): readonly BudgetWarning[] {
  const { sender, poNumber } = placing
  const rows = ((world.resources['budget'] as readonly Budget[] | undefined) ?? []).filter(
    ({ tenantId }) => tenantId === sender.id,
  )
  const standings = rows
    .filter((budget) => countsIn(budget, { ...order, poNumber: poNumber ?? '' }, rows))
    .map(({ monthlyCadCents: monthlyCents, spentCadCents: spentCents, ...budget }) => ({
      ...budget,
      monthlyCents,
      spentCents,
    }))
  return budgetWarnings(standings, { ...order, payerName: sender.name }, ordererOf(caller, placing))
}
