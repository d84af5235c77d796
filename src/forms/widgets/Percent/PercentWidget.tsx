import type { WidgetProps } from '@rjsf/utils'
import { useControlProps } from '../../control-props.ts'
import { PercentInput } from './PercentInput.tsx'

/** A share in percent: the number in the data. */
export function PercentWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const control = useControlProps(props)
  return (
    <PercentInput
      {...control}
      value={value}
      onChange={onChange}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
    />
  )
}
