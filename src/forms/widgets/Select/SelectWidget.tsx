import { HTMLSelect } from '@blueprintjs/core'
import { type WidgetProps, enumOptionsIndexForValue, enumOptionsValueForIndex } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'

/** One of a few: the browser's own select, which every keyboard, phone and screen reader knows. */
export function SelectWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus, options } = props
  const { placeholder, readOnly, ...control } = useControlProps(props)
  const { enumOptions, emptyValue } = options
  // Where none is a choice of its own there is no other way to choose none.
  const hasNone = enumOptions?.some((option) => option.value === null) === true
  const chosen = enumOptionsIndexForValue(hasNone ? (value ?? null) : value, enumOptions)
  return (
    <HTMLSelect
      {...control}
      fill
      disabled={control.disabled || readOnly}
      value={typeof chosen === 'string' ? chosen : ''}
      onChange={({ target }) => onChange(enumOptionsValueForIndex(target.value, enumOptions, emptyValue))}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
    >
      {!hasNone && <option value="">{placeholder ?? 'Select…'}</option>}
      {enumOptions?.map((option, index) => (
        <option key={String(option.value)} value={index}>
          {option.label}
        </option>
      ))}
    </HTMLSelect>
  )
}
