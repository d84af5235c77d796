import { useQueryClient } from '@tanstack/react-query'
import { useUpdateLocation } from '#generated/client/locations/locations.ts'
import type { Location } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { LocationFormDrawer } from './LocationFormDrawer.tsx'
import { LocationMessageDrawer, LocationPendingDrawer } from './LocationMessageDrawer.tsx'
import { takeLocation } from './location-cache.ts'
import { locationChange } from './location-change.ts'
import { useAddressedLocation } from './use-addressed-location.ts'

const title = 'Edit location'

/** Edits a place at /locations/{id}/edit. */
export function LocationEditDrawer() {
  const session = useSession()
  const { place, error, retry } = useAddressedLocation()
  const allowed = can.updateLocation(session)
  if (!allowed.allowed) return <LocationMessageDrawer title={title} text={allowed.reason} />
  if (place === undefined) return <LocationPendingDrawer title={title} error={error} retry={retry} />
  if (place.tenantId !== session.tenant.id)
    return <LocationMessageDrawer title={title} text="This place is in the address book of another organization." />
  return <EditForm place={place} />
}

function EditForm({ place }: { readonly place: Location }) {
  const client = useQueryClient()
  const { mutateAsync: updateLocation } = useUpdateLocation()

  const save = async (data: FormData) => {
    const change = locationChange(place, data)
    if (change === null) return
    const saved = await updateLocation({ locationId: place.id, data: change })
    void takeLocation(client, saved)
    showSuccess(`Saved ${saved.name}`)
  }

  return <LocationFormDrawer title={place.fullName} submitLabel="Save changes" value={place} onSave={save} />
}
