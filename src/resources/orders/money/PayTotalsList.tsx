import { formatCents } from '#domain/money.ts'
import { type PayTotals, percentText } from './driver-pay-form.ts'
import './money.css'

interface PayTotalsListProps {
  readonly totals: PayTotals
  /** Percent; null while none is set. */
  readonly rate: number | null
  /** Whether there is a price for the rate to be taken of. */
  readonly isPriced: boolean
}

/** Rate, commission, adjustments and what they come to, their amounts at one right edge. */
export function PayTotalsList({ totals, rate, isPriced }: PayTotalsListProps) {
  // That no rate is set stands in the row above.
  const unknown = isPriced ? '—' : 'Price pending'
  const words = (cents: number | null) => (cents === null ? unknown : formatCents(cents))
  return (
    <dl className="wb-pay-totals">
      <div>
        <dt>Rate</dt>
        <dd>{percentText(rate)}</dd>
      </div>
      <div>
        <dt>Commission</dt>
        <dd>{words(totals.commissionCadCents)}</dd>
      </div>
      <div>
        <dt>Adjustments</dt>
        <dd>{formatCents(totals.adjustmentsCadCents)}</dd>
      </div>
      <div className="wb-pay-sum">
        <dt>Total</dt>
        <dd>
          <output aria-label="Driver pay total">{words(totals.totalCadCents)}</output>
        </dd>
      </div>
    </dl>
  )
}
