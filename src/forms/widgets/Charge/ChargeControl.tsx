import { HTMLSelect } from '@blueprintjs/core'
import { FieldMessage } from '../../theme/FieldErrorTemplate.tsx'
import { MoneyInput } from '../Money/MoneyInput.tsx'
import { PercentInput } from '../Percent/PercentInput.tsx'
import styles from './charge.module.css'

const kinds = { none: 'Nothing', fee: 'A fee', percentage: 'A percentage' } as const

export type ChargeKind = keyof typeof kinds

interface ChargeControlProps {
  /** The id of the amount. */
  readonly id: string
  readonly label: string
  readonly kind: ChargeKind
  /** Whether nothing can be chosen. */
  readonly required?: boolean
  /** Cents of a fee, percent of a percentage, text that is neither. */
  readonly amount: unknown
  readonly messages: readonly string[]
  readonly disabled: boolean
  readonly onKind: (kind: ChargeKind) => void
  readonly onAmount: (amount: number | string | undefined) => void
  readonly onBlur: () => void
}

/** The kind of a charge and how much it is. */
export function ChargeControl(props: ChargeControlProps) {
  const { id, label, kind, required = false, amount, messages, disabled, onKind, onAmount, onBlur } = props
  const control = {
    id,
    'aria-label': `${label}: ${kind === 'fee' ? 'fee' : 'percent'}`,
    'aria-invalid': messages.length > 0 ? (true as const) : undefined,
    'aria-describedby': messages.length > 0 ? `${id}-error` : undefined,
    disabled,
    value: amount,
    onChange: onAmount,
    onBlur,
  }
  return (
    <div className={styles.charge}>
      <HTMLSelect
        aria-label={`${label}: kind`}
        disabled={disabled}
        value={kind}
        onChange={({ currentTarget }) => onKind(isKind(currentTarget.value) ? currentTarget.value : 'none')}
      >
        {Object.entries(kinds).map(
          ([each, text]) =>
            !(required && each === 'none') && (
              <option key={each} value={each}>
                {text}
              </option>
            ),
        )}
      </HTMLSelect>
      {kind === 'fee' && <MoneyInput {...control} />}
      {kind === 'percentage' && <PercentInput {...control} />}
      <div className={styles.error}>
        <FieldMessage id={`${id}-error`} messages={messages} />
      </div>
    </div>
  )
}

function isKind(value: string): value is ChargeKind {
  return value in kinds
}
