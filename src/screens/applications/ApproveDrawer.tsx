import { approveApplication } from '#generated/client/relationships/relationships.ts'
import { checkPermission } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { MessageDrawer, PendingBody } from '#src/resources/DrawerMessages.tsx'
import { useAddressedRow } from '#src/resources/use-addressed-row.ts'
import { useSession } from '#src/session/session.ts'
import { SideDrawer } from '#src/ui/SideDrawer.tsx'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { applications } from './applications.tsx'
import { ServiceChoice } from './ServiceChoice.tsx'

const resource = applications.receivedOfCustomers

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
  const { id, applicantTenantId, applicantTenantName: name, state } = row
  if (state !== 'pending')
    return <MessageDrawer paths={resource.paths} title={name} text={`The application is ${state}.`} />
  return (
    <SideDrawer title={`Approve ${name}`} onClose={close}>
      <ServiceChoice
        note={`You are connected with each other then. ${name} can order what you tick here; you can change that on its page.`}
        unseen="It can order what is open to all your customers."
        confirmLabel="Approve"
        isTicked={({ openToAll }) => openToAll}
        confirm={(chosen) => approveApplication(id, chosen)}
        said={`${name} is your customer now`}
        next={paths.customers.one(applicantTenantId)}
        onClose={close}
      />
    </SideDrawer>
  )
}
