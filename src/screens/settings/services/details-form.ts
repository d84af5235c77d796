import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { useGetTenantVehicles } from '#generated/client/services/services.ts'
import { withSlots } from '#src/resources/form-slots.tsx'
import { useSession } from '#src/session/session.ts'
import { pickWidget } from './pick-widget.tsx'

const VehicleWidget = pickWidget({
  label: 'Vehicles',
  placeholder: 'Open',
  none: 'No vehicle matches',
  useFound: (search) => {
    const { tenant } = useSession()
    const { data, isFetching } = useGetTenantVehicles(tenant.id, {
      ...(search !== '' && { search }),
      pagination: { pageSize: 20 },
    })
    return { options: data?.data.map(({ id, name }) => ({ id, label: name })), isFetching }
  },
})

/** What stands in no part of a revision. */
export async function detailsForm(): Promise<GeneratedForm> {
  const { serviceRevisionUpdateForm } = await import('#generated/forms/ServiceRevisionUpdate.ts')
  return withSlots(serviceRevisionUpdateForm, { vehicleId: { Widget: VehicleWidget } })
}
