import { useQueryClient } from '@tanstack/react-query'
import {
  getGetLocationQueryKey,
  getGetPaginatedLocationsQueryKey,
  useCreateLocation,
} from '#generated/client/locations/locations.ts'
import { locationInputForm } from '#generated/forms/LocationInput.ts'
import type { Location, LocationInput } from '#generated/model/index.ts'
import { type PickedAddress, PickedAddressContext } from '#src/forms/address-search.tsx'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { withSlots } from '#src/resources/form-slots.tsx'
import { LocationPin } from '#src/resources/locations/LocationPin.tsx'

interface AddLocationDialogProps {
  /** What is known of the location already. */
  readonly prefill: Partial<LocationInput>
  readonly onAdded: (location: Location) => void
  readonly onClose: () => void
}

const form = withSlots(locationInputForm, { map: { section: 'pin', Part: LocationPin } })

/** Adds a location to the organization's address book without leaving the screen that needs it. */
export function AddLocationDialog({ prefill, onAdded, onClose }: AddLocationDialogProps) {
  const { tenant } = useSession()
  const queryClient = useQueryClient()
  const { mutateAsync: createLocation } = useCreateLocation()

  const save = async (data: object) => {
    const location = await createLocation({ tenantId: tenant.id, data: data as LocationInput })
    queryClient.setQueryData(getGetLocationQueryKey(location.id), location)
    void queryClient.invalidateQueries({ queryKey: getGetPaginatedLocationsQueryKey(tenant.id) })
    showSuccess(`${location.name} added to the address book`)
    onAdded(location)
  }

  return (
    <PickedAddressContext value={pickedOf(prefill)}>
      <SchemaDialog
        isOpen
        form={form}
        title="Add a location"
        submitLabel="Add location"
        value={prefill}
        onSubmit={save}
        onClose={onClose}
      />
    </PickedAddressContext>
  )
}

/** What is known of an address that was chosen; of one that was typed there is no city yet. */
function pickedOf({ streetAddress, city, ...rest }: Partial<LocationInput>): PickedAddress | null {
  return streetAddress === undefined || city === undefined ? null : { ...rest, streetAddress, city }
}
