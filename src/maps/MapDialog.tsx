import type { ReactNode } from 'react'
import { Dialog } from '@blueprintjs/core'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { LazyPinMap } from './LazyMaps.tsx'
import { modalHeight, modalZoom, type Place } from './map-types.ts'
import styles from './maps.module.css'

interface MapDialogProps {
  readonly title: string
  /** Above the map: who was there and when. */
  readonly subtitle?: ReactNode
  /** Null where nobody knows: the dialog then says so. */
  readonly place: Place | null
  readonly onClose: () => void
}

/** One place close up: zoom 20, 600 pixels high (application.md 9). */
export function MapDialog({ title, subtitle, place, onClose }: MapDialogProps) {
  useFocusBack()
  return (
    <Dialog isOpen onClose={onClose} title={title} className={styles.dialog}>
      {subtitle !== undefined && <div className={styles.caption}>{subtitle}</div>}
      {place === null ? (
        <p className={styles.mapUnknown}>The device did not know where it was.</p>
      ) : (
        <LazyPinMap place={place} label={title} height={modalHeight} zoom={modalZoom} />
      )}
    </Dialog>
  )
}
