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
import { AddressSearchProvider } from '#src/resources/locations/address-search.tsx'

interface AddLocationDialogProps {
  /** What is known of the location already. */
  readonly prefill: Partial<LocationInput>
  readonly onAdded: (location: Location) => void
  readonly onClose: () => void
}

/** Adds a location to the organisation's address book without leaving the screen that needs it. */
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
    <AddressSearchProvider>
      <SchemaDialog
        isOpen
        form={locationInputForm}
        title="Add a location"
        submitLabel="Add location"
        value={prefill}
        onSubmit={save}
        onClose={onClose}
      />
    </AddressSearchProvider>
  )
}
