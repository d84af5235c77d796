import { Callout } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { updateCustomerProfile, useGetCustomer } from '#generated/client/relationships/relationships.ts'
import { customerProfileForm } from '#generated/forms/CustomerProfile.ts'
import type { CustomerProfile as Profile } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './customers.module.css'

/** What a managed customer says of itself, which its courier says for it. */
export function CustomerProfile() {
  const id = Number(useParams()['id'])
  const session = useSession()
  const client = useQueryClient()
  const leaving = useLeaveGuard()
  const { data: customer } = useGetCustomer(session.tenant.id, id)
  if (customer === undefined) return null
  const verdict = checkPermission(session, 'customers.update', 'change customers')
  const { name, address, phone } = customer
  const save = async (form: object) => {
    // A phone that is left empty is taken away.
    const saved = await updateCustomerProfile(session.tenant.id, id, { phone: null, ...(form as Profile) })
    showSuccess(`Saved ${saved.name}`)
    void client.invalidateQueries()
  }
  return (
    <div className={styles.side}>
      {!verdict.allowed && <Callout>{verdict.reason}</Callout>}
      <SchemaForm
        form={customerProfileForm}
        value={{ name, address, phone }}
        disabled={!verdict.allowed}
        onSubmit={save}
        onDirtyChange={leaving.onDirtyChange}
      />
      <DiscardAlert guard={leaving.guard} />
    </div>
  )
}
