import { Dollar } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { budgetName, leftText, unpricedText } from '#domain/accounting/budgets.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { createBudget, updateBudget } from '#generated/client/accounting/accounting.ts'
import type { Budget, BudgetInput, BudgetUpdate } from '#generated/model/index.ts'
import { budgetContract } from '#generated/screens/budget.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { rightsTo } from '#src/resources/rights-to.ts'
import { BudgetUse } from './BudgetUse.tsx'
import styles from './budgets.module.css'

const { create, update, delete: remove } = rightsTo('accounting')

/** What an organization that orders of others allows itself in a month. */
export const budgets = defineResource({
  contract: budgetContract,
  paths: paths.budgets,
  nameOf: budgetName,
  icon: <Dollar size={18} />,
  empty:
    'What may be spent in a month on a PO number or a cost centre. From 80 % on it is said where you order; above it only an owner or organization manager places orders.',
  search: 'PO number, field or value',
  question: {
    code: 'similar_budget',
    title: 'There is a similar budget',
    confirmLabel: 'Keep both',
    confirmed: {
      create: (tenantId: number, input: BudgetInput) => createBudget(tenantId, input, { confirmSimilarBudget: true }),
      update: (id: number, change: BudgetUpdate) => updateBudget(id, change, { confirmSimilarBudget: true }),
    },
  },
  rights: { create, update, delete: remove },
  columns: [
    { field: 'value', title: 'Budget', width: 190, cell: budgetName, text: budgetName },
    'monthlyCadCents',
    { id: 'used', title: 'This month', width: 230, cell: (budget) => <BudgetUse budget={budget} /> },
    { field: 'spentCadCents', byDefault: false },
    {
      field: 'leftCadCents',
      width: 130,
      cell: ({ spentCadCents, monthlyCadCents }) => leftText(spentCadCents, monthlyCadCents),
    },
    {
      id: 'orders',
      title: 'Orders',
      width: 190,
      cell: (budget) => <OrdersBehind budget={budget} />,
      text: ({ orders }) => String(orders),
    },
    { field: 'unpricedOrders', byDefault: false },
    { field: 'note', width: 200, byDefault: false },
    { field: 'updatedAt', byDefault: false },
  ],
  csv: true,
})

/** They are what was spent, each with its price. */
function OrdersBehind({ budget: { id, month, orders, unpricedOrders } }: { readonly budget: Budget }) {
  if (orders === 0) return 'No orders yet'
  const unpriced = unpricedText(unpricedOrders)
  return (
    <span className={styles.orders}>
      <Link to={paths.orderHistory({ budget: { id, month } })}>
        {countText(orders, { one: 'order', many: 'orders' })}
      </Link>
      {unpriced !== null && <span className="wb-muted">{unpriced}</span>}
    </span>
  )
}
