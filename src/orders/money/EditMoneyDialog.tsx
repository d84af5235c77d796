import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button, Callout, Dialog } from '@blueprintjs/core'
import { approval, denial } from '#src/access/verdict.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import type { OverlayGuard } from '#src/forms/overlay-guard.ts'
import { useFieldHold } from '#src/forms/use-field-hold.ts'
import { focusFirstField } from '#src/forms/theme/focus.ts'
import { StoppedCallout, stoppedProblem } from '#src/orders/acts/StoppedCallout.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { isSaveKey } from '#src/ui/save-key.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import styles from './money.module.css'
import '#src/ui/form-parts.css'

interface EditMoneyDialogProps {
  readonly title: string
  readonly guard: OverlayGuard
  /** An `EditMoneyForm`: another one may take its place while the dialog stays and keeps the focus. */
  readonly children: ReactNode
}

/** The frame of the two dialogs about money, with the question about what would be lost. Fills the screen on a phone. */
export function EditMoneyDialog({ title, guard, children }: EditMoneyDialogProps) {
  useFocusBack()
  return (
    <Dialog
      isOpen
      className={`wb-form-dialog ${styles.dialog}`}
      title={title}
      canOutsideClickClose={false}
      onClose={guard.requestClose}
      onOpened={focusFirstField}
    >
      {children}
      <DiscardAlert guard={guard} />
    </Dialog>
  )
}

interface EditMoneyFormProps {
  readonly guard: OverlayGuard
  /** Whether closing would lose something. */
  readonly dirty: boolean
  /** Who made it impossible to save while it was open; null while it is possible. */
  readonly stopped?: string | null
  /** Says that somebody else has saved meanwhile. */
  readonly meanwhile?: ReactNode
  /** Why it cannot be saved, or null. */
  readonly problem: string | null
  readonly busy: boolean
  /** What the server refused, sentence by sentence. */
  readonly refusals: readonly string[]
  readonly onSubmit: () => void
  /** Left to right, or one above the other on a phone. */
  readonly children: ReactNode
}

/** What the frame holds: the fields, and Update Pricing with the reason when it is disabled. */
export function EditMoneyForm(props: EditMoneyFormProps) {
  const { guard, dirty, stopped = null, busy, refusals, onSubmit, children } = props
  const problem = stopped === null ? props.problem : stoppedProblem
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  useFieldHold(body, busy)
  const { onDirtyChange } = guard
  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange])

  const submit = () => {
    if (problem === null && !busy) onSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSaveKey(event)) submit()
  }

  return (
    <form
      id={formId}
      className="wb-form wb-form-overlay"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={`wb-form-body ${styles.body}`} ref={body}>
        {stopped !== null && (
          <div className={styles.wide}>
            <StoppedCallout reason={stopped} />
          </div>
        )}
        {refusals.length > 0 && (
          <Callout className={styles.wide} intent="danger" role="alert">
            {refusals.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Callout>
        )}
        {children}
      </div>
      <div className="wb-form-actions">
        {stopped === null && props.meanwhile}
        <Button text={stopped === null ? 'Cancel' : 'Close'} disabled={busy} onClick={guard.requestClose} />
        <VerdictButton
          type="submit"
          form={formId}
          intent="primary"
          text="Update Pricing"
          loading={busy}
          verdict={problem === null ? approval : denial(problem)}
        />
      </div>
    </form>
  )
}
