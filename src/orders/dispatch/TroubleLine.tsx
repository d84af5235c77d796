import { KeyHint } from '#src/ui/KeyHint.tsx'
import { useHotkeys } from '#src/ui/hotkeys.ts'
import { keys } from '#src/ui/keys.ts'
import { nextTrouble } from './board-columns.ts'
import { type Trouble, troubles } from './board-filter.ts'
import styles from './dispatch.module.css'

interface TroubleLineProps {
  readonly counts: Readonly<Record<Trouble, number>>
  readonly shown: Trouble | null
  readonly onShow: (trouble: Trouble | null) => void
}

const words: Readonly<Record<Trouble, string>> = { late: 'late', soon: 'due within 30 min' }
const [key] = keys.trouble

/** What is in trouble across all drivers, and the filter that shows it alone. */
export function TroubleLine({ counts, shown, onShow }: TroubleLineProps) {
  useHotkeys({ trouble: () => onShow(nextTrouble(shown, counts)) })
  const told = troubles.filter((trouble) => counts[trouble] > 0 || trouble === shown)
  if (told.length === 0) return <p className={styles.calm}>Nothing late, nothing due within 30 min</p>
  return (
    <div className={styles.troubles} role="group" aria-label="Trouble">
      {told.map((trouble) => (
        <button
          key={trouble}
          type="button"
          className={styles.trouble}
          data-tone={trouble}
          aria-pressed={trouble === shown}
          aria-keyshortcuts={key}
          onClick={() => onShow(trouble === shown ? null : trouble)}
        >
          <strong>{counts[trouble]}</strong> {words[trouble]}
        </button>
      ))}
      <KeyHint combination={key} />
    </div>
  )
}
