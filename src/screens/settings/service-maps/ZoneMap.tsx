import { latLngBounds, type LeafletMouseEvent, type Map as LeafletMap, point } from 'leaflet'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Marker, useMap } from 'react-leaflet'
import type { LatLng } from '#domain/geo/geo.ts'
import { MapFrame } from '#src/maps/MapFrame.tsx'
import { pinIcon } from '#src/maps/pin-icon.ts'
import { type Grip, ZoneCanvas } from './zone-canvas.ts'
import type { ZoneScene } from './zone-drawing.ts'
import { type Corner, cornersOf, middleAfter, withCornerAfter, withCornerMoved } from './zone-corners.ts'
import styles from './service-maps.module.css'

/** Pixels of a zone in which its corners can be told apart. */
const smallestSeen = 160

interface ZoneMapProps {
  readonly scene: ZoneScene
  readonly label: string
  readonly pin: LatLng | null
  /** What is brought into sight: another object is another wish. */
  readonly lookAt: { readonly corners: readonly Corner[] } | null
  /** A press on the map that takes hold of nothing. */
  readonly onPress: (at: Corner) => void
  readonly onPinMove: (at: Corner) => void
  /** The first corner of what is drawn is pressed again. */
  readonly onClose: () => void
  readonly onCorner: (corner: number | null) => void
  /** A corner was dragged, or the middle of an edge, which then is a corner. */
  readonly onDragged: (grip: Grip, to: Corner) => void
  /** A key that the map does not take for itself; true where it was taken. */
  readonly onKey: (event: KeyboardEvent, map: LeafletMap) => boolean
  readonly children?: ReactNode
}

/** The zones of a map, drawn on it and taken hold of. */
export function ZoneMap({ onKey, children, ...props }: ZoneMapProps) {
  const map = useRef<LeafletMap | null>(null)
  // Leaflet takes a view once, and is told of others by `lookAt`.
  const [view] = useState(() => viewOf(props.scene))
  const press = (event: KeyboardEvent) => {
    if (map.current === null || !onKey(event, map.current)) return
    event.preventDefault()
    // Leaflet pans with the arrows.
    event.stopPropagation()
  }
  return (
    <div
      className={props.scene.drawn === null ? styles.map : styles.mapDrawing}
      role="presentation"
      onKeyDownCapture={press}
    >
      <MapFrame label={props.label} height="100%" {...view}>
        <ZonesOnMap {...props} onReady={(ready) => (map.current = ready)} />
      </MapFrame>
      {children}
    </div>
  )
}

/** All zones, else where a map begins. */
function viewOf({ zones }: ZoneScene) {
  const corners = zones.flatMap(cornersOf).map(([lat, lng]): [number, number] => [lat, lng])
  return corners.length > 0 ? { bounds: latLngBounds(corners) } : {}
}

type ZonesOnMapProps = Omit<ZoneMapProps, 'onKey' | 'children'> & {
  readonly onReady: (map: LeafletMap) => void
}

function ZonesOnMap(props: ZonesOnMapProps) {
  const { scene, label, pin, lookAt } = props
  const map = useMap()
  const canvas = useRef<ZoneCanvas | null>(null)
  const pressed = useEffectEvent((event: LeafletMouseEvent) => {
    const at = event.containerPoint
    const { lat, lng } = event.latlng.wrap()
    if (canvas.current?.closesAt(at)) props.onClose()
    else if (canvas.current?.gripAt(at)?.kind !== 'corner') props.onPress([lat, lng])
  })
  const gripped = useEffectEvent((event: PointerEvent) => startDrag(event, map, canvas.current, props))

  const ready = useEffectEvent(() => props.onReady(map))

  useEffect(() => {
    ready()
    canvas.current = new ZoneCanvas(map)
    const container = map.getContainer()
    const onPointerDown = (event: PointerEvent) => gripped(event)
    const onClick = (event: LeafletMouseEvent) => pressed(event)
    map.on('click', onClick)
    // A double press draws two corners; it does not zoom.
    map.doubleClickZoom.disable()
    container.addEventListener('pointerdown', onPointerDown, { capture: true })
    const sized = new ResizeObserver(() => map.invalidateSize({ pan: false }))
    sized.observe(container)
    return () => {
      sized.disconnect()
      container.removeEventListener('pointerdown', onPointerDown, { capture: true })
      map.off('click', onClick)
      canvas.current?.remove()
      canvas.current = null
    }
  }, [map])

  // Its keys are its own, so that screen readers hand them on.
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', label)
  }, [map, label])

  useEffect(() => canvas.current?.show(scene), [scene])

  useEffect(() => {
    if (lookAt === null) return
    const bounds = latLngBounds(lookAt.corners.map(([lat, lng]): [number, number] => [lat, lng]))
    if (!bounds.isValid()) return
    if (lookAt.corners.length === 1) map.panTo(bounds.getCenter())
    else {
      const { x, y } = map.project(bounds.getSouthEast()).subtract(map.project(bounds.getNorthWest()))
      const isSeen = map.getBounds().contains(bounds) && Math.max(x, y) >= smallestSeen
      if (!isSeen) map.fitBounds(bounds, { padding: [40, 40], maxZoom: 14 })
    }
  }, [map, lookAt])

  if (pin === null) return null
  return (
    <Marker
      position={[pin.lat, pin.lng]}
      icon={pinIcon({ mark: '?' })}
      title="The pin that is tested"
      alt="The pin that is tested"
      draggable
      autoPanOnFocus={false}
      eventHandlers={{
        dragend: ({ target }) => {
          const { lat, lng } = (target as { getLatLng: () => LatLng }).getLatLng()
          props.onPinMove([lat, lng])
        },
      }}
    />
  )
}

/** Follows a pointer that took hold of a corner or of the middle of an edge; the map then stays where it is. */
function startDrag(event: PointerEvent, map: LeafletMap, canvas: ZoneCanvas | null, props: ZonesOnMapProps): void {
  const { selected } = props.scene
  const container = map.getContainer()
  const place = (at: PointerEvent) => {
    const { left, top } = container.getBoundingClientRect()
    return point(at.clientX - left, at.clientY - top)
  }
  const isOnControl =
    event.target instanceof Element && event.target.closest('.leaflet-control, .leaflet-marker-icon') !== null
  const grip = event.button === 0 && !isOnControl && props.scene.drawn === null ? canvas?.gripAt(place(event)) : null
  if (!grip || !selected || !canvas) return
  const { kind, index } = grip
  const from = place(event)
  let to: Corner | null = null
  map.dragging.disable()
  const move = (at: PointerEvent) => {
    const here = place(at)
    // A press that trembles moves nothing.
    if (to === null && here.distanceTo(from) < 3) return
    const { lat, lng } = map.containerPointToLatLng(here)
    to = [lat, lng]
    canvas.drag((kind === 'corner' ? withCornerMoved : withCornerAfter)(selected, index, to))
  }
  const end = () => {
    document.removeEventListener('pointermove', move)
    document.removeEventListener('pointerup', end)
    document.removeEventListener('pointercancel', end)
    map.dragging.enable()
    if (to !== null) props.onDragged(grip, to)
    else if (kind === 'corner') props.onCorner(index)
    else {
      const middle = middleAfter(selected, index)
      if (middle !== undefined) props.onDragged(grip, middle)
    }
  }
  document.addEventListener('pointermove', move)
  document.addEventListener('pointerup', end)
  document.addEventListener('pointercancel', end)
}
