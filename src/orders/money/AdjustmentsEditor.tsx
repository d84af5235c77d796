import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Button, InputGroup } from '@blueprintjs/core'
import { Plus, Trash } from '@blueprintjs/icons'
import { flushSync } from 'react-dom'
import { mostAdjustments } from '#domain/pricing/adjustments.ts'
import { MoneyInput } from '#src/forms/widgets/Money/MoneyInput.tsx'
import { type AdjustmentRow, isAmount, maxAdjustmentName, newRow } from './adjustment-rows.ts'
import styles from './money.module.css'

interface AdjustmentsEditorProps {
  readonly rows: readonly AdjustmentRow[]
  readonly onChange: (rows: readonly AdjustmentRow[]) => void
  /** What applies to every row, said once. */
  readonly hint: string
  /** What is wrong with a row, by its place in the list. */
  readonly faults?: ReadonlyMap<number, string>
  /** Rows of another kind that stand first, each an `<li className="wb-adjustment">`. */
  readonly leading?: ReactNode
}

const noFaults: ReadonlyMap<number, string> = new Map()

/**
 * A list of adjustments. Enter adds one and the focus goes into it; removing one leaves the focus on its neighbour, so
 * that the whole list is worked through without a mouse.
 */
export function AdjustmentsEditor({ rows, onChange, hint, faults = noFaults, leading }: AdjustmentsEditorProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const isFull = rows.length >= mostAdjustments

  /** At once: what is typed next goes into the row. */
  const changeAndFocus = (next: readonly AdjustmentRow[], key: string | undefined) => {
    flushSync(() => onChange(next))
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${key}"] input`)
    ;(row ?? add.current)?.focus()
  }
  const append = () => {
    if (isFull) return
    const row = newRow()
    changeAndFocus([...rows, row], row.key)
  }
  const change = (key: string, part: Partial<AdjustmentRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const remove = (index: number) =>
    changeAndFocus(
      rows.filter((_, at) => at !== index),
      (rows[index + 1] ?? rows[index - 1])?.key,
    )
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    append()
  }

  return (
    <fieldset className={styles.adjustments} onKeyDown={addOnEnter}>
      <legend className="wb-label">Adjustments</legend>
      <p className={styles.adjustmentsHint}>
        {hint} <span className={styles.adjustmentsKeys}>Enter adds the next one; Ctrl and Enter saves.</span>
      </p>
      <ul className={styles.adjustmentList} ref={list}>
        {leading}
        {rows.map(({ key, name, price }, index) => (
          <li key={key} className={styles.adjustment} data-row={key}>
            <InputGroup
              fill
              aria-label={`Name of adjustment ${index + 1}`}
              placeholder="Name"
              maxLength={maxAdjustmentName}
              value={name}
              aria-invalid={name.trim() === '' || undefined}
              onChange={(event) => change(key, { name: event.target.value })}
            />
            <MoneyInput
              aria-label={`Price of adjustment ${index + 1}`}
              aria-invalid={!isAmount(price) || faults.has(index) || undefined}
              aria-describedby={faults.has(index) ? `${id}-${key}` : undefined}
              value={price}
              onChange={(next) => change(key, { price: next ?? 0 })}
            />
            <Button
              variant="minimal"
              icon={<Trash size={14} />}
              aria-label={`Remove ${name.trim() || `adjustment ${index + 1}`}`}
              title="Remove"
              onClick={() => remove(index)}
            />
            {faults.has(index) && (
              <p className={styles.adjustmentFault} id={`${id}-${key}`} role="alert">
                {faults.get(index)}.
              </p>
            )}
          </li>
        ))}
      </ul>
      <Button
        ref={add}
        size="small"
        icon={<Plus size={14} />}
        text="Add adjustment"
        disabled={isFull}
        title={isFull ? `There can be ${mostAdjustments} adjustments at most` : undefined}
        onClick={append}
      />
    </fieldset>
  )
}
