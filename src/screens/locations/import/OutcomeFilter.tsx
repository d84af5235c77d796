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
    <div className="wb-tiles" role="group" aria-label="Show rows">
      {outcomes.map((outcome) => (
        <button
          key={outcome}
          type="button"
          className={`wb-tile wb-tile-${outcome}`}
          aria-pressed={shown === outcome}
          disabled={counts[outcome] === 0 && shown !== outcome}
          onClick={() => onShow(shown === outcome ? null : outcome)}
        >
          <span className="wb-tile-figure">{counts[outcome].toLocaleString('en-CA')}</span>
          <span className="wb-tile-label">{outcomeLabels[outcome]}</span>
        </button>
      ))}
    </div>
  )
}
