import { type FieldProps, ERRORS_KEY } from '@rjsf/utils'
import { idSeparator, useFormAccess } from '../../form-access.tsx'
import { isRecord } from '../../schema-walk.ts'
import { type ChargeKind, ChargeControl } from './ChargeControl.tsx'

/**
 * What something costs: nothing, an amount, or a percentage. The data is `{type, amount}`: cents of a fee, percent of a percentage.
 * Registered as a custom field, because rjsf gives objects no widgets.
 */
export function ChargeField(props: FieldProps) {
  const { fieldPathId, formData, onChange, onBlur, errorSchema, disabled, readonly, schema, title, name } = props
  const { showsErrors } = useFormAccess()
  const type = kindOf(formData)
  const id = [fieldPathId.$id, 'amount'].join(idSeparator)
  return (
    <ChargeControl
      id={id}
      label={title ?? schema.title ?? name}
      kind={type}
      amount={isRecord(formData) ? formData.amount : undefined}
      messages={showsErrors(id) ? (errorSchema?.amount?.[ERRORS_KEY] ?? []) : []}
      disabled={disabled === true || readonly === true}
      onKind={(next) => onChange({ type: next, amount: next === 'none' ? 0 : undefined }, fieldPathId.path)}
      onAmount={(amount) => onChange({ type, amount }, fieldPathId.path)}
      onBlur={() => onBlur(id, formData)}
    />
  )
}

function kindOf(data: unknown): ChargeKind {
  const type: unknown = isRecord(data) ? data.type : undefined
  return type === 'fee' || type === 'percentage' ? type : 'none'
}
