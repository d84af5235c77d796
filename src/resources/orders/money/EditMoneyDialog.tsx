import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button, Callout, Dialog } from '@blueprintjs/core'
import { allowed, refused } from '#src/access/verdict.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import type { OverlayGuard } from '#src/forms/overlay-guard.ts'
import { useHeld } from '#src/forms/use-held.ts'
import { focusFirstField } from '#src/forms/theme/focus.ts'
import { StoppedCallout, stoppedProblem } from '#src/resources/orders/StoppedCallout.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import '#src/forms/forms.css'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import './money.css'

interface EditMoneyDialogProps {
  readonly title: string
  /** Whether closing would lose something. */
  readonly dirty: boolean
  /** Who made it impossible to save while it was open; null while it is possible. */
  readonly stopped?: string | null
  /** Why it cannot be saved, or null. */
  readonly problem: string | null
  readonly busy: boolean
  /** What the server refused, sentence by sentence. */
  readonly refusals: readonly string[]
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** Left to right, or one above the other on a phone. */
  readonly children: ReactNode
}

/**
 * The frame of the two dialogs about money: Update Pricing with the reason when it is disabled, and the question about
 * what would be lost. Fills the screen on a phone.
 */
export function EditMoneyDialog(props: EditMoneyDialogProps) {
  useFocusBack()
  const { title, dirty, stopped = null, busy, refusals, onSubmit, onClose, children } = props
  const problem = stopped === null ? props.problem : stoppedProblem
  const [asking, setAsking] = useState(false)
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  useHeld(body, busy)
  // Not `useOverlayGuard`, which keeps its own count of what is unsaved: here the values themselves tell.
  const guard: OverlayGuard = {
    asking,
    onDirtyChange: () => undefined,
    requestClose: () => (dirty ? setAsking(true) : onClose()),
    keepEditing: () => setAsking(false),
    discard: onClose,
  }

  const submit = () => {
    if (problem === null && !busy) onSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }

  return (
    <Dialog
      isOpen
      className="wb-form-dialog wb-money-dialog"
      title={title}
      canOutsideClickClose={false}
      onClose={guard.requestClose}
      onOpened={focusFirstField}
    >
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
        <div className="wb-form-body wb-money-body" ref={body}>
          {stopped !== null && (
            <div className="wb-money-wide">
              <StoppedCallout reason={stopped} />
            </div>
          )}
          {refusals.length > 0 && (
            <Callout className="wb-money-wide" intent="danger" role="alert">
              {refusals.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Callout>
          )}
          {children}
        </div>
        <div className="wb-form-actions">
          <Button text={stopped === null ? 'Cancel' : 'Close'} disabled={busy} onClick={guard.requestClose} />
          <VerdictButton
            type="submit"
            form={formId}
            intent="primary"
            text="Update Pricing"
            loading={busy}
            verdict={problem === null ? allowed : refused(problem)}
          />
        </div>
      </form>
      <DiscardAlert guard={guard} />
    </Dialog>
  )
}
