import { ProgressBar } from '@blueprintjs/core'
import { budgetName, budgetStep, usedPercent, usedText, type BudgetStep } from '#domain/accounting/budgets.ts'
import type { Budget } from '#generated/model/index.ts'
import styles from './budgets.module.css'

const words: Readonly<Record<BudgetStep, string | null>> = {
  within: null,
  nearlyUsed: 'Nearly used',
  exceeded: 'Above the budget',
}

const intents = { within: 'primary', nearlyUsed: 'warning', exceeded: 'danger' } as const

/** How much of a budget is used this month, as a bar and in words. */
export function BudgetUse({ budget }: { readonly budget: Budget }) {
  const { spentCadCents, monthlyCadCents } = budget
  const step = budgetStep(spentCadCents, monthlyCadCents)
  const percent = `${usedPercent(spentCadCents, monthlyCadCents)} %`
  return (
    <span className={styles.use}>
      <ProgressBar
        aria-label={`${budgetName(budget)}, used this month`}
        aria-valuetext={percent}
        intent={intents[step]}
        stripes={false}
        animate={false}
        value={Math.min(1, spentCadCents / monthlyCadCents)}
      />
      <span>
        {percent} · {usedText(spentCadCents, monthlyCadCents)}
      </span>
      {words[step] !== null && <strong data-step={step}>{words[step]}</strong>}
    </span>
  )
}
