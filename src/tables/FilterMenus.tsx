import type { ReactElement } from 'react'
import { Button, Checkbox, Classes } from '@blueprintjs/core'
import { firstDay, lastDay } from '#domain/time/day-bounds.ts'

export interface FilterChoice {
  readonly value: string
  readonly text: string
  /** In the menu, in the place of the text. */
  readonly look?: ReactElement
}

export interface ChoiceMenuProps {
  readonly label: string
  readonly choices: readonly FilterChoice[]
  readonly chosen: readonly string[]
  /** Only one at a time. */
  readonly isSingle: boolean
  readonly onChoose: (chosen: readonly string[]) => void
}

/** What opens under a filter by choices: ticked in their order, or one of them pressed. */
export function ChoiceMenu({ label, choices, chosen, isSingle, onChoose }: ChoiceMenuProps) {
  const values = choices.map(({ value }) => value)
  const toggle = (value: string) =>
    onChoose(values.filter((other) => (other === value ? !chosen.includes(other) : chosen.includes(other))))
  return (
    <div className="wb-filter-menu" role="group" aria-label={label}>
      {choices.map(({ value, text, look = text }) =>
        isSingle ? (
          <Button
            key={value}
            variant="minimal"
            alignText="start"
            active={chosen.includes(value)}
            aria-pressed={chosen.includes(value)}
            text={look}
            onClick={() => onChoose(chosen.includes(value) ? [] : [value])}
          />
        ) : (
          <Checkbox key={value} checked={chosen.includes(value)} onChange={() => toggle(value)} labelElement={look} />
        ),
      )}
    </div>
  )
}

/** Local dates, both included; null where the range is open. */
export interface DayRange {
  readonly from: string | null
  readonly to: string | null
}

export interface DayPreset extends DayRange {
  readonly label: string
}

export interface DateMenuProps {
  readonly label: string
  readonly presets: readonly DayPreset[]
  readonly preset: DayPreset | undefined
  readonly range: DayRange
  readonly onChoose: (range: DayRange) => void
}

/** What opens under a filter by date. */
export function DateMenu({ label, presets, preset, range, onChoose }: DateMenuProps) {
  const { from, to } = range
  return (
    <div className="wb-filter-menu" role="group" aria-label={label}>
      {presets.map((choice) => (
        <Button
          key={choice.label}
          variant="minimal"
          alignText="start"
          active={choice === preset}
          text={choice.label}
          onClick={() => onChoose({ from: choice.from, to: choice.to })}
        />
      ))}
      <label className="wb-filter-date">
        From
        <input
          type="date"
          className={Classes.INPUT}
          value={from ?? ''}
          min={firstDay}
          max={to ?? lastDay}
          onChange={({ target }) => onChoose({ ...range, from: target.value || null })}
        />
      </label>
      <label className="wb-filter-date">
        To
        <input
          type="date"
          className={Classes.INPUT}
          value={to ?? ''}
          min={from ?? firstDay}
          max={lastDay}
          onChange={({ target }) => onChoose({ ...range, to: target.value || null })}
        />
      </label>
      {(from ?? to) !== null && (
        <Button variant="minimal" text="Any date" onClick={() => onChoose({ from: null, to: null })} />
      )}
    </div>
  )
}
