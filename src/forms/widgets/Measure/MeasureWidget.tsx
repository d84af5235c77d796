import type { WidgetProps } from '@rjsf/utils'
import type { UnitCategory } from '#domain/units.ts'
import { useControlProps } from '../../control-props.ts'
import { widgetOptions } from '../../widget-options.ts'
import { MeasureInput } from './MeasureInput.tsx'
import { unitCategory } from './measure-text.ts'

/** `ui:options` of the measure widget. */
export interface MeasureOptions {
  /** What is measured; decides the unit by the person's preference. */
  readonly unit: UnitCategory
}

/** A length, weight or volume: base units in the data, the person's units in the field. Any unit may be typed. */
export function MeasureWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const category = unitCategory(widgetOptions<MeasureOptions>(props).unit)
  const control = useControlProps(props)
  return (
    <MeasureInput
      control={control}
      category={category}
      value={value}
      onChange={onChange}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
    />
  )
}
