import { Button } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { liftSuspension } from '#generated/client/tenants/tenants.ts'
import type { SubscribedTenant } from '#generated/model/index.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { keepOverview } from './keep-overview.ts'

/** Lets the people of a suspended organization in again. */
export function LiftButton({ tenant: { id, name } }: { readonly tenant: Pick<SubscribedTenant, 'id' | 'name'> }) {
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button intent="primary" text="Lift the suspension" onClick={() => setAsked(true)} />
      <ConfirmDialog
        isOpen={isAsked}
        title={`Lift the suspension of ${name}?`}
        confirmLabel="Lift it"
        onConfirm={async () => {
          keepOverview(client, await liftSuspension(id))
          showSuccess(`${name} works again`)
        }}
        onClose={() => setAsked(false)}
      >
        <p className="wb-dialog-message">
          Its people are let in at once. Messages and jobs that waited go on within a minute.
        </p>
      </ConfirmDialog>
    </>
  )
}
