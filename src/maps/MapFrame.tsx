import { type ReactNode, useEffect, useState } from 'react'
import { SegmentedControl } from '@blueprintjs/core'
import type { LatLngBoundsExpression, LatLngExpression } from 'leaflet'
import { MapContainer, useMap } from 'react-leaflet'
import { useRuntimeConfig } from '#src/lib/runtime-config.ts'
import { BaseLayer, type MapView } from './BaseLayer.tsx'
import { defaultZoom, fallbackCentre, modalZoom } from './map-types.ts'
import { ownPosition } from './own-position.ts'
import 'leaflet/dist/leaflet.css'
import styles from './maps.module.css'

interface MapFrameProps {
  /** What the map shows, for screen readers. */
  readonly label: string
  /** Pixels, or a length of CSS. */
  readonly height: number | string
  /** Without centre and bounds a map begins where the person is. */
  readonly centre?: LatLngExpression
  readonly zoom?: number
  readonly bounds?: LatLngBoundsExpression
  /** A small map on a page must not catch the wheel that scrolls the page. */
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

/** A map with its ground; Standard and Satellite can be chosen where the installation has pictures from above. */
export function MapFrame(props: MapFrameProps) {
  const { label, height, centre, zoom = defaultZoom, bounds, isQuiet = false, children } = props
  const { satelliteTileUrl } = useRuntimeConfig()
  const [view, setView] = useState<MapView>('standard')
  const beginsAtOwnPosition = centre === undefined && bounds === undefined
  return (
    <div className={styles.map} style={{ height }} role="group" aria-label={label}>
      <MapContainer
        className={styles.canvas}
        center={beginsAtOwnPosition ? [fallbackCentre.latitude, fallbackCentre.longitude] : centre}
        zoom={bounds === undefined ? zoom : undefined}
        bounds={bounds}
        boundsOptions={{ padding: [36, 40], maxZoom: 15 }}
        maxZoom={21}
        scrollWheelZoom={!isQuiet}
        attributionControl={false}
        zoomAnimation={!isQuiet}
      >
        <BaseLayer view={view} around={zoom >= modalZoom ? centre : undefined} />
        {beginsAtOwnPosition && <OwnPositionInView />}
        <EndOfZooming />
        {children}
      </MapContainer>
      {satelliteTileUrl !== null && (
        <div className={styles.view}>
          <SegmentedControl
            size="small"
            aria-label="Map view"
            options={[
              { label: 'Standard', value: 'standard' },
              { label: 'Satellite', value: 'satellite' },
            ]}
            value={view}
            onValueChange={(next) => setView(next === 'satellite' ? 'satellite' : 'standard')}
          />
        </div>
      )}
    </div>
  )
}

/** A zoom that is under way ends by a timer, which Leaflet lets run after the map is gone: it would move what is no more there. */
function EndOfZooming() {
  const map = useMap()
  useEffect(() => () => void Object.assign(map, { _animatingZoom: false }), [map])
  return null
}

/** Brings the place of the person into sight once it is known, unless they have moved the map meanwhile. */
function OwnPositionInView() {
  const map = useMap()
  useEffect(() => {
    let isTaken = false
    const take = () => {
      isTaken = true
    }
    const container = map.getContainer()
    const acts = ['pointerdown', 'wheel', 'keydown'] as const
    for (const act of acts) container.addEventListener(act, take, { capture: true })
    void ownPosition().then(({ latitude, longitude }) => {
      if (!isTaken) map.setView([latitude, longitude], map.getZoom(), { animate: false })
    })
    return () => {
      take()
      for (const act of acts) container.removeEventListener(act, take, { capture: true })
    }
  }, [map])
  return null
}
