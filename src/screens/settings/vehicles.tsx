import { KnownVehicle } from '@blueprintjs/icons'
import type { WidgetProps } from '@rjsf/utils'
import { vehicleCalls } from '#generated/calls/vehicle.ts'
import { useGetTenantUsersByRole } from '#generated/client/tenants/tenants.ts'
import { SelectWidget } from '#src/forms/widgets/Select/SelectWidget.tsx'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { driverListParams } from '#src/resources/orders/driver-list.ts'
import { MeasureCell } from '#src/resources/orders/MeasureCell.tsx'
import { rightsTo } from '#src/resources/rights-to.ts'
import { displayName, useSession } from '#src/session/session.ts'

/** The vans, cars and bicycles of an organization. */
export const vehicles = defineResource({
  words: { one: 'vehicle', many: 'vehicles' },
  paths: paths.vehicles,
  tableId: 'vehicles',
  nameOf: ({ name }) => name,
  icon: <KnownVehicle size={18} />,
  empty: 'What your drivers drive, with what it can carry. Services name the vehicle that they are made with.',
  emptyArchived: 'Vehicles that are no longer driven are kept here.',
  archivedNote: 'It is no longer driven.',
  search: 'Name, plate or driver',
  defaultSort: { field: 'name', direction: 'asc' },
  calls: vehicleCalls,
  rights: rightsTo('vehicles'),
  columns: [
    {
      id: 'name',
      title: 'Name',
      width: 180,
      sortField: 'name',
      byDefault: true,
      required: true,
      text: (row) => row.name,
    },
    { id: 'plate', title: 'License plate', width: 120, byDefault: true, text: (row) => row.licensePlate },
    { id: 'driver', title: 'Driver', width: 160, byDefault: true, text: (row) => row.driverName },
    {
      id: 'maxWeight',
      title: 'Heaviest load',
      width: 110,
      align: 'right',
      byDefault: true,
      cell: ({ maxWeightKg }) => maxWeightKg && <MeasureCell value={maxWeightKg} of="weight" />,
      text: ({ maxWeightKg }) => maxWeightKg,
    },
    {
      id: 'maxVolume',
      title: 'Largest load',
      width: 110,
      align: 'right',
      byDefault: true,
      cell: ({ maxVolumeM3 }) => maxVolumeM3 && <MeasureCell value={maxVolumeM3} of="volume" />,
      text: ({ maxVolumeM3 }) => maxVolumeM3,
    },
    { id: 'description', title: 'Description', width: 220, byDefault: false, text: (row) => row.description },
    {
      id: 'updated',
      title: 'Updated',
      width: 122,
      sortField: 'updatedAt',
      firstDirection: 'desc',
      byDefault: true,
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ],
  form: async () => (await import('#generated/forms/VehicleInput.ts')).vehicleInputForm,
  fields: { driverUserId: { Widget: DriverWidget } },
})

/** One of the organization's drivers, or none. */
function DriverWidget(props: WidgetProps) {
  const { tenant } = useSession()
  const { data } = useGetTenantUsersByRole(tenant.id, 'Driver', driverListParams())
  const drivers = data?.data.map((person) => ({ value: person.id, label: displayName(person) })) ?? []
  return <SelectWidget {...props} options={{ ...props.options, enumOptions: drivers }} />
}
