import { FormGroup, TextArea } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { rejectApplication } from '#generated/client/relationships/relationships.ts'
import type { Application } from '#generated/model/index.ts'
import { takeRow } from '#src/resources/resource-cache.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'

interface RejectDialogProps {
  readonly isOpen: boolean
  readonly application: Application
  readonly keys: Parameters<typeof takeRow>[1]
  readonly onClose: () => void
}

/** Asks before an application is rejected, and for the reason that the applicant reads. */
export function RejectDialog({ isOpen, application, keys, onClose }: RejectDialogProps) {
  const { tenant } = useSession()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const reasonId = useId()
  const { id, applicantTenantName } = application
  const reject = async () => {
    const rejectionReason = reason.trim()
    const row = await rejectApplication(id, rejectionReason === '' ? {} : { rejectionReason })
    showSuccess(`Rejected the application of ${applicantTenantName}`)
    void takeRow(client, keys, tenant.id, row)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Reject the application of ${applicantTenantName}?`}
      confirmLabel="Reject"
      danger
      onConfirm={reject}
      onClose={onClose}
    >
      <p className="wb-dialog-message">They are told, and may apply again.</p>
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
