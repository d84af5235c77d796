import { type FieldProps, ERRORS_KEY } from '@rjsf/utils'
import { useState } from 'react'
import { idSeparator, useFormAccess } from '../../form-access.tsx'
import { fieldLabel } from '../../labels.ts'
import { isRecord } from '../../schema-walk.ts'
import { type ChargeKind, ChargeControl } from './ChargeControl.tsx'

/** Where the amount of each kind stands. */
const properties = { fee: 'amountCadCents', percentage: 'percent' } as const

/**
 * What something adds to a price, or takes off it: `{amountCadCents}` or `{percent}`, the contract's `RevisionCharge`; without one it
 * adds nothing. Registered as a custom field, because rjsf would ask which of the two schemas is meant.
 */
export function SurchargeField(props: FieldProps) {
  const { fieldPathId, formData, onChange, onBlur, errorSchema, disabled, readonly, required, schema, title, name } =
    props
  const { showsErrors } = useFormAccess()
  const [picked, setPicked] = useState(false)
  const kind = kindOf(formData, required === true || picked)
  const property = kind === 'none' ? undefined : properties[kind]
  const id = [fieldPathId.$id, property ?? 'none'].join(idSeparator)
  const faults = property === undefined ? [] : (errorSchema?.[property]?.[ERRORS_KEY] ?? [])
  return (
    <ChargeControl
      id={id}
      label={fieldLabel(title ?? schema.title ?? name, fieldPathId.path)}
      kind={kind}
      required={required === true}
      amount={property !== undefined && isRecord(formData) ? formData[property] : undefined}
      messages={showsErrors(id) ? faults : []}
      disabled={disabled === true || readonly === true}
      onKind={(next) => {
        setPicked(next !== 'none')
        onChange(next === 'none' ? undefined : { [properties[next]]: undefined }, fieldPathId.path)
      }}
      onAmount={(amount) => {
        setPicked(true)
        if (property !== undefined) onChange({ [property]: amount }, fieldPathId.path, undefined, id)
      }}
      onBlur={() => {
        onBlur(id, formData)
        onBlur(fieldPathId.$id, formData)
      }}
    />
  )
}

/**
 * The kind that was chosen, also while its amount is still missing; what must be given is a fee until another kind is chosen.
 * What adds nothing is stored as a fee of nothing, which is a fee only while somebody types one.
 */
function kindOf(data: unknown, isGiven: boolean): ChargeKind {
  if (isRecord(data) && properties.percentage in data) return 'percentage'
  return isGiven || (isRecord(data) && properties.fee in data && data[properties.fee] !== 0) ? 'fee' : 'none'
}
