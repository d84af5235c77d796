import { Link } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { dayText, orderWords } from '#src/billing/words.ts'
import { messageOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { correctionWords, driverWords, extraWords } from '../words.ts'
import type { usePayPreview } from '../use-pay-preview.ts'
import styles from './due.module.css'

interface PayDueSummaryProps {
  readonly preview: ReturnType<typeof usePayPreview>
  readonly until: LocalDate
}

/** What a run for all drivers would pay at the end of a period, with what is due from before. */
export function PayDueSummary({ preview: { data, error }, until }: PayDueSummaryProps) {
  if (error !== null)
    return <p className={styles.summary}>What is due could not be worked out. {messageOf(error) ?? ''}</p>
  if (data === undefined) return <p className={styles.summary}>Working out what is due…</p>
  const { statements, orders, corrections, extras, totalCadCents, waiting, faults } = data
  const parts = [
    countText(orders, orderWords),
    ...(corrections > 0 ? [countText(corrections, correctionWords)] : []),
    ...(extras > 0 ? [countText(extras, extraWords)] : []),
  ]
  return (
    <p className={styles.summary} role="status">
      {statements === 0 ? (
        `Nothing is due up to ${dayText(until)}.`
      ) : (
        <>
          <strong>{formatCents(totalCadCents)}</strong> is due to {countText(statements, driverWords)} up to{' '}
          {dayText(until)}, with all that is left from before: {parts.join(', ')}.
        </>
      )}
      {waiting > 0 && (
        <>
          {' '}
          <span className="wb-cell-warning">
            {countText(waiting, { one: 'order waits', many: 'orders wait' })} for a rate, a price or the next statement.
          </span>
        </>
      )}
      {(statements > 0 || faults.length > 0) && (
        <>
          {' '}
          <Link to={paths.newPayRun({ until, step: 'preview' })}>Dry run</Link>
        </>
      )}
    </p>
  )
}
