import { Button, ProgressBar } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { failureWords } from '#domain/planner/kept-order.ts'
import type { RecurringOrderChange, RecurringOrderChanged } from '#generated/model/index.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { recurringWords } from '../recurring-order.ts'
import { type Progress, useChanges, useLookedAt } from './use-changes.ts'
import styles from './many.module.css'

interface ChangePreviewProps {
  readonly ids: readonly number[]
  readonly change: RecurringOrderChange
  /** "Mend", "Mending" while it is done, "Mended" afterwards. */
  readonly verb: string
  readonly doing: string
  readonly done: string
  /** @param left how many stayed as they were */
  readonly onDone: (left: number) => void
}

/** What a change brings to each of several recurring orders, with the price before and after, and the button that means it. */
export function ChangePreview({ ids, change, verb, doing, done, onDone }: ChangePreviewProps) {
  const { data, error, refetch, progress } = useLookedAt(ids, change)
  const changes = useChanges()
  const refused = formErrorOf(error)
  if (refused !== null)
    return (
      <p className={styles.refusal} role="alert">
        {failureWords(refused.message, refused.errors)}
      </p>
    )
  if (error !== null)
    return <ErrorState title="What it brings could not be read" error={error} retry={() => void refetch()} />
  if (data === undefined) return <Working label="Looking at" progress={progress} />
  const open = data.filter(({ refusal }) => refusal === null)
  const run = async () => {
    try {
      const changed = await changes.change(
        open.map(({ recurringOrderId }) => recurringOrderId),
        change,
      )
      const count = changed.filter(({ refusal }) => refusal === null).length
      if (count > 0) showSuccess(`${done} ${countText(count, recurringWords)}`)
      // What was refused, or not reached, is looked at anew.
      if (count < ids.length) void refetch()
      onDone(ids.length - count)
    } catch (failure) {
      tellRefusal(failure, `${verb.toLowerCase()} them`)
    }
  }
  return (
    <div className={styles.preview}>
      <PriceTable rows={data} />
      {changes.progress === null ? (
        <div className={styles.acts}>
          <Button
            intent="primary"
            disabled={open.length === 0}
            text={open.length === 0 ? `${verb} none` : `${verb} ${countText(open.length, recurringWords)}`}
            onClick={() => void run()}
          />
          <p role="status" className="wb-muted">
            {summary(data)}
          </p>
        </div>
      ) : (
        <Working label={doing} progress={changes.progress} stop={changes.stop} />
      )}
    </div>
  )
}

interface WorkingProps {
  readonly label: string
  readonly progress: Progress
  readonly stop?: () => void
}

function Working({ label, progress: { done, total }, stop }: WorkingProps) {
  return (
    <div className={styles.working}>
      <p role="status">
        {label} {Math.min(done + 1, total)} of {total}
      </p>
      <ProgressBar intent="primary" stripes={false} value={total === 0 ? 0 : done / total} aria-label={label} />
      {stop !== undefined && <Button text="Cancel" onClick={stop} />}
    </div>
  )
}

function PriceTable({ rows }: { readonly rows: readonly RecurringOrderChanged[] }) {
  const { readsPrices, tenant } = useSession()
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label="What it brings">
        <thead>
          <tr>
            <th scope="col">Recurring order</th>
            {readsPrices && <th scope="col">Last cost</th>}
            {readsPrices && <th scope="col">Will cost</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.recurringOrderId} data-refused={row.refusal !== null || undefined}>
              <td>
                <Link to={paths.recurringOrder(row.recurringOrderId)} className="wb-lone-link">
                  {row.name}
                </Link>
                {row.customerName !== tenant.name && <span className="wb-muted"> {row.customerName}</span>}
                {row.refusal !== null && <p className={styles.refusal}>{row.refusal}</p>}
              </td>
              {readsPrices && <td>{centsText(row.priceBeforeCadCents)}</td>}
              {readsPrices && <td>{row.refusal === null ? centsText(row.priceAfterCadCents) : ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function centsText(cents: number | null): string {
  return cents === null ? '–' : formatCents(cents)
}

/** Of those of which both prices are known; before tax. */
function summary(rows: readonly RecurringOrderChanged[]): string {
  const left = rows.filter(({ refusal }) => refusal !== null).length
  const known = rows.flatMap(({ refusal, priceBeforeCadCents: before, priceAfterCadCents: after }) =>
    refusal === null && before !== null && after !== null ? [after - before] : [],
  )
  const difference = known.reduce((sum, cents) => sum + cents, 0)
  return [
    left > 0 && `${countText(left, { one: 'stays', many: 'stay' })} as ${left === 1 ? 'it is' : 'they are'}.`,
    known.length > 0 &&
      (difference === 0
        ? 'Prices stay the same.'
        : `All of them together cost ${formatCents(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} each time, before tax.`),
  ]
    .filter((part) => part !== false)
    .join(' ')
}
