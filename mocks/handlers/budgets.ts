import { askForSimilarBudget, isSimilar, type BudgetSubject } from '#domain/accounting/budgets.ts'
import type { Budget } from '#generated/model/index.ts'
import { tenantOf } from '../context.ts'
import type { AnyMockHandler, AnyMocks, MockCall } from '../define-mocks.ts'

/** Budgets as every resource has them, with the product's question about those that differ only by signs. */
export function budgetsMocks({ createBudget, updateBudget }: AnyMocks): AnyMocks {
  const asking =
    (plain: AnyMockHandler | undefined): AnyMockHandler =>
    (input, call) => {
      ask(call, Number(input.path['budgetId'] ?? 0), Object(input.body), input.query['confirmSimilarBudget'] === true)
      if (plain === undefined) throw new Error('The store knows no budgets.')
      return plain(input, call)
    }
  return { createBudget: asking(createBudget), updateBudget: asking(updateBudget) }
}

function ask({ world, caller }: MockCall, id: number, input: Partial<BudgetSubject>, isWanted: boolean): void {
  const rows = ((world.resources['budget'] as readonly Budget[] | undefined) ?? []).filter(
    ({ tenantId }) => tenantId === tenantOf(caller).tenant.id,
  )
  const before = rows.find((row) => row.id === id)
  const given: BudgetSubject = { kind: 'poNumber', fieldName: null, value: '', ...before, ...input }
  const similar = input.value === undefined ? undefined : rows.find((row) => row.id !== id && isSimilar(row, given))
  if (similar !== undefined) askForSimilarBudget(similar, isWanted)
}
