import { InputGroup } from '@blueprintjs/core'
import { useState } from 'react'
import { lastDay } from '#domain/time/day-bounds.ts'
import { updateRecurringOrderDay } from '#generated/client/planner/planner.ts'
import type { RecurringOrder, RecurringOrderDay } from '#generated/model/index.ts'
import { Field } from '#src/forms/Field.tsx'
import { FormDialog } from '#src/forms/FormDialog.tsx'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { OrderNotesField } from '#src/orders/entry/OrderNotesField.tsx'
import { parcelErrors } from '#src/orders/scheduler/order-body.ts'
import { ParcelsField } from '#src/orders/scheduler/ParcelsField.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { dayText } from '../day-text.ts'
import { ClockField } from '../ClockField.tsx'
import { resolvedParcels } from '../draft-parcels.ts'
import { useServiceNow } from '../use-ordered-parts.ts'
import { useTodayOf } from '../use-recurring-order.ts'
import { dayChange, type DayEntry, entryFaults, entryOf } from './day-change.ts'
import { shownOn } from './day-words.ts'
import { sayMoved } from './say-moved.ts'
import styles from '../planner.module.css'

interface DayDialogProps {
  readonly day: RecurringOrderDay
  readonly row: RecurringOrder
  readonly onSaved: () => Promise<unknown>
  readonly onClose: () => void
}

/** Moves a single day, or gives it other times, parcels and notes than the rule has. */
export function DayDialog({ day, row, onSaved, onClose }: DayDialogProps) {
  const today = useTodayOf(row)
  const [before] = useState(() => entryOf(day, row))
  const [entry, setEntry] = useState(before)
  const change = (part: Partial<DayEntry>) => setEntry((now) => ({ ...now, ...part }))
  const units = useUnitPreference()
  const types = useServiceNow(row)?.parcelTypes
  const carried = resolvedParcels(entry.parcels, types ?? [])
  const errors = {
    ...entryFaults(entry, row, today),
    // What nobody touches is as the rule has it, whatever has become of the service.
    ...(entry.parcels !== before.parcels && parcelErrors(carried, units)),
  }
  const update = dayChange(before, entry, day, row, carried)
  const submit = async () => {
    if (update === null) return
    const saved = await updateRecurringOrderDay(row.id, day.date, update)
    if (Object.keys(update).join(' ') === 'movedTo') sayMoved(day, saved, { today, refresh: onSaved })
    else showSuccess(`Changed ${dayText(shownOn(saved), today)}`)
    await onSaved()
  }
  return (
    <FormDialog
      title={`Change ${dayText(shownOn(day), today)}`}
      submitLabel="Save changes"
      dirty={update !== null}
      problem={Object.keys(errors).length === 0 ? null : 'Correct the fields that are marked'}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.dayFields}>
        <Field label="Runs on" pointer="/movedTo" errors={errors['/movedTo']}>
          {(control) => (
            <InputGroup
              {...control}
              fill
              type="date"
              min={today}
              max={lastDay}
              value={entry.runsOn}
              onValueChange={(runsOn) => change({ runsOn })}
            />
          )}
        </Field>
        <ClockField
          label="Ready at"
          pointer="/pickupFromS"
          value={entry.pickupFromS}
          errors={errors['/pickupFromS']}
          onChange={(pickupFromS) => change({ pickupFromS })}
        />
        <ClockField
          label="Deliver by"
          pointer="/dropoffToS"
          value={entry.dropoffToS}
          errors={errors['/dropoffToS']}
          onChange={(dropoffToS) => change({ dropoffToS })}
        />
        <Field label="PO number" pointer="/poNumber" errors={errors['/poNumber']}>
          {(control) => (
            <InputGroup
              {...control}
              fill
              autoComplete="off"
              value={entry.poNumber}
              onValueChange={(poNumber) => change({ poNumber })}
            />
          )}
        </Field>
      </div>
      {types !== undefined && (
        <div className={styles.dayParcels}>
          <ParcelsField parcels={carried} types={types} errors={errors} onChange={(parcels) => change({ parcels })} />
        </div>
      )}
      <OrderNotesField
        label="Order notes"
        value={entry.orderNotes}
        errors={errors['/orderNotes']}
        onChange={(orderNotes) => change({ orderNotes })}
      />
    </FormDialog>
  )
}
