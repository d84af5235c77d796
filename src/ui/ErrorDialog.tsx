import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { closeErrorDialog, type ErrorDialogContent, errorDialogText, errorDialogTitle } from './error-dialog.ts'
import { focusStart } from './start-focus.ts'
import { useFocusBack } from './use-focus-back.ts'
import './dialogs.css'

const onDevelopmentHost = import.meta.env.DEV && ['localhost', '127.0.0.1'].includes(window.location.hostname)

/** The generic dialog of application.md 8. */
export default function ErrorDialog({ content }: { readonly content: ErrorDialogContent }) {
  const { retry } = content
  useFocusBack()
  const { message, detail } = errorDialogText(content, onDevelopmentHost)
  const retryAndClose = () => {
    closeErrorDialog()
    retry?.()
  }
  return (
    <Dialog
      isOpen
      onClose={closeErrorDialog}
      title={errorDialogTitle}
      className="wb-dialog-small"
      role="alertdialog"
      onOpened={focusStart}
    >
      <DialogBody>
        <p className="wb-dialog-message">{message}</p>
        {detail !== undefined && <p className="wb-dialog-detail">{detail}</p>}
      </DialogBody>
      <DialogFooter
        actions={
          retry === undefined ? (
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
