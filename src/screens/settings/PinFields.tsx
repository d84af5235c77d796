import { Button, Checkbox } from '@blueprintjs/core'
import { Pin } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pinDeliveryOrderFields, useGetTenantDeliveryOrderFields } from '#generated/client/orders/orders.ts'
import { deliveryOrderFieldContract } from '#generated/screens/deliveryOrderField.ts'
import { takeChanged } from '#src/resources/resource-cache.ts'
import { holds } from '#src/access/can.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'

/** As many as there can be. */
const allFields = { pagination: { pageSize: 30, sort: [{ field: 'position', direction: 'asc' } as const] } }

/** Chooses which fields are offered at once, and not under more details. */
export function PinFields() {
  const session = useSession()
  const { tenant } = session
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const { data } = useGetTenantDeliveryOrderFields(tenant.id, allFields)
  const fields = data?.data ?? []
  if (fields.length === 0 || !holds(session, 'delivery-settings.update', 'pin order fields').allowed) return null
  const pinned = fields.filter((field) => field.pinned).map(({ id }) => id)
  const ids = chosen ?? pinned

  const save = async () => {
    await pinDeliveryOrderFields(tenant.id, { ids: [...ids] })
    showSuccess('Saved the pinned fields')
    const changed = fields.map(({ id }) => id)
    void takeChanged(client, deliveryOrderFieldContract.calls, tenant.id, changed)
  }

  return (
    <>
      <Button icon={<Pin />} text="Pin fields" onClick={() => setChosen(pinned)} />
      <ConfirmDialog
        isOpen={chosen !== null}
        title="Pinned fields"
        confirmLabel="Save"
        onConfirm={save}
        onClose={() => setChosen(null)}
      >
        <p className="wb-dialog-message">Pinned fields are offered at once, all others under more details.</p>
        {fields.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={ids.includes(id)}
            onChange={({ currentTarget }) =>
              setChosen(currentTarget.checked ? [...ids, id] : ids.filter((each) => each !== id))
            }
          />
        ))}
      </ConfirmDialog>
    </>
  )
}
