import { Button, Dialog } from '@blueprintjs/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { approval, denial } from '#src/access/verdict.ts'
import { DialogFault } from '#src/ui/DialogFault.tsx'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { isSaveKey } from '#src/ui/save-key.ts'
import { DiscardAlert } from './DiscardAlert.tsx'
import { useOverlayGuard } from './overlay-guard.ts'
import { focusFirstField } from './theme/focus.ts'
import { useFieldHold } from './use-field-hold.ts'
import { useSubmission } from './use-submission.ts'
import '#src/ui/form-parts.css'
import { TitledCallout } from '#src/ui/TitledCallout.tsx'

interface FormDialogProps {
  readonly title: string
  readonly submitLabel: string
  /** Whether closing would lose something. */
  readonly dirty: boolean
  /** Why it cannot be saved as it stands, or null. */
  readonly problem: string | null
  /** Saves; the dialog closes when it resolves and says why when it rejects. */
  readonly onSubmit: () => Promise<unknown>
  /** Called when the person is done with it, after the question about unsaved changes. */
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** A dialog as `SchemaDialog` is one, around fields that no schema draws: the same keys, the same guard, the whole screen on a phone. */
export function FormDialog({ title, submitLabel, dirty, problem, onSubmit, onClose, children }: FormDialogProps) {
  const guard = useOverlayGuard(onClose)
  const { busy, failure, fieldErrors, run } = useSubmission()
  const [tried, setTried] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  useFocusBack()
  useFieldHold(body, busy)
  const report = useEffectEvent((isDirty: boolean) => guard.onDirtyChange(isDirty))
  useEffect(() => report(dirty), [dirty])

  const submit = async () => {
    setTried(true)
    if (problem === null && (await run(onSubmit))) onClose()
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (isSaveKey(event)) void submit()
  }
  const refusals = [failure?.message ?? [], ...Object.values(fieldErrors)].flat()

  return (
    <Dialog
      isOpen
      className="wb-form-dialog"
      title={title}
      canOutsideClickClose={false}
      onClose={guard.requestClose}
      onOpened={focusFirstField}
    >
      <form
        className="wb-form wb-form-overlay"
        noValidate
        onKeyDown={submitByKey}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="wb-form-body" ref={body}>
          {refusals.length > 0 && (
            <TitledCallout intent="danger" role="alert" icon={null} title={failure?.title}>
              {refusals.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </TitledCallout>
          )}
          {children}
          <DialogFault text={tried ? problem : null} />
        </div>
        <div className="wb-form-actions">
          <Button text="Cancel" disabled={busy} onClick={guard.requestClose} />
          <VerdictButton
            type="submit"
            intent="primary"
            text={submitLabel}
            loading={busy}
            verdict={problem === null ? approval : denial(problem)}
          />
        </div>
      </form>
      <DiscardAlert guard={guard} />
    </Dialog>
  )
}
