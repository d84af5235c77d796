import { Exchange } from '@blueprintjs/icons'
import type { Partner } from '#generated/model/index.ts'
import { partnerContract } from '#generated/screens/partner.ts'
import { denial } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { CountCell, MomentCell, PartnerName } from '#src/screens/customers/partner-cells.tsx'
import { currentTenantId } from '#src/session/active-tenant.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { FindPartner } from './FindPartner.tsx'

const { calls } = partnerContract
const here = () => currentTenantId() ?? 0
const nobody = () => denial('A partner comes of an offer that is accepted.')

/** The couriers that the organization and its orders are handed on to, and back. */
export const partners = defineResource({
  contract: {
    ...partnerContract,
    defaultSort: { field: 'name', direction: 'asc' },
    calls: {
      list: calls.list,
      listKey: calls.listKey,
      get: (id: number, options?: undefined, signal?: AbortSignal) => calls.get(here(), id, options, signal),
      getKey: (id: number) => calls.getKey(here(), id),
    },
  },
  paths: paths.partners,
  nameOf: ({ name }: Partner) => name,
  icon: <Exchange size={18} />,
  empty: 'Offer a courier a partnership: once it accepts you can hand orders on to each other.',
  search: 'Name',
  rights: { create: nobody, update: nobody },
  columns: [
    { field: 'name', width: 260, cell: (row) => <PartnerName of={row} /> },
    { field: 'openHandedOn', width: 140, cell: ({ openHandedOn }) => <CountCell count={openHandedOn} /> },
    { field: 'openReceived', width: 140, cell: ({ openReceived }) => <CountCell count={openReceived} /> },
    { field: 'lastOrderAt', width: 130, cell: ({ lastOrderAt }) => <MomentCell at={lastOrderAt} /> },
    { field: 'phone', width: 140 },
    { field: 'connectedAt', width: 130 },
    { field: 'address', width: 240, byDefault: false },
  ],
  csv: true,
  Actions: () => (
    <>
      <ButtonLink to={paths.receivedPartnerships.list()}>Offers</ButtonLink>
      <FindPartner isPrimary />
    </>
  ),
  EmptyActions: () => <FindPartner />,
})
