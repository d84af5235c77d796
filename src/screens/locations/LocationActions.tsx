import { Button } from '@blueprintjs/core'
import { Archive, Edit, History } from '@blueprintjs/icons'
import { useLocation } from 'react-router-dom'
import type { Location } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useArchiving } from './use-archiving.ts'

/** What can be done with a place where it stands in the list. */
export function LocationActions({ place }: { readonly place: Location }) {
  const session = useSession()
  const { search } = useLocation()
  const { busy, setArchived } = useArchiving()
  if (!can.updateLocation(session).allowed) return null
  const archiving = !place.archived
  return (
    <span className="wb-location-acts">
      {archiving && (
        <ButtonLink
          to={paths.locationEdit(place.id) + search}
          variant="minimal"
          size="small"
          icon={<Edit />}
          aria-label={`Edit ${place.name}`}
          title="Edit"
          text={<span className="wb-location-act-text">Edit</span>}
        />
      )}
      <Button
        variant="minimal"
        size="small"
        icon={archiving ? <Archive /> : <History />}
        text={<span className="wb-location-act-text">{archiving ? 'Archive' : 'Restore'}</span>}
        aria-label={`${archiving ? 'Archive' : 'Restore'} ${place.name}`}
        title={archiving ? 'Archive' : 'Restore'}
        disabled={busy}
        onClick={() => void setArchived([place], archiving)}
      />
    </span>
  )
}
