import { InputGroup } from '@blueprintjs/core'
import { type ComponentProps, useRef } from 'react'
import type { UnitCategory } from '#domain/units.ts'
import { useUnitPreference } from '../../unit-preference.tsx'
import { useDraft } from '../../use-draft.ts'
import { type SmallLengths, measureAffix, measureText, measureValue } from './measure-text.ts'
import '#src/ui/form-parts.css'

interface MeasureInputProps {
  /** Attributes of the control: id, name, description, error. */
  readonly control: Partial<ComponentProps<typeof InputGroup>>
  readonly category: UnitCategory
  /** Base units, the text that was typed and is no measure, or nothing. */
  readonly value: unknown
  readonly smallLengths?: SmallLengths
  readonly onChange: (value: number | string | undefined) => void
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

/**
 * A measure in the person's units; any unit of the measure may be typed. The stored number is finer than what is shown:
 * whoever only looks, or types and takes it back, leaves it as it was.
 */
export function MeasureInput({
  control,
  category,
  value,
  smallLengths = 'feetAndInches',
  onChange,
  onFocus,
  onBlur,
}: MeasureInputProps) {
  const preference = useUnitPreference()
  const affix = measureAffix(category, preference, smallLengths)
  const written = measureText(value, category, preference, smallLengths)
  const atFocus = useRef({ text: written, value })
  const draft = useDraft(written, (text) =>
    onChange(text === atFocus.current.text ? asData(atFocus.current.value) : measureValue(text, category, preference)),
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
        atFocus.current = { text: written, value }
        draft.onFocus()
        event.target.select()
        onFocus?.()
      }}
      onBlur={() => {
        draft.onBlur()
        onBlur?.()
      }}
    />
  )
}

function asData(value: unknown): number | string | undefined {
  return typeof value === 'number' || typeof value === 'string' ? value : undefined
}
