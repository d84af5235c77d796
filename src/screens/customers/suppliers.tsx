import { Cube } from '@blueprintjs/icons'
import type { Supplier, SupplierUpdate } from '#generated/model/index.ts'
import { supplierContract } from '#generated/screens/supplier.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { rightsTo } from '#src/resources/rights-to.ts'
import { InvitationsLink, InviteLink } from '#src/screens/invitations/invitation-links.tsx'
import { currentTenantId } from '#src/session/active-tenant.ts'
import { CountCell, MomentCell, PartnerName } from './partner-cells.tsx'

const { calls } = supplierContract
const here = () => currentTenantId() ?? 0

/** Who sends to the organization. */
export const suppliers = defineResource({
  contract: {
    ...supplierContract,
    calls: {
      list: calls.list,
      listKey: calls.listKey,
      get: (id: number, options?: undefined, signal?: AbortSignal) => calls.get(here(), id, options, signal),
      getKey: (id: number) => calls.getKey(here(), id),
      update: (id: number, change: SupplierUpdate) => calls.update(here(), id, change),
    },
  },
  paths: paths.suppliers,
  nameOf: ({ name }: Supplier) => name,
  icon: <Cube size={18} />,
  empty: 'Who sends to you stands here once they are connected with you.',
  search: 'Name',
  rights: rightsTo('suppliers'),
  columns: [
    { field: 'name', width: 260, cell: (row) => <PartnerName of={row} /> },
    'placesOrders',
    { field: 'openOrders', width: 100, cell: ({ openOrders }) => <CountCell count={openOrders} /> },
    { field: 'lastOrderAt', width: 130, cell: ({ lastOrderAt }) => <MomentCell at={lastOrderAt} /> },
    { field: 'phone', width: 140 },
    { field: 'connectedAt', width: 130 },
    { field: 'address', width: 240, byDefault: false },
  ],
  csv: true,
  Actions: () => (
    <>
      <InvitationsLink kind="supplier" />
      <InviteLink kind="supplier" isPrimary />
    </>
  ),
  EmptyActions: () => <InviteLink kind="supplier" />,
})
