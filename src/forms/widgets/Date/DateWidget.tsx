import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import { firstDay, lastDay } from '#domain/time/day-bounds.ts'
import { useControlProps } from '../../control-props.ts'
import { widgetOptions } from '../../widget-options.ts'

/** `ui:options` of the date widget. */
export interface DateOptions {
  /** First and last day, `YYYY-MM-DD`; where they are left out, those of domain/time/day-bounds.ts. */
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
      min={options.min ?? firstDay}
      max={options.max ?? lastDay}
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
