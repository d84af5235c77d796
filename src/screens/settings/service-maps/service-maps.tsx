import { Tag } from '@blueprintjs/core'
import { PolygonFilter } from '@blueprintjs/icons'
import type { ServiceMapMeta } from '#generated/model/index.ts'
import { serviceMapContract } from '#generated/screens/serviceMap.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { usesIn, UsedBy } from '#src/resources/UsedBy.tsx'
import { servicesRights } from '#src/resources/services-rights.ts'

const statuses = {
  draft: { text: 'Draft', intent: 'none' },
  changed: { text: 'Changed since it was published', intent: 'warning' },
  published: { text: 'Published', intent: 'success' },
} as const

/** Whether services take the zones of a map as they are. */
export function MapStatus({ status }: Pick<ServiceMapMeta, 'status'>) {
  const { text, intent } = statuses[status]
  return (
    <Tag minimal intent={intent}>
      {text}
    </Tag>
  )
}

/** The services that are priced by a map, each a link to where it takes it; null: none. */
export function mapUsedBy({ usedBy }: Pick<ServiceMapMeta, 'usedBy'>) {
  return usedBy.length === 0 ? null : <UsedBy places={usesIn('service-map', usedBy)} />
}

/** The maps by whose zones an organization prices; one is edited on a page of its own. */
export const serviceMaps = defineResource({
  contract: serviceMapContract,
  paths: paths.serviceMaps,
  nameOf: ({ name }: ServiceMapMeta) => name,
  icon: <PolygonFilter size={18} />,
  empty: 'The areas you deliver in, drawn on a map, each with what it adds to the price.',
  emptyArchived: 'Maps that no service is priced by any more are kept here.',
  archivedNote: 'What is published keeps its zones; no draft can be published with it.',
  search: 'Name or description',
  rights: servicesRights,
  columns: [
    'name',
    { field: 'status', width: 210, cell: (row: ServiceMapMeta) => <MapStatus status={row.status} /> },
    'zoneCount',
    { id: 'usedBy', title: 'Used by', width: 240, cell: mapUsedBy },
    { field: 'description', width: 220 },
    'publishedAt',
    'updatedAt',
  ],
})
