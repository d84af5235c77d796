import { HTMLSelect } from '@blueprintjs/core'
import { type WidgetProps, enumOptionsIndexForValue, enumOptionsValueForIndex } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'

/** One of a few: the browser's own select, which every keyboard, phone and screen reader knows. */
export function SelectWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus, options } = props
  const { placeholder, readOnly, ...control } = useControlProps(props)
  const { enumOptions, emptyValue } = options
  const chosen = enumOptionsIndexForValue(value, enumOptions)
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
      <option value="">{placeholder ?? 'Select…'}</option>
      {enumOptions?.map((option, index) => (
        <option key={String(option.value)} value={index}>
          {option.label}
        </option>
      ))}
    </HTMLSelect>
  )
}
