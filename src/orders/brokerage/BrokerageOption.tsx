import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { MarginAmount } from '../detail/MarginAmount.tsx'
import { isLate, type Option } from './usual-option.ts'
import styles from './confirm-brokerage.module.css'

interface BrokerageOptionProps {
  readonly option: Option
  /** What the customer was promised, unix seconds. */
  readonly dueAt: number | null
  /** Name that the radio buttons share. */
  readonly group: string
  readonly isChosen: boolean
  readonly onPick: (option: Option) => void
}

/** A service at a speed, to choose; one that cannot take the order says why and cannot be chosen. */
export function BrokerageOption({ option, dueAt, group, isChosen, onPick }: BrokerageOptionProps) {
  const { serviceName, serviceSpeedName, vehicleName, problems } = option
  const isPossible = problems.length === 0
  return (
    <label className={styles.option} data-impossible={!isPossible || undefined}>
      <input type="radio" name={group} checked={isChosen} disabled={!isPossible} onChange={() => onPick(option)} />
      <span className={styles.service}>
        <strong>
          {serviceName}, {serviceSpeedName}
        </strong>
        <span className={styles.about}>
          {vehicleName !== null && <span>{vehicleName}</span>}
          {option.dueAt === null ? (
            <span>No promised time</span>
          ) : (
            <span>
              By <TimeCell at={option.dueAt} />
            </span>
          )}
          {isPossible && isLate(option, dueAt) && <span className={styles.late}>Later than promised</span>}
        </span>
        {problems.map((problem) => (
          <span key={problem} className={styles.problem}>
            {problem}
          </span>
        ))}
      </span>
      {isPossible && (
        <span className={styles.amounts}>
          <MarginAmount cents={option.buyPreTaxCadCents} />
          {option.marginCadCents !== null && (
            <span className={styles.margin}>
              Margin <MarginAmount cents={option.marginCadCents} isMargin />
            </span>
          )}
        </span>
      )}
    </label>
  )
}
