import { Button, InputGroup, Radio } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { badDate, dayFieldBounds, tooFarAhead, isDate } from '#domain/time/day-bounds.ts'
import type { PeriodDays } from '#domain/accounting/period-words.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { useToday } from '#src/billing/use-usual-until.ts'
import { Field, focusFirstFault } from '#src/forms/Field.tsx'
import { periodText } from '../words.ts'
import { DriverChoice } from './DriverChoice.tsx'
import { addressOf, type PayRunDraft } from './pay-draft.ts'
import styles from '#src/billing/wizard/wizard.module.css'

interface PayWhatStepProps {
  readonly draft: PayRunDraft
  readonly period: PeriodDays
  /** The newest first; the first of them is still going on. */
  readonly offers: readonly PeriodDays[]
}

/** As many periods are offered at once. */
const fewPeriods = 4

/** What the pay run takes: up to the end of which period, whom it pays, and when they get the money. */
export function PayWhatStep({ draft, period, offers }: PayWhatStepProps) {
  const navigate = useNavigate()
  const today = useToday()
  const [run, setRun] = useState(draft)
  const [isTried, setTried] = useState(false)
  const edit = (part: Partial<PayRunDraft>) => setRun((before) => ({ ...before, ...part }))
  const few = offers.slice(0, fewPeriods)
  const isOffered = few.some(({ until }) => until === period.until)
  const periods = isOffered ? few : [...few, period]
  const errors = isTried ? faultsOf(run, today) : {}

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const faults = faultsOf(run, today)
    if (Object.keys(faults).length === 0) void navigate(addressOf(run, 'preview'))
    else focusFirstFault(event.currentTarget, faults)
  }

  return (
    <form className={styles.what} noValidate onSubmit={submit}>
      <section className="wb-card">
        <fieldset className={styles.choices}>
          <legend className="wb-label">Whatever is not paid out up to the end of</legend>
          {periods.map((one, place) => (
            <Radio
              key={one.until}
              name="until"
              checked={run.until === one.until}
              onChange={() => edit({ until: one.until, payDate: run.payDate < one.until ? one.until : run.payDate })}
              labelElement={
                <>
                  {periodText(one)} {place === 0 && <span className="wb-muted">not over yet</span>}
                </>
              }
            />
          ))}
        </fieldset>
      </section>
      <section className="wb-card">
        <fieldset className={styles.choices}>
          <legend className="wb-label">Drivers</legend>
          <Radio name="who" label="All drivers" checked={run.isOfAll} onChange={() => edit({ isOfAll: true })} />
          <Radio name="who" label="Chosen ones" checked={!run.isOfAll} onChange={() => edit({ isOfAll: false })} />
        </fieldset>
        {!run.isOfAll && (
          <DriverChoice
            until={run.until}
            chosen={run.chosen}
            errors={errors['/driverIds']}
            onChoose={(chosen) => edit({ chosen })}
          />
        )}
      </section>
      <section className={`wb-card ${styles.pair}`}>
        <Field label="Pay date" pointer="/payDate" required errors={errors['/payDate']}>
          {(control) => (
            <InputGroup
              {...control}
              type="date"
              {...dayFieldBounds}
              value={run.payDate}
              onChange={({ target }) => edit({ payDate: target.value })}
            />
          )}
        </Field>
      </section>
      <div className={styles.next}>
        <Button type="submit" intent="primary" text="Continue" />
      </div>
    </form>
  )
}

function faultsOf(
  { payDate, isOfAll, chosen }: PayRunDraft,
  today: LocalDate,
): Readonly<Record<string, readonly string[]>> {
  const dated = isDate(payDate) ? tooFarAhead(payDate, today) : badDate
  return {
    ...(!isOfAll && chosen.length === 0 && { '/driverIds': ['Must be at least one'] }),
    ...(dated !== null && { '/payDate': [dated] }),
  }
}
