import { FormGroup, TextArea } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'

interface RejectDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** What the refusal is called here. */
  readonly confirmLabel?: string
  /** What follows from it. */
  readonly text: string
  /** @param body with the reason, where there is one */
  readonly onReject: (body: { rejectionReason?: string }) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before something is rejected, and for the reason that the other side reads. */
export function RejectDialog({ isOpen, title, confirmLabel = 'Reject', text, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('')
  const reasonId = useId()
  const rejectionReason = reason.trim()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      confirmLabel={confirmLabel}
      danger
      onConfirm={() => onReject(rejectionReason === '' ? {} : { rejectionReason })}
      onClose={onClose}
    >
      <p className="wb-dialog-message">{text}</p>
      <FormGroup label="Reason" labelInfo="(optional)" labelFor={reasonId} helperText="They read it.">
        <TextArea
          id={reasonId}
          fill
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </FormGroup>
    </ConfirmDialog>
  )
}
