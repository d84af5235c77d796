import { type ReactNode, useState } from 'react'
import { Dialog, SegmentedControl } from '@blueprintjs/core'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { LazyPinMap, LazyStopsMap } from './LazyMaps.tsx'
import { modalHeight, modalZoom, type Pin, type Place } from './map-types.ts'
import styles from './maps.module.css'

interface MapDialogProps {
  readonly title: string
  /** Above the map: who was there and when. */
  readonly subtitle?: ReactNode
  /** Null where nobody knows: the dialog then says so. */
  readonly place: Place | null
  /** The stops that the place belongs to, which can be brought into sight. */
  readonly stops?: readonly Pin[]
  readonly onClose: () => void
}

/**
 * One place, 600 pixels high and close up at zoom 20
 * (docs/rules/units-and-formats.md, "Sizes on the screen"), where no street says where it is: all stops are one press away.
 */
export function MapDialog({ title, subtitle, place, stops = [], onClose }: MapDialogProps) {
  useFocusBack()
  const [isNear, setIsNear] = useState(true)
  const isStop = stops.some(({ latitude, longitude }) => latitude === place?.latitude && longitude === place.longitude)
  return (
    <Dialog isOpen onClose={onClose} title={title} className={styles.dialog}>
      <div className={styles.caption}>
        <div>{subtitle}</div>
        {place !== null && stops.length > 0 && (
          <SegmentedControl
            size="small"
            aria-label="How near"
            options={[
              { label: 'Close up', value: 'near' },
              { label: 'All stops', value: 'all' },
            ]}
            value={isNear ? 'near' : 'all'}
            onValueChange={(next) => setIsNear(next === 'near')}
          />
        )}
      </div>
      {place === null ? (
        <p className={styles.mapUnknown}>The device did not know where it was.</p>
      ) : isNear || stops.length === 0 ? (
        <LazyPinMap place={place} label={title} height={modalHeight} zoom={modalZoom} />
      ) : (
        <LazyStopsMap
          stops={stops}
          {...(!isStop && { seen: { ...place, id: 'seen', label: title, mark: '•' } })}
          height={modalHeight}
          label={title}
        />
      )}
    </Dialog>
  )
}
