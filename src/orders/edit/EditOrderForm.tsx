import { Button, Callout, Spinner } from '@blueprintjs/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { DeliveryOrderOverrideView } from '#generated/model/index.ts'
import type { FieldErrors } from '#src/forms/form-types.ts'
import { focusFirstControl, focusFirstInvalid } from '#src/forms/theme/focus.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { useFieldHold } from '#src/forms/use-field-hold.ts'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { MeanwhileNote } from '#src/orders/acts/MeanwhileNote.tsx'
import { StoppedCallout, stoppedProblem } from '#src/orders/acts/StoppedCallout.tsx'
import { Accordion } from './Accordion.tsx'
import { BrokeredNote } from './BrokeredNote.tsx'
import { ConflictCallout } from '#src/orders/acts/ConflictCallout.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import { checkEdit } from './edit-body.ts'
import { changesBetween } from '#src/orders/edit/edit-changes.ts'
import { draftOf, isSameDraft } from '#src/orders/edit/edit-draft.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { isSaveKey } from '#src/ui/save-key.ts'
import { EditPrice } from './EditPrice.tsx'
import { ParcelsFields } from './ParcelsFields.tsx'
import { detailsSummary, parcelsSummary } from './summaries.ts'
import type { CourierSchedule } from './use-courier-schedule.ts'
import { type EditOrder, useEditOrder } from './use-edit-order.ts'
import { useOverridePrice } from './use-override-price.ts'
import '#src/ui/form-parts.css'
import { TitledCallout } from '#src/ui/TitledCallout.tsx'
import styles from './edit-order.module.css'

interface EditOrderFormProps {
  readonly view: DeliveryOrderOverrideView
  readonly schedule: CourierSchedule
  readonly stopped: string | null
  readonly onDirtyChange: (dirty: boolean) => void
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** The fields in their two accordions, the price beside them, and the way out at the foot. */
export function EditOrderForm({ view, schedule, stopped, onDirtyChange, onSaved, onCancel }: EditOrderFormProps) {
  const { readsPrices } = useSession()
  const units = useUnitPreference()
  const edit = useEditOrder(view, { onSaved, onDirtyChange })
  const body = useRef<HTMLDivElement>(null)
  const { draft, checked, refusal } = edit
  // words for the courier change no price, nor does what is wrong with them
  const priced = checkEdit(
    { ...draft, poNumber: '', orderNotes: '', orderFields: {} },
    { types: edit.base.parcelTypes, units },
  ).body
  const price = useOverridePrice(view.id, readsPrices && priced !== null ? pricedPart(priced) : null)
  const errors: FieldErrors = { ...price.fieldErrors, ...refusal.fieldErrors, ...checked.fieldErrors }
  const [open, setOpen] = useState({ details: true, parcels: true })
  useFieldHold(body, edit.saving)
  useStartInFirstField(body)
  useBackToFields(body, edit.theirs !== null)
  useShowRefusal(body, refusal.fieldErrors, () => setOpen({ details: true, parcels: true }))

  const save = () => {
    if (stopped === null) edit.save()
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (isSaveKey(event)) save()
  }

  return (
    <>
      <form
        className={`wb-form ${styles.form}`}
        aria-label="Edit delivery order"
        noValidate
        onKeyDown={submitByKey}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className={styles.body} ref={body}>
          <StoppedCallout reason={stopped} />
          <BrokeredNote orderId={view.id} />
          {stopped === null && <Conflict edit={edit} />}
          <div className={styles.columns} data-priced={readsPrices || undefined}>
            <div className={`wb-form-body ${styles.fields}`}>
              <Accordion
                title="Order details"
                summary={detailsSummary(draft, edit.base, units)}
                isOpen={open.details}
                onToggle={() => setOpen({ ...open, details: !open.details })}
              >
                <DetailsFields
                  draft={draft}
                  view={edit.base}
                  schedule={schedule}
                  errors={errors}
                  onChange={edit.change}
                />
              </Accordion>
              <Accordion
                title="Parcels"
                summary={parcelsSummary(draft, units)}
                isOpen={open.parcels}
                onToggle={() => setOpen({ ...open, parcels: !open.parcels })}
              >
                <ParcelsFields
                  parcels={draft.parcels}
                  types={edit.base.parcelTypes}
                  errors={errors}
                  onChange={(parcels) => edit.change({ parcels })}
                />
              </Accordion>
            </div>
            {readsPrices && <EditPrice price={price} waiting={priced === null} />}
          </div>
        </div>
        <Foot edit={edit} isStopped={stopped !== null} onCancel={onCancel} />
      </form>
      <ConfirmDialog
        isOpen={edit.question !== null}
        title="Unusual order"
        confirmLabel="Save"
        onConfirm={edit.confirm}
        onClose={edit.forgetQuestion}
      >
        {edit.question}
      </ConfirmDialog>
    </>
  )
}

type PricedBody = NonNullable<ReturnType<typeof checkEdit>['body']>

function pricedPart({
  poNumber: _poNumber,
  orderNotes: _orderNotes,
  orderFields: _orderFields,
  ...priced
}: PricedBody) {
  return priced
}

function Conflict({ edit: { base, draft, theirs, saving, reload, applyAgain } }: { readonly edit: EditOrder }) {
  const { timeZone } = useSession()
  const units = useUnitPreference()
  const now = useNow()
  if (theirs === null) return null
  const speeds = new Map([...base.serviceSpeeds, ...theirs.serviceSpeeds].map(({ id, name }) => [id, name]))
  const fields = theirs.orderFields.map(({ field }) => field)
  return (
    <ConflictCallout
      changes={changesBetween(draftOf(base), draftOf(theirs), draft, { speeds, fields, units, timeZone, now })}
      by={theirs.editedByName}
      at={theirs.editedAt}
      isReady={!saving}
      isDirty={!isSameDraft(draft, draftOf(base))}
      onReload={reload}
      onApplyAgain={applyAgain}
    />
  )
}

interface FootProps {
  readonly edit: EditOrder
  readonly isStopped: boolean
  readonly onCancel: () => void
}

/** What keeps the order from being saved stands where it is saved: nothing above moves while one types. */
function Foot({ edit, isStopped, onCancel }: FootProps) {
  const reasonId = useId()
  const { checked, refusal, saving, theirs, heard } = edit
  const open = theirs === null ? checked.reason : 'Choose Reload or Apply again first.'
  const reason = isStopped ? `${stoppedProblem}.` : open
  return (
    <div className={styles.foot}>
      <div role="alert">
        {checked.invalidInput.length > 0 && (
          <TitledCallout intent="danger" title="Invalid input" compact>
            {checked.invalidInput.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </TitledCallout>
        )}
        {refusal.message !== null && (
          <Callout intent="danger" compact>
            {refusal.message}
          </Callout>
        )}
      </div>
      {/* Pressing a button must not first leave the field: what that changes would move the button from under it. */}
      <div
        className={`wb-form-actions ${styles.actions}`}
        role="presentation"
        onMouseDown={(event) => event.preventDefault()}
      >
        <p className={styles.reason} id={reasonId}>
          {reason}
        </p>
        {heard !== null && !isStopped && <MeanwhileNote what="this order" by={heard.editedByName} onLook={edit.look} />}
        <Button text={isStopped ? 'Close' : 'Cancel'} onClick={onCancel} />
        <Button
          type="submit"
          intent="primary"
          text="Submit"
          icon={saving ? <Spinner size={14} /> : undefined}
          aria-busy={saving}
          aria-describedby={reason === null ? undefined : reasonId}
          disabled={reason !== null}
        />
      </div>
    </div>
  )
}

type Body = React.RefObject<HTMLDivElement | null>

/** One starts typing at once. Fingers do not: there it would only open the keyboard over the form. */
function useStartInFirstField(body: Body): void {
  useEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches || body.current?.contains(document.activeElement)) return
    focusFirstControl(body.current?.querySelector(`.${styles.accordionBody}`))
  }, [body])
}

/** Once it is decided what becomes of somebody else's edit, one goes on in the fields. */
function useBackToFields(body: Body, isConflict: boolean): void {
  const was = useRef(isConflict)
  useEffect(() => {
    const isDecided = was.current && !isConflict
    was.current = isConflict
    if (!isDecided) return
    const places = [`.${styles.accordionBody} input`, `.${styles.accordionHead} button`]
    const [place] = places.flatMap((selector) => [...(body.current?.querySelectorAll<HTMLElement>(selector) ?? [])])
    place?.focus()
  }, [body, isConflict])
}

/** Opens what is folded away and goes to the first field that the server refused. */
function useShowRefusal(body: Body, errors: FieldErrors, unfold: () => void): void {
  const [shown, setShown] = useState(errors)
  const isNew = shown !== errors && Object.keys(errors).length > Object.keys(shown).length
  if (shown !== errors) {
    setShown(errors)
    if (isNew) unfold()
  }
  const count = Object.keys(errors).length
  useEffect(() => {
    if (count > 0) focusFirstInvalid(body.current)
  }, [body, count])
}
