import { Percentage } from '@blueprintjs/icons'
import { standingTaxes } from '#domain/pricing/tax.ts'
import type { TaxType } from '#domain/pricing/types.ts'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { taxSettingContract } from '#generated/screens/taxSetting.ts'
import { useNow } from '#src/lib/use-now.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { servicesRights } from '#src/resources/services-rights.ts'
import { usesIn, UsedBy } from '#src/resources/UsedBy.tsx'
import { useSession } from '#src/session/session.ts'

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
    { field: 'name', width: 160 },
    { field: 'type', width: 104 },
    { field: 'province', width: 80 },
    'percent',
    'effectiveFrom',
    'effectiveUntil',
    {
      id: 'usedBy',
      title: 'Charged by',
      width: 200,
      cell: ({ usedBy }) => (usedBy.length === 0 ? null : <UsedBy places={usesIn('tax-settings', usedBy)} />),
    },
    { field: 'updatedAt', byDefault: false },
  ],
  csv: true,
  Note: StandingTaxes,
})

const provinces = new Intl.ListFormat('en-CA')

/** What the services of a courier without rows charge all the same. */
function StandingTaxes() {
  const { timeZone } = useSession()
  const { date } = wallTimeAt(useNow(), timeZone)
  const said = standingTaxes(date).map(
    ({ type, name, provinces: codes }) => `${name} in ${provinces.format(codes)}${conditions[type] ?? ''}`,
  )
  return (
    <p className="wb-muted">
      Where none of these holds, taxable services charge by the province of the drop-off: {said.join('; ')}.
    </p>
  )
}

const conditions: Partial<Record<TaxType, string>> = {
  QST: ', for pickups in QC',
  'PST SK': ', for services that are set to charge it',
}
