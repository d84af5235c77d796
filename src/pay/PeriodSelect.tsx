import { HTMLSelect } from '@blueprintjs/core'
import { useId } from 'react'
import type { PeriodDays } from '#domain/accounting/period-words.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import shared from '#src/billing/billing.module.css'
import { periodText } from './words.ts'

interface PeriodSelectProps {
  readonly chosen: PeriodDays
  /** The newest first; the first of them is still going on. */
  readonly offers: readonly PeriodDays[]
  /** @param until its last day */
  readonly onChoose: (until: LocalDate) => void
}

/** Chooses a pay period, by its days. */
export function PeriodSelect({ chosen, offers, onChoose }: PeriodSelectProps) {
  const id = useId()
  const isOffered = offers.some(({ until }) => until === chosen.until)
  return (
    <span className={shared.day}>
      <label htmlFor={id}>Pay period</label>
      <HTMLSelect id={id} value={chosen.until} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {(isOffered ? offers : [...offers, chosen]).map((period, place) => (
          <option key={period.until} value={period.until}>
            {periodText(period)}
            {place === 0 ? ' (not over yet)' : ''}
          </option>
        ))}
      </HTMLSelect>
    </span>
  )
}
