import { acceptPartnership } from '#generated/client/relationships/relationships.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { MessageDrawer, PendingBody } from '#src/resources/DrawerMessages.tsx'
import { useAddressedRow } from '#src/resources/use-addressed-row.ts'
import { ServiceChoice } from '#src/screens/applications/ServiceChoice.tsx'
import { useSession } from '#src/session/session.ts'
import { SideDrawer } from '#src/ui/SideDrawer.tsx'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { offers } from './offers.tsx'

const resource = offers.received

/** Accepts an offer with the services by which the new partner may hand orders on. */
export function AcceptDrawer() {
  const verdict = can.makePartners(useSession())
  const { row, error, refetch } = useAddressedRow(resource)
  const close = useCloseDrawer(resource.paths.list())
  if (!verdict.allowed) return <MessageDrawer paths={resource.paths} title="Accept" text={verdict.reason} />
  if (row === undefined)
    return (
      <SideDrawer title="Accept" onClose={close}>
        <PendingBody words={resource.words} error={error} retry={() => void refetch()} />
      </SideDrawer>
    )
  const { id, offererTenantId, offererTenantName: name, state } = row
  if (state !== 'pending') return <MessageDrawer paths={resource.paths} title={name} text={`The offer is ${state}.`} />
  return (
    <SideDrawer title={`Accept the offer of ${name}`} onClose={close}>
      <ServiceChoice
        note={`You can hand orders on to each other then, each by what the other opens to it. ${name} can use what you tick here; you can change that on its page.`}
        unseen="Nothing new is opened to it."
        confirmLabel="Accept"
        isTicked={() => false}
        confirm={(chosen) => acceptPartnership(id, chosen)}
        said={`${name} is your partner now`}
        next={paths.partners.one(offererTenantId)}
        onClose={close}
      />
    </SideDrawer>
  )
}
