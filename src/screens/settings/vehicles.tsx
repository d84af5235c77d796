import { KnownVehicle } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import { vehicleContract } from '#generated/screens/vehicle.ts'
import { SelectWidget } from '#src/forms/widgets/Select/SelectWidget.tsx'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { driverListParams } from '#src/orders/find/driver-list.ts'
import { rightsTo } from '#src/resources/rights-to.ts'
import { displayName, useSession } from '#src/session/session.ts'

/** The vans, cars and bicycles of an organization. */
export const vehicles = defineResource({
  contract: vehicleContract,
  paths: paths.vehicles,
  nameOf: ({ name }) => name,
  icon: <KnownVehicle size={18} />,
  empty: 'What your drivers drive, with what it can carry. Services name the vehicle that they are made with.',
  emptyArchived: 'Vehicles that are no longer driven are kept here.',
  archivedNote: 'It is no longer driven.',
  search: 'Name, plate or driver',
  rights: rightsTo('vehicles'),
  columns: [
    'name',
    'licensePlate',
    { field: 'driverName', width: 170 },
    'maxWeightKg',
    'maxVolumeM3',
    { field: 'description', width: 220, byDefault: false },
    'updatedAt',
  ],
  csv: true,
  fields: { driverUserId: { Widget: DriverWidget } },
})

/** One of the organization's drivers, or none. */
function DriverWidget(props: WidgetProps) {
  const { tenant } = useSession()
  const { data } = useGetTenantUsersByRole(tenant.id, 'Driver', driverListParams())
  const drivers = data?.data.map((person) => ({ value: person.id, label: displayName(person) })) ?? []
  return <SelectWidget {...props} options={{ ...props.options, enumOptions: drivers }} />
}
