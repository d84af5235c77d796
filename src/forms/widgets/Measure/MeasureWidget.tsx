import { InputGroup } from '@blueprintjs/core'
import type { WidgetProps } from '@rjsf/utils'
import type { UnitCategory } from '#domain/units.ts'
import { useControlProps } from '../../control-props.ts'
import { widgetOptions } from '../../widget-options.ts'
import { useUnitPreference } from '../../unit-preference.tsx'
import { useDraft } from '../../use-draft.ts'
import { measureAffix, measureText, measureValue, unitCategory } from './measure-text.ts'

/** `ui:options` of the measure widget. */
export interface MeasureOptions {
  /** What is measured; decides the unit by the person's preference. */
  readonly unit: UnitCategory
}

/** A length, weight or volume: base units in the data, the person's units in the field. Any unit may be typed. */
export function MeasureWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const category = unitCategory(widgetOptions<MeasureOptions>(props).unit)
  const preference = useUnitPreference()
  const control = useControlProps(props)
  const affix = measureAffix(category, preference)
  const draft = useDraft(measureText(value, category, preference), (text) =>
    onChange(measureValue(text, category, preference)),
  )
  const feet = affix === 'ft in'
  return (
    <InputGroup
      {...control}
      placeholder={control.placeholder ?? (feet ? `4' 6" or 54` : undefined)}
      fill
      rightElement={<span className="wb-affix">{affix}</span>}
      inputClassName="wb-input-number"
      inputMode={feet ? 'text' : 'decimal'}
      autoComplete="off"
      value={draft.text}
      onChange={(event) => draft.onText(event.target.value)}
      onFocus={(event) => {
        draft.onFocus()
        event.target.select()
        onFocus(id, value)
      }}
      onBlur={() => {
        draft.onBlur()
        onBlur(id, value)
      }}
    />
  )
}
