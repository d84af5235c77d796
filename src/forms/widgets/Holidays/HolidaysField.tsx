import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core'
import { Cross, Plus } from '@blueprintjs/icons'
import { type ErrorSchema, ERRORS_KEY, type FieldProps } from '@rjsf/utils'
import { use, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isProvince, provinceNames } from '#domain/geo/canada.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { type Holiday, likelyProvince, publicHolidays } from '#domain/time/public-holidays.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { dayFieldBounds } from '#domain/time/day-bounds.ts'
import { writeDate } from '#src/lib/calendar-date.ts'
import { SessionContext } from '#src/session/session.ts'
import { idSeparator, useFormAccess } from '../../form-access.tsx'
import { isRecord } from '../../schema-walk.ts'
import { FieldMessage } from '../../theme/FieldErrorTemplate.tsx'
import styles from './holidays.module.css'

type Typed = Partial<Holiday>

/**
 * Holidays by day and name, `[{date, name}]`, typed or taken over from the public ones of a province for a year; a day that is
 * there already stays as it is. Registered as a custom field, because a list of rjsf has no room for the offer.
 */
export function HolidaysField(props: FieldProps) {
  const { fieldPathId, formData, onChange, onBlur, errorSchema, disabled, readonly } = props
  const list = useRef<HTMLUListElement>(null)
  const holidays: readonly Typed[] = Array.isArray(formData) ? formData.filter(isRecord) : []
  const off = disabled === true || readonly === true
  const set = (next: readonly Typed[]) => onChange([...next], fieldPathId.path)

  const add = () => {
    flushSync(() => set([...holidays, {}]))
    list.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus()
  }

  return (
    <div id={fieldPathId.$id} className={styles.holidays}>
      {holidays.length === 0 ? (
        <p className="wb-muted">No holidays yet.</p>
      ) : (
        <ul ref={list} className={styles.list}>
          {holidays.map((holiday, index) => {
            // A row is its place: days are typed and names are free.
            const id = [fieldPathId.$id, index].join(idSeparator)
            return (
              <HolidayRow
                key={id}
                id={id}
                place={index + 1}
                holiday={holiday}
                errors={errorSchema?.[index]}
                disabled={off}
                onChange={(next) => set(holidays.with(index, next))}
                onRemove={() => set(holidays.toSpliced(index, 1))}
                onBlur={(fieldId) => onBlur(fieldId, formData)}
              />
            )
          })}
        </ul>
      )}
      {!off && (
        <div className={styles.acts}>
          <Button variant="outlined" icon={<Plus />} text="Add holiday" onClick={add} />
          <PublicHolidays
            known={holidays}
            onTake={(taken) => set([...holidays, ...taken].toSorted((one, other) => order(one) - order(other)))}
          />
        </div>
      )}
    </div>
  )
}

interface HolidayRowProps {
  readonly id: string
  /** From 1. */
  readonly place: number
  readonly holiday: Typed
  readonly errors: ErrorSchema | undefined
  readonly disabled: boolean
  readonly onChange: (holiday: Typed) => void
  readonly onRemove: () => void
  readonly onBlur: (id: string) => void
}

function HolidayRow({ id, place, holiday, errors, disabled, onChange, onRemove, onBlur }: HolidayRowProps) {
  const { showsErrors } = useFormAccess()
  const { date = '', name = '' } = holiday
  const control = (field: 'date' | 'name', label: string) => {
    const fieldId = [id, field].join(idSeparator)
    const messages = showsErrors(fieldId) ? (errors?.[field]?.[ERRORS_KEY] ?? []) : []
    return {
      messages,
      input: {
        id: fieldId,
        'aria-label': label,
        'aria-invalid': messages.length > 0 ? (true as const) : undefined,
        'aria-describedby': messages.length > 0 ? `${fieldId}-error` : undefined,
        disabled,
        onBlur: () => onBlur(fieldId),
      },
    }
  }
  const day = control('date', `Holiday ${place}: day`)
  const title = control('name', `Holiday ${place}: name`)
  return (
    <li className={styles.holiday}>
      <InputGroup
        {...day.input}
        type="date"
        {...dayFieldBounds}
        value={date}
        onChange={({ target }) => onChange({ ...holiday, date: target.value === '' ? undefined : target.value })}
      />
      <InputGroup
        {...title.input}
        placeholder="Name"
        value={name}
        onChange={({ target }) => onChange({ ...holiday, name: target.value === '' ? undefined : target.value })}
      />
      <span className={styles.weekday}>{date === '' ? '' : writeDate(date, 'ddd')}</span>
      <Button
        variant="minimal"
        icon={<Cross />}
        aria-label={`Remove ${name || 'this holiday'}${date === '' ? '' : ` on ${date}`}`}
        disabled={disabled}
        onClick={onRemove}
      />
      {[day, title].map(({ input, messages }) => (
        <div key={input.id} className={styles.error}>
          <FieldMessage id={`${input.id}-error`} messages={messages} />
        </div>
      ))}
    </li>
  )
}

interface PublicHolidaysProps {
  readonly known: readonly Typed[]
  readonly onTake: (holidays: readonly Holiday[]) => void
}

/** The days of a province for a year, those that are not in the list yet. */
function PublicHolidays({ known, onTake }: PublicHolidaysProps) {
  const zone = use(SessionContext)?.timeZone
  const [thisYear] = useState(() => Number(wallTimeAt(Date.now() / 1000, zone ?? 'UTC').date.slice(0, 4)))
  const [province, setProvince] = useState(likelyProvince(zone?.timezone ?? ''))
  const [year, setYear] = useState(thisYear)
  const missing = publicHolidays(province, year).filter(({ date }) => !known.some((own) => own.date === date))
  return (
    <div className={styles.offer} role="group" aria-label="Public holidays">
      <HTMLSelect
        aria-label="Province"
        value={province}
        onChange={({ target }) => isProvince(target.value) && setProvince(target.value)}
        options={Object.entries(provinceNames).map(([value, label]) => ({ value, label }))}
      />
      <HTMLSelect
        aria-label="Year"
        value={year}
        onChange={({ target }) => setYear(Number(target.value))}
        options={[thisYear, thisYear + 1, thisYear + 2]}
      />
      <Button
        variant="outlined"
        disabled={missing.length === 0}
        text={
          missing.length === 0
            ? 'All public holidays are in'
            : `Add ${countText(missing.length, { one: 'public holiday', many: 'public holidays' })}`
        }
        onClick={() => onTake(missing)}
      />
    </div>
  )
}

/** By the day; what has none yet comes last. */
function order({ date = '9999-12-31' }: Typed): number {
  return Number(date.replaceAll('-', ''))
}
