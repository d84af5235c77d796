import { closeErrorDialog, type ErrorDialogContent, errorDialogText, errorDialogTitle } from './error-dialog.ts'
import './plain-error-dialog.css'

/**
 * The generic dialog while its own code cannot be fetched, out of nothing but the browser's parts: what it says most often is
 * that there is no connection.
 */
export function PlainErrorDialog({ content }: { readonly content: ErrorDialogContent }) {
  const { retry } = content
  return (
    <dialog
      ref={showModally}
      className="wb-plain-error"
      role="alertdialog"
      aria-label={errorDialogTitle}
      onClose={closeErrorDialog}
    >
      <h2>{errorDialogTitle}</h2>
      <p>{errorDialogText(content, false).message}</p>
      <form method="dialog">
        <button type="submit">{retry === undefined ? 'OK' : 'Cancel'}</button>
        {retry !== undefined && (
          <button type="submit" onClick={retry}>
            Retry
          </button>
        )}
      </form>
    </dialog>
  )
}

function showModally(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
}
