import { HTMLSelect, InputGroup } from '@blueprintjs/core'
import { badDate, firstDay, isDate } from '#domain/time/day-bounds.ts'
import { settlementMethodLabels, settlementMethods, type SettlementMethod } from '#domain/accounting/invoices/types.ts'
import { Field } from '#src/forms/Field.tsx'
import styles from './invoices.module.css'

/** When and how money moved. */
export interface PaymentFacts {
  /** As it stands in its field, which may be no day yet. */
  readonly settledOn: string
  readonly method: SettlementMethod
  readonly note: string
}

/** As the contract takes it. */
const longestNote = 300

export function usualPayment(today: string): PaymentFacts {
  return { settledOn: today, method: 'eTransfer', note: '' }
}

/** What the contract takes of them. */
export function bodyOfPayment({ settledOn, method, note }: PaymentFacts) {
  const said = note.trim()
  return { settledOn, method, ...(said !== '' && { note: said }) }
}

/** What is wrong with the day; null: nothing. */
export function faultOfDay({ settledOn }: Pick<PaymentFacts, 'settledOn'>, today: string): string | null {
  if (!isDate(settledOn)) return badDate
  return settledOn > today ? 'Must not be after today' : null
}

interface PaymentFieldsProps {
  readonly facts: PaymentFacts
  readonly today: string
  readonly onChange: (facts: PaymentFacts) => void
}

/** The day, how it was paid, and a note. */
export function PaymentFields({ facts, today, onChange }: PaymentFieldsProps) {
  const fault = faultOfDay(facts, today)
  return (
    <>
      <div className={styles.pair}>
        <Field label="Day" pointer="/settledOn" required errors={fault === null ? [] : [fault]}>
          {(control) => (
            <InputGroup
              {...control}
              fill
              type="date"
              min={firstDay}
              max={today}
              value={facts.settledOn}
              onValueChange={(settledOn) => onChange({ ...facts, settledOn })}
            />
          )}
        </Field>
        <Field label="Paid by" pointer="/method" errors={[]}>
          {({ id }) => (
            <HTMLSelect
              fill
              id={id}
              value={facts.method}
              onChange={({ target }) =>
                onChange({
                  ...facts,
                  method: settlementMethods.find((method) => method === target.value) ?? facts.method,
                })
              }
            >
              {settlementMethods.map((method) => (
                <option key={method} value={method}>
                  {settlementMethodLabels[method]}
                </option>
              ))}
            </HTMLSelect>
          )}
        </Field>
      </div>
      <Field label="Note" pointer="/note" errors={[]}>
        {(control) => (
          <InputGroup
            {...control}
            fill
            placeholder="Such as the number of the cheque"
            maxLength={longestNote}
            value={facts.note}
            onValueChange={(note) => onChange({ ...facts, note })}
          />
        )}
      </Field>
    </>
  )
}
