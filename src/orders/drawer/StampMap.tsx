import { useState } from 'react'
import type { Person } from '#generated/model/index.ts'
import { displayName } from '#src/session/session.ts'
import type { StopVisit } from './drawer-queries.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { WhoAndWhen } from '#src/orders/history/WhoAndWhen.tsx'
import { MapButton } from '#src/orders/cells/MapButton.tsx'

const pointModal = lazyComponent(async () => (await import('#src/orders/history/PointModal.tsx')).PointModal, {
  covers: true,
})

interface StampMapProps {
  readonly orderId: number
  /** Where: "Picked Up", "Check-in at pickup". */
  readonly title: string
  readonly stamp: Pick<StopVisit, 'lat' | 'lng' | 'at'>
  /** Null where this person does not read who drives. */
  readonly driver: Person | null
}

/** Shows where the driver was, with the name and the time (docs/rules/order-page.md, "The drawer"). */
export function StampMap({ orderId, title, stamp, driver }: StampMapProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <MapButton of={title} onClick={() => setIsShown(true)} />
      {isShown && (
        <pointModal.Part
          orderId={orderId}
          title={title}
          subtitle={<WhoAndWhen name={driver === null ? undefined : displayName(driver)} at={stamp.at} />}
          lat={stamp.lat}
          lng={stamp.lng}
          onClose={() => setIsShown(false)}
        />
      )}
    </>
  )
}
