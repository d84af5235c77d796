import { ProgressBar } from '@blueprintjs/core'
import { countText, type CountedWords } from '#domain/amounts/count-text.ts'
import type { OfferedAct } from '#src/resources/use-acts.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import styles from './run.module.css'

/** Milliseconds between two looks at a run that is under way, where no event tells of it. */
export const lookEvery = 2_000

interface Progressing {
  readonly state: string
  readonly done: number
  /** Null: it does not know yet. */
  readonly total: number | null
}

interface RunProgressProps {
  readonly run: Progressing
  readonly words: CountedWords
  readonly cancel: Pick<OfferedAct<string>, 'verdict' | 'label' | 'run'> | undefined
}

/** How far a run is, and how it is stopped. */
export function RunProgress({ run: { state, done, total }, words, cancel }: RunProgressProps) {
  return (
    <section className={`wb-card ${styles.running}`} aria-label="Progress">
      <p role="status">
        {state === 'waiting'
          ? 'Waiting for its turn'
          : total === null
            ? 'Reading what is due'
            : `${done.toLocaleString('en-CA')} of ${countText(total, words)} written`}
      </p>
      <ProgressBar
        aria-label="Orders written"
        intent="primary"
        stripes={false}
        animate={false}
        value={total === null ? 0 : done / Math.max(1, total)}
      />
      <p className="wb-muted">It goes on when you leave this page.</p>
      {cancel !== undefined && (
        <VerdictButton verdict={cancel.verdict} text={cancel.label} onClick={() => void cancel.run()} />
      )}
    </section>
  )
}

/** Whether a run is still to be done. */
export function isUnderWay(run: Pick<Progressing, 'state'> | undefined): boolean {
  return run?.state === 'waiting' || run?.state === 'running'
}
