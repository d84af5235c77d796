import { FormGroup, TextArea } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'

interface RefuseDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly confirmLabel: string
  /** What the other side is told, and may do then. */
  readonly note: string
  /** @param reason trimmed; empty: none was given */
  readonly refuse: (reason: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks before an application or an offer is refused, and for the reason that the other side reads. */
export function RefuseDialog({ isOpen, title, confirmLabel, note, refuse, onClose }: RefuseDialogProps) {
  const [reason, setReason] = useState('')
  const reasonId = useId()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      confirmLabel={confirmLabel}
      danger
      onConfirm={() => refuse(reason.trim())}
      onClose={onClose}
    >
      <p className="wb-dialog-message">{note}</p>
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
