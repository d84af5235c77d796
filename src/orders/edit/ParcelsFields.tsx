import { Button, HTMLSelect } from '@blueprintjs/core'
import { Add, Trash } from '@blueprintjs/icons'
import { type RefObject, useId, useRef, useState } from 'react'
import { sizeCategories, sizeOf, withTypedSize } from '#domain/amounts/typed-sizes.ts'
import { formatMeasure } from '#domain/amounts/units.ts'
import type { DeliveryOrderOverrideViewParcelTypesItem } from '#generated/model/index.ts'
import type { ControlProps } from '#src/forms/control-props.ts'
import { Field } from '#src/forms/Field.tsx'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { QuantityInput } from '#src/forms/QuantityInput.tsx'
import { FieldMessage } from '#src/forms/theme/FieldErrorTemplate.tsx'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { MeasureInput } from '#src/forms/widgets/Measure/MeasureInput.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { parcelPointer } from './edit-body.ts'
import { measureLabels } from '#src/orders/edit/edit-changes.ts'
import {
  type EditParcel,
  type ParcelMeasure,
  firstParcelOf,
  parcelMeasures,
  totalWeightKg,
} from '#src/orders/edit/edit-draft.ts'
import { parcelKey } from '#src/orders/edit/merge-edit.ts'
import { parcelsSummary } from './summaries.ts'
import '#src/ui/form-parts.css'
import styles from './edit-order.module.css'

interface ParcelsFieldsProps {
  readonly parcels: readonly EditParcel[]
  /** What the service carries. */
  readonly types: readonly DeliveryOrderOverrideViewParcelTypesItem[]
  readonly errors: FieldErrors
  readonly onChange: (parcels: readonly EditParcel[]) => void
}

/** What is carried: each parcel type once, with how many and the measures of each. */
export function ParcelsFields({ parcels, types, errors, onChange }: ParcelsFieldsProps) {
  const units = useUnitPreference()
  const [deleting, setDeleting] = useState<EditParcel | null>(null)
  const foot = useRef<HTMLDivElement>(null)
  const unused = types.filter(({ id }) => parcels.every((parcel) => parcel.id !== id))
  return (
    <div className={styles.parcels}>
      {parcels.map((parcel, index) => (
        <ParcelFields
          key={parcelKey(parcels, index)}
          parcel={parcel}
          index={index}
          errors={errors}
          onChange={(part) => onChange(parcels.with(index, { ...parcel, ...part }))}
          onDelete={() => setDeleting(parcel)}
        />
      ))}
      <FieldMessage id="edit-parcels-error" messages={errors['/overrideParcelDetails'] ?? []} />
      <div className={styles.parcelsFoot} ref={foot}>
        <AddParcelType unused={unused} onAdd={(type) => onChange([...parcels, firstParcelOf(type)])} />
        <p className={styles.parcelsTotal} aria-live="polite">
          {parcels.length === 0 ? 'No parcels on this order' : parcelsSummary({ parcels }, units)}
        </p>
      </div>
      <ConfirmDialog
        isOpen={deleting !== null}
        title={deleting === null ? 'Delete parcel' : `Delete ${deleting.name}`}
        danger
        confirmLabel="Delete"
        onConfirm={() => onChange(parcels.filter((parcel) => parcel !== deleting))}
        onClose={() => setDeleting(null)}
        onClosed={() => focusFoot(foot)}
      >
        Are you sure you want to delete this parcel?
      </ConfirmDialog>
    </div>
  )
}

/** The button that was pressed is gone with its parcel; one goes on where another is added. */
function focusFoot(foot: RefObject<HTMLElement | null>): void {
  if (document.activeElement?.closest(`.${styles.parcel}`)) return
  foot.current?.querySelector<HTMLElement>('select, button')?.focus()
}

interface ParcelFieldsProps {
  readonly parcel: EditParcel
  readonly index: number
  readonly errors: FieldErrors
  readonly onChange: (part: Partial<EditParcel>) => void
  readonly onDelete: () => void
}

function ParcelFields({ parcel, index, errors, onChange, onDelete }: ParcelFieldsProps) {
  const units = useUnitPreference()
  const nameId = useId()
  const total = totalWeightKg(parcel)
  return (
    <div className={styles.parcel} role="group" aria-labelledby={nameId}>
      <div className={styles.parcelHead}>
        <span className={styles.parcelName} id={nameId}>
          {parcel.name}
        </span>
        <span className={styles.parcelTotal}>
          Total weight <output>{total === null ? '—' : formatMeasure(total, 'weight', units)}</output>
        </span>
        <Button variant="minimal" icon={<Trash />} aria-label={`Delete ${parcel.name}`} onClick={onDelete} />
      </div>
      <div className={styles.parcelMeasures}>
        {parcelMeasures.map((measure) => (
          <Field
            key={measure}
            label={measureLabels[measure]}
            pointer={parcelPointer(index, measure)}
            errors={errors[parcelPointer(index, measure)]}
          >
            {(control) => <ParcelInput control={control} measure={measure} parcel={parcel} onChange={onChange} />}
          </Field>
        ))}
      </div>
      <FieldMessage id={`${nameId}-error`} messages={errors[`/overrideParcelDetails/${index}/parcelId`] ?? []} />
    </div>
  )
}

interface ParcelInputProps {
  readonly control: ControlProps
  readonly measure: ParcelMeasure
  readonly parcel: EditParcel
  readonly onChange: (part: Partial<EditParcel>) => void
}

function ParcelInput({ control, measure, parcel, onChange }: ParcelInputProps) {
  const value = parcel[measure]
  if (measure === 'quantity')
    return <QuantityInput control={control} value={value} onChange={(quantity) => onChange({ quantity })} />
  const size = sizeOf[measure]
  return (
    <MeasureInput
      control={control}
      category={sizeCategories[size]}
      smallLengths="inches"
      value={value}
      typed={parcel.typed?.[size] ?? null}
      onChange={(entered, typed) =>
        onChange({ [measure]: entered ?? null, typed: withTypedSize(parcel.typed, size, typed) })
      }
    />
  )
}

interface AddParcelTypeProps {
  /** The types that are not on the order yet: each stands there once. */
  readonly unused: readonly DeliveryOrderOverrideViewParcelTypesItem[]
  readonly onAdd: (type: DeliveryOrderOverrideViewParcelTypesItem) => void
}

function AddParcelType({ unused, onAdd }: AddParcelTypeProps) {
  const [chosenId, setChosenId] = useState<number | null>(null)
  const chosen = unused.find(({ id }) => id === chosenId) ?? unused[0]
  if (chosen === undefined) return <p className="wb-muted">Every parcel type of the service is on the order.</p>
  return (
    <div className={styles.parcelsAdd}>
      <HTMLSelect
        aria-label="Parcel type to add"
        value={chosen.id}
        onChange={({ target }) => setChosenId(Number(target.value))}
      >
        {unused.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </HTMLSelect>
      <Button icon={<Add />} text="Add parcel type" onClick={() => onAdd(chosen)} />
    </div>
  )
}
