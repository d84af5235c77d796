import type { ReactNode } from 'react'
import { MapDialog } from '#src/maps/MapDialog.tsx'

interface PointModalProps {
  readonly title: string
  /** Who was there and when. */
  readonly subtitle: ReactNode
  /** Degrees north; null when the device did not know. */
  readonly lat: number | null
  /** Degrees east; null when the device did not know. */
  readonly lng: number | null
  readonly onClose: () => void
}

/** Where somebody was, close up: a map at zoom 20, Standard or Satellite, with the name and the time (order-detail.md 2). */
export function PointModal({ title, subtitle, lat, lng, onClose }: PointModalProps) {
  const place = lat === null || lng === null ? null : { latitude: lat, longitude: lng }
  return <MapDialog title={title} subtitle={subtitle} place={place} onClose={onClose} />
}
