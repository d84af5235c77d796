import { type FieldProps, ERRORS_KEY } from '@rjsf/utils'
import { idSeparator, useFormAccess } from '../../form-access.tsx'
import { isRecord } from '../../schema-walk.ts'
import { FieldMessage } from '../../theme/FieldErrorTemplate.tsx'
import { PercentInput } from '../Percent/PercentInput.tsx'
import styles from './driver-rates.module.css'

/**
 * The drivers with a rate each, `[{userId, name, rate}]`; nobody is added or removed here, and who has none earns the usual one.
 * Registered as a custom field, because a list of its own would offer both.
 */
export function DriverRatesField(props: FieldProps) {
  const { fieldPathId, formData, onChange, onBlur, errorSchema, disabled, readonly } = props
  const { showsErrors } = useFormAccess()
  const drivers: readonly unknown[] = Array.isArray(formData) ? formData : []
  if (drivers.length === 0) return <p className="wb-muted">Nobody drives for you yet.</p>
  return (
    <ul className={styles.rates}>
      {drivers.map((driver, index) => {
        if (!isRecord(driver)) return null
        const id = [fieldPathId.$id, index, 'rate'].join(idSeparator)
        const faults = errorSchema?.[index]?.rate?.[ERRORS_KEY] ?? []
        const messages = showsErrors(id) ? faults : []
        const change = (rate: unknown) =>
          onChange(
            drivers.map((each, place) => (place === index ? { ...driver, rate } : each)),
            fieldPathId.path,
          )
        return (
          <li key={String(driver.userId)} className={styles.rate}>
            <label htmlFor={id}>{String(driver.name ?? '')}</label>
            <PercentInput
              id={id}
              placeholder="Usual rate"
              aria-invalid={messages.length > 0 ? true : undefined}
              aria-describedby={messages.length > 0 ? `${id}-error` : undefined}
              disabled={disabled === true || readonly === true}
              value={driver.rate}
              onChange={(rate) => change(rate ?? null)}
              onBlur={() => onBlur(id, formData)}
            />
            {messages.length > 0 && (
              <div className={styles.error}>
                <FieldMessage id={`${id}-error`} messages={messages} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
