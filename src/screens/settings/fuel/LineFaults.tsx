import styles from './fuel.module.css'

/** As many as one mends at a time. */
const mostShown = 8

/** What is wrong in a text, line by line. */
export function LineFaults({ faults }: { readonly faults: readonly { line: number; message: string }[] }) {
  if (faults.length === 0) return null
  const more = faults.length - mostShown
  return (
    <ul className={styles.faults} role="alert" aria-label="What is wrong">
      {faults.slice(0, mostShown).map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          Line {line}: {message}
        </li>
      ))}
      {more > 0 && <li>And {more} more</li>}
    </ul>
  )
}
