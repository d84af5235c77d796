import { Checkbox, HTMLSelect, InputGroup } from '@blueprintjs/core'
import { remindChoices } from '#domain/planner/badge.ts'
import { nextDates, occurrences, ruleWords } from '#domain/planner/recurrence.ts'
import { type RecurrenceKind, recurrenceKinds } from '#domain/planner/recurrence-input.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import { dayFieldBounds } from '#domain/time/day-bounds.ts'
import { Field } from '#src/forms/Field.tsx'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { QuantityInput } from '#src/forms/QuantityInput.tsx'
import { Step } from '#src/orders/scheduler/OrderSteps.tsx'
import { ClockField } from '../ClockField.tsx'
import { dayText } from '../day-text.ts'
import { readRepeat, type RepeatDraft } from './repeat-draft.ts'
import styles from './repeat.module.css'

const kinds: Readonly<Record<RecurrenceKind, string>> = {
  daily: 'Daily',
  weekdays: 'Every weekday',
  weekly: 'Weekly',
  monthly_day: 'Monthly on a day',
  monthly_weekday: 'Monthly on a weekday',
}
const units: Readonly<Record<Exclude<RecurrenceKind, 'weekdays'>, readonly [one: string, many: string]>> = {
  daily: ['day', 'days'],
  weekly: ['week', 'weeks'],
  monthly_day: ['month', 'months'],
  monthly_weekday: ['month', 'months'],
}
/** As calendars have them, from Monday. */
const weekdays = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
] as const
const shownDays = 10

interface RepeatStepProps {
  readonly repeat: RepeatDraft
  readonly errors: FieldErrors
  /** By the courier's clock. */
  readonly today: LocalDate
  readonly onChange: (part: Partial<RepeatDraft>) => void
}

/** On which days an order is repeated, and when on each; beside it, as one types, the sentence and the days that come of it. */
export function RepeatStep({ repeat, errors, today, onChange }: RepeatStepProps) {
  return (
    <>
      <Step title="Repeats">
        <Pattern repeat={repeat} errors={errors} today={today} onChange={onChange} />
        <div className={styles.fields}>
          <DayField
            label="First day"
            pointer="/startDate"
            required
            value={repeat.startDate}
            errors={errors['/startDate'] ?? errors['/availableAt']}
            onChange={(startDate) => onChange({ startDate })}
          />
          <DayField
            label="Last day"
            pointer="/endDate"
            value={repeat.endDate}
            errors={errors['/endDate']}
            onChange={(endDate) => onChange({ endDate })}
          />
        </div>
        <Outcome repeat={repeat} today={today} />
      </Step>
      <Step title="Times of each day">
        <div className={styles.fields}>
          <ClockField
            label="Ready at"
            pointer="/pickupFromS"
            required
            value={repeat.pickupFromS}
            errors={errors['/pickupFromS']}
            onChange={(pickupFromS) => onChange({ pickupFromS })}
          />
          <ClockField
            label="Deliver by"
            pointer="/dropoffToS"
            value={repeat.dropoffToS}
            errors={errors['/dropoffToS']}
            onChange={(dropoffToS) => onChange({ dropoffToS })}
          />
          <Field label="Days after the pickup" pointer="/dropoffDays" errors={errors['/dropoffDays']}>
            {(control) => (
              <QuantityInput
                control={control}
                least={0}
                value={repeat.dropoffDays}
                onChange={(dropoffDays) => onChange({ dropoffDays })}
              />
            )}
          </Field>
        </div>
        <p className="wb-muted">By the courier’s clock. Without a time to deliver by, it is as the speed promises.</p>
      </Step>
      <Step title="Placing and reminders">
        <div className={styles.fields}>
          <Field label="Days ahead" pointer="/daysAhead" errors={errors['/daysAhead']}>
            {(control) => (
              <QuantityInput
                control={control}
                least={0}
                value={repeat.daysAhead}
                onChange={(daysAhead) => onChange({ daysAhead })}
              />
            )}
          </Field>
          <Field
            label="Remind before the last day"
            pointer="/remindDays"
            group
            className={styles.wide}
            errors={errors['/remindDays']}
          >
            {(control, labelId) => (
              <div
                className={styles.choices}
                role="group"
                aria-labelledby={labelId}
                aria-describedby={control['aria-describedby']}
              >
                {remindChoices.map((days) => (
                  <Checkbox
                    key={days}
                    inline
                    label={days === 1 ? '1 day' : `${days} days`}
                    checked={repeat.remindDays.includes(days)}
                    onChange={() => onChange({ remindDays: toggled(repeat.remindDays, days) })}
                  />
                ))}
              </div>
            )}
          </Field>
        </div>
      </Step>
    </>
  )
}

/** The kind, and what belongs to it. */
function Pattern({ repeat, errors, onChange }: RepeatStepProps) {
  const { kind, every } = repeat
  return (
    <>
      <div className={styles.fields}>
        <Field label="Kind" pointer="/recurrence/kind" required errors={errors['/recurrence/kind']}>
          {(control) => (
            <HTMLSelect
              {...control}
              fill
              value={kind}
              onChange={({ target }) => onChange({ kind: recurrenceKinds.find((one) => one === target.value) ?? kind })}
            >
              {recurrenceKinds.map((one) => (
                <option key={one} value={one}>
                  {kinds[one]}
                </option>
              ))}
            </HTMLSelect>
          )}
        </Field>
        {kind !== 'weekdays' && (
          <Field label="Every" pointer="/recurrence/every" required errors={errors['/recurrence/every']}>
            {(control) => (
              <QuantityInput
                control={control}
                value={every}
                rightElement={<span className="wb-affix">{units[kind][every === 1 ? 0 : 1]}</span>}
                onChange={(next) => onChange({ every: next })}
              />
            )}
          </Field>
        )}
        {kind === 'monthly_day' && (
          <Field label="On day" pointer="/recurrence/day" required errors={errors['/recurrence/day']}>
            {(control) => <QuantityInput control={control} value={repeat.day} onChange={(day) => onChange({ day })} />}
          </Field>
        )}
        {kind === 'monthly_weekday' && <WeekdayOfMonth repeat={repeat} errors={errors} onChange={onChange} />}
      </div>
      {kind === 'weekly' && (
        <Field label="On" pointer="/recurrence/weekdays" required group errors={errors['/recurrence/weekdays']}>
          {(control, labelId) => (
            <div
              className={styles.weekdays}
              role="group"
              aria-labelledby={labelId}
              aria-describedby={control['aria-describedby']}
            >
              {weekdays.map(([value, name]) => (
                <label key={value} className={styles.weekday}>
                  <input
                    type="checkbox"
                    aria-label={name}
                    checked={repeat.weekdays.includes(value)}
                    onChange={() => onChange({ weekdays: toggled(repeat.weekdays, value) })}
                  />
                  <span aria-hidden="true">{name.slice(0, 3)}</span>
                </label>
              ))}
            </div>
          )}
        </Field>
      )}
    </>
  )
}

function WeekdayOfMonth({ repeat, errors, onChange }: Omit<RepeatStepProps, 'today'>) {
  return (
    <>
      <Field label="On the" pointer="/recurrence/occurrence" required errors={errors['/recurrence/occurrence']}>
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            value={repeat.occurrence}
            onChange={({ target }) =>
              onChange({ occurrence: occurrences.find((one) => one === target.value) ?? repeat.occurrence })
            }
          >
            {occurrences.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </HTMLSelect>
        )}
      </Field>
      <Field label="Weekday" pointer="/recurrence/weekday" required errors={errors['/recurrence/weekday']}>
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            value={repeat.weekday}
            onChange={({ target }) => onChange({ weekday: Number(target.value) })}
          >
            {weekdays.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </HTMLSelect>
        )}
      </Field>
    </>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly pointer: string
  readonly required?: boolean
  readonly value: LocalDate
  readonly errors: readonly string[] | undefined
  readonly onChange: (value: LocalDate) => void
}

function DayField({ label, pointer, required = false, value, errors, onChange }: DayFieldProps) {
  return (
    <Field label={label} pointer={pointer} required={required} errors={errors}>
      {(control) => (
        <InputGroup {...control} fill type="date" {...dayFieldBounds} value={value} onValueChange={onChange} />
      )}
    </Field>
  )
}

/** What comes of it: the rule in words, and its next days. */
function Outcome({ repeat, today }: Pick<RepeatStepProps, 'repeat' | 'today'>) {
  const { rule } = readRepeat(repeat)
  const days = rule === null ? [] : nextDates(rule, today, shownDays)
  return (
    <div className={styles.outcome} role="status" aria-label="What comes of it">
      {rule === null ? (
        <p className="wb-muted">The days appear as soon as the rule is whole.</p>
      ) : (
        <>
          <p>
            <strong>{ruleWords(rule)}</strong>
          </p>
          {days.length === 0 ? (
            <p className="wb-muted">It has no day from today on.</p>
          ) : (
            <ol className={styles.days} aria-label="Next days">
              {days.map((day) => (
                <li key={day}>{dayText(day, today)}</li>
              ))}
            </ol>
          )}
        </>
      )}
    </div>
  )
}

function toggled(chosen: readonly number[], value: number): readonly number[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
}
