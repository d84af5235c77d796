import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { widgetOptions } from '../../widget-options.ts'

/** `ui:options` of the date widget. */
export interface DateOptions {
  /** First and last day, `YYYY-MM-DD`; the product's are 1900 to 2099 (docs/rules/order-edit.md, "Schedule"). */
  readonly min?: string
  readonly max?: string
}

/** A day, `YYYY-MM-DD` in the data, in the browser's own field with its calendar. */
export function DateWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const options = widgetOptions<DateOptions>(props)
  const control = useControlProps(props)
  return (
    <InputGroup
      {...control}
      fill
      type="date"
      min={options.min ?? '1900-01-01'}
      max={options.max ?? '2099-12-31'}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onFocus={() => onFocus(id, value)}
      onBlur={({ target }) => {
        // half a date reads as nothing; this keeps it from passing for an empty optional field
        if (target.validity.badInput) onChange('incomplete')
        onBlur(id, value)
      }}
    />
  )
}
