import styles from './session.module.css'

/** Nothing for a second, then a quiet bar. */
export function Waiting({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <div className={styles.waiting} role="status" aria-label={label}>
      <div className={styles.waitingBar} />
    </div>
  )
}
