import { Button } from '@blueprintjs/core'
import { Edit } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  assignServiceCustomers,
  getGetServiceCustomersQueryKey,
  useGetServiceCustomers,
} from '#generated/client/services/services.ts'
import { serviceCustomersUpdateForm } from '#generated/forms/ServiceCustomersUpdate.ts'
import type { ServiceCustomers, ServiceCustomersUpdate } from '#generated/model/index.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import { servicesRights } from '#src/resources/services-rights.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './services.module.css'

/** As many names as are read at a glance. */
const mostNamed = 12

/** Who may order a service beside its courier: all customers, or those that were chosen. */
export function ServiceCustomersCard({ serviceId }: { readonly serviceId: number }) {
  const session = useSession()
  const client = useQueryClient()
  const [editing, setEditing] = useState(false)
  const { data: customers, error, refetch } = useGetServiceCustomers(serviceId)
  const save = async (data: FormData) => {
    const saved = await assignServiceCustomers(serviceId, data as FormData & ServiceCustomersUpdate)
    client.setQueryData(getGetServiceCustomersQueryKey(serviceId), saved)
    showSuccess('Saved who can order the service')
    setEditing(false)
  }
  return (
    <section className="wb-card" aria-labelledby="customers">
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle} id="customers">
          Who can order it
        </h2>
        {servicesRights.update(session).allowed && customers !== undefined && (
          <Button variant="minimal" icon={<Edit />} text="Change" onClick={() => setEditing(true)} />
        )}
      </div>
      {error !== null ? (
        <ErrorState title="The customers could not be loaded" error={error} retry={() => void refetch()} />
      ) : customers === undefined ? (
        <SkeletonLines count={2} />
      ) : (
        <Told {...customers} />
      )}
      {editing && customers !== undefined && (
        <SchemaDialog
          isOpen
          form={serviceCustomersUpdateForm}
          value={{ openToAll: customers.openToAll, tenantIds: customers.data.map(({ id }) => id) }}
          onSubmit={save}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  )
}

function Told({ openToAll, data }: ServiceCustomers) {
  if (openToAll) return <p>All of your customers, also those that come later, and you yourself.</p>
  if (data.length === 0) return <p className="wb-muted">You alone. None of your customers can order it yet.</p>
  const [named, others] = [data.slice(0, mostNamed), data.length - mostNamed]
  return (
    <p>
      {named.map(({ name }) => name).join(', ')}
      {others > 0 && ` and ${others} more`}
    </p>
  )
}
