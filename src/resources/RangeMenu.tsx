import { type FormEvent, useState } from 'react'
import { Button, InputGroup } from '@blueprintjs/core'
import { numberOf } from '#domain/amounts/number-text.ts'
import type { ControlProps } from '#src/forms/control-props.ts'
import { Field } from '#src/forms/Field.tsx'
import { numberMessages } from '#src/forms/number-messages.ts'
import { MeasureInput } from '#src/forms/widgets/Measure/MeasureInput.tsx'
import { MoneyInput } from '#src/forms/widgets/Money/MoneyInput.tsx'
import type { NumberRange, Range } from './filter-values.ts'

export interface RangeMenuProps {
  readonly label: string
  readonly filter: NumberRange
  readonly range: Range
  /** A number as people read it. */
  readonly textOf: (value: number) => string
  readonly onChoose: (range: Range) => void
}

/** Base units, the text that was typed and is no number, or nothing. */
type Typed = number | string | undefined

/** What opens under a filter by a number: where the range begins and ends, in the person's units. Enter applies it. */
export function RangeMenu({ label, filter, range, textOf, onChoose }: RangeMenuProps) {
  const [from, setFrom] = useState<Typed>(range.from ?? undefined)
  const [to, setTo] = useState<Typed>(range.to ?? undefined)
  const [isAsked, setAsked] = useState(false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (faultOf(filter, from, textOf) !== null || faultOf(filter, to, textOf) !== null) return
    onChoose({ from: numberIn(filter, from), to: numberIn(filter, to) })
  }
  const errors = (end: Typed) => (isAsked ? [faultOf(filter, end, textOf) ?? []].flat() : [])
  return (
    <form className="wb-filter-menu" aria-label={label} onSubmit={apply}>
      <Field label="From" pointer="/from" errors={errors(from)}>
        {(control) => <NumberInput filter={filter} control={control} value={from} onChange={setFrom} />}
      </Field>
      <Field label="To" pointer="/to" errors={errors(to)}>
        {(control) => <NumberInput filter={filter} control={control} value={to} onChange={setTo} />}
      </Field>
      <Button type="submit" intent="primary" text="Apply" />
      {(range.from ?? range.to) !== null && (
        <Button variant="minimal" text="Any" onClick={() => onChoose({ from: null, to: null })} />
      )}
    </form>
  )
}

interface NumberInputProps {
  readonly filter: NumberRange
  readonly control: ControlProps
  readonly value: Typed
  readonly onChange: (value: Typed) => void
}

function NumberInput({ filter: { kind, unit }, control, value, onChange }: NumberInputProps) {
  if (unit !== undefined) return <MeasureInput control={control} category={unit} value={value} onChange={onChange} />
  if (kind === 'money') return <MoneyInput {...control} value={value} onChange={onChange} />
  return (
    <InputGroup
      {...control}
      fill
      inputClassName="wb-input-number"
      inputMode="decimal"
      autoComplete="off"
      value={String(value ?? '')}
      onValueChange={(text) => onChange(text === '' ? undefined : text)}
    />
  )
}

/** Only a plain number is kept as it is typed: a text of another kind was none. */
function numberIn({ kind }: NumberRange, typed: Typed): number | null {
  if (typeof typed === 'string') return kind === 'number' ? numberOf(typed) : null
  return typed ?? null
}

function faultOf(filter: NumberRange, typed: Typed, textOf: (value: number) => string): string | null {
  if (typed === undefined) return null
  const { least, most, isWhole } = filter
  const number = numberIn(filter, typed)
  if (number === null || (isWhole && !Number.isInteger(number))) return numberMessages.invalid
  if (number < least) return numberMessages.below(textOf(least))
  return number > most ? numberMessages.above(textOf(most)) : null
}
