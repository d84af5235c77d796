import { Button, InputGroup } from '@blueprintjs/core'
import { Calendar as CalendarIcon } from '@blueprintjs/icons'
import { useRef, useState } from 'react'
import { dayFieldBounds } from '#domain/time/day-bounds.ts'
import { type LocalDate, type ZoneOffsets, wallTimeAt } from '#domain/time/zoned-time.ts'
import { Field } from '#src/forms/Field.tsx'
import type { ControlProps } from '#src/forms/control-props.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import { breakpoints, useMediaQuery } from '#src/lib/use-media-query.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import type { CalendarProps } from './Calendar.tsx'
import { editLabels } from '#src/orders/edit/edit-changes.ts'
import { readTypedDate, withinPicker, writeTypedDate } from './typed-date.ts'

const calendar = lazyComponent<CalendarProps>(async () => (await import('./Calendar.tsx')).Calendar)

interface DateFieldProps {
  /** Unix seconds, or a date as it was typed that is none. */
  readonly value: number | string
  readonly timeZone: ZoneOffsets
  readonly today: LocalDate
  readonly errors: readonly string[] | undefined
  /** Another day was chosen. */
  readonly onDate: (date: LocalDate) => void
  /** What was typed is no day, or is again the moment that it was. */
  readonly onEntered: (value: number | string) => void
}

/** The day of the order: typed as MM/DD/YYYY or picked on a desktop, the device's own field on a telephone. */
export function DateField(props: DateFieldProps) {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.phone - 1}px)`)
  return (
    <Field label={editLabels.scheduled} pointer="/availableDate" errors={props.errors}>
      {(control) =>
        isPhone ? <NativeDate {...props} control={control} /> : <TypedDate {...props} control={control} />
      }
    </Field>
  )
}

type DateControlProps = DateFieldProps & { readonly control: ControlProps }

function dateOf({ value, timeZone }: Pick<DateFieldProps, 'value' | 'timeZone'>): LocalDate | null {
  return typeof value === 'number' ? wallTimeAt(value, timeZone).date : null
}

function NativeDate({ control, value, timeZone, onDate, onEntered }: DateControlProps) {
  const date = dateOf({ value, timeZone })
  return (
    <InputGroup
      {...control}
      fill
      type="date"
      {...dayFieldBounds}
      value={date ?? String(value)}
      onValueChange={(text) => {
        const chosen = withinPicker(text)
        if (chosen === null) onEntered(text)
        else if (chosen !== date) onDate(chosen)
      }}
    />
  )
}

function TypedDate({ control, value, timeZone, today, onDate, onEntered }: DateControlProps) {
  const [isPicking, setIsPicking] = useState(false)
  const date = dateOf({ value, timeZone })
  const written = date === null ? String(value) : writeTypedDate(date)
  const atFocus = useRef({ text: written, value })
  const draft = useDraft(written, (text) => {
    const typed = readTypedDate(text)
    // typed and taken back: the time of day stays what it was
    if (text === atFocus.current.text) onEntered(atFocus.current.value)
    else if (typed === null) onEntered(text)
    else if (typed !== date) onDate(typed)
  })
  const open = () => {
    // it opens whole, and not as an empty box that grows
    calendar.load().then(
      () => setIsPicking(true),
      (error: unknown) => showError(error, { action: 'open the calendar', retry: open }),
    )
  }
  const pick = (picked: LocalDate) => {
    setIsPicking(false)
    if (picked !== date) onDate(picked)
  }
  return (
    <InputGroup
      {...control}
      fill
      placeholder="MM/DD/YYYY"
      autoComplete="off"
      value={draft.text}
      onChange={({ target }) => draft.onText(target.value)}
      onFocus={({ target }) => {
        atFocus.current = { text: written, value }
        draft.onFocus()
        target.select()
      }}
      onBlur={draft.onBlur}
      rightElement={
        <Popover
          isOpen={isPicking}
          placement="bottom-end"
          onInteraction={(opens) => (opens ? open() : setIsPicking(false))}
          content={<calendar.Part date={date ?? today} onPick={pick} />}
        >
          <Button
            variant="minimal"
            icon={<CalendarIcon />}
            aria-label="Choose a date"
            onFocus={() => void calendar.load().catch(() => undefined)}
            onPointerEnter={() => void calendar.load().catch(() => undefined)}
          />
        </Popover>
      }
    />
  )
}
