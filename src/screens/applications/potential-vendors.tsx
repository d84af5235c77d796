import { Tag } from '@blueprintjs/core'
import { Shop } from '@blueprintjs/icons'
import { getGetPotentialVendorsQueryKey, getPotentialVendors } from '#generated/client/relationships/relationships.ts'
import { getGetTenantPublicProfileQueryKey, getTenantPublicProfile } from '#generated/client/tenants/tenants.ts'
import type { PotentialVendor } from '#generated/model/index.ts'
import { denial } from '#src/access/verdict.ts'
import { paths, type ResourcePaths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { ApplicationsLink } from './application-links.tsx'
import styles from './applications.module.css'

const nobody = () => denial('Couriers look after their own profiles.')
const list = paths.potentialVendors

/** Couriers that deliver for others, and that one may apply to. */
export const potentialVendors = defineResource({
  contract: {
    words: { one: 'courier', many: 'couriers to apply to' },
    subject: 'tenant',
    defaultSort: { field: 'name', direction: 'asc' },
    filters: [],
    calls: {
      list: getPotentialVendors,
      listKey: getGetPotentialVendorsQueryKey,
      get: getTenantPublicProfile,
      getKey: getGetTenantPublicProfileQueryKey,
    },
    facts: {
      name: { title: 'Courier', kind: 'text', sortField: 'name' },
      city: { title: 'City', kind: 'text' },
    },
  },
  paths: { list, new: list, one: paths.vendorProfile, edit: paths.vendorProfile } satisfies ResourcePaths,
  nameOf: ({ name }) => name,
  icon: <Shop size={18} />,
  empty: 'Couriers that offer a service here, and do not deliver for you yet, can be found here.',
  search: 'Name or city',
  rights: { create: nobody, update: nobody },
  columns: [
    {
      field: 'name',
      width: 260,
      cell: ({ name, image, applicationId }: PotentialVendor) => (
        <span className={styles.vendor}>
          <Avatar name={name} image={image} isLogo />
          {name}
          {applicationId !== null && <Tag minimal>Applied</Tag>}
        </span>
      ),
    },
    { field: 'city', width: 140 },
    { id: 'services', title: 'Services', width: 360, cell: ({ services }: PotentialVendor) => services.join(', ') },
  ],
  Actions: () => <ApplicationsLink to={paths.sentCourierApplications.list()} />,
})
