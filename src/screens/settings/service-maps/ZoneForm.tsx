import { Button, InputGroup } from '@blueprintjs/core'
import { Add, ChevronLeft, ChevronRight, Trash } from '@blueprintjs/icons'
import type { IChangeEvent } from '@rjsf/core'
import type { UiSchema, WidgetProps } from '@rjsf/utils'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { createContext, useContext, useId, useMemo, useState } from 'react'
import { numberOf } from '#domain/amounts/number-text.ts'
import type { PlacedOutline } from '#domain/pricing/zone-parts.ts'
import { serviceZoneForm } from '#generated/forms/ServiceZone.ts'
import { FormAccessContext, idSeparator, type FormAccess } from '#src/forms/form-access.tsx'
import { limitTextFor } from '#src/forms/limit-text.ts'
import { validationMessages } from '#src/forms/messages.ts'
import { numberMessages } from '#src/forms/number-messages.ts'
import { isRecord } from '#src/forms/schema-walk.ts'
import { FieldMessage } from '#src/forms/theme/FieldErrorTemplate.tsx'
import { focusFieldById } from '#src/forms/theme/focus.ts'
import { ThemedForm } from '#src/forms/theme/theme.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { defaultsBehaviour } from '#src/forms/use-form-draft.ts'
import { type Corner, cornersOf, outlineAt } from './zone-corners.ts'
import type { EditedZone } from './zone-edits.ts'
import styles from './service-maps.module.css'

/** What can be done with the corners of the zone, beside the map. */
export interface Corners {
  readonly corner: number | null
  readonly onCorner: (corner: number) => void
  readonly onMove: (corner: number, to: Corner) => void
  readonly onAdd: (after: number) => void
  readonly onDelete: (corner: number) => void
  /** Deletes the hole, or the part, that a corner is of. */
  readonly onDeleteOutline: (corner: number) => void
  /** Why the outline cannot be saved, in a sentence. */
  readonly fault: string | null
}

const CornersContext = createContext<(Corners & { readonly zone: EditedZone }) | null>(null)

const { schema, validators, sections } = serviceZoneForm
const validator = createPrecompiledValidator(validators, schema)
const uiSchema: UiSchema = {
  ...serviceZoneForm.uiSchema,
  bounds: { 'ui:widget': OutlineWidget },
  'ui:submitButtonOptions': { norender: true },
}
const drawnBelow: readonly never[] = []
/** What is drawn, or given by the server. */
const notTyped: ReadonlySet<string> = new Set(['number', 'bounds', 'holes', 'parts'])

interface ZoneFormProps extends Corners {
  readonly zone: EditedZone
  readonly disabled: boolean
  readonly onChange: (change: Partial<EditedZone>) => void
}

/** What the contract says of a zone, as a form that takes effect on the map with every change. */
export function ZoneForm({ zone, disabled, onChange, ...corners }: ZoneFormProps) {
  const idPrefix = `z${useId().replace(/[^a-z0-9]/gi, '')}`
  const preference = useUnitPreference()
  const transformErrors = useMemo(() => validationMessages(limitTextFor(preference)), [preference])
  const { id: _id, isNew: _isNew, ...formData } = zone
  const access = useMemo<FormAccess>(
    () => ({
      showsErrors: () => true,
      submitAttempted: true,
      setValue: () => undefined,
      focusField: focusFieldById,
      sections,
      sectionHeading: 'h3',
    }),
    [],
  )
  const change = ({ formData: next }: IChangeEvent) => {
    if (!isRecord(next)) return
    const changed = Object.entries({ ...formData, ...next }).filter(
      ([name, value]) => !notTyped.has(name) && value !== Reflect.get(formData, name),
    )
    if (changed.length > 0) onChange(Object.fromEntries(changed) as Partial<EditedZone>)
  }
  return (
    <CornersContext value={{ ...corners, zone }}>
      <FormAccessContext value={access}>
        <ThemedForm
          idPrefix={idPrefix}
          idSeparator={idSeparator}
          tagName="div"
          schema={schema}
          uiSchema={uiSchema}
          validator={validator}
          formData={formData}
          disabled={disabled}
          noHtml5Validate
          liveValidate="onChange"
          showErrorList={false}
          transformErrors={transformErrors}
          experimental_defaultFormStateBehavior={defaultsBehaviour}
          onChange={change}
        >
          {drawnBelow}
        </ThemedForm>
      </FormAccessContext>
    </CornersContext>
  )
}

/** The corners of the outline one after the other, for those who cannot drag them. */
function OutlineWidget({ id, disabled }: WidgetProps) {
  const corners = useContext(CornersContext)
  if (corners === null) return null
  const { zone, corner, fault, onCorner, onMove, onAdd, onDelete, onDeleteOutline } = corners
  const all = cornersOf(zone)
  const count = all.length
  const at = corner === null ? undefined : all[corner]
  const outline = corner === null ? undefined : outlineAt(zone, corner)
  const hasParts = (zone.parts ?? []).length > 0
  const isOnlyOutline = outline?.bounds.length === count
  const step = (by: number) => onCorner(corner === null ? 0 : (corner + by + count) % count)
  return (
    <div id={id} className={styles.outline}>
      <div className={styles.cornerLine}>
        <Button icon={<ChevronLeft />} aria-label="Corner before" onClick={() => step(-1)} />
        <span aria-live="polite">
          {corner === null ? `${count} corners` : `Corner ${corner + 1} of ${count}`}
          {isOnlyOutline || outline === undefined ? '' : `, ${outlineName(outline)}`}
        </span>
        <Button icon={<ChevronRight />} aria-label="Next corner" onClick={() => step(1)} />
      </div>
      {at !== undefined && corner !== null && (
        <>
          <div className={styles.cornerLine}>
            <Degrees
              key={`latitude ${corner}`}
              label="Latitude"
              value={at[0]}
              most={90}
              disabled={disabled}
              onChange={(lat) => onMove(corner, [lat, at[1]])}
            />
            <Degrees
              key={`longitude ${corner}`}
              label="Longitude"
              value={at[1]}
              most={360}
              disabled={disabled}
              onChange={(lng) => onMove(corner, [at[0], lng])}
            />
          </div>
          <div className={styles.cornerLine}>
            <Button icon={<Add />} text="Add after" disabled={disabled} onClick={() => onAdd(corner)} />
            <Button
              icon={<Trash />}
              text="Delete"
              disabled={disabled === true || outline === undefined || outline.bounds.length <= 3}
              onClick={() => onDelete(corner)}
            />
          </div>
          {outline !== undefined && (outline.hole !== null || hasParts) && (
            <Button
              icon={<Trash />}
              text={`Delete ${outlineName(outline)}`}
              disabled={disabled}
              onClick={() => onDeleteOutline(corner)}
            />
          )}
        </>
      )}
      {disabled !== true && (
        <p className={styles.keys}>
          On the map <kbd>[</kbd> and <kbd>]</kbd> choose a corner, arrows move it, <kbd>Insert</kbd> adds one,{' '}
          <kbd>Delete</kbd> takes it away.
        </p>
      )}
      {fault !== null && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

/** "part 2", "hole 1", "hole 1 of part 2". */
function outlineName({ part, hole }: PlacedOutline): string {
  if (hole === null) return `part ${part + 1}`
  return part === 0 ? `hole ${hole + 1}` : `hole ${hole + 1} of part ${part + 1}`
}

interface DegreesProps {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly disabled: boolean | undefined
  readonly onChange: (degrees: number) => void
}

/** A number that takes effect once the field is left; what is none stays as it was typed, and says so. */
function Degrees({ label, value, most, disabled, onChange }: DegreesProps) {
  const errorId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const take = () => {
    const degrees = typed === null ? value : numberOf(typed, { fits: (read) => Math.abs(read.value) <= most })
    if (degrees !== null && degrees !== value) onChange(degrees)
    if (degrees !== null) setTyped(null)
    setRefused(degrees === null)
  }
  return (
    <div>
      <InputGroup
        aria-label={label}
        aria-invalid={isRefused ? true : undefined}
        aria-describedby={isRefused ? errorId : undefined}
        inputMode="decimal"
        disabled={disabled}
        value={typed ?? value.toFixed(6)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take()
        }}
      />
      <FieldMessage id={errorId} messages={isRefused ? [numberMessages.invalid] : []} />
    </div>
  )
}
