import { Percentage } from '@blueprintjs/icons'
import { taxSettingContract } from '#generated/screens/taxSetting.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { servicesRights } from '#src/resources/services-rights.ts'

/** The taxes of an organization by province and time. */
export const taxes = defineResource({
  contract: taxSettingContract,
  paths: paths.taxes,
  nameOf: ({ name }) => name,
  icon: <Percentage size={18} />,
  empty: 'The taxes you charge by province, with the days from and until which they hold.',
  search: 'Name, type or province',
  rights: servicesRights,
  columns: [
    'name',
    'type',
    { field: 'province', width: 90 },
    'percent',
    'effectiveFrom',
    'effectiveUntil',
    { field: 'updatedAt', byDefault: false },
  ],
  csv: true,
})
