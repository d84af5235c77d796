import { useQueryClient } from '@tanstack/react-query'
import { useCreateLocation } from '#generated/client/locations/locations.ts'
import { can } from '#src/access/can.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { LocationFormDrawer } from './LocationFormDrawer.tsx'
import { LocationMessageDrawer } from './LocationMessageDrawer.tsx'
import { takeLocation } from './location-cache.ts'
import { locationInput } from './location-change.ts'

/** Adds a place at /locations/new. */
export function LocationCreateDrawer() {
  const session = useSession()
  const client = useQueryClient()
  const { mutateAsync: createLocation } = useCreateLocation()
  const allowed = can.createLocation(session)

  const save = async (data: FormData) => {
    const place = await createLocation({ tenantId: session.tenant.id, data: locationInput(data) })
    void takeLocation(client, place)
    showSuccess(`Added ${place.name}`)
  }

  if (!allowed.allowed) return <LocationMessageDrawer title="Add location" text={allowed.reason} />
  return <LocationFormDrawer title="Add location" submitLabel="Add location" onSave={save} />
}
