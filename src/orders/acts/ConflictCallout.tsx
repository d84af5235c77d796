import { Button, Callout, Tag } from '@blueprintjs/core'
import { useEffect, useId, useRef, useState } from 'react'
import { clockText } from '#domain/time/operating-hours.ts'
import { type ZoneOffsets, wallTimeAt } from '#domain/time/zoned-time.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { formatFull, formatWhen } from '#src/lib/format-time.ts'
import { useSession } from '#src/session/session.ts'
import styles from './conflict.module.css'

/** What somebody else changed in the meantime, in words and in the person's units. */
export interface ConflictChange {
  readonly label: string
  readonly from: string
  readonly to: string
  /** Whether the person changed the same thing, so that applying again overrules the other. */
  readonly both?: boolean
}

interface ConflictCalloutProps {
  readonly changes: readonly ConflictChange[]
  /** Who changed it last; null when nobody knows. */
  readonly by: string | null
  /** When, unix seconds; null when nobody knows. */
  readonly at: number | null
  /** Whether the save that met it is over, so that it can be decided. */
  readonly isReady: boolean
  /** Whether Reload would drop something that the person entered. */
  readonly isDirty: boolean
  /** Takes what the other saved and drops what the person entered. */
  readonly onReload: () => void
  /** Puts what the person changed on top of what the other saved. */
  readonly onApplyAgain: () => void
}

/**
 * Says that somebody else saved in the meantime, what they changed, and leaves the choice: nothing is lost and nothing
 * is overwritten unseen.
 */
export function ConflictCallout(props: ConflictCalloutProps) {
  const { changes, by, at, isReady, isDirty, onReload, onApplyAgain } = props
  const [asking, setAsking] = useState(false)
  const applyAgain = useRef<HTMLButtonElement>(null)
  const { timeZone } = useSession()
  const explanationId = useId()
  // To the way on by which nothing is lost.
  useEffect(() => {
    if (isReady) applyAgain.current?.focus()
  }, [isReady])
  const anyBoth = changes.some(({ both }) => both === true)
  return (
    <Callout className={styles.conflict} intent="warning" role="alert">
      <p title={at === null ? undefined : formatFull(at, timeZone)}>
        <strong>{by ?? 'Somebody else'}</strong> changed this order{at !== null && ` ${momentText(at, timeZone)}`}
        {changes.length > 0 ? ':' : '.'}
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ label, from, to, both = false }, index) => (
            <li key={`${index} ${label}`}>
              <span className={styles.label}>{label}:</span> <del>{from}</del> <span aria-hidden="true">→</span>
              <span className="wb-visually-hidden">is now</span> <ins>{to}</ins>
              {both && (
                <Tag minimal intent="warning">
                  changed by both
                </Tag>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.explanation} id={explanationId}>
        What you entered is not saved. Apply again puts yours on top of theirs; you still save it yourself. Reload takes
        theirs and drops yours.{anyBoth && ' What both changed then becomes yours.'}
      </p>
      <div className={styles.acts}>
        <Button ref={applyAgain} text="Apply again" aria-describedby={explanationId} onClick={onApplyAgain} />
        <Button
          text="Reload"
          aria-describedby={explanationId}
          onClick={() => (isDirty ? setAsking(true) : onReload())}
        />
      </div>
      <DiscardAlert guard={{ asking, keepEditing: () => setAsking(false), discard: onReload }} />
    </Callout>
  )
}

/** "at 14:32" of today, "on Nov 3, 14:32" of another day. */
function momentText(at: number, timeZone: ZoneOffsets): string {
  const now = Date.now() / 1000
  const { date, secondsFromMidnight } = wallTimeAt(at, timeZone)
  if (date === wallTimeAt(now, timeZone).date) return `at ${clockText(secondsFromMidnight)}`
  const when = formatWhen(at, timeZone, now)
  return /^\w+day /.test(when) ? when.charAt(0).toLowerCase() + when.slice(1) : `on ${when}`
}
