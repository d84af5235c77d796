import type { RefObject } from 'react'
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { apiErrorOf } from '#src/http/errors.ts'
import { closeErrorDialog, type ErrorDialogContent, errorDialogText, errorDialogTitle } from './error-dialog.ts'
import { focusStart } from './start-focus.ts'
import { isFocusLost, openerNow, useFocusBack } from './use-focus-back.ts'
import './dialogs.css'

const onDevelopmentHost = import.meta.env.DEV && ['localhost', '127.0.0.1'].includes(window.location.hostname)

interface ErrorDialogProps {
  readonly content: ErrorDialogContent
  /** What had the focus last. A button that waits for an answer cannot be pressed, and has lost it before the answer came. */
  readonly lastFocused: RefObject<HTMLElement | null>
}

/** The generic dialog of docs/rules/messages-and-words.md, "Errors". */
export default function ErrorDialog({ content, lastFocused }: ErrorDialogProps) {
  const { retry, error } = content
  // Nothing unexpected: it is said where, and trying again would not help.
  const isInUse = apiErrorOf(error)?.code === 'in_use'
  useFocusBack(() => (isFocusLost() ? lastFocused.current : openerNow()))
  const { message, detail } = errorDialogText(content, onDevelopmentHost)
  const retryAndClose = () => {
    closeErrorDialog()
    retry?.()
  }
  return (
    <Dialog
      isOpen
      onClose={closeErrorDialog}
      title={isInUse ? 'Still in use' : errorDialogTitle}
      className="wb-dialog-small"
      role="alertdialog"
      onOpened={focusStart}
    >
      <DialogBody>
        <p className="wb-dialog-message">{isInUse ? detail : message}</p>
        {!isInUse && detail !== undefined && <p className="wb-dialog-detail">{detail}</p>}
      </DialogBody>
      <DialogFooter
        actions={
          retry === undefined || isInUse ? (
            <Button data-start-focus intent="primary" text="OK" onClick={closeErrorDialog} />
          ) : (
            <>
              <Button text="Cancel" onClick={closeErrorDialog} />
              <Button data-start-focus intent="primary" text="Retry" onClick={retryAndClose} />
            </>
          )
        }
      />
    </Dialog>
  )
}
