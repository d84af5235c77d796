import { Tag } from '@blueprintjs/icons'
import { baseTagContract } from '#generated/screens/baseTag.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { servicesRights } from '#src/resources/services-rights.ts'

/** How orders are to be handled. */
export const tags = defineResource({
  contract: baseTagContract,
  paths: paths.tags,
  nameOf: ({ name }) => name,
  icon: <Tag size={18} />,
  empty: 'How orders are to be handled: keep cold, fragile, signature required. Services offer them.',
  emptyArchived: 'Tags that no new service offers are kept here.',
  archivedNote: 'No new service offers it.',
  search: 'Name or description',
  rights: servicesRights,
  columns: ['name', { field: 'description', width: 260 }, 'updatedAt'],
  csv: true,
})
