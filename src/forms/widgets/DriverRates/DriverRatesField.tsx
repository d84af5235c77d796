import { type FieldProps, ERRORS_KEY } from '@rjsf/utils'
import { idSeparator, useFormAccess } from '../../form-access.tsx'
import { isRecord } from '../../schema-walk.ts'
import { FieldMessage } from '../../theme/FieldErrorTemplate.tsx'
import { PercentInput } from '../Percent/PercentInput.tsx'
import styles from './driver-rates.module.css'

/** The drivers with a rate each, `[{userId, name, rate}]`; who has none earns that of the service, or the usual one. */
export function DriverRatesField(props: FieldProps) {
  return <RatesField {...props} idName="userId" empty="Nobody drives for you yet." />
}

/** The services with a rate each, `[{serviceId, name, rate}]`; what has none is paid at the usual one. */
export function ServiceRatesField(props: FieldProps) {
  return <RatesField {...props} idName="serviceId" empty="You have no service yet." />
}

/** Nothing is added or removed here. Registered as custom fields, because a list of its own would offer both. */
function RatesField(props: FieldProps & { readonly idName: string; readonly empty: string }) {
  const { fieldPathId, formData, onChange, onBlur, errorSchema, disabled, readonly, idName, empty } = props
  const { showsErrors } = useFormAccess()
  const rows: readonly unknown[] = Array.isArray(formData) ? formData : []
  if (rows.length === 0) return <p className="wb-muted">{empty}</p>
  return (
    <ul className={styles.rates}>
      {rows.map((row, index) => {
        if (!isRecord(row)) return null
        const id = [fieldPathId.$id, index, 'rate'].join(idSeparator)
        const faults = errorSchema?.[index]?.rate?.[ERRORS_KEY] ?? []
        const messages = showsErrors(id) ? faults : []
        const change = (rate: unknown) =>
          onChange(
            rows.map((each, place) => (place === index ? { ...row, rate } : each)),
            fieldPathId.path,
          )
        return (
          <li key={String(row[idName])} className={styles.rate}>
            <label htmlFor={id}>{String(row.name ?? '')}</label>
            <PercentInput
              id={id}
              placeholder="Usual rate"
              aria-invalid={messages.length > 0 ? true : undefined}
              aria-describedby={messages.length > 0 ? `${id}-error` : undefined}
              disabled={disabled === true || readonly === true}
              value={row.rate}
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
