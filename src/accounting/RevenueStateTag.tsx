import { type RevenueState, revenueStateLabels, revenueStates } from '#domain/accounting/revenue-state.ts'
import type { AccountingSums } from '#generated/model/index.ts'
import { countWords } from './figures.ts'
import styles from './accounting.module.css'

/** Their colours are those of the orders' own states: what waits is amber, what is done green, what went wrong red. */
const looks: Readonly<Record<RevenueState, string>> = {
  unbilled: 'created',
  exported: 'completed',
  changed: 'cancelled',
  notBillable: 'archived',
}

/** Where there is little room; the whole sentence is the title. */
const shortWords: Readonly<Record<RevenueState, string>> = { ...revenueStateLabels, changed: 'Changed' }

interface RevenueStateTagProps {
  /** One of the revenue states; what the contract may add to them tomorrow is shown by its own name. */
  readonly state: string
  /** How many orders are in it; left out for one. */
  readonly count?: number
  /** Why it is not billable. */
  readonly reason?: string | null
}

/** Whether an order was billed, in colour and word. */
export function RevenueStateTag({ state, count, reason = null }: RevenueStateTagProps) {
  const known = revenueStates.find((each) => each === state)
  const [label, short] = known === undefined ? [state, state] : [revenueStateLabels[known], shortWords[known]]
  return (
    <span
      className="wb-status"
      data-status={known === undefined ? 'archived' : looks[known]}
      title={reason === null ? label : `${label}: ${reason}`}
    >
      {count === undefined ? short : `${countWords(count)} ${short.toLowerCase()}`}
    </span>
  )
}

/** How many orders of a group are in each state; the word alone where all are in one. */
export function RevenueStates({ states }: Pick<AccountingSums, 'states'>) {
  const there = revenueStates.filter((state) => states[state] > 0)
  const [only] = there
  if (there.length === 1 && only !== undefined) return <RevenueStateTag state={only} />
  return (
    <span
      className={styles.states}
      title={there.map((state) => `${states[state]} ${revenueStateLabels[state]}`).join(', ')}
    >
      {there.map((state) => (
        <RevenueStateTag key={state} state={state} count={states[state]} />
      ))}
    </span>
  )
}
