import { Circle, Tooltip } from 'react-leaflet'
import { boxAroundAll, longitudeWithin } from '#domain/geo/surroundings.ts'
import { MapFrame } from './MapFrame.tsx'
import type { Place } from './map-types.ts'
import styles from './maps.module.css'

interface AreasMapProps {
  readonly areas: readonly (Place & { readonly place: string; readonly radiusM: number })[]
  /** Pixels. */
  readonly height: number
  readonly label: string
}

/** The surroundings of places, each a circle. */
export function AreasMap({ areas, height, label }: AreasMapProps) {
  const { south, west, north, east } = boxAroundAll(areas)
  const corners: [number, number][] = [
    [south, west],
    [north, east],
  ]
  return (
    <MapFrame key={corners.join(' ')} label={label} height={height} bounds={corners} isQuiet>
      {areas.map(({ place, latitude, longitude, radiusM }, index) => (
        <Circle
          key={index}
          center={[latitude, longitudeWithin(longitude, west)]}
          radius={radiusM}
          className={styles.area}
        >
          <Tooltip permanent direction="center" className={styles.areaName}>
            {place}
          </Tooltip>
        </Circle>
      ))}
    </MapFrame>
  )
}
