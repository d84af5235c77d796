import { Dialog } from '@blueprintjs/core'
import { LazyPinMap } from './LazyMaps.tsx'
import { modalHeight, modalZoom, type Place } from './map-types.ts'

interface MapDialogProps {
  readonly title: string
  readonly place: Place
  readonly onClose: () => void
}

/** One place close up: zoom 20, 600 pixels high (application.md 9). */
export function MapDialog({ title, place, onClose }: MapDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} className="wb-map-dialog">
      <LazyPinMap place={place} label={title} height={modalHeight} zoom={modalZoom} />
    </Dialog>
  )
}
