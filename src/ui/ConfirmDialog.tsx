import { type ReactNode, useState } from 'react'
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { messageOf } from '#src/http/errors.ts'
import { DialogFault } from './DialogFault.tsx'
import { genericErrorMessage } from './error-dialog.ts'
import { focusStart } from './start-focus.ts'
import './dialogs.css'

interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** What will happen, in a sentence; may hold fields of its own. */
  readonly children?: ReactNode
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  /** Red for what cannot be undone. */
  readonly danger?: boolean
  readonly confirmDisabled?: boolean
  /** Closes when it resolves; if it rejects the dialog stays and says why. Without it there is nothing to confirm, only to read. */
  readonly onConfirm: (() => Promise<unknown> | void) | undefined
  readonly onClose: () => void
  /** Once it is gone, for putting the focus somewhere when what opened it is gone as well. */
  readonly onClosed?: () => void
}

/**
 * Asks before an act: Cancel and Confirm unless told otherwise
 * (docs/rules/messages-and-words.md, "Other forms"). Shows the act's failure itself.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel = 'Confirm', onConfirm, danger, confirmDisabled } = props
  const { cancelLabel = onConfirm === undefined ? 'Close' : 'Cancel' } = props
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const close = () => {
    if (busy) return
    setFault(null)
    props.onClose()
  }
  const confirm = async () => {
    setBusy(true)
    setFault(null)
    try {
      await onConfirm?.()
      setBusy(false)
      props.onClose()
    } catch (error) {
      setBusy(false)
      setFault(messageOf(error) ?? genericErrorMessage)
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      className="wb-dialog-small"
      role="alertdialog"
      onOpened={focusStart}
      onClosed={props.onClosed}
    >
      <DialogBody>
        {children}
        <DialogFault text={fault} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button
              data-start-focus={onConfirm === undefined || undefined}
              text={cancelLabel}
              onClick={close}
              disabled={busy}
            />
            {onConfirm !== undefined && (
              <Button
                data-start-focus
                intent={danger === true ? 'danger' : 'primary'}
                text={confirmLabel}
                loading={busy}
                disabled={confirmDisabled}
                onClick={() => void confirm()}
              />
            )}
          </>
        }
      />
    </Dialog>
  )
}
