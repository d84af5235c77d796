import { Button } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { budgetName } from '#domain/accounting/budgets.ts'
import { useGetBudget } from '#generated/client/accounting/accounting.ts'

interface BudgetFilterProps {
  readonly budget: { readonly id: number; readonly month: string }
  readonly onRemove: () => void
}

/** Says of which budget the listed orders are, and in which month. One comes here from the budget: nothing is chosen. */
export function BudgetFilter({ budget: { id, month }, onRemove }: BudgetFilterProps) {
  const { data } = useGetBudget(id)
  const name = data === undefined ? 'Budget' : `Budget ${budgetName(data)}`
  return (
    <Button
      endIcon={<Cross />}
      text={`${name}, ${months.format(new Date(`${month}-01`))}`}
      title="Any budget"
      onClick={onRemove}
    />
  )
}

const months = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' })
