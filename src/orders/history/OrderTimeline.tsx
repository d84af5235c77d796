import { useState } from 'react'
import { useGetDeliveryOrderUpdates } from '#generated/client/orders/orders.ts'
import type { DeliveryOrderUpdate } from '#generated/model/index.ts'
import { MapButton } from '#src/orders/cells/MapButton.tsx'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { WindowedList } from '#src/ui/WindowedList.tsx'
import { ChangeList } from './ChangeList.tsx'
import { historyIntervalMs, historyStaleMs } from './history-interval.ts'
import { MediaByUrl } from './MediaByUrl.tsx'
import { shortName } from '#src/uploads/media-facts.ts'
import { PointModal } from './PointModal.tsx'
import { updateWords } from './update-words.ts'
import { WhoAndWhen } from './WhoAndWhen.tsx'
import styles from './timeline.module.css'
import '#src/ui/link-button.css'

/** A report that came later than this many seconds after the fact says so. */
const lateReportS = 120

/** What an entry opens: where somebody was, or what was attached. */
type Opened = { readonly kind: 'point' | 'media'; readonly update: DeliveryOrderUpdate }

/** Everything that happened to the order, newest first. */
export function OrderTimeline({ orderId }: { readonly orderId: number }) {
  const updates = useGetDeliveryOrderUpdates(orderId, {
    query: { refetchInterval: historyIntervalMs, staleTime: historyStaleMs },
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  if (updates.data === undefined) {
    if (updates.isPending) return <SkeletonLines count={5} what="the timeline" />
    const retry = () => void updates.refetch()
    return <ErrorState title="The timeline could not be loaded" error={updates.error} retry={retry} />
  }
  return (
    <>
      <WindowedList
        items={updates.data.updates}
        keyOf={idOf}
        usualHeight={58}
        className={styles.timeline}
        label="Timeline"
        newText="New entry"
      >
        {(update) => <Entry update={update} onOpen={(kind) => setOpened({ kind, update })} />}
      </WindowedList>
      {opened !== null && <OpenedEntry {...opened} orderId={orderId} onClose={() => setOpened(null)} />}
    </>
  )
}

function idOf({ id }: DeliveryOrderUpdate): number {
  return id
}

interface EntryProps {
  readonly update: DeliveryOrderUpdate
  readonly onOpen: (kind: Opened['kind']) => void
}

function Entry({ update, onOpen }: EntryProps) {
  const { title, by, detail, price, media, status } = updateWords(update)
  const cameLate = update.createdAt - update.occurredAt > lateReportS
  return (
    <div className={styles.entry} data-status={status}>
      <span className={styles.time}>
        <TimeCell at={update.occurredAt} />
      </span>
      <div className={styles.what}>
        <span className={styles.title}>{title}</span>
        {by !== undefined && (
          <span className="wb-muted" title={update.commenterEmail ?? update.creatorEmail}>
            {' · '}
            {by}
          </span>
        )}
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        {update.changes !== undefined && <ChangeList changes={update.changes} />}
        {price !== undefined && <p className={styles.detail}>{price}</p>}
        {media !== undefined && (
          <p className={styles.detail}>
            {update.mediaUrl === undefined ? (
              shortName(media)
            ) : (
              <button type="button" className="wb-link-button" title={media} onClick={() => onOpen('media')}>
                {shortName(media)}
              </button>
            )}
          </p>
        )}
        {cameLate && (
          <p className={styles.late}>
            Reported <TimeCell at={update.createdAt} />
          </p>
        )}
      </div>
      {update.lat !== undefined && update.lng !== undefined && (
        <MapButton of={title} className={styles.map} onClick={() => onOpen('point')} />
      )}
    </div>
  )
}

function OpenedEntry({ kind, update, orderId, onClose }: Opened & { orderId: number; onClose: () => void }) {
  if (kind === 'media')
    return update.mediaUrl === undefined ? null : (
      <MediaByUrl orderId={orderId} url={update.mediaUrl} onClose={onClose} />
    )
  return (
    <PointModal
      orderId={orderId}
      title={updateWords(update).title}
      subtitle={<WhoAndWhen name={update.actorName} at={update.occurredAt} />}
      lat={update.lat ?? null}
      lng={update.lng ?? null}
      onClose={onClose}
    />
  )
}
