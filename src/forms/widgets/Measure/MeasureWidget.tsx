import { deepEquals, type WidgetProps } from '@rjsf/utils'
import { use } from 'react'
import type { TypedMeasure } from '#domain/amounts/typed-measure.ts'
import type { UnitCategory } from '#domain/amounts/units.ts'
import { useControlProps } from '../../control-props.ts'
import { FieldPathContext, SiblingsContext, useFormAccess } from '../../form-access.tsx'
import { isRecord } from '../../schema-walk.ts'
import { widgetOptions } from '../../widget-options.ts'
import { MeasureInput } from './MeasureInput.tsx'
import { typedMeasureIn, unitCategory } from './measure-text.ts'

/** `ui:options` of the measure widget. */
export interface MeasureOptions {
  /** What is measured; decides the unit by the person's preference. */
  readonly unit: UnitCategory
  /** Under which name the object around keeps in `typed` how it was typed; without it no unit is kept. */
  readonly typed?: string
}

/**
 * A length, weight or volume: base units in the data, the person's units in the field. Any unit may be typed, and is kept beside the
 * value where `typed` says so.
 */
export function MeasureWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus } = props
  const { unit, typed: name } = widgetOptions<MeasureOptions>(props)
  const category = unitCategory(unit)
  const [typed, keep] = useKeptUnit(name, category)
  const control = useControlProps(props)
  return (
    <MeasureInput
      control={control}
      category={category}
      value={value}
      {...(typed !== undefined && { typed })}
      onChange={(next, nextTyped) => {
        onChange(next)
        keep(nextTyped)
      }}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
    />
  )
}

/** How the measure was typed, in the object around it, and what keeps another one there; undefined where it keeps none. */
function useKeptUnit(
  name: string | undefined,
  category: UnitCategory,
): readonly [typed: TypedMeasure | null | undefined, keep: (typed: TypedMeasure | undefined) => void] {
  const siblings = use(SiblingsContext)
  const path = use(FieldPathContext)
  const { setValue } = useFormAccess()
  if (name === undefined) return [undefined, () => undefined]
  const typed = typedMeasureIn(isRecord(siblings) ? siblings.typed : undefined, name, category)
  const keep = (next: TypedMeasure | undefined) => {
    if (!deepEquals(next ?? null, typed)) setValue([...path.slice(0, -1), 'typed', name], next)
  }
  return [typed, keep]
}
