import styles from './import.module.css'
import { type Outcome, outcomeLabels, outcomes } from './outcomes.ts'

interface OutcomeFilterProps {
  readonly counts: Readonly<Record<Outcome, number>>
  /** Null for all. */
  readonly shown: Outcome | null
  readonly onShow: (outcome: Outcome | null) => void
}

/** How many rows there are of each outcome; pressing one shows those alone, pressing it again shows all. */
export function OutcomeFilter({ counts, shown, onShow }: OutcomeFilterProps) {
  return (
    <div className={styles.tiles} role="group" aria-label="Show rows">
      {outcomes.map((outcome) => (
        <button
          key={outcome}
          type="button"
          className={styles.tile}
          data-outcome={outcome}
          aria-pressed={shown === outcome}
          disabled={counts[outcome] === 0 && shown !== outcome}
          onClick={() => onShow(shown === outcome ? null : outcome)}
        >
          <span className={styles.tileFigure}>{counts[outcome].toLocaleString('en-CA')}</span>
          <span className={styles.tileLabel}>{outcomeLabels[outcome]}</span>
        </button>
      ))}
    </div>
  )
}
