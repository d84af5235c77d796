import { Box } from '@blueprintjs/icons'
import type { BaseParcelType } from '#generated/model/index.ts'
import { baseParcelTypeContract } from '#generated/screens/baseParcelType.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { servicesRights } from '#src/resources/services-rights.ts'
import { NamedIcon } from '#src/ui/NamedIcon.tsx'
import styles from './parcel-types.module.css'

/** What is carried, and how large it may be. */
export const parcelTypes = defineResource({
  contract: baseParcelTypeContract,
  paths: paths.parcelTypes,
  nameOf: ({ name }) => name,
  icon: <Box size={18} />,
  empty: 'What you carry, how large and heavy it may be, and what each piece usually costs. Services carry them.',
  emptyArchived: 'Parcel types that no new service carries are kept here.',
  archivedNote: 'No new service carries it.',
  search: 'Name or description',
  rights: servicesRights,
  columns: [
    { field: 'name', cell: NameWithIcon },
    { field: 'description', width: 220 },
    'maxLengthM',
    'maxWidthM',
    'maxHeightM',
    'maxWeightKg',
    'defaultFeeCadCents',
    { field: 'updatedAt', byDefault: false },
  ],
  csv: true,
})

function NameWithIcon({ name, icon }: BaseParcelType) {
  return (
    <span className={styles.name}>
      <NamedIcon name={icon} />
      {name}
    </span>
  )
}
