import { HTMLSelect } from '@blueprintjs/core'
import { type FieldProps, ERRORS_KEY } from '@rjsf/utils'
import { idSeparator, useFormAccess } from '../../form-access.tsx'
import { FieldMessage } from '../../theme/FieldErrorTemplate.tsx'
import { isRecord } from '../../schema-walk.ts'
import { MoneyInput } from '../Money/MoneyInput.tsx'
import { PercentInput } from '../Percent/PercentInput.tsx'
import styles from './charge.module.css'

const kinds = { none: 'Nothing', fee: 'A fee', percentage: 'A percentage' } as const

type Kind = keyof typeof kinds

/**
 * What something costs: nothing, an amount, or a percentage. The data is `{type, amount}`: cents of a fee, percent of a percentage.
 * Registered as a custom field, because rjsf gives objects no widgets.
 */
export function ChargeField(props: FieldProps) {
  const { fieldPathId, formData, onChange, onBlur, errorSchema, disabled, readonly, schema, title, name } = props
  const { showsErrors } = useFormAccess()
  const type = kindOf(formData)
  const amount: unknown = isRecord(formData) ? formData.amount : undefined
  const id = [fieldPathId.$id, 'amount'].join(idSeparator)
  const messages = showsErrors(id) ? (errorSchema?.amount?.[ERRORS_KEY] ?? []) : []
  const label = title ?? schema.title ?? name
  const control = {
    id,
    'aria-label': `${label}: ${type === 'fee' ? 'fee' : 'percent'}`,
    'aria-invalid': messages.length > 0 ? (true as const) : undefined,
    'aria-describedby': messages.length > 0 ? `${id}-error` : undefined,
    disabled: disabled === true || readonly === true,
    value: amount,
    onChange: (next: unknown) => onChange({ type, amount: next }, fieldPathId.path),
    onBlur: () => onBlur(id, formData),
  }

  return (
    <div className={styles.charge}>
      <HTMLSelect
        aria-label={`${label}: kind`}
        disabled={control.disabled}
        value={type}
        onChange={({ target }) => {
          const next = target.value
          onChange({ type: next, amount: next === 'none' ? 0 : undefined }, fieldPathId.path)
        }}
      >
        {Object.entries(kinds).map(([kind, text]) => (
          <option key={kind} value={kind}>
            {text}
          </option>
        ))}
      </HTMLSelect>
      {type === 'fee' && <MoneyInput {...control} />}
      {type === 'percentage' && <PercentInput {...control} />}
      <div className={styles.error}>
        <FieldMessage id={`${id}-error`} messages={messages} />
      </div>
    </div>
  )
}

function kindOf(data: unknown): Kind {
  const type: unknown = isRecord(data) ? data.type : undefined
  return type === 'fee' || type === 'percentage' ? type : 'none'
}
