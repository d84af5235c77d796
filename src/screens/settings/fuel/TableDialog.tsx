import { Button, FormGroup, InputGroup, TextArea } from '@blueprintjs/core'
import { useState } from 'react'
import { countText } from '#domain/amounts/count-text.ts'
import { numberOf } from '#domain/amounts/number-text.ts'
import { evenFuelRows, fuelRowsText, readFuelRows } from '#domain/pricing/fuel-row-text.ts'
import { litreText } from '#domain/pricing/fuel-table.ts'
import { dayFieldBounds } from '#domain/time/day-bounds.ts'
import type { FuelTable } from '#generated/model/index.ts'
import { FormDialog } from '#src/forms/FormDialog.tsx'
import { useSavedForm } from '#src/forms/saved-drafts.ts'
import { numberMessages } from '#src/forms/number-messages.ts'
import { quantityFault, readQuantity } from '#src/forms/quantity-text.ts'
import { FieldMessage } from '#src/forms/theme/FieldErrorTemplate.tsx'
import { LineFaults } from './LineFaults.tsx'
import styles from './fuel.module.css'

const steps = [
  ['first', 'From, $/L'],
  ['width', 'Each row, $/L'],
  ['count', 'Rows'],
  ['percent', 'First, %'],
  ['step', 'Each row, %'],
] as const

/** As many as a table has. */
const mostRows = 500
/** No price, step, count or percentage of a table is a thousand: "1,020" has decimals. */
const isOfTable = ({ value }: { readonly value: number }) => value < 1000

interface TableDialogProps {
  readonly table: FuelTable
  readonly isNew: boolean
  /** Days of the same fuel that have a table already. */
  readonly taken: readonly string[]
  readonly onSave: (table: FuelTable) => Promise<unknown>
  readonly onClose: () => void
}

/** A table of percentages from a day on: typed or pasted row by row, or filled in even steps. */
export function TableDialog({ table, isNew, taken, onSave, onClose }: TableDialogProps) {
  const given = { effectiveFrom: table.effectiveFrom, text: fuelRowsText(table.rows) }
  const isChanged = (form: typeof given) => form.effectiveFrom !== given.effectiveFrom || form.text !== given.text
  const [form, setForm] = useSavedForm(`fuel-table-${table.fuelType}`, JSON.stringify(given), () => given, isChanged)
  const { effectiveFrom, text } = form
  const setText = (rowsText: string) => setForm((last) => ({ ...last, text: rowsText }))
  const [even, setEven] = useState({ first: '1.000', width: '0.020', count: '100', percent: '13', step: '0.5' })
  const { rows, faults } = readFuelRows(text)
  const isTaken = taken.includes(effectiveFrom)
  const typed = (name: keyof typeof even) => numberOf(even[name], { fits: isOfTable }) ?? Number.NaN
  const count = readQuantity(even.count)
  const faultOf = (name: keyof typeof even) => {
    if (name === 'count') return quantityFault(count, 1, mostRows)
    return Number.isNaN(typed(name)) ? numberMessages.invalid : null
  }
  const stepFaults = steps.flatMap(([name, label]) => {
    const fault = faultOf(name)
    return fault === null ? [] : [`${label}: ${fault}`]
  })
  const fill =
    stepFaults.length === 0 && typeof count === 'number'
      ? evenFuelRows(typed('first'), typed('width'), count, typed('percent'), typed('step'))
      : []
  const [lowest, highest] = [rows[0], rows.at(-1)]
  const problem =
    effectiveFrom === ''
      ? 'Choose the day from which it is in force'
      : isTaken
        ? 'Another table begins that day'
        : faults.length > 0
          ? 'Each line needs a row that follows the one before'
          : rows.length === 0
            ? 'Type, paste or fill in rows first'
            : null

  return (
    <FormDialog
      title={isNew ? `Add ${table.fuelType} table` : `Change ${table.fuelType} table`}
      submitLabel="Save table"
      dirty={isChanged(form)}
      problem={problem}
      onSubmit={() => onSave({ ...table, effectiveFrom, rows: [...rows] })}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <FormGroup
          label="In force from"
          labelFor="fuel-table-from"
          helperText={isTaken ? 'Another table begins that day.' : 'Until the day of a later table.'}
          intent={isTaken ? 'danger' : 'none'}
        >
          <InputGroup
            id="fuel-table-from"
            type="date"
            {...dayFieldBounds}
            value={effectiveFrom}
            onChange={({ target: { value } }) => setForm((last) => ({ ...last, effectiveFrom: value }))}
          />
        </FormGroup>
        <div className={styles.fill} role="group" aria-label="Even steps">
          {steps.map(([name, label]) => (
            <label key={name}>
              {label}
              <InputGroup
                inputMode="decimal"
                inputClassName="wb-input-number"
                aria-invalid={faultOf(name) === null ? undefined : true}
                aria-describedby={faultOf(name) === null ? undefined : 'fuel-steps-error'}
                value={even[name]}
                onChange={({ target }) => setEven({ ...even, [name]: target.value })}
              />
            </label>
          ))}
          <Button text="Fill" disabled={fill.length === 0} onClick={() => setText(fuelRowsText(fill))} />
        </div>
        <FieldMessage id="fuel-steps-error" messages={stepFaults} />
        <TextArea
          className={styles.paste}
          aria-label="Rows: from, to, percent"
          placeholder={'1.000  1.020  13\n1.020  1.040  13.5'}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {faults.length === 0 && lowest !== undefined && highest !== undefined && (
          <p className="wb-muted">
            {countText(rows.length, { one: 'row', many: 'rows' })} from {litreText(lowest.priceFrom)} to{' '}
            {litreText(highest.priceTo)}/L, {lowest.percent} % to {highest.percent} %
          </p>
        )}
        <LineFaults faults={faults} />
      </div>
    </FormDialog>
  )
}
