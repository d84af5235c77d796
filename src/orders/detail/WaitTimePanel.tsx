import { useState } from 'react'
import { formatCents } from '#domain/amounts/money.ts'
import { stopTypes, type StopType } from '#domain/orders/protocol.ts'
import { totalWaitedSeconds, waitedSeconds, type WaitPeriod, waitPeriods } from '#domain/orders/wait-time.ts'
import { useGetDeliveryOrderGeostamps, useGetDeliveryOrderUpdates } from '#generated/client/orders/orders.ts'
import type { Geostamp } from '#generated/model/index.ts'
import { formatDuration } from '#src/orders/cells/format-span.ts'
import { MapButton } from '#src/orders/cells/MapButton.tsx'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { historyIntervalMs, historyStaleMs } from '#src/orders/history/history-interval.ts'
import { PointModal } from '#src/orders/history/PointModal.tsx'
import { stopNames } from '#src/orders/history/stop-names.ts'
import { useNowEverySecond } from '#src/orders/history/use-now-every-second.ts'
import { WhoAndWhen } from '#src/orders/history/WhoAndWhen.tsx'
import styles from './wait-time.module.css'

interface WaitTimePanelProps {
  readonly orderId: number
  /** Unix seconds; waiting before it is free of charge (docs/rules/driver-pay-and-wait-time.md, "Wait time"). */
  readonly availableAt: number
}

/** How long the driver waited at the stops, and where: totals, then each period from check-in to check-out. */
export function WaitTimePanel({ orderId, availableAt }: WaitTimePanelProps) {
  const waiting = useGetDeliveryOrderGeostamps(orderId, { query: { refetchInterval: historyIntervalMs } })
  const [shown, setShown] = useState<Geostamp | null>(null)
  const nameOf = useStampNames(orderId)
  if (waiting.data === undefined) {
    if (waiting.isPending) return <SkeletonLines count={4} what="the wait time" />
    const retry = () => void waiting.refetch()
    return <ErrorState title="The wait time could not be loaded" error={waiting.error} retry={retry} />
  }
  const { geostamps, waitTimePriceCadCents } = waiting.data
  const periods = waitPeriods(geostamps)
  if (periods.length === 0)
    return (
      <EmptyState title="No wait time">Check-ins and check-outs of the driver at the stops appear here.</EmptyState>
    )
  return (
    <>
      <Totals stamps={geostamps} priceCents={waitTimePriceCadCents} />
      <ol className={styles.wait} aria-label="Wait time">
        {periods.map((period) => (
          <li key={period.uid} className={styles.period} data-open={period.checkOut === null || undefined}>
            <Period period={period} availableAt={availableAt} onShow={setShown} />
          </li>
        ))}
      </ol>
      {shown !== null && (
        <PointModal
          orderId={shown.deliveryOrderId}
          title={`${shown.type === 'checkin' ? 'Check-in' : 'Check-out'} at ${stopNames[shown.stop]}`}
          subtitle={<WhoAndWhen name={nameOf(shown)} at={shown.createdAt} />}
          lat={shown.lat}
          lng={shown.lng}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

/** The timeline tells who stamped; the stamps themselves do not. */
function useStampNames(orderId: number): (stamp: Geostamp) => string | undefined {
  const { data } = useGetDeliveryOrderUpdates(orderId, { query: { staleTime: historyStaleMs } })
  return ({ uid, type }) =>
    data?.updates.find(
      (update) =>
        update.geostampUid === uid && update.type === (type === 'checkin' ? 'geostamp_check_in' : 'geostamp_check_out'),
    )?.actorName
}

function Totals({ stamps, priceCents }: { readonly stamps: readonly Geostamp[]; readonly priceCents: number | null }) {
  const now = useNowEverySecond(waitPeriods(stamps).some(({ checkOut }) => checkOut === null))
  const at = (stop: StopType) => stamps.filter((stamp) => stamp.stop === stop)
  return (
    <dl className={styles.totals}>
      <div>
        <dt className="wb-label">Total</dt>
        <dd className={styles.total}>{formatDuration(totalWaitedSeconds(stamps, now))}</dd>
      </div>
      {stopTypes
        .filter((stop) => at(stop).length > 0)
        .map((stop) => (
          <div key={stop}>
            <dt className="wb-label">{stopNames[stop]}</dt>
            <dd>{formatDuration(totalWaitedSeconds(at(stop), now))}</dd>
          </div>
        ))}
      {priceCents !== null && (
        <div>
          <dt className="wb-label">Charged</dt>
          <dd>{formatCents(priceCents)}</dd>
        </div>
      )}
    </dl>
  )
}

interface PeriodProps {
  readonly period: WaitPeriod<Geostamp>
  readonly availableAt: number
  readonly onShow: (stamp: Geostamp) => void
}

function Period({ period, availableAt, onShow }: PeriodProps) {
  const { stop, checkIn, checkOut } = period
  return (
    <>
      <header className={styles.head}>
        <h3>{stopNames[stop]}</h3>
        {checkOut === null ? (
          <>
            <span className={styles.live}>Currently Waiting</span>
            <LiveClock period={period} />
          </>
        ) : (
          <span className={styles.span}>{formatDuration(waitedSeconds(period, checkOut.createdAt))}</span>
        )}
      </header>
      <dl className={styles.stamps}>
        <Stamp label="Started" stamp={checkIn} onShow={onShow} />
        {checkOut !== null && <Stamp label="Finished" stamp={checkOut} onShow={onShow} />}
      </dl>
      {checkIn.createdAt < availableAt && (
        <p className={styles.note}>
          Charged from <TimeCell at={availableAt} />, when the order was available
        </p>
      )}
    </>
  )
}

function LiveClock({ period }: { readonly period: WaitPeriod }) {
  const now = useNowEverySecond(true)
  return (
    <span className={styles.span} role="timer">
      {formatDuration(waitedSeconds(period, now))}
    </span>
  )
}

interface StampProps {
  readonly label: string
  readonly stamp: Geostamp
  readonly onShow: (stamp: Geostamp) => void
}

function Stamp({ label, stamp, onShow }: StampProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <TimeCell at={stamp.createdAt} />
        <MapButton of={`${label} at ${stopNames[stamp.stop]}`} onClick={() => onShow(stamp)} />
      </dd>
    </div>
  )
}
