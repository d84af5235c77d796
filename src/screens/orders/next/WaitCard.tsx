import { Button } from '@blueprintjs/core'
import { openPeriod, totalWaitedSeconds, type WaitPeriod, waitedSeconds } from '#domain/wait-time.ts'
import type { Geostamp, StopType } from '#generated/model/index.ts'
import { formatDuration } from '#src/resources/orders/format-span.ts'
import { useNowEverySecond } from '#src/resources/orders/history/use-now-every-second.ts'
import { TimeCell } from '#src/resources/orders/TimeCell.tsx'
import type { NextActs } from './use-next-acts.ts'

interface WaitCardProps {
  readonly stamps: readonly Geostamp[]
  readonly stop: StopType
  readonly acts: NextActs
}

/** Check in on arrival and out when done; in between the clock runs (order-detail.md 4). */
export function WaitCard({ stamps, stop, acts }: WaitCardProps) {
  const open = openPeriod(stamps, stop)
  const here = stamps.filter((stamp) => stamp.stop === stop)
  const waiting = acts.pendingStamp
  return (
    <section className="wb-card wb-next-card" aria-label="Wait Time">
      <h2 className="wb-label">Wait Time</h2>
      {open !== null && <Live period={open} />}
      {open === null && here.length > 0 && (
        <p className="wb-next-waited">Waited {formatDuration(totalWaitedSeconds(here, 0))}</p>
      )}
      <Button
        fill
        size="large"
        text={open === null ? 'Check in' : 'Check out'}
        loading={acts.isStamping}
        onClick={() => void (open === null ? acts.checkIn(stop) : acts.checkOut(open.uid))}
      />
      {waiting !== null && !acts.isStamping && (
        <div className="wb-next-unsent" role="alert">
          <p>
            The {waiting.kind === 'checkin' ? 'check-in' : 'check-out'} of{' '}
            <TimeCell at={waiting.body.occurredAt ?? null} /> is kept on this device and not sent yet. It is sent when
            there is a connection.
          </p>
          <Button text="Send now" onClick={() => void acts.sendStamp()} />
        </div>
      )}
    </section>
  )
}

function Live({ period }: { readonly period: WaitPeriod }) {
  const now = useNowEverySecond(true)
  return (
    <p className="wb-next-live">
      <span>Currently Waiting</span>
      <strong role="timer">{formatDuration(waitedSeconds(period, now))}</strong>
      <span className="wb-muted">
        Started <TimeCell at={period.checkIn.createdAt} />
      </span>
    </p>
  )
}
