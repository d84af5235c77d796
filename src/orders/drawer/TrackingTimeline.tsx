import { orderStatusLabels, type OrderStatus } from '#domain/orders/order-status.ts'
import type { DeliveryOrderInfoView, DeliveryOrderPageView } from '#generated/model/index.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { isUnderway } from '#src/orders/cells/order-columns.tsx'
import { DueCell, TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { type StopVisit, useOrderSteps, useStopVisits } from './drawer-queries.ts'
import { DrawerPart } from './DrawerPart.tsx'
import { StampMap } from './StampMap.tsx'
import styles from './order-drawer.module.css'

/** How far the order has come, when and where: from being placed to being done. */
export function TrackingTimeline({ order }: { readonly order: DeliveryOrderInfoView }) {
  const whole = useOrderSteps(order.id)
  const { seen } = useStopVisits(order.id, order.geostampsEnabled)
  const steps = whole.data === undefined ? [] : stepsOf(whole.data, seen)
  const isLocated = steps.some(({ stamp }) => stamp !== undefined)
  return (
    <DrawerPart title="Tracking">
      {whole.data !== undefined ? (
        <ol className={styles.tracking} data-status={order.status} data-located={isLocated || undefined}>
          {steps.map((step) => (
            <li key={step.name} data-reached={step.at !== null || undefined}>
              <span className={styles.trackingWhat}>
                <strong>{step.name}</strong>
                {step.location !== undefined && <span className="wb-muted">{step.location}</span>}
              </span>
              <span className={styles.trackingWhen}>
                {step.at !== null ? (
                  <TimeCell at={step.at} />
                ) : step.dueAt !== undefined && step.dueAt !== null ? (
                  <>
                    Due <DueCell dueAt={step.dueAt} open={isUnderway(order)} />
                  </>
                ) : null}
              </span>
              {step.stamp !== undefined && (
                <StampMap orderId={order.id} title={step.name} stamp={step.stamp} driver={order.driver} />
              )}
            </li>
          ))}
        </ol>
      ) : whole.isPending ? (
        <SkeletonLines count={5} what="the timeline" />
      ) : (
        <ErrorState title="The tracking could not be loaded" error={whole.error} retry={() => void whole.refetch()} />
      )}
    </DrawerPart>
  )
}

interface Step {
  readonly name: string
  /** Unix seconds; null while the order has not come so far. */
  readonly at: number | null
  readonly location?: string
  /** When it is promised, while it is to come. */
  readonly dueAt?: number | null
  /** Where the driver was. */
  readonly stamp?: StopVisit | undefined
}

/** A cancelled order shows the steps that it took; any other also those ahead of it. */
function stepsOf(order: DeliveryOrderPageView, seen: readonly StopVisit[]): readonly Step[] {
  const { times, pickupLocation, dropoffLocation } = order
  const lastAt = (stop: StopVisit['stop']) =>
    seen.findLast((each) => each.stop === stop && each.lat !== null && each.lng !== null)
  const steps: readonly Step[] = [
    { name: 'Created', at: order.createdAt },
    { name: nameOf('assigned'), at: times.assignedAt },
    { name: nameOf('pickedUp'), at: times.pickedUpAt, location: pickupLocation.name, stamp: lastAt('pickup') },
    {
      name: nameOf('droppedOff'),
      at: times.droppedOffAt,
      location: dropoffLocation.name,
      dueAt: order.dueAt,
      stamp: lastAt('dropoff'),
    },
    { name: nameOf('completed'), at: times.completedAt },
  ]
  if (order.status !== 'cancelled') return steps
  return [...steps.filter(({ at }) => at !== null), { name: nameOf('cancelled'), at: times.cancelledAt }]
}

function nameOf(status: OrderStatus): string {
  return orderStatusLabels[status]
}
