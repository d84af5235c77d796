import { Tag } from '@blueprintjs/core'
import { Import, People } from '@blueprintjs/icons'
import type { Customer, CustomerUpdate } from '#generated/model/index.ts'
import { customerContract } from '#generated/screens/customer.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { rightsTo } from '#src/resources/rights-to.ts'
import { ApplicationsLink } from '#src/screens/applications/application-links.tsx'
import { InvitationsLink, InviteLink } from '#src/screens/invitations/invitation-links.tsx'
import { currentTenantId } from '#src/session/active-tenant.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { mayImport } from './import/may-import.ts'
import { CountCell, HoldCell, MomentCell, PartnerName } from './partner-cells.tsx'

const { calls } = customerContract

/** For couriers: nobody else manages customers. */
function NewCustomerLink() {
  const { tenant, permissions } = useSession()
  if (tenant.kind !== 'Courier' || !permissions.has('customers.create')) return null
  return <ButtonLink to={paths.customers.new()}>Add a customer</ButtonLink>
}

const here = () => currentTenantId() ?? 0

/** Whom the organization delivers or sends for. */
export const customers = defineResource({
  contract: {
    ...customerContract,
    calls: {
      list: calls.list,
      listKey: calls.listKey,
      get: (id: number, options?: undefined, signal?: AbortSignal) => calls.get(here(), id, options, signal),
      getKey: (id: number) => calls.getKey(here(), id),
      update: (id: number, change: CustomerUpdate) => calls.update(here(), id, change),
    },
  },
  paths: paths.customers,
  nameOf: ({ name }: Customer) => name,
  icon: <People size={18} />,
  empty: 'Whom you deliver for stands here once they are connected with you.',
  search: 'Name or customer number',
  rights: rightsTo('customers'),
  columns: [
    {
      field: 'name',
      width: 260,
      cell: (row) => (
        <PartnerName of={row}>
          {row.isManaged && <Tag minimal>Managed</Tag>}
          {row.relation === 'partner' && <Tag minimal>Broker partner</Tag>}
        </PartnerName>
      ),
    },
    { field: 'openOrders', width: 100, cell: ({ openOrders }) => <CountCell count={openOrders} /> },
    { field: 'lastOrderAt', width: 130, cell: ({ lastOrderAt }) => <MomentCell at={lastOrderAt} /> },
    { field: 'creditHold', width: 110, cell: ({ creditHold }) => <HoldCell isHeld={creditHold} /> },
    { field: 'services', width: 90, cell: ({ services }) => <CountCell count={services} /> },
    { field: 'connectedAt', width: 130 },
    { field: 'accountNumber', width: 120, byDefault: false },
    { field: 'phone', width: 140, byDefault: false },
    { field: 'address', width: 240, byDefault: false },
    { field: 'paymentTerms', width: 120, byDefault: false },
  ],
  csv: true,
  Actions: () => (
    <>
      <ApplicationsLink to={paths.receivedCustomerApplications.list()} />
      <ImportLink text="Import" />
      <InvitationsLink kind="customer" />
      <NewCustomerLink />
      <InviteLink kind="customer" isPrimary />
    </>
  ),
  EmptyActions: () => (
    <>
      <ImportLink text="Import a CSV file" />
      <InviteLink kind="customer" />
    </>
  ),
})

function ImportLink({ text }: { readonly text: string }) {
  if (!mayImport(useSession()).allowed) return null
  return <ButtonLink to={paths.customerImport()} icon={<Import />} text={text} />
}
