import { useEffect } from 'react'
import { Button, ProgressBar } from '@blueprintjs/core'
import { countText } from '#domain/amounts/count-text.ts'
import { formErrorOf, messageOf, statusOf } from '#src/http/errors.ts'
import { giveFocusBack } from '#src/ui/use-focus-back.ts'
import { TitledCallout } from '#src/ui/TitledCallout.tsx'
import styles from './import.module.css'
import type { ImportRun } from './use-import-run.ts'
import type { AnsweredRow } from './outcomes.ts'

interface RunProgressProps {
  readonly run: ImportRun<AnsweredRow>
  /** "Checking", "Importing". */
  readonly doing: string
  /** What the rows done so far mean when it stopped: "The 150 rows before it are imported and stay." */
  readonly soFar: string
  readonly onCancel: () => void
  readonly onResume: () => void
}

/** How far a run is, with Cancel; and when it stopped, why, with a way to go on from there. */
export function RunProgress({ run, doing, soFar, onCancel, onResume }: RunProgressProps) {
  const { status, total, done } = run
  // The button that ended this state went with it.
  useEffect(() => giveFocusBack(null), [status])
  if (status === 'running' || status === 'stopping')
    return (
      <section className={`wb-card ${styles.run}`} aria-busy="true">
        <div className={styles.runLine}>
          <p role="status">
            {status === 'stopping'
              ? 'Stopping after this part'
              : `${doing} ${numeral(Math.min(done + 1, total))} of ${numeral(total)}`}
          </p>
          <Button text="Cancel" onClick={onCancel} disabled={status === 'stopping'} />
        </div>
        <ProgressBar
          intent="primary"
          stripes={false}
          value={total === 0 ? 0 : done / total}
          aria-label={doing}
          aria-valuetext={`${numeral(done)} of ${countText(total, { one: 'row', many: 'rows' })}`}
        />
      </section>
    )
  if (status === 'failed')
    return (
      <TitledCallout
        intent="danger"
        icon={null}
        role="alert"
        title={`Stopped at row ${numeral(done + 1)} of ${numeral(total)}`}
      >
        {reasons(run.error).map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{soFar}</p>
        <Button text="Retry from there" onClick={onResume} />
      </TitledCallout>
    )
  if (status === 'cancelled')
    return (
      <TitledCallout intent="warning" icon={null} title={`Cancelled at row ${numeral(done + 1)} of ${numeral(total)}`}>
        <p>{soFar}</p>
        <Button text="Go on" onClick={onResume} />
      </TitledCallout>
    )
  return null
}

function reasons(error: unknown): readonly string[] {
  const named = Object.values(formErrorOf(error)?.errors ?? {}).flat()
  if (named.length > 0) return named
  const message = messageOf(error)
  if (message !== undefined) return [message]
  return [statusOf(error) === null ? 'The connection was lost.' : 'The server could not take this part.']
}

function numeral(count: number): string {
  return count.toLocaleString('en-CA')
}
