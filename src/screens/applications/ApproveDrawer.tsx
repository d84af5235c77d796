import { Button, Checkbox } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { approveApplication } from '#generated/client/relationships/relationships.ts'
import { useGetTenantServicesMeta } from '#generated/client/services/services.ts'
import type { Application, ServiceMeta } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { MessageDrawer, PendingBody } from '#src/resources/DrawerMessages.tsx'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useAddressedRow } from '#src/resources/use-addressed-row.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerFoot, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { applications } from './applications.tsx'
import styles from './applications.module.css'

const resource = applications.receivedOfCustomers
/** As one page holds, and as one approval opens. */
const pagination = { pageSize: 100 }

/** Approves an application with the services that the new customer may order. */
export function ApproveDrawer() {
  const session = useSession()
  const { row, error, refetch } = useAddressedRow(resource)
  const close = useCloseDrawer(resource.paths.list())
  const verdict = checkPermission(session, 'applications.update', 'answer applications')
  if (!verdict.allowed) return <MessageDrawer paths={resource.paths} title="Approve" text={verdict.reason} />
  if (row === undefined)
    return (
      <SideDrawer title="Approve" onClose={close}>
        <PendingBody words={resource.words} error={error} retry={() => void refetch()} />
      </SideDrawer>
    )
  if (row.state !== 'pending')
    return (
      <MessageDrawer paths={resource.paths} title={row.applicantTenantName} text={`The application is ${row.state}.`} />
    )
  return (
    <SideDrawer title={`Approve ${row.applicantTenantName}`} onClose={close}>
      <Choice application={row} onClose={close} />
    </SideDrawer>
  )
}

interface ChoiceProps {
  readonly application: Application
  readonly onClose: () => void
}

function Choice({ application, onClose }: ChoiceProps) {
  const { id, applicantTenantId, applicantTenantName } = application
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const maySeeServices = session.permissions.has('services.read')
  const { data, error, refetch } = useGetTenantServicesMeta(
    session.tenant.id,
    { pagination, state: 'offered' },
    { query: { enabled: maySeeServices } },
  )
  // Until something is ticked: those that are open to all customers.
  const [ticked, setTicked] = useState<readonly number[] | null>(null)
  const [busy, setBusy] = useState(false)
  const services = data?.data
  const chosen = ticked ?? services?.filter(({ openToAll }) => openToAll).map((service) => service.id) ?? []
  const approve = async () => {
    setBusy(true)
    try {
      await approveApplication(id, services === undefined ? {} : { serviceIds: [...chosen] })
      showSuccess(`${applicantTenantName} is your customer now`)
      void navigate(paths.customers.one(applicantTenantId), { replace: true })
    } catch (refused) {
      setBusy(false)
      tellRefusal(refused, 'approve the application')
    }
    // Customers, services and what waits are others now.
    void client.invalidateQueries()
  }
  return (
    <>
      <SideDrawerBody>
        <SideDrawerPart>
          <p className="wb-muted">
            You are connected with each other then. {applicantTenantName} can order what you tick here; you can change
            that on its page.
          </p>
          {!maySeeServices ? (
            <p>It can order what is open to all your customers.</p>
          ) : error !== null && services === undefined ? (
            <ErrorState title="The services could not be loaded" error={error} retry={() => void refetch()} />
          ) : services === undefined ? (
            <SkeletonLines count={4} what="the services" />
          ) : services.length === 0 ? (
            <p>You offer no services yet.</p>
          ) : (
            <Services services={services} chosen={chosen} onChange={setTicked} />
          )}
        </SideDrawerPart>
      </SideDrawerBody>
      <SideDrawerFoot>
        <Button text="Cancel" onClick={onClose} disabled={busy} />
        <Button
          text="Approve"
          intent="primary"
          loading={busy}
          disabled={maySeeServices && services === undefined}
          onClick={() => void approve()}
        />
      </SideDrawerFoot>
    </>
  )
}

interface ServicesProps {
  readonly services: readonly ServiceMeta[]
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}

function Services({ services, chosen, onChange }: ServicesProps) {
  return (
    <fieldset className={styles.services}>
      <legend className="wb-label">Services</legend>
      {services.map(({ id, name, openToAll }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        >
          {name}
          {openToAll && <span className="wb-muted"> · open to all customers</span>}
        </Checkbox>
      ))}
    </fieldset>
  )
}
