import type { DeliveryOrderInfoView, Geostamp } from '#generated/model/index.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { TimeCell } from '#src/resources/orders/TimeCell.tsx'
import { DrawerPart } from './DrawerPart.tsx'
import { useGeostamps } from './drawer-queries.ts'
import { StampMap } from './StampMap.tsx'
import styles from './order-drawer.module.css'

const stopWords = { pickup: 'pickup', dropoff: 'drop-off' } as const
const typeWords = { checkin: 'Check-in', checkout: 'Check-out' } as const

/** Where and when the driver checked in and out at the stops. */
export function DrawerGeostamps({ order: { id, driver } }: { readonly order: DeliveryOrderInfoView }) {
  const stamps = useGeostamps(id)
  return (
    <DrawerPart title="Geostamps">
      {stamps.isPending ? (
        <SkeletonLines count={2} />
      ) : stamps.data === undefined ? (
        <ErrorState
          title="The geostamps could not be loaded"
          error={stamps.error}
          retry={() => void stamps.refetch()}
        />
      ) : stamps.data.geostamps.length === 0 ? (
        <p className="wb-muted">Nobody checked in at a stop yet</p>
      ) : (
        <ul className={styles.stamps}>
          {stamps.data.geostamps.map((stamp) => (
            <li key={stamp.id}>
              <span>{wordsOf(stamp)}</span>
              <span className="wb-muted">
                <TimeCell at={stamp.createdAt} />
              </span>
              <StampMap title={wordsOf(stamp)} stamp={stamp} driver={driver} />
            </li>
          ))}
        </ul>
      )}
    </DrawerPart>
  )
}

function wordsOf({ type, stop }: Geostamp): string {
  return `${typeWords[type]} at ${stopWords[stop]}`
}
