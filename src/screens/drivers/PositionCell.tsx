import { useState } from 'react'
import type { Driver } from '#generated/model/index.ts'
import { useNow } from '#src/lib/use-now.ts'
import { MapDialog } from '#src/maps/MapDialog.tsx'
import { MapButton } from '#src/orders/cells/MapButton.tsx'
import { Moment } from '#src/resources/Moment.tsx'
import { displayName } from '#src/session/session.ts'
import styles from './drivers.module.css'

/** How long ago a device told where it was, "4 min ago", and the way to the map. */
export function PositionCell({ driver }: { readonly driver: Pick<Driver, 'firstName' | 'lastName' | 'lastPosition'> }) {
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const { lastPosition } = driver
  if (lastPosition === null) return <span className="wb-cell-none">—</span>
  return (
    <span className={styles.position}>
      <span>{agoText(now - lastPosition.recordedAt)}</span>
      <MapButton of={displayName(driver)} onClick={() => setOpen(true)} />
      {isOpen && (
        <MapDialog
          title={displayName(driver)}
          subtitle={<Moment at={lastPosition.recordedAt} />}
          place={lastPosition}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}

/** @param seconds since then */
function agoText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'Now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`
}
