import { Button } from '@blueprintjs/core'
import { TimeCell } from '#src/orders/cells/TimeCell.tsx'
import type { Stamps } from './use-stamps.ts'
import styles from './next.module.css'

/** The stamps that only this device has, with their times. */
export function UnsentStamps({ stamps: { pending, isStamping, sendAll } }: { readonly stamps: Stamps }) {
  if (pending.length === 0 || isStamping) return null
  return (
    <div className={styles.unsent} role="alert">
      {pending.map(({ key, kind, occurredAt }) => (
        <p key={key}>
          The {kind === 'checkin' ? 'check-in' : 'check-out'} (<TimeCell at={occurredAt} />) is kept on this device and
          not sent yet.
        </p>
      ))}
      <p>It is sent as soon as that is possible.</p>
      <Button text="Send now" onClick={() => void sendAll()} />
    </div>
  )
}
