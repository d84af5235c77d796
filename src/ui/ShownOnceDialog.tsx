import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { Duplicate } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { showError } from './error-dialog.ts'
import styles from './ShownOnceDialog.module.css'
import { showSuccess } from './snackbar.ts'
import { focusStart } from './start-focus.ts'

interface ShownOnceDialogProps {
  readonly title: string
  /** As one says it: "Token", "Recovery codes". */
  readonly noun: string
  /** What is copied. */
  readonly text: string
  /** Of the button that closes it: "I have kept it". */
  readonly kept: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Shows what nobody can look up again, and copies it. It closes by its button alone: nothing would bring it back. */
export function ShownOnceDialog({ title, noun, text, kept, onClose, children }: ShownOnceDialogProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showSuccess(`${noun} copied`),
      (error: unknown) => showError(error, { action: `copy the ${noun.toLowerCase()}` }),
    )
  return (
    <Dialog
      isOpen
      title={title}
      className="wb-dialog-small"
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
      isCloseButtonShown={false}
      onOpened={focusStart}
    >
      <DialogBody>{children}</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button icon={<Duplicate />} text="Copy" onClick={() => void copy()} />
            <Button data-start-focus intent="primary" text={kept} onClick={onClose} />
          </>
        }
      />
    </Dialog>
  )
}

/** A secret as a whole, however long it is: one click selects it. */
export function ShownSecret({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <code className={styles.value} aria-label={label}>
      {value}
    </code>
  )
}
