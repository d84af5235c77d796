import { HTMLSelect, InputGroup } from '@blueprintjs/core'
import type { DeliveryOrderOverrideView } from '#generated/model/index.ts'
import { Field } from '#src/forms/Field.tsx'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { MeasureInput } from '#src/forms/widgets/Measure/MeasureInput.tsx'
import { editLabels } from '#src/orders/edit/edit-changes.ts'
import type { EditDraft } from '#src/orders/edit/edit-draft.ts'
import { OrderFieldInputs } from '#src/orders/entry/OrderFieldInputs.tsx'
import { OrderNotesField } from '#src/orders/entry/OrderNotesField.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'
import { TimeFields } from './TimeFields.tsx'
import type { CourierSchedule } from './use-courier-schedule.ts'
import '#src/ui/form-parts.css'
import styles from './edit-order.module.css'

interface DetailsFieldsProps {
  readonly draft: EditDraft
  readonly view: DeliveryOrderOverrideView
  readonly schedule: CourierSchedule
  readonly errors: FieldErrors
  readonly onChange: (part: Partial<EditDraft>) => void
}

/** What is ordered, how fast, how far and from when. */
export function DetailsFields({ draft, view, schedule, errors, onChange }: DetailsFieldsProps) {
  return (
    <div className={styles.grid}>
      <Field label={editLabels.poNumber} pointer="/poNumber" errors={errors['/poNumber']}>
        {(control) => (
          <InputGroup
            {...control}
            fill
            autoComplete="off"
            value={draft.poNumber}
            onValueChange={(poNumber) => onChange({ poNumber })}
          />
        )}
      </Field>
      <Field
        label={editLabels.serviceSpeed}
        pointer="/overrideSelectedServiceSpeedId"
        errors={errors['/overrideSelectedServiceSpeedId']}
      >
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            value={draft.serviceSpeedId}
            onChange={({ target }) => onChange({ serviceSpeedId: Number(target.value) })}
          >
            {view.serviceSpeeds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </HTMLSelect>
        )}
      </Field>
      <OrderNotesField
        className={styles.wide}
        label={editLabels.orderNotes}
        value={draft.orderNotes}
        errors={errors['/orderNotes']}
        onChange={(orderNotes) => onChange({ orderNotes })}
      />
      <Field
        className={styles.roomy}
        label={editLabels.distance}
        pointer="/overrideDistanceEstimateM"
        errors={errors['/overrideDistanceEstimateM']}
      >
        {(control) => (
          <MeasureInput
            control={control}
            category="largeDistance"
            value={draft.distanceM}
            onChange={(distanceM) => onChange({ distanceM: distanceM ?? null })}
          />
        )}
      </Field>
      <TimeFields time={draft.time} errors={errors['/overrideTimeEstimateS']} onChange={(time) => onChange({ time })} />
      <ScheduleFields
        availableAt={draft.availableAt}
        schedule={schedule}
        errors={errors['/availableDate']}
        onChange={(availableAt) => onChange({ availableAt })}
      />
      <OrderFieldInputs
        fields={view.orderFields.map(({ field }) => field)}
        values={draft.orderFields}
        errors={errors}
        onChange={(orderFields) => onChange({ orderFields })}
      />
    </div>
  )
}
