import { formatCents } from '#domain/amounts/money.ts'
import { ratePhrase } from '#domain/accounting/pay-words.ts'
import type { DriverPay } from '#generated/model/index.ts'
import { type PayTotals, percentText } from './driver-pay-form.ts'
import styles from './money.module.css'

interface PayTotalsListProps {
  readonly totals: PayTotals
  /** Percent; null while none is set. */
  readonly rate: number | null
  /** Whose rate it is, where that is known. */
  readonly rateFrom?: DriverPay['rateFrom']
  /** Whether there is a price for the rate to be taken of. */
  readonly isPriced: boolean
  /** What the sum of the adjustments is made of, where nothing else says so. */
  readonly adjustments?: DriverPay['adjustments']
}

/** Rate, commission, adjustments and what they come to, their amounts at one right edge. */
export function PayTotalsList(props: PayTotalsListProps) {
  const { totals, rate, rateFrom = null, isPriced, adjustments = [] } = props

  // That no rate is set stands in the row above.
  const unknown = isPriced ? '—' : 'Price pending'
  const words = (cents: number | null) => (cents === null ? unknown : formatCents(cents))
  return (
    <dl className={styles.payTotals}>
      <div>
        <dt>Rate</dt>
        <dd>{rate === null ? percentText(rate) : ratePhrase(rate, rateFrom)}</dd>
      </div>
      <div>
        <dt>Commission</dt>
        <dd>{words(totals.commissionCadCents)}</dd>
      </div>
      <div>
        <dt>Adjustments</dt>
        <dd>{formatCents(totals.adjustmentsCadCents)}</dd>
        {adjustments.length > 0 && (
          <dd className={styles.payList}>
            <ul className={styles.payAdjustments} aria-label="Adjustments of the driver pay">
              {adjustments.map(({ name, priceCadCents }, index) => (
                <li key={`${index}:${name}`}>
                  <span>{name}</span>
                  <span>{formatCents(priceCadCents)}</span>
                </li>
              ))}
            </ul>
          </dd>
        )}
      </div>
      <div className={styles.paySum}>
        <dt>Total</dt>
        <dd>
          <output aria-label="Driver pay total">{words(totals.totalCadCents)}</output>
        </dd>
      </div>
    </dl>
  )
}
