import { useQueryClient } from '@tanstack/react-query'
import { useArchiveLocations, useRestoreLocations } from '#generated/client/locations/locations.ts'
import { useSession } from '#src/session/session.ts'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { takeArchived } from './location-cache.ts'

/** As much of a place as it takes to archive it and to say so. */
interface NamedPlace {
  readonly id: number
  readonly name: string
}

export interface Archiving {
  readonly busy: boolean
  /** Archives or restores places, says so and offers the way back. Answers whether it worked. */
  readonly setArchived: (places: readonly NamedPlace[], archived: boolean) => Promise<boolean>
}

export function useArchiving(): Archiving {
  const { tenant } = useSession()
  const client = useQueryClient()
  const archive = useArchiveLocations()
  const restore = useRestoreLocations()

  const setArchived = async (places: readonly NamedPlace[], archived: boolean): Promise<boolean> => {
    const ids = places.map(({ id }) => id)
    try {
      await (archived ? archive : restore).mutateAsync({ data: { ids } })
    } catch (error) {
      const action = archived ? 'archive locations' : 'restore locations'
      showError(error, { action, retry: () => void setArchived(places, archived) })
      return false
    }
    void takeArchived(client, tenant.id, ids)
    showSuccess(`${archived ? 'Archived' : 'Restored'} ${placesText(places)}`, {
      label: 'Undo',
      run: () => void setArchived(places, !archived),
    })
    return true
  }

  return { busy: archive.isPending || restore.isPending, setArchived }
}

function placesText(places: readonly NamedPlace[]): string {
  const [only] = places
  return places.length === 1 && only !== undefined ? only.name : `${places.length} locations`
}
