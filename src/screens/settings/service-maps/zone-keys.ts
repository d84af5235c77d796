import type { Map as LeafletMap } from 'leaflet'
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import type { MapEdits } from './use-map-edits.ts'
import { type Corner, cornersOf } from './zone-corners.ts'
import { deleteCorner, deleteZone, moveCorner } from './zone-edits.ts'

/** What a press on the map does: choose, draw a corner, or put the pin down. */
export type MapMode = 'select' | 'draw' | 'pin'

/** Pixels that an arrow key moves a corner; with Shift ten times as far. */
const arrowStep = 2

const directions: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface ZoneTools extends Pick<MapEdits, 'selected' | 'corner' | 'change' | 'select' | 'setCorner'> {
  readonly mode: MapMode
  readonly mayEdit: boolean
  readonly press: (at: Corner) => void
  readonly addAfter: (corner: number) => void
  readonly stopDrawing: () => void
  readonly takeBack: () => void
  readonly closePin: () => void
}

/** Does what a key means while the map has the focus. @returns whether it means anything */
export function takeZoneKey(event: KeyboardEvent, leaflet: LeafletMap, tools: ZoneTools): boolean {
  const { mode, selected, corner, mayEdit, press, stopDrawing, takeBack, closePin, select, setCorner } = tools
  if (event.target !== leaflet.getContainer() || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key === 'Escape') {
    if (mode === 'draw') stopDrawing()
    else if (mode === 'pin') closePin()
    else if (corner !== null) setCorner(null)
    else if (selected !== null) select(null)
    else return false
    return true
  }
  if (event.key === 'Enter' && mode !== 'select') {
    const { lat, lng } = leaflet.getCenter()
    press([lat, lng])
    return true
  }
  if (mode === 'draw' && event.key === 'Backspace') {
    takeBack()
    return true
  }
  return mayEdit && mode === 'select' && takeCornerKey(event, leaflet, tools)
}

function takeCornerKey(event: KeyboardEvent, leaflet: LeafletMap, tools: ZoneTools): boolean {
  const { selected, corner, change, setCorner, addAfter } = tools
  if (selected === null) return false
  const { id } = selected
  const corners = cornersOf(selected)
  if (event.key === '[' || event.key === ']') {
    const next = corner === null ? 0 : corner + (event.key === ']' ? 1 : -1)
    setCorner((next + corners.length) % corners.length)
    return true
  }
  if (event.key === 'Delete' && corner === null) {
    change((before) => deleteZone(before, id))
    return true
  }
  const at = corner === null ? undefined : corners[corner]
  if (at === undefined || corner === null) return false
  if (event.key === 'Delete' || event.key === 'Backspace') {
    change((before) => deleteCorner(before, id, corner))
    return true
  }
  if (event.key === 'Insert') {
    addAfter(corner)
    return true
  }
  const direction = directions[event.key]
  if (direction === undefined) return false
  const step = arrowStep * (event.shiftKey ? 10 : 1)
  const point = leaflet.latLngToContainerPoint([...at]).add([direction[0] * step, direction[1] * step])
  const { lat, lng } = leaflet.containerPointToLatLng(point)
  change((before) => moveCorner(before, id, corner, [lat, lng], true))
  return true
}

interface MapKeys {
  /** While a dialog has the keys. */
  readonly isOff: boolean
  readonly onSave: () => void
  /** @returns whether there is anything that one may undo or do again */
  readonly onUndo: (isRedo: boolean) => boolean
}

/** Ctrl with S, Z and Y anywhere on the page; in a field, Z and Y are the field's. */
export function useMapKeys({ isOff, onSave, onUndo }: MapKeys): void {
  const takeKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
    if (!(event.ctrlKey || event.metaKey) || isOff) return
    const key = event.key.toLowerCase()
    if (key === 's') {
      event.preventDefault()
      onSave()
    } else if (!isTyping && (key === 'z' || key === 'y') && onUndo(key === 'y' || event.shiftKey))
      event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => takeKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
