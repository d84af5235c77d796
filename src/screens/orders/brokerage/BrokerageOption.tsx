import { TimeCell } from '#src/resources/orders/TimeCell.tsx'
import { MarginAmount } from './MarginAmount.tsx'
import { isLate, type Option } from './usual-option.ts'

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
    <label className="wb-broker-option" data-impossible={!isPossible || undefined}>
      <input type="radio" name={group} checked={isChosen} disabled={!isPossible} onChange={() => onPick(option)} />
      <span className="wb-broker-service">
        <strong>
          {serviceName}, {serviceSpeedName}
        </strong>
        <span className="wb-broker-about">
          {vehicleName !== null && <span>{vehicleName}</span>}
          {option.dueAt === null ? (
            <span>No promised time</span>
          ) : (
            <span>
              By <TimeCell at={option.dueAt} />
            </span>
          )}
          {isPossible && isLate(option, dueAt) && <span className="wb-broker-late">Later than promised</span>}
        </span>
        {problems.map((problem) => (
          <span key={problem} className="wb-broker-problem">
            {problem}
          </span>
        ))}
      </span>
      {isPossible && (
        <span className="wb-broker-amounts">
          <MarginAmount cents={option.buyPreTaxCadCents} />
          {option.marginCadCents !== null && (
            <span className="wb-broker-margin">
              Margin <MarginAmount cents={option.marginCadCents} isMargin />
            </span>
          )}
        </span>
      )}
    </label>
  )
}
