import { InputGroup } from '@blueprintjs/core'
import { Field } from '#src/forms/Field.tsx'
import { editLabels } from '#src/orders/edit/edit-changes.ts'
import { type EnteredTime, timeParts } from '#src/orders/edit/edit-draft.ts'
import '#src/ui/form-parts.css'
import styles from './edit-order.module.css'

interface TimeFieldsProps {
  readonly time: EnteredTime
  readonly errors: readonly string[] | undefined
  readonly onChange: (time: EnteredTime) => void
}

const parts = [
  ['Hours', 'h'],
  ['Minutes', 'min'],
  ['Seconds', 's'],
] as const

/** How long the way takes, in hours, minutes and seconds. 90 minutes may be typed as such. */
export function TimeFields({ time, errors, onChange }: TimeFieldsProps) {
  const shown = timeParts(time)
  return (
    <Field className={styles.roomy} label={editLabels.time} pointer="/overrideTimeEstimateS" errors={errors} group>
      {({ id: _id, ...control }, labelId) => (
        <div className={styles.time} role="group" aria-labelledby={labelId}>
          {parts.map(([name, unit], index) => (
            <InputGroup
              key={name}
              {...control}
              fill
              aria-label={name}
              rightElement={<span className="wb-affix">{unit}</span>}
              inputClassName="wb-input-number"
              inputMode="decimal"
              autoComplete="off"
              value={shown[index]}
              onFocus={({ target }) => target.select()}
              onValueChange={(text) => {
                const [hours, minutes, seconds] = shown.with(index, text)
                onChange([hours ?? '', minutes ?? '', seconds ?? ''])
              }}
            />
          ))}
        </div>
      )}
    </Field>
  )
}
