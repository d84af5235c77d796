import type { ListFilter } from '#src/resources/filter-values.ts'

/** Of which organization, whichever there is in the installation. */
export const tenantFilter: ListFilter = {
  kind: 'reference',
  name: 'organization',
  title: 'Organization',
  of: { list: '/tenants' },
  permissions: ['installation.manage'],
  isOptional: false,
}
