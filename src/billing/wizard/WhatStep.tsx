import { Button, HTMLSelect, InputGroup, Radio } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dayToCome } from '#domain/planner/days.ts'
import { badDate, dayFieldBounds, isDate } from '#domain/time/day-bounds.ts'
import { lastDayOfCycle } from '#domain/accounting/billing-cycle.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { Field, focusFirstFault } from '#src/forms/Field.tsx'
import { dayText, groupingIn, groupings, groupingText } from '../words.ts'
import { CustomerChoice } from './CustomerChoice.tsx'
import { addressOf, type RunDraft } from './run-draft.ts'
import styles from './wizard.module.css'

/** The ends of the billing cycles, the longest first. */
const offers = [
  { cycle: 'monthly', label: 'Last month' },
  { cycle: 'weekly', label: 'Last week' },
  { cycle: 'daily', label: 'Yesterday' },
  { cycle: 'soonest', label: 'Today' },
] as const

const whoWords = { all: 'All customers', due: 'Those who are due', chosen: 'Chosen ones' } as const

interface WhatStepProps {
  readonly draft: RunDraft
  readonly today: LocalDate
}

/** What the run takes: up to which day, of whom, and how it is put together. */
export function WhatStep({ draft, today }: WhatStepProps) {
  const navigate = useNavigate()
  const [run, setRun] = useState(draft)
  const [isTried, setTried] = useState(false)
  const edit = (part: Partial<RunDraft>) => setRun((before) => ({ ...before, ...part }))
  const days = offers.map(({ cycle, label }) => ({ label, day: lastDayOfCycle(cycle, today) }))
  const isOffered = days.some(({ day }) => day === run.until)
  const [isOther, setOther] = useState(!isOffered)
  const errors = isTried ? faultsOf(run, today) : {}

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const faults = faultsOf(run, today)
    if (Object.keys(faults).length === 0) void navigate(addressOf(run, 'leaks'))
    else focusFirstFault(event.currentTarget, faults)
  }

  return (
    <form className={styles.what} noValidate onSubmit={submit}>
      <section className="wb-card">
        <fieldset className={styles.choices}>
          <legend className="wb-label">Whatever is unbilled up to</legend>
          {days.map(({ label, day }, place) =>
            days.findIndex((one) => one.day === day) === place ? (
              <Radio
                key={label}
                name="until"
                checked={!isOther && run.until === day}
                onChange={() => {
                  setOther(false)
                  edit({ until: day })
                }}
                labelElement={
                  <>
                    {label} <span className="wb-muted">{dayText(day)}</span>
                  </>
                }
              />
            ) : null,
          )}
          <Radio name="until" label="Another day" checked={isOther} onChange={() => setOther(true)} />
        </fieldset>
        {isOther && (
          <Field label="Last day" pointer="/until" required errors={errors['/until']} className={styles.short}>
            {(control) => (
              <InputGroup
                {...control}
                type="date"
                {...dayFieldBounds}
                value={run.until}
                onChange={({ target }) => edit({ until: target.value })}
              />
            )}
          </Field>
        )}
      </section>
      <section className="wb-card">
        <fieldset className={styles.choices}>
          <legend className="wb-label">Customers</legend>
          {(['due', 'all', 'chosen'] as const).map((who) => (
            <Radio
              key={who}
              name="who"
              label={whoWords[who]}
              checked={run.who === who}
              onChange={() => edit({ who })}
            />
          ))}
        </fieldset>
        {run.who === 'chosen' && isDate(run.until) && (
          <CustomerChoice
            until={run.until}
            chosen={run.chosen}
            errors={errors['/customerIds']}
            onChoose={(chosen) => edit({ chosen })}
          />
        )}
      </section>
      <section className={`wb-card ${styles.pair}`}>
        <Field label="Invoices" pointer="/grouping" errors={[]}>
          {({ id }) => (
            <HTMLSelect
              fill
              id={id}
              value={run.grouping}
              onChange={({ target }) => edit({ grouping: groupingIn(target.value) ?? run.grouping })}
            >
              {groupings.map((grouping) => (
                <option key={grouping} value={grouping}>
                  {groupingText(grouping)}
                </option>
              ))}
            </HTMLSelect>
          )}
        </Field>
        <Field label="Invoice date" pointer="/invoiceDate" required errors={errors['/invoiceDate']}>
          {(control) => (
            <InputGroup
              {...control}
              type="date"
              {...dayFieldBounds}
              max={today}
              value={run.invoiceDate}
              onChange={({ target }) => edit({ invoiceDate: target.value })}
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

function faultOfDate(invoiceDate: string, today: LocalDate): string | null {
  if (!isDate(invoiceDate)) return badDate
  return invoiceDate > today ? dayToCome(today) : null
}

function faultsOf(
  { until, invoiceDate, who, chosen }: RunDraft,
  today: LocalDate,
): Readonly<Record<string, readonly string[]>> {
  const dated = faultOfDate(invoiceDate, today)
  return {
    ...(!isDate(until) && { '/until': [badDate] }),
    ...(dated !== null && { '/invoiceDate': [dated] }),
    ...(who === 'chosen' && chosen.length === 0 && { '/customerIds': ['Must be at least one'] }),
  }
}
