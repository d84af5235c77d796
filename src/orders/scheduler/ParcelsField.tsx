import { Button, HTMLSelect } from '@blueprintjs/core'
import { Add, Cross, Minus, Plus } from '@blueprintjs/icons'
import type { OrderedParcel } from '#domain/orders/order-changes.ts'
import { totalsOf } from '#domain/orders/order-components.ts'
import { withTypedSize } from '#domain/amounts/typed-sizes.ts'
import { formatMeasure } from '#domain/amounts/units.ts'
import type { ParcelType } from '#generated/model/index.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { QuantityInput } from '#src/forms/QuantityInput.tsx'
import { quantityFault } from '#src/forms/quantity-text.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { measureText } from '#src/forms/widgets/Measure/measure-text.ts'
import { MeasureInput } from '#src/forms/widgets/Measure/MeasureInput.tsx'
import { choose } from './choice.ts'
import type { ResolvedParcel } from './complete-draft.ts'
import { type DraftParcel, withParcelRow } from './draft.ts'
import { Field } from '#src/forms/Field.tsx'
import '#src/ui/form-parts.css'
import styles from './scheduler.module.css'

interface ParcelsFieldProps {
  /** Whose they are, where there are several. */
  readonly label?: string
  /** Pointer of what they belong to, such as `/orders/1`. */
  readonly of?: string
  readonly parcels: readonly ResolvedParcel[]
  readonly types: readonly ParcelType[]
  readonly errors: FieldErrors
  readonly onChange: (parcels: readonly DraftParcel[]) => void
}

/** What is carried: one row a parcel type, how many and how heavy each is. */
export function ParcelsField({ label = 'Parcels', of = '', parcels, types, errors, onChange }: ParcelsFieldProps) {
  const used = new Set(parcels.map(({ type }) => type?.id))
  const unused = types.filter(({ id }) => !used.has(id))
  const rows = parcels.map(asDraft)
  const change = (key: number, part: Partial<DraftParcel>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  return (
    <div className={styles.parcels} role="group" aria-label={label}>
      {parcels.map((parcel, index) => (
        <ParcelRow
          key={parcel.key}
          parcel={parcel}
          of={of}
          index={index}
          types={types.filter(({ id }) => id === parcel.type?.id || !used.has(id))}
          errors={errors}
          onChange={(part) => change(parcel.key, part)}
          onRemove={parcels.length > 1 ? () => onChange(rows.filter(({ key }) => key !== parcel.key)) : undefined}
        />
      ))}
      <div className={styles.parcelsFoot}>
        <Button
          variant="minimal"
          icon={<Add />}
          text="Add parcel type"
          disabled={unused.length === 0 || parcels.length >= types.length}
          onClick={() => onChange(withParcelRow(rows, null))}
        />
        <ParcelTotals parcels={parcels} />
      </div>
    </div>
  )
}

function asDraft({ type, ...parcel }: ResolvedParcel): DraftParcel {
  return { ...parcel, type: type === null ? null : choose(type) }
}

interface ParcelRowProps {
  readonly parcel: ResolvedParcel
  readonly of: string
  readonly index: number
  readonly types: readonly ParcelType[]
  readonly errors: FieldErrors
  readonly onChange: (part: Partial<DraftParcel>) => void
  readonly onRemove: (() => void) | undefined
}

function ParcelRow({ parcel, of, index, types, errors, onChange, onRemove }: ParcelRowProps) {
  const { type, quantity } = parcel
  const count = typeof quantity === 'number' ? quantity : 0
  const at = `${of}/parcels/${index}`
  const labelHidden = index > 0
  return (
    <div className={styles.parcel}>
      <Field
        label="Parcel type"
        pointer={`${at}/parcelTypeId`}
        errors={errors[`${at}/parcelTypeId`] ?? (index === 0 ? errors[`${of}/parcels`] : undefined)}
        labelHidden={labelHidden}
        required
      >
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            value={type?.id ?? ''}
            onChange={({ target }) => {
              const picked = types.find(({ id }) => String(id) === target.value)
              onChange({ type: picked === undefined ? null : choose(picked) })
            }}
          >
            <option value="" disabled>
              Choose what it is
            </option>
            {types.map(({ id, name, description }) => (
              <option key={id} value={id}>
                {description === null ? name : `${name} — ${description}`}
              </option>
            ))}
          </HTMLSelect>
        )}
      </Field>
      <Field
        label="Quantity"
        pointer={`${at}/quantity`}
        errors={errors[`${at}/quantity`]}
        labelHidden={labelHidden}
        className={styles.quantity}
      >
        {(control) => (
          <QuantityInput
            control={control}
            value={quantity}
            leftElement={<StepButton act="Fewer" to={count - 1} name={type?.name} onStep={onChange} />}
            rightElement={<StepButton act="More" to={count + 1} name={type?.name} onStep={onChange} />}
            onChange={(entered) => onChange({ quantity: entered })}
          />
        )}
      </Field>
      <Field
        label="Weight each"
        pointer={`${at}/weightKg`}
        errors={errors[`${at}/weightKg`]}
        labelHidden={labelHidden}
        className={styles.weight}
      >
        {(control) => <WeightInput control={control} parcel={parcel} onChange={onChange} />}
      </Field>
      <Button
        className={styles.parcelRemove}
        variant="minimal"
        icon={<Cross />}
        aria-label={`Remove ${type?.name ?? 'this parcel type'}`}
        disabled={onRemove === undefined}
        onClick={onRemove}
      />
    </div>
  )
}

interface StepButtonProps {
  readonly act: 'Fewer' | 'More'
  readonly to: number
  readonly name: string | undefined
  readonly onStep: (part: Partial<DraftParcel>) => void
}

/** For the mouse and the thumb; the keyboard has the arrows in the field, so Tab passes it by. */
function StepButton({ act, to, name = 'parcels', onStep }: StepButtonProps) {
  return (
    <Button
      variant="minimal"
      tabIndex={-1}
      icon={act === 'More' ? <Plus size={12} /> : <Minus size={12} />}
      aria-label={`${act} ${name}`}
      disabled={to < 1}
      onClick={() => onStep({ quantity: to })}
    />
  )
}

interface WeightInputProps {
  readonly control: object
  readonly parcel: ResolvedParcel
  readonly onChange: (part: Partial<DraftParcel>) => void
}

/** What the type allows stands where nothing was typed; the weight itself is then not known. */
function WeightInput({ control, parcel: { type, weightKg, typed }, onChange }: WeightInputProps) {
  const units = useUnitPreference()
  const heaviest = type?.maxWeightKg ?? null
  const placeholder = heaviest === null ? undefined : `≤ ${measureText(heaviest, 'weight', units)}`
  return (
    <MeasureInput
      control={{ ...control, placeholder }}
      category="weight"
      value={weightKg}
      typed={typed?.weight ?? null}
      onChange={(weighed, weight) =>
        onChange({ weightKg: weighed ?? null, typed: withTypedSize(typed, 'weight', weight) })
      }
    />
  )
}

/** Items, weight and volume in all, as the price will count them; what is not known is left out. */
function ParcelTotals({ parcels }: { readonly parcels: readonly ResolvedParcel[] }) {
  const units = useUnitPreference()
  const { parcels: items, weightKg, volumeM3 } = totalsOf(parcels.flatMap(orderedOf))
  if (items === 0) return null
  return (
    <p className={styles.totals} aria-live="polite">
      <span>{items === 1 ? '1 item' : `${items} items`}</span>
      {weightKg !== null && <span>{formatMeasure(weightKg, 'weight', units)}</span>}
      {volumeM3 !== null && <span>{formatMeasure(volumeM3, 'volume', units)}</span>}
    </p>
  )
}

function orderedOf({ type, quantity, weightKg }: ResolvedParcel): OrderedParcel[] {
  if (type === null || quantityFault(quantity) !== null || typeof quantity !== 'number') return []
  const { id: parcelTypeId, name, maxLengthM: lengthM, maxWidthM: widthM, maxHeightM: heightM } = type
  const weighed = typeof weightKg === 'number' ? weightKg : null
  return [{ parcelTypeId, name, quantity, weightKg: weighed, lengthM, widthM, heightM }]
}
