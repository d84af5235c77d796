// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { getBudgets, getGetBudgetsQueryKey, createBudget, getBudget, getGetBudgetQueryKey, updateBudget, deleteBudget } from '../client/accounting/accounting.ts'

/** What the contract says of budgets, as `defineResource` takes it. */
export const budgetContract = {
  words: {"one":"budget","many":"budgets"},
  subject: 'budget',
  defaultSort: {"field":"value","direction":"asc"},
  calls: {
    list: getBudgets,
    listKey: getGetBudgetsQueryKey,
    create: createBudget,
    get: getBudget,
    getKey: getGetBudgetQueryKey,
    update: updateBudget,
    delete: deleteBudget,
  },
  facts: {
    kind: {"title":"Budget of","kind":"choice","choices":{"poNumber":"PO number","field":"Order field"}},
    fieldName: {"title":"Field","kind":"text"},
    value: {"title":"Value","kind":"text","sortField":"value"},
    monthlyCadCents: {"title":"A month","kind":"money","sortField":"monthlyCadCents"},
    note: {"title":"Note","kind":"text"},
    month: {"title":"Month","kind":"text"},
    spentCadCents: {"title":"Spent this month","kind":"money"},
    leftCadCents: {"title":"Left","kind":"money"},
    orders: {"title":"Orders","kind":"number"},
    unpricedOrders: {"title":"Without a price","kind":"number"},
    createdAt: {"title":"Created","kind":"instant"},
    updatedAt: {"title":"Updated","kind":"instant","sortField":"updatedAt"},
  },
  filters: [],
  formName: 'BudgetInput',
  form: async () => (await import('../forms/BudgetInput.ts')).budgetInputForm,
} as const
