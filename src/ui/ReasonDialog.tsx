import { FormGroup, TextArea } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'

interface ReasonDialogProps {
  readonly title: string
  /** What follows. */
  readonly text: string
  readonly confirmLabel: string
  readonly danger?: boolean
  /** Who reads the reason. */
  readonly help: string
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** As the contract takes it. */
const longestReason = 300

/** Asks for the reason without which something is not done, and says itself why it was refused. */
export function ReasonDialog({
  title,
  text,
  confirmLabel,
  danger = false,
  help,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const id = useId()
  const said = reason.trim()
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      confirmDisabled={said === ''}
      onConfirm={() => onConfirm(said)}
      onClose={onClose}
    >
      <p className="wb-dialog-message">{text}</p>
      <FormGroup label="Reason" labelFor={id} helperText={help}>
        <TextArea
          id={id}
          data-start-focus
          fill
          required
          maxLength={longestReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </FormGroup>
    </ConfirmDialog>
  )
}
