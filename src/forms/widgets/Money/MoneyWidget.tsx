import type { WidgetProps } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { widgetOptions } from '../../widget-options.ts'
import { MoneyInput } from './MoneyInput.tsx'

/** `ui:options` of the money widget. */
export interface MoneyOptions {
  /** The sign before the amount; CAD and USD both write "$". */
  readonly sign?: string
}

/** An amount: integer cents in the data, dollars to the person. */
export function MoneyWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const { sign } = widgetOptions<MoneyOptions>(props)
  const control = useControlProps(props)
  return (
    <MoneyInput
      {...control}
      {...(sign !== undefined && { sign })}
      value={value}
      onChange={onChange}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
    />
  )
}
