import { Circle, Tooltip } from 'react-leaflet'
import { MapFrame } from './MapFrame.tsx'
import type { Place } from './map-types.ts'
import styles from './maps.module.css'

interface AreasMapProps {
  readonly areas: readonly (Place & { readonly place: string; readonly radiusM: number })[]
  /** Pixels. */
  readonly height: number
  readonly label: string
}

/** Metres of a degree of latitude. */
const degreeM = 111_000

/** The surroundings of places, each a circle. */
export function AreasMap({ areas, height, label }: AreasMapProps) {
  const corners = areas.flatMap(({ latitude, longitude, radiusM }): [number, number][] => {
    const up = radiusM / degreeM
    const across = up / Math.max(Math.cos((latitude * Math.PI) / 180), 0.05)
    return [
      [latitude - up, longitude - across],
      [latitude + up, longitude + across],
    ]
  })
  return (
    <MapFrame key={corners.join(' ')} label={label} height={height} bounds={corners} isQuiet>
      {areas.map(({ place, latitude, longitude, radiusM }, index) => (
        <Circle key={index} center={[latitude, longitude]} radius={radiusM} className={styles.area}>
          <Tooltip>{place}</Tooltip>
        </Circle>
      ))}
    </MapFrame>
  )
}
