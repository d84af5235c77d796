import styles from './conflict.module.css'
import '#src/ui/link-button.css'

interface MeanwhileNoteProps {
  /** What somebody else changed: "this order". */
  readonly what: string
  /** Who changed it last; null when nobody knows. */
  readonly by?: string | null
  readonly onLook: () => void
}

/** Says while one still types that somebody else has saved meanwhile; beside the buttons, so that nothing moves under the hand. */
export function MeanwhileNote({ what, by = null, onLook }: MeanwhileNoteProps) {
  return (
    <p className={styles.meanwhile} role="status">
      {by ?? 'Somebody else'} changed {what} meanwhile.{' '}
      <button type="button" className="wb-link-button" onClick={onLook}>
        See what changed
      </button>
    </p>
  )
}
