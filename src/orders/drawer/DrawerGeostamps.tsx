import type { DeliveryOrderInfoView } from '#generated/model/index.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { DrawerPart } from './DrawerPart.tsx'
import { type StopVisit, useStopVisits } from './drawer-queries.ts'
import { StampMap } from './StampMap.tsx'
import styles from './order-drawer.module.css'

const stopWords = { pickup: 'pickup', dropoff: 'drop-off' } as const

/** Where and when the driver checked in and out at the stops, and wrote down what is asked there. */
export function DrawerGeostamps({ order: { id, driver } }: { readonly order: DeliveryOrderInfoView }) {
  const { seen, isPending, error, retry } = useStopVisits(id, true)
  return (
    <DrawerPart title="Geostamps">
      {isPending ? (
        <SkeletonLines count={2} what="the geostamps" />
      ) : error !== null ? (
        <ErrorState title="The geostamps could not be loaded" error={error} retry={retry} />
      ) : seen.length === 0 ? (
        <p className="wb-muted">Nobody checked in at a stop yet</p>
      ) : (
        <ul className={styles.stamps}>
          {seen.map((each) => (
            <li key={each.key}>
              <span>{wordsOf(each)}</span>
              <span className="wb-muted">
                <TimeCell at={each.at} />
              </span>
              <StampMap orderId={id} title={wordsOf(each)} stamp={each} driver={driver} />
            </li>
          ))}
        </ul>
      )}
    </DrawerPart>
  )
}

function wordsOf({ what, stop }: StopVisit): string {
  return `${what} at ${stopWords[stop]}`
}
