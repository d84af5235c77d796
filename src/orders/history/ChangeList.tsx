import type { FieldChange } from '#generated/model/index.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { useNow } from '#src/lib/use-now.ts'
import { useSession } from '#src/session/session.ts'
import { changeLines } from './change-words.ts'
import styles from './change-list.module.css'

/** What was changed from what to what, a line for each thing. */
export function ChangeList({ changes }: { readonly changes: readonly FieldChange[] }) {
  const { timeZone } = useSession()
  const units = useUnitPreference()
  const now = useNow()
  return (
    <ul className={styles.changes}>
      {changeLines(changes, { units, timeZone, now }).map(({ label, from, to }, index) => (
        <li key={`${index} ${label}`}>
          <span className={styles.label}>{label}:</span> {from} <span className={styles.label}>to</span>{' '}
          <strong>{to}</strong>
        </li>
      ))}
    </ul>
  )
}
