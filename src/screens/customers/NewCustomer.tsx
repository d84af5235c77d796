import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { createCustomer } from '#generated/client/relationships/relationships.ts'
import { newCustomerForm } from '#generated/forms/NewCustomer.ts'
import type { NewCustomer as Given } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'

/** Adds a customer without people of its own, which the courier manages. */
export function NewCustomer() {
  const session = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const leaving = useLeaveGuard()
  const verdict = checkPermission(session, 'customers.create', 'add customers')
  const add = async (form: object) => {
    const { id, name } = await createCustomer(session.tenant.id, form as Given)
    showSuccess(`Added ${name}`)
    leaving.onDirtyChange(false)
    void client.invalidateQueries()
    void navigate(paths.customers.one(id))
  }
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title="Add a customer"
        back={{ to: paths.customers.list(), label: 'Customers' }}
        subtitle={
          verdict.allowed
            ? 'Nobody has an account there: you order and answer for it until you hand it over.'
            : verdict.reason
        }
      />
      <SchemaForm
        form={newCustomerForm}
        disabled={!verdict.allowed}
        onSubmit={add}
        onDirtyChange={leaving.onDirtyChange}
      />
      <DiscardAlert guard={leaving.guard} />
    </div>
  )
}
