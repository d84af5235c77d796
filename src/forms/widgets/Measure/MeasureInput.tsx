import { InputGroup } from '@blueprintjs/core'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { TypedMeasure } from '#domain/amounts/typed-measure.ts'
import type { UnitCategory } from '#domain/amounts/units.ts'
import { useUnitPreference } from '../../unit-preference.tsx'
import { useDraft } from '../../use-draft.ts'
import { type SmallLengths, measureAffix, measureText, measureToEdit, readMeasure } from './measure-text.ts'
import '#src/ui/form-parts.css'

interface MeasureInputProps {
  /** Attributes of the control: id, name, description, error. */
  readonly control: Partial<ComponentProps<typeof InputGroup>>
  readonly category: UnitCategory
  /** Base units, the text that was typed and is no measure, or nothing. */
  readonly value: unknown
  readonly smallLengths?: SmallLengths
  /** How it was typed, null if nobody knows: one begins to edit with that. Undefined where no unit is kept. */
  readonly typed?: TypedMeasure | null
  readonly onChange: (value: number | string | undefined, typed: TypedMeasure | undefined) => void
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

/**
 * A measure in the person's units; any unit of the measure may be typed. The stored number is finer than what is shown:
 * a person who only looks, or types and takes it back, leaves it as it was.
 */
export function MeasureInput({
  control,
  category,
  value,
  smallLengths = 'feetAndInches',
  typed,
  onChange,
  onFocus,
  onBlur,
}: MeasureInputProps) {
  const preference = useUnitPreference()
  const affix = measureAffix(category, preference, smallLengths)
  const written = measureText(value, category, preference, smallLengths)
  const begun = typed === undefined ? written : measureToEdit(value, typed, category, preference, smallLengths)
  const atFocus = useRef({ text: begun, value, typed })
  const change = (text: string) => {
    const before = atFocus.current
    const read = readMeasure(text, category, preference)
    if (text === before.text) onChange(asData(before.value), before.typed ?? undefined)
    else onChange(read.value, read.typed)
  }
  const draft = useDraft(written, change, begun)
  const input = useRef<HTMLInputElement>(null)
  // once the text stands there that one begins with
  useLayoutEffect(() => {
    if (draft.isTyping) input.current?.select()
  }, [draft.isTyping])
  const feet = affix === 'ft in'
  // Beside a unit that was typed another one would contradict it.
  const namesUnit = /[\p{L}"'′″]/u.test(draft.text)
  return (
    <InputGroup
      {...control}
      inputRef={input}
      placeholder={control.placeholder ?? (feet ? `4' 6" or 54` : undefined)}
      fill
      rightElement={namesUnit ? undefined : <span className="wb-affix">{affix}</span>}
      inputClassName="wb-input-number"
      inputMode={feet ? 'text' : 'decimal'}
      autoComplete="off"
      value={draft.text}
      onChange={(event) => draft.onText(event.target.value)}
      onFocus={() => {
        atFocus.current = { text: begun, value, typed }
        draft.onFocus()
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
