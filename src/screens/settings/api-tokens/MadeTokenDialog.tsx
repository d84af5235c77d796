import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { Duplicate } from '@blueprintjs/icons'
import type { ApiTokenMade } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { focusStart } from '#src/ui/start-focus.ts'
import styles from './api-tokens.module.css'

interface MadeTokenDialogProps {
  readonly made: ApiTokenMade
  readonly onClose: () => void
}

/** Shows a token, this once. It closes by its button alone: nothing would bring it back. */
export function MadeTokenDialog({ made: { token, secret }, onClose }: MadeTokenDialogProps) {
  useFocusBack()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showSuccess('Token copied'),
      (error: unknown) => showError(error, { action: 'copy the token' }),
    )
  return (
    <Dialog
      isOpen
      title={`The token ${token.name}`}
      className="wb-dialog-small"
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
      isCloseButtonShown={false}
      onOpened={focusStart}
    >
      <DialogBody>
        <p>
          Copy it to where your program finds it. It is not shown again. Keep it like a password: with it anybody can do
          what it may.
        </p>
        <code className={styles.secret} aria-label="The token">
          {secret}
        </code>
        <p className="wb-muted">
          Your organization has the number {token.tenantId} in the addresses of the{' '}
          <a href={paths.apiReference()} target="_blank" rel="noreferrer">
            API reference
          </a>
          .
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button icon={<Duplicate />} text="Copy" onClick={() => void copy()} />
            <Button data-start-focus intent="primary" text="I have kept it" onClick={onClose} />
          </>
        }
      />
    </Dialog>
  )
}
