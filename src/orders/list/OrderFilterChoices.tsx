import { Button, Checkbox, Classes } from '@blueprintjs/core'
import { type OrderStatus, orderStatuses, orderStatusLabels } from '#domain/orders/order-status.ts'
import type { FilterChange } from '#src/tables/use-list-state.ts'

export interface StatusChoicesProps {
  readonly chosen: readonly OrderStatus[]
  readonly onToggle: (status: OrderStatus) => void
}

/** What opens under the filter by status. */
export function StatusChoices({ chosen, onToggle }: StatusChoicesProps) {
  return (
    <div className="wb-filter-menu" role="group" aria-label="Status">
      {orderStatuses.map((status) => (
        <Checkbox
          key={status}
          checked={chosen.includes(status)}
          onChange={() => onToggle(status)}
          labelElement={
            <span className="wb-status" data-status={status}>
              {orderStatusLabels[status]}
            </span>
          }
        />
      ))}
    </div>
  )
}

interface DatePreset {
  readonly label: string
  readonly from: string
  readonly to: string
}

export interface DateChoicesProps {
  readonly presets: readonly DatePreset[]
  readonly preset: DatePreset | undefined
  /** Local dates, both included; null where the range is open. */
  readonly from: string | null
  readonly to: string | null
  readonly onChoose: (change: FilterChange) => void
}

/** What opens under the filter by date. */
export function DateChoices({ presets, preset, from, to, onChoose }: DateChoicesProps) {
  return (
    <div className="wb-filter-menu" role="group" aria-label="Date available">
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
          max={to ?? undefined}
          onChange={({ target }) => onChoose({ from: target.value })}
        />
      </label>
      <label className="wb-filter-date">
        To
        <input
          type="date"
          className={Classes.INPUT}
          value={to ?? ''}
          min={from ?? undefined}
          onChange={({ target }) => onChoose({ to: target.value })}
        />
      </label>
      {(from ?? to) !== null && (
        <Button variant="minimal" text="Any date" onClick={() => onChoose({ from: null, to: null })} />
      )}
    </div>
  )
}
