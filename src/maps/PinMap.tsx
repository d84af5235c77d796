import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Map as LeafletMap, Marker as LeafletMarker } from 'leaflet'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import { MapFrame } from './MapFrame.tsx'
import { defaultZoom, type Place } from './map-types.ts'
import { pinIcon } from './pin-icon.ts'
import styles from './maps.module.css'

interface PinMapProps {
  readonly place: Place
  readonly label: string
  /** Pixels. */
  readonly height: number
  readonly zoom?: number
  /** Absent where the pin only shows a place. */
  readonly onMove?: (place: Place) => void
  readonly mark?: string
}

/** Pixels that an arrow key moves the pin; with Shift ten times as far. */
const arrowStep = 4

/** One place on a map. Where it may be moved the pin goes where one clicks, is dragged, or moved with the arrow keys once it has the focus. */
export function PinMap({ place, label, height, zoom = defaultZoom, onMove, mark = '' }: PinMapProps) {
  const map = useRef<LeafletMap | null>(null)
  const moveByKey = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (onMove === undefined || direction === undefined || map.current === null) return
    if (!(event.target instanceof Element) || event.target.closest(`.${styles.pinPlace}`) === null) return
    event.preventDefault()
    event.stopPropagation()
    const step = arrowStep * (event.shiftKey ? 10 : 1)
    const point = map.current.latLngToContainerPoint([place.latitude, place.longitude])
    onMove(placeOf(map.current.containerPointToLatLng(point.add([direction[0] * step, direction[1] * step]))))
  }
  return (
    <div onKeyDownCapture={moveByKey}>
      <MapFrame
        label={label}
        height={height}
        centre={[place.latitude, place.longitude]}
        zoom={zoom}
        isQuiet={onMove === undefined}
      >
        <KeepInView place={place} onReady={(ready) => (map.current = ready)} />
        {onMove !== undefined && <PlaceByClick onMove={onMove} />}
        <Marker
          position={[place.latitude, place.longitude]}
          icon={pinIcon({ mark })}
          draggable={onMove !== undefined}
          autoPanOnFocus={false}
          title={onMove === undefined ? label : `${label}. Drag the pin, or move it with the arrow keys.`}
          alt={label}
          eventHandlers={{
            dragend: ({ target }) => onMove?.(placeOf((target as LeafletMarker).getLatLng())),
          }}
        />
      </MapFrame>
    </div>
  )
}

const directions: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Six decimals are a decimetre; more would only be noise in the form. */
function placeOf({ lat, lng }: { readonly lat: number; readonly lng: number }): Place {
  return { latitude: Number(lat.toFixed(6)), longitude: Number(lng.toFixed(6)) }
}

/** Far from where it is to be the pin is not dragged: the map is drawn out, and clicked. */
function PlaceByClick({ onMove }: { readonly onMove: (place: Place) => void }) {
  useMapEvents({ click: ({ latlng }) => onMove(placeOf(latlng)) })
  return null
}

/** Follows the place when it is changed elsewhere, such as by choosing another address. */
function KeepInView({ place, onReady }: { readonly place: Place; readonly onReady: (map: LeafletMap) => void }) {
  const map = useMap()
  const { latitude, longitude } = place
  useEffect(() => {
    onReady(map)
  }, [map, onReady])
  useEffect(() => {
    if (!map.getBounds().pad(-0.1).contains([latitude, longitude])) map.panTo([latitude, longitude])
  }, [map, latitude, longitude])
  return null
}
