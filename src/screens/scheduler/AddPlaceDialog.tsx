import { useQueryClient } from '@tanstack/react-query'
import {
  getGetLocationQueryKey,
  getGetPaginatedLocationsQueryKey,
  useCreateLocation,
} from '#generated/client/locations/locations.ts'
import { locationInputForm } from '#generated/forms/LocationInput.ts'
import type { Location, LocationInput } from '#generated/model/index.ts'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { AddressSearchProvider } from '#src/resources/places/address-search.tsx'

interface AddPlaceDialogProps {
  /** What is known of the place already. */
  readonly prefill: Partial<LocationInput>
  readonly onAdded: (place: Location) => void
  readonly onClose: () => void
}

/** Adds a place to the organisation's address book without leaving the screen that needs it. */
export function AddPlaceDialog({ prefill, onAdded, onClose }: AddPlaceDialogProps) {
  const { tenant } = useSession()
  const queryClient = useQueryClient()
  const { mutateAsync: createLocation } = useCreateLocation()

  const save = async (data: object) => {
    const place = await createLocation({ tenantId: tenant.id, data: data as LocationInput })
    queryClient.setQueryData(getGetLocationQueryKey(place.id), place)
    void queryClient.invalidateQueries({ queryKey: getGetPaginatedLocationsQueryKey(tenant.id) })
    showSuccess(`${place.name} added to the address book`)
    onAdded(place)
  }

  return (
    <AddressSearchProvider>
      <SchemaDialog
        isOpen
        form={locationInputForm}
        title="Add a place"
        submitLabel="Add place"
        value={prefill}
        onSubmit={save}
        onClose={onClose}
      />
    </AddressSearchProvider>
  )
}
