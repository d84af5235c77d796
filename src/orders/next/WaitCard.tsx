import { Button } from '@blueprintjs/core'
import { stopTypes } from '#domain/orders/protocol.ts'
import { openPeriod, totalWaitedSeconds, type WaitPeriod, waitedSeconds } from '#domain/orders/wait-time.ts'
import type { DeliveryOrderDriverView, Geostamp, StopType } from '#generated/model/index.ts'
import { stopNames } from '#src/orders/history/stop-names.ts'
import { formatDuration } from '#src/orders/cells/format-span.ts'
import { useNowEverySecond } from '#src/orders/history/use-now-every-second.ts'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import { withPending } from './pending-stamps.ts'
import { UnsentStamps } from './UnsentStamps.tsx'
import type { Stamps } from './use-stamps.ts'
import styles from './next.module.css'

interface WaitCardProps {
  readonly geostamps: readonly Geostamp[]
  readonly stop: StopType
  readonly stamps: Stamps
  readonly title?: string
}

/**
 * Check in on arrival and out when done, also without a connection; in between the clock runs
 * (docs/rules/driver-pay-and-wait-time.md, "Wait time").
 */
export function WaitCard({ geostamps, stop, stamps, title = 'Wait Time' }: WaitCardProps) {
  const here = withPending(geostamps, stamps.pending).filter((stamp) => stamp.stop === stop)
  const open = openPeriod(here, stop)
  return (
    <section className={`wb-card ${styles.card}`} aria-label={title}>
      <h2 className="wb-label">{title}</h2>
      {open !== null && <Live period={open} />}
      {open === null && here.length > 0 && <p>Waited {formatDuration(totalWaitedSeconds(here, 0))}</p>}
      <Button
        fill
        size="large"
        text={open === null ? 'Check in' : 'Check out'}
        loading={stamps.isStamping}
        onClick={() => void (open === null ? stamps.checkIn(stop) : stamps.checkOut(stop, open.uid))}
      />
      <UnsentStamps stamps={stamps} />
    </section>
  )
}

interface OpenWaitsProps {
  readonly order: Pick<DeliveryOrderDriverView, 'geostamps'>
  /** The stop that has its own card. */
  readonly except: StopType | null
  readonly stamps: Stamps
}

/** A wait that still runs at a stop which the order has left, so that it can be ended. */
export function OpenWaits({ order: { geostamps }, except, stamps }: OpenWaitsProps) {
  const shown = withPending(geostamps, stamps.pending)
  return stopTypes
    .filter((stop) => stop !== except && openPeriod(shown, stop) !== null)
    .map((stop) => (
      <WaitCard key={stop} geostamps={geostamps} stop={stop} stamps={stamps} title={`Wait Time: ${stopNames[stop]}`} />
    ))
}

function Live({ period }: { readonly period: WaitPeriod }) {
  const now = useNowEverySecond(true)
  return (
    <p className={styles.live}>
      <span>Currently Waiting</span>
      <strong role="timer">{formatDuration(waitedSeconds(period, now))}</strong>
      <span className="wb-muted">
        Started <TimeCell at={period.checkIn.createdAt} />
      </span>
    </p>
  )
}
