import { Shop } from '@blueprintjs/icons'
import type { Vendor, VendorUpdate } from '#generated/model/index.ts'
import { vendorContract } from '#generated/screens/vendor.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { rightsTo } from '#src/resources/rights-to.ts'
import { currentTenantId } from '#src/session/active-tenant.ts'
import { ApplicationsLink, FindVendor } from '#src/screens/applications/application-links.tsx'
import { CountCell, MomentCell, PartnerName } from './partner-cells.tsx'

const { calls } = vendorContract
const here = () => currentTenantId() ?? 0

/** What the organization calls a vendor: by its own name for it, where it has one. */
export function vendorName({ name, ownName }: Pick<Vendor, 'name' | 'ownName'>): string {
  return ownName ?? name
}

/** The couriers that deliver for the organization. */
export const vendors = defineResource({
  contract: {
    ...vendorContract,
    calls: {
      list: calls.list,
      listKey: calls.listKey,
      get: (id: number, options?: undefined, signal?: AbortSignal) => calls.get(here(), id, options, signal),
      getKey: (id: number) => calls.getKey(here(), id),
      update: (id: number, change: VendorUpdate) => calls.update(here(), id, change),
    },
  },
  paths: paths.vendors,
  nameOf: vendorName,
  icon: <Shop size={18} />,
  empty: 'The couriers that deliver for you stand here once they are connected with you.',
  search: 'Name or vendor number',
  rights: rightsTo('vendors'),
  columns: [
    {
      field: 'name',
      width: 260,
      cell: (row) => <PartnerName of={{ ...row, name: vendorName(row) }} />,
    },
    { field: 'openOrders', width: 100, cell: ({ openOrders }) => <CountCell count={openOrders} /> },
    { field: 'lastOrderAt', width: 130, cell: ({ lastOrderAt }) => <MomentCell at={lastOrderAt} /> },
    { field: 'services', width: 90, cell: ({ services }) => <CountCell count={services} /> },
    { field: 'phone', width: 140 },
    { field: 'connectedAt', width: 130 },
    { field: 'accountNumber', width: 120, byDefault: false },
    { field: 'address', width: 240, byDefault: false },
  ],
  csv: true,
  Actions: () => (
    <>
      <ApplicationsLink to={paths.sentCourierApplications.list()} />
      <FindVendor isPrimary />
    </>
  ),
  EmptyActions: () => <FindVendor />,
})
