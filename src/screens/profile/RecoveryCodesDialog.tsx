import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { Duplicate } from '@blueprintjs/icons'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { focusStart } from '#src/ui/start-focus.ts'
import styles from './profile.module.css'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Shows recovery codes, this once. It closes by its button alone: nothing would bring them back. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showSuccess('Recovery codes copied'),
      (error: unknown) => showError(error, { action: 'copy recovery codes' }),
    )
  return (
    <Dialog
      isOpen
      title="Your recovery codes"
      className="wb-dialog-small"
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
      isCloseButtonShown={false}
      onOpened={focusStart}
    >
      <DialogBody>
        <p>Keep these where you find them without your phone. Each signs you in once, and they are not shown again.</p>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button icon={<Duplicate />} text="Copy" onClick={() => void copy()} />
            <Button data-start-focus intent="primary" text="I have kept them" onClick={onClose} />
          </>
        }
      />
    </Dialog>
  )
}
