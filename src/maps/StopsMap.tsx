import { Marker, Polyline, Tooltip } from 'react-leaflet'
import { MapFrame } from './MapFrame.tsx'
import type { Pin } from './map-types.ts'
import { pinIcon } from './pin-icon.ts'
import styles from './maps.module.css'

interface StopsMapProps {
  /** In the order in which they are driven: a line joins them. */
  readonly stops: readonly Pin[]
  /** Where somebody was beside them; no line leads there. */
  readonly seen?: Pin
  /** Pixels. */
  readonly height: number
  readonly label?: string
}

/** The stops of an order and the line between them; the line says the order, not the road. */
export function StopsMap({ stops, seen, height, label = 'Map of the stops' }: StopsMapProps) {
  const pins = seen === undefined ? stops : [...stops, seen]
  const pointsOf = (some: readonly Pin[]) =>
    some.map(({ latitude, longitude }): [number, number] => [latitude, longitude])
  const points = pointsOf(pins)
  return (
    <MapFrame key={points.join(' ')} label={label} height={height} bounds={points} isQuiet>
      <Polyline positions={pointsOf(stops)} interactive={false} className={styles.way} weight={3} />
      {pins.map((stop) => (
        <Marker
          key={stop.id}
          position={[stop.latitude, stop.longitude]}
          icon={pinIcon(stop)}
          title={stop.label}
          alt={stop.label}
        >
          <Tooltip direction="top" offset={[0, -34]}>
            {stop.label}
          </Tooltip>
        </Marker>
      ))}
    </MapFrame>
  )
}
