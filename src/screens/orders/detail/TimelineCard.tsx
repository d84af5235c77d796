import { useGetDeliveryOrderUpdates } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderUpdate } from '#generated/model/index.ts'
import { TimeCell } from '#src/resources/orders/TimeCell.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { Card } from './Fact.tsx'
import { updateWords } from './update-words.ts'

/** Milliseconds (order-detail.md 9). */
const timelineIntervalMs = 10_000

/** A report that came later than this many seconds after the fact says so. */
const lateReportS = 120

/** Everything that happened to the order, newest first. */
export function TimelineCard({ orderId }: { readonly orderId: number }) {
  const updates = useGetDeliveryOrderUpdates(orderId, { query: { refetchInterval: timelineIntervalMs } })
  return (
    <Card title="Timeline" className="wb-order-timeline">
      {updates.isPending ? (
        <SkeletonLines count={5} />
      ) : updates.data === undefined ? (
        <ErrorState
          title="The timeline could not be loaded"
          error={updates.error}
          retry={() => void updates.refetch()}
        />
      ) : (
        <ol className="wb-timeline">
          {updates.data.updates.map((update) => (
            <Entry key={update.id} update={update} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function Entry({ update }: { readonly update: DeliveryOrderUpdate }) {
  const { title, by, detail, link, status } = updateWords(update)
  const cameLate = update.createdAt - update.occurredAt > lateReportS
  return (
    <li className="wb-timeline-entry" data-status={status}>
      <span className="wb-timeline-time">
        <TimeCell at={update.occurredAt} />
      </span>
      <div>
        <span className="wb-timeline-title">{title}</span>
        {by !== undefined && <span className="wb-muted"> · {by}</span>}
        {detail !== undefined && <p className="wb-timeline-detail">{detail}</p>}
        {link !== undefined && (
          <p className="wb-timeline-detail">
            <a href={link.href} target="_blank" rel="noreferrer">
              {link.text}
            </a>
          </p>
        )}
        {cameLate && (
          <p className="wb-timeline-late">
            Reported <TimeCell at={update.createdAt} />
          </p>
        )}
      </div>
    </li>
  )
}
