import type { ReactNode } from 'react'
import { useGetDeliveryOrderPageView } from '#generated/client/orders/orders.ts'
import { MapDialog } from '#src/maps/MapDialog.tsx'
import { stopPins } from './stop-pins.ts'
import { historyStaleMs } from './history-interval.ts'

interface PointModalProps {
  readonly orderId: number
  readonly title: string
  /** Who was there and when. */
  readonly subtitle: ReactNode
  /** Degrees north; null when the device did not know. */
  readonly lat: number | null
  /** Degrees east; null when the device did not know. */
  readonly lng: number | null
  readonly onClose: () => void
}

/** Where somebody was, with the name and the time, beside the stops of the order and close up (docs/rules/order-page.md, "The drawer"). */
export function PointModal({ orderId, title, subtitle, lat, lng, onClose }: PointModalProps) {
  const { data: order } = useGetDeliveryOrderPageView(orderId, { query: { staleTime: historyStaleMs } })
  const place = lat === null || lng === null ? null : { latitude: lat, longitude: lng }
  return (
    <MapDialog
      title={title}
      subtitle={subtitle}
      place={place}
      stops={order === undefined ? [] : stopPins(order)}
      onClose={onClose}
    />
  )
}
